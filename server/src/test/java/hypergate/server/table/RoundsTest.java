package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.game.Round;
import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.state.State;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// Response windows: the same for all who could act as far as anybody knows.
final class RoundsTest {
  @TempDir Path folder;

  private Bench bench(long seed) throws Exception {
    return new Bench(Files.createTempDirectory(folder, "seed"), seed);
  }

  private static JsonNode window(Bench.Person person) {
    return person.look().path("window");
  }

  /// Plays until a window is open that fits.
  private static JsonNode until(
      Bench bench, List<Bench.Person> people, Predicate<JsonNode> wanted) {
    for (int i = 0; i < 2_000; i++) {
      JsonNode window = window(people.getFirst());
      if (!window.isNull()) {
        if (wanted.test(window)) return window;
        bench.pass(4_000);
        continue;
      }
      boolean any = false;
      for (Bench.Person person : people) any |= person.answer();
      if (!any) throw new AssertionError("over");
    }
    throw new AssertionError("there was none");
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
        int b = Layout.hand(Seat.of(1).index()) + word;
        int c = Layout.hand(Seat.of(2).index()) + word;
        long held = state.w[b];
        state.w[b] = state.w[c];
        state.w[c] = held;
      }
    }
    return true;
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 4, 5, 6, 7, 8})
  void hidden_cards_change_neither_bytes_nor_times(long seed) throws Exception {
    Seen plain = observed(seed, false);
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
      JsonNode window = until(bench, people, w -> w.path("eligible").size() > 1);
      assertThat(window.path("closes").asLong() - window.path("opened").asLong()).isEqualTo(4_000);
      for (Bench.Person person : people) {
        JsonNode own = window(person);
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
      assertThat(window(bench.spectator(people.getFirst().table)).path("mine").isObject())
          .isFalse();
      bench.pass(3_999);
      assertThat(window(people.getFirst()).path("n")).isEqualTo(window.path("n"));
      bench.pass(25);
      assertThat(window(people.getFirst()).path("n")).isNotEqualTo(window.path("n"));
    }
  }

  @Test
  void it_closes_early_when_everybody_has_passed() throws Exception {
    try (Bench bench = bench(1)) {
      List<Bench.Person> people = bench.playing(Wishes.people(3).strict().wish());
      JsonNode window = until(bench, people, w -> true);
      for (Bench.Person person : people) {
        assertThat(window(people.getFirst()).path("n")).isEqualTo(window.path("n"));
        Map<String, Object> pass =
            Map.of("n", window.path("n").asLong(), "action", "pass-encounter");
        if (isEligible(window, person)) person.done("window", pass);
        else assertThat(Bench.refused(person.send("window", pass))).startsWith("4");
      }
      assertThat(window(people.getFirst()).path("n")).isNotEqualTo(window.path("n"));
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
        JsonNode window = until(bench, people, w -> isEligible(w, people.getFirst()));
        Map<String, Object> of = Map.of("n", window.path("n").asLong(), "action", "hold");
        people.getFirst().done("window", of);
        assertThat(Bench.refused(people.getFirst().send("window", of))).contains("holding already");
        bench.pass(30_000);
        assertThat(window(people.getLast()).path("holds").toString()).isEqualTo("[\"A\"]");
        assertThat(window(people.getLast()).path("closes").isNull()).isTrue();
        people.getFirst().done("window", Map.of("n", window.path("n").asLong(), "action", "pass"));
        assertThat(window(people.getLast()).path("n")).isNotEqualTo(window.path("n"));
      }
      int encounter = people.getFirst().look().path("game").path("encounter").asInt();
      JsonNode window = until(bench, people, w -> isEligible(w, people.getFirst()));
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
      JsonNode window = until(bench, people, w -> isEligible(w, people.getFirst()));
      people.getFirst().done("window", Map.of("n", window.path("n").asLong(), "action", "hold"));
      bench.pass(Deadlines.HOLD + 30);
      assertThat(window(people.getFirst()).path("n")).isNotEqualTo(window.path("n"));
    }
  }

  @Test
  void what_is_used_is_carried_out_when_the_window_closes() throws Exception {
    try (Bench bench = bench(3)) {
      List<Bench.Person> people = bench.playing(Wishes.people(3).strict().wish());
      for (Bench.Person person : people) person.connect();
      int used = 0;
      for (int tries = 0; tries < 200 && used < 5; tries++) {
        JsonNode window = until(bench, people, w -> true);
        for (Bench.Person person : people) {
          JsonNode uses = window(person).path("mine").path("uses");
          if (uses.size() == 0) continue;
          String use = uses.path(0).path("notation").asString();
          person.done(
              "window", Map.of("n", window.path("n").asLong(), "action", "use", "use", use));
          // A window for one player alone has nobody to wait for.
          if (window.path("eligible").size() > 1)
            assertThat(window(person).path("mine").path("answered").asBoolean()).isTrue();
          bench.pass(4_020);
          List<String> lines = bench.at(person.table, t -> Bench.session(t).lines());
          assertThat(lines).anyMatch(line -> line.equals(person.letter + " use " + use));
          used++;
          break;
        }
        bench.pass(4_020);
      }
      assertThat(used).isEqualTo(5);
    }
  }

  @Test
  void nobody_uses_what_is_not_there() throws Exception {
    try (Bench bench = bench(1)) {
      List<Bench.Person> people = bench.playing(Wishes.people(3).strict().wish());
      JsonNode window = until(bench, people, w -> isEligible(w, people.getFirst()));
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

  // ---- standing orders

  @Test
  void orders_answer_without_asking() throws Exception {
    try (Bench bench = bench(1)) {
      List<Bench.Person> people = bench.playing(Wishes.people(2).strict().wish());
      for (Bench.Person person : people)
        person.done("orders", Map.of("orders", List.of(Map.of("event", "any", "answer", "pass"))));
      long began = bench.now();
      int encounters = 0;
      while (encounters < 3) {
        boolean any = false;
        for (Bench.Person person : people) any |= person.answer();
        JsonNode window = window(people.getFirst());
        // Nothing keeps people from being asked when the game may be won.
        if (!any && !window.isNull()) bench.pass(4_000);
        encounters = people.getFirst().look().path("game").path("encounter").asInt();
      }
      assertThat(bench.now() - began).isLessThan(20_000);
    }
  }

  @Test
  void an_order_to_use_something_is_logged_for_its_owner_alone() throws Exception {
    try (Bench bench = bench(1)) {
      List<Bench.Person> people = bench.playing(Wishes.people(2).strict().wish());
      Map<String, Object> order =
          Map.of("id", "o1", "event", "power-used", "answer", "use", "use", "cosmic-zap");
      people.getFirst().done("orders", Map.of("orders", List.of(order)));
      until(
          bench,
          people,
          w -> people.getFirst().look().path("log").toString().contains("order-fired"));
      assertThat(people.getLast().look().path("log").toString()).doesNotContain("order-fired");
      assertThat(people.getFirst().look().path("orders").path(0).path("use").asString())
          .isEqualTo("cosmic-zap");
      assertThat(people.getLast().look().path("orders").size()).isZero();
    }
  }

  @Test
  void an_order_about_tech_levels_answers_without_asking() throws Exception {
    List<String> asked = aboutLevels(Map.of("event", "winning", "answer", "ask"));
    assertThat(asked).contains("wield", "wield in power");
    assertThat(aboutLevels(Map.of("event", "wielding", "effect", "power", "answer", "pass")))
        .contains("order-fired")
        .doesNotContain("wield in power", "advocate in power");
    assertThat(aboutLevels(Map.of("event", "wielding", "answer", "pass")))
        .contains("order-fired")
        .doesNotContain("wield", "advocate", "re-wield");
  }

  // What a person is asked about Tech levels in three games against machines, with their fields,
  // and whether an order has answered; until somebody may win, when people are always asked.
  private List<String> aboutLevels(Map<String, Object> order) throws Exception {
    List<String> asked = new ArrayList<>();
    for (long seed = 1; seed <= 3; seed++)
      try (Bench bench = bench(seed)) {
        Bench.Person ana =
            bench.playing(Wishes.people(1).set("levels", "true").wish()).getFirst().connect();
        ana.done("orders", Map.of("orders", List.of(order)));
        for (int i = 0; i < 400 && !isNearlyWon(ana.look()); i++) {
          for (JsonNode prompt : ana.look().path("prompts")) {
            JsonNode chain = prompt.path("chain");
            if (!chain.isObject()) continue;
            asked.add(prompt.path("prompt").asString());
            asked.add(prompt.path("prompt").asString() + " in " + chain.path("field").asString());
          }
          if (!ana.answer()) break;
        }
        if (ana.look().path("log").toString().contains("order-fired")) asked.add("order-fired");
      }
    return asked;
  }

  private static boolean isNearlyWon(JsonNode view) {
    for (JsonNode seat : view.path("seats")) if (seat.path("colonies").asInt() >= 4) return true;
    return false;
  }

  @Test
  void orders_that_say_nothing_are_refused() throws Exception {
    try (Bench bench = bench(1)) {
      Bench.Person ana = bench.playing(Wishes.people(2).strict().wish()).getFirst();
      for (Map<String, Object> order :
          List.<Map<String, Object>>of(
              Map.of("event", "full moon", "answer", "pass"),
              Map.of("event", "any", "answer", "dance"),
              Map.of("event", "any", "answer", "use"),
              Map.of(
                  "event", "any",
                  "answer", "pass",
                  "when", List.of(Map.of("fact", "colonies", "is", "at-least", "value", "many")))))
        assertThat(Bench.refused(ana.send("orders", Map.of("orders", List.of(order)))))
            .startsWith("422");
    }
  }

  @Test
  void five_people_with_the_usual_orders_need_few_answers() throws Exception {
    List<Integer> answers = new ArrayList<>();
    Map<String, Integer> asked = new HashMap<>();
    for (long seed = 1; seed <= 2; seed++)
      try (Bench bench = bench(seed)) {
        List<Bench.Person> people =
            bench.playing(Wishes.people(5).set("seats", "5").strict().clock("live", 0, 5).wish());
        answers.addAll(encounters(bench, people, asked, "game " + seed));
      }
    answers.sort(null);
    assertThat(answers).hasSizeGreaterThan(8);
    assertThat(answers.get(answers.size() / 2)).isLessThanOrEqualTo(6);
    // In quiet windows nobody is asked twice in a phase.
    assertThat(asked.values()).isNotEmpty().allMatch(times -> times == 1);
  }

  // How many answers each encounter needed from people who press nothing in windows, and let the
  // clock decline what can be declined.
  private static List<Integer> encounters(
      Bench bench, List<Bench.Person> people, Map<String, Integer> asked, String game) {
    Map<Integer, Integer> answers = new HashMap<>();
    for (int steps = 0; steps < 4_000; steps++) {
      JsonNode look = people.getFirst().look();
      int encounter = look.path("game").path("encounter").asInt();
      if (encounter > 6 || look.path("game").path("over").asBoolean()) break;
      boolean any = false;
      for (Bench.Person person : people) {
        if (person.prompts().stream().allMatch(prompt -> prompt.has("automatic"))) continue;
        any = Simple.play(person);
        answers.merge(encounter, 1, Integer::sum);
      }
      if (any) continue;
      for (String letter : bench.at(people.getFirst().table, RoundsTest::quietlyAsked))
        asked.merge(
            game + " " + encounter + look.path("game").path("phase").asString() + letter,
            1,
            Integer::sum);
      bench.pass(look.path("window").isNull() ? 5_020 : 4_020);
    }
    answers.remove(0);
    return List.copyOf(answers.values());
  }

  // Who is asked for nothing but what may be in a hand.
  private static List<String> quietlyAsked(Table table) {
    Position position = table.position();
    List<String> letters = new ArrayList<>();
    Panes.Pane pane = position.panes.open();
    Round round = Bench.session(table).openRound();
    if (pane == null || round == null) return letters;
    Facts facts = new Facts(Bench.session(table), round);
    if (!facts.event().equals("quiet") || facts.isWinning()) return letters;
    for (Chair chair : position.chairs)
      if (pane.waitsFor(chair.index) && !facts.mayUseOpenly(chair.seats.getFirst()))
        letters.add(chair.letter());
    return letters;
  }
}
