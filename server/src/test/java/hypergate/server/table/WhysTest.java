package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.server.protocol.ExplainRequest;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.Schemas;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// "Why?" at a table: while a response window is open, and after the game.
final class WhysTest {
  @TempDir Path folder;

  private static ExplainRequest ask(String ask, Object... members) {
    Map<String, Object> request = new HashMap<>(Map.of("ask", ask));
    for (int i = 0; i < members.length; i += 2) request.put((String) members[i], members[i + 1]);
    return Json.MAPPER.convertValue(request, ExplainRequest.class);
  }

  private static JsonNode explained(Outcome outcome) {
    JsonNode explanation = Bench.done(outcome);
    Schemas.checkText("Explanation", explanation.toString());
    return explanation;
  }

  private static List<String> failed(JsonNode explanation) {
    List<String> failed = new ArrayList<>();
    for (JsonNode condition : explanation.path("conditions"))
      if (!condition.path("holds").asBoolean()) failed.add(condition.at("/words/key").asString());
    return failed;
  }

  // ---- while a window is open

  private static boolean isEligible(Bench.Person person) {
    String eligible = person.look().path("window").path("eligible").toString();
    return eligible.contains('"' + person.letter + '"');
  }

  // Plays on until a window is open in which somebody is eligible and somebody is not.
  private static void untilWindow(Bench bench, List<Bench.Person> people) {
    for (int i = 0; i < 2_000; i++) {
      if (people.getFirst().look().path("window").isNull()) {
        boolean any = false;
        for (Bench.Person person : people) any |= person.answer();
        assertThat(any).isTrue();
      } else if (people.stream().map(WhysTest::isEligible).distinct().count() == 2) return;
      else bench.pass(4_000);
    }
    throw new AssertionError("there was no such window");
  }

  @Test
  void in_a_window_one_hears_what_the_card_needs() {
    try (Bench bench = new Bench(folder, 1)) {
      List<Bench.Person> people = bench.playing(Wishes.people(3).strict().wish());
      untilWindow(bench, people);
      for (Bench.Person person : people) {
        JsonNode window = person.look().path("window");
        String card = person.look().path("hand").toString().contains("plague") ? "quash" : "plague";
        ExplainRequest request = ask("absent", "prompt", "use", "answer", card);
        List<String> failed = failed(explained(bench.house().explain(person.viewer, request)));
        assertThat(failed).contains("reason.effect-held.fails");
        assertThat(failed).doesNotContain("reason.asked.fails");
        if (!isEligible(person)) {
          assertThat(failed).contains("reason.round-open.fails");
          continue;
        }
        assertThat(failed).doesNotContain("reason.round-open.fails");
        for (JsonNode use : window.path("mine").path("uses"))
          assertThat(
                  failed(
                      explained(
                          bench
                              .house()
                              .explain(
                                  person.viewer,
                                  ask(
                                      "absent",
                                      "prompt",
                                      "use",
                                      "answer",
                                      use.path("answer").asString())))))
              .isEmpty();
        Map<String, Object> press =
            Map.of("n", window.path("n").asLong(), "action", "use", "use", card);
        if (!(person.send("window", press) instanceof Outcome.Refused(var problem)))
          throw new AssertionError("not refused");
        assertThat(problem.status()).isEqualTo(422);
        assertThat(
                failed(
                    Json.MAPPER.readTree(
                        Json.text(java.util.Objects.requireNonNull(problem.explanation())))))
            .isEqualTo(failed);
      }
    }
  }

  @Test
  void who_has_answered_in_a_window_is_told_so() {
    try (Bench bench = new Bench(folder, 2)) {
      List<Bench.Person> people = bench.playing(Wishes.people(3).strict().wish());
      for (int i = 0; i < 2_000; i++) {
        if (people.stream().filter(WhysTest::isEligible).count() > 1) break;
        if (!people.getFirst().look().path("window").isNull()) bench.pass(4_000);
        else for (Bench.Person person : people) person.answer();
      }
      Bench.Person person = people.stream().filter(WhysTest::isEligible).findFirst().orElseThrow();
      long n = person.look().path("window").path("n").asLong();
      person.done("window", Map.of("n", n, "action", "pass"));
      assertThat(person.look().path("window").path("n").asLong()).isEqualTo(n);
      ExplainRequest request = ask("absent", "prompt", "use", "answer", "plague");
      assertThat(failed(explained(bench.house().explain(person.viewer, request))))
          .containsExactly("reason.round-answered.fails");
    }
  }

  // ---- when it is over

  private static String finished(Bench bench, List<Long> events) {
    Bench.Person ana =
        bench.playing(Wishes.people(1).set("technology", "odyssey").wish()).getFirst().connect();
    while (ana.answer()) {}
    for (JsonNode message : ana.messages)
      for (JsonNode event : message.path("events"))
        if (event.path("id").asLong() % Story.STEP == 0) events.add(event.path("id").asLong());
    return ana.look().path("table").path("game").asString();
  }

  @Test
  void a_replayed_game_says_why() {
    try (Bench bench = new Bench(folder, 3)) {
      List<Long> events = new ArrayList<>();
      String game = finished(bench, events);
      Archive archive = new Archive(bench.house());
      assertThat(events).hasSizeGreaterThan(100);
      int acted = 0;
      for (int i = 0; i < events.size(); i += events.size() / 25) {
        JsonNode why = explained(archive.explain(game, ask("event", "event", events.get(i))));
        assertThat(why.path("chain").size()).isGreaterThan(1);
        for (JsonNode act : why.path("preventable")) {
          assertThat(act.path("how").asString()).isNotEqualTo("possible");
          acted++;
        }
        for (String as : List.of("A", "public"))
          explained(archive.explain(game, ask("event", "event", events.get(i), "as", as)));
      }
      assertThat(acted).isPositive();
      JsonNode sheet = explained(archive.explain(game, ask("phase", "phase", "reveal")));
      assertThat(sheet.path("act").size()).isPositive();
    }
  }

  @Test
  void what_a_finished_game_cannot_explain_is_refused() {
    try (Bench bench = new Bench(folder, 3)) {
      List<Long> events = new ArrayList<>();
      String game = finished(bench, events);
      Archive archive = new Archive(bench.house());
      assertThat(archive.explain(game, ask("absent", "prompt", "aim", "answer", "B1")))
          .isInstanceOfSatisfying(
              Outcome.Refused.class,
              refused -> {
                assertThat(refused.problem().status()).isEqualTo(422);
                assertThat(refused.problem().legal()).contains("event", "total");
              });
      long none = events.getLast() + Story.STEP;
      assertThat(Bench.refused(archive.explain(game, ask("event", "event", none))))
          .startsWith("404");
      assertThat(Bench.refused(archive.explain(game, ask("event", "event", 1000, "as", "Z"))))
          .startsWith("404");
      assertThat(Bench.refused(archive.explain("0000000000", ask("event", "event", 1000))))
          .startsWith("404");
    }
  }
}
