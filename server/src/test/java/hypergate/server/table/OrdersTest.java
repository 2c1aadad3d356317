package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.game.piece.Seat;
import hypergate.game.timing.Round;
import hypergate.game.view.View;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Standing orders answer in windows, and about Tech levels, what people have said beforehand.
final class OrdersTest {
  @TempDir Path folder;

  private Bench bench(long seed) throws Exception {
    return new Bench(Files.createTempDirectory(folder, "seed"), seed);
  }

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
        JsonNode window = people.getFirst().window();
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
      bench.until(
          people, w -> people.getFirst().look().path("log").toString().contains("order-fired"));
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
              Map.of("event", "wielding", "answer", "use", "use", "cosmic-zap"),
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
      for (String letter : bench.at(people.getFirst().table, OrdersTest::quietlyAsked))
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
    Facts facts =
        new Facts(Bench.session(table), round, View.of(Bench.session(table).game(), Seat.NONE));
    if (!facts.event().equals("quiet") || facts.isWinning()) return letters;
    for (Chair chair : position.chairs)
      if (pane.waitsFor(chair.index) && !facts.mayUseOpenly(chair.seats().getFirst()))
        letters.add(chair.letter());
    return letters;
  }
}
