package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import hypergate.game.piece.Seat;
import hypergate.game.state.State;
import hypergate.game.state.Zone;
import hypergate.testing.SeedRun;
import hypergate.testing.Seeds;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Response windows: the same for all who could act as far as anybody knows.
final class RoundsTest {
  @TempDir Path folder;

  private Bench bench(long seed) throws Exception {
    return new Bench(Files.createTempDirectory(folder, "seed"), seed);
  }

  private static boolean isEligible(JsonNode window, Bench.Person person) {
    return window.path("eligible").toString().contains('"' + person.letter + '"');
  }

  // ---- what everybody sees

  private record Seen(List<String> texts, List<Long> times) {}

  private Seen observed(long seed, boolean swapped) throws Exception {
    try (Bench bench = bench(seed)) {
      List<Bench.Person> people = bench.playing(Wishes.people(3).strict().wish());
      Bench.Person ana = people.getFirst();
      while (ana.look().path("game").path("phase").asString().equals("setup"))
        for (Bench.Person person : people) Simple.play(person);
      if (swapped) bench.at(ana.table, RoundsTest::swapHands);
      ana.connect();
      List<Long> times = new ArrayList<>();
      int heard = 0;
      while (ana.texts.stream().noneMatch(RoundsTest::isShown)) {
        boolean any = false;
        for (Bench.Person person : people) any |= Simple.play(person);
        if (!any) bench.pass(100);
        for (; heard < ana.texts.size(); heard++) times.add(bench.now());
        if (bench.now() > 2_000_000) break;
      }
      List<String> texts = new ArrayList<>();
      for (String text : ana.texts) {
        if (isShown(text)) break;
        texts.add(text);
      }
      return new Seen(texts, times.subList(0, texts.size()));
    }
  }

  // Whether a hidden card comes to light in a message.
  private static boolean isShown(String text) {
    return text.contains("\"revealed\",\"enc") || text.contains("\"type\":\"showed\"");
  }

  // All that only B and C know changes hands.
  private static boolean swapHands(Table table) {
    var game = Bench.session(table).game();
    for (State state : List.of(game.state(), game.checkpoint())) {
      for (int word = 0; word < 2; word++) {
        int b = Zone.hand(Seat.of(1).index()) + word;
        int c = Zone.hand(Seat.of(2).index()) + word;
        long held = state.w[b];
        state.w[b] = state.w[c];
        state.w[c] = held;
      }
    }
    return true;
  }

  // In some games a card is shown too soon for a comparison; of the fixed seeds none is so.
  @Seeds(
      fixed = {1, 2, 4, 5, 6, 7, 8},
      fresh = 0)
  void hidden_cards_change_neither_bytes_nor_times(long seed) throws Exception {
    Seen plain = observed(seed, false);
    if (!SeedRun.isWhole()) assumeThat(plain.texts).hasSizeGreaterThan(5);
    Seen swapped = observed(seed, true);
    assertThat(plain.texts).hasSizeGreaterThan(5);
    assertThat(String.join("\n", plain.texts)).contains("\"window\":{");
    for (int i = 0; i < Math.min(plain.texts.size(), swapped.texts.size()); i++)
      assertThat(swapped.texts.get(i)).as("message " + i).isEqualTo(plain.texts.get(i));
    assertThat(swapped.texts).hasSameSizeAs(plain.texts);
    assertThat(swapped.times).isEqualTo(plain.times);
  }

  // ---- opening and closing

  @Test
  void a_window_is_the_same_for_all_and_its_time_is_fixed() throws Exception {
    try (Bench bench = bench(1)) {
      List<Bench.Person> people = bench.playing(Wishes.people(3).strict().wish());
      JsonNode window = bench.until(people, w -> w.path("eligible").size() > 1);
      assertThat(window.path("closes").asLong() - window.path("opened").asLong()).isEqualTo(4_000);
      for (Bench.Person person : people) {
        JsonNode own = person.window();
        JsonNode mine = own.path("mine");
        assertThat(mine.isObject()).isEqualTo(isEligible(window, person));
        if (mine.isObject()) {
          assertThat(mine.path("answered").asBoolean()).isFalse();
          assertThat(mine.path("holdsLeft").asInt()).isEqualTo(2);
        }
        for (JsonNode seat : person.look().path("seats"))
          assertThat(seat.path("status").asString()).isEqualTo("window");
        assertThat(person.look().path("prompts").size()).isZero();
      }
      assertThat(bench.spectator(people.getFirst().table).window().path("mine").isObject())
          .isFalse();
      bench.pass(3_999);
      assertThat(people.getFirst().window().path("n")).isEqualTo(window.path("n"));
      bench.pass(25);
      assertThat(people.getFirst().window().path("n")).isNotEqualTo(window.path("n"));
    }
  }

  @Test
  void it_closes_early_when_everybody_has_passed() throws Exception {
    try (Bench bench = bench(1)) {
      List<Bench.Person> people = bench.playing(Wishes.people(3).strict().wish());
      JsonNode window = bench.until(people, w -> true);
      for (Bench.Person person : people) {
        assertThat(people.getFirst().window().path("n")).isEqualTo(window.path("n"));
        Map<String, Object> pass =
            Map.of("n", window.path("n").asLong(), "action", "pass-encounter");
        if (isEligible(window, person)) person.done("window", pass);
        else assertThat(Bench.refused(person.send("window", pass))).startsWith("4");
      }
      assertThat(people.getFirst().window().path("n")).isNotEqualTo(window.path("n"));
      assertThat(
              Bench.refused(
                  people
                      .getFirst()
                      .send("window", Map.of("n", window.path("n").asLong(), "action", "pass"))))
          .startsWith("409");
    }
  }

  @Test
  void who_holds_may_think_and_bluff_twice() throws Exception {
    try (Bench bench = bench(1)) {
      List<Bench.Person> people = bench.playing(Wishes.people(3).strict().wish());
      for (int held = 0; held < 2; held++) {
        JsonNode window = bench.until(people, w -> isEligible(w, people.getFirst()));
        Map<String, Object> of = Map.of("n", window.path("n").asLong(), "action", "hold");
        people.getFirst().done("window", of);
        assertThat(Bench.refused(people.getFirst().send("window", of))).contains("holding already");
        bench.pass(30_000);
        assertThat(people.getLast().window().path("holds").toString()).isEqualTo("[\"A\"]");
        assertThat(people.getLast().window().path("closes").isNull()).isTrue();
        people.getFirst().done("window", Map.of("n", window.path("n").asLong(), "action", "pass"));
        assertThat(people.getLast().window().path("n")).isNotEqualTo(window.path("n"));
      }
      int encounter = people.getFirst().look().path("game").path("encounter").asInt();
      JsonNode window = bench.until(people, w -> isEligible(w, people.getFirst()));
      if (people.getFirst().look().path("game").path("encounter").asInt() == encounter)
        assertThat(
                Bench.refused(
                    people
                        .getFirst()
                        .send("window", Map.of("n", window.path("n").asLong(), "action", "hold"))))
            .contains("held twice");
    }
  }

  @Test
  void who_holds_too_long_has_passed() throws Exception {
    try (Bench bench = bench(1)) {
      List<Bench.Person> people = bench.playing(Wishes.people(3).strict().wish());
      JsonNode window = bench.until(people, w -> isEligible(w, people.getFirst()));
      people.getFirst().done("window", Map.of("n", window.path("n").asLong(), "action", "hold"));
      bench.pass(Deadlines.HOLD + 30);
      assertThat(people.getFirst().window().path("n")).isNotEqualTo(window.path("n"));
    }
  }

  @Test
  void what_is_used_is_carried_out_when_the_window_closes() throws Exception {
    try (Bench bench = bench(3)) {
      List<Bench.Person> people = bench.playing(Wishes.people(3).strict().wish());
      for (Bench.Person person : people) person.connect();
      int used = 0;
      for (int tries = 0; tries < 200 && used < 5; tries++) {
        JsonNode window = bench.until(people, w -> true);
        for (Bench.Person person : people) {
          JsonNode uses = person.window().path("mine").path("uses");
          if (uses.size() == 0) continue;
          String use = uses.path(0).path("notation").asString();
          person.done(
              "window", Map.of("n", window.path("n").asLong(), "action", "use", "use", use));
          // A window for one player alone has nobody to wait for.
          if (window.path("eligible").size() > 1)
            assertThat(person.window().path("mine").path("answered").asBoolean()).isTrue();
          // Whoever comes earlier in the order may do something that is answered first.
          String line = person.letter + " use " + use;
          for (int rounds = 0; rounds < 5 && !lines(bench, person).contains(line); rounds++)
            bench.pass(4_020);
          assertThat(lines(bench, person)).contains(line);
          used++;
          break;
        }
        bench.pass(4_020);
      }
      assertThat(used).isEqualTo(5);
    }
  }

  private static List<String> lines(Bench bench, Bench.Person person) {
    return bench.at(person.table, t -> Bench.session(t).lines());
  }

  @Test
  void nobody_uses_what_is_not_there() throws Exception {
    try (Bench bench = bench(1)) {
      List<Bench.Person> people = bench.playing(Wishes.people(3).strict().wish());
      JsonNode window = bench.until(people, w -> isEligible(w, people.getFirst()));
      assertThat(
              Bench.refused(
                  people
                      .getFirst()
                      .send(
                          "window",
                          Map.of(
                              "n", window.path("n").asLong(), "action", "use", "use", "no-such"))))
          .startsWith("422");
    }
  }

  @Test
  void where_one_person_plays_there_are_no_windows() throws Exception {
    try (Bench bench = bench(1)) {
      Bench.Person ana = bench.playing(Wishes.people(1).strict().wish()).getFirst().connect();
      while (ana.answer()) {}
      assertThat(ana.texts).noneMatch(text -> text.contains("\"window\":{"));
    }
  }

  // ---- Insanity

  @Test
  void who_must_use_something_is_asked_what() throws Exception {
    for (long seed = 1; seed <= 60; seed++)
      try (Bench bench = bench(seed)) {
        Wishes wishes = Wishes.people(2).strict().set("pulsars", "true").set("flares", "on");
        List<Bench.Person> people = bench.playing(wishes.wish());
        Map<String, Object> order = Map.of("event", "any", "answer", "use", "use", "insanity");
        for (Bench.Person person : people) person.done("orders", Map.of("orders", List.of(order)));
        if (isForced(bench, people)) return;
      }
    throw new AssertionError("nobody had to use anything");
  }

  // Whether somebody is asked in the first encounters what it uses, with no way to pass; it
  // answers, and the game goes on.
  private static boolean isForced(Bench bench, List<Bench.Person> people) {
    for (int i = 0; i < 120; i++) {
      boolean any = false;
      for (Bench.Person person : people)
        for (JsonNode prompt : person.prompts()) {
          any = true;
          if (!prompt.path("prompt").asString().equals("use")) {
            person.answer();
            break;
          }
          assertThat(prompt.path("pass").isString()).isFalse();
          assertThat(prompt.path("options").size()).isGreaterThan(1);
          String seat = prompt.path("seat").asString();
          Simple.play(person);
          assertThat(person.look().path("log").toString()).contains("insanity");
          assertThat(person.prompts()).noneMatch(p -> p.path("n").equals(prompt.path("n")));
          assertThat(seat).isEqualTo(person.letter);
          return true;
        }
      if (people.getFirst().look().path("game").path("over").asBoolean()) return false;
      if (!any) bench.pass(4_000);
    }
    return false;
  }
}
