package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.players.Players;
import hypergate.server.protocol.HintRequest;
import hypergate.server.protocol.Schemas;
import hypergate.server.protocol.why.Hint;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Hints: for one's own open question, from what one knows, where the table allows them.
final class HintsTest {
  @TempDir Path folder;

  private static HintRequest request(JsonNode prompt) {
    return new HintRequest(prompt.path("n").asLong(), prompt.path("seat").asString());
  }

  private static Outcome hint(Bench bench, Bench.Person person) {
    return bench.house().hint(person.viewer, request(person.prompts().getFirst()));
  }

  @Test
  void every_answer_that_is_hinted_at_is_legal_and_the_schema_holds() {
    Machines here = new Machines(Players::of, Players::adviser, Runnable::run);
    try (Bench bench = new Bench(folder, 1, here)) {
      Bench.Person ana = bench.playing(Wishes.people(1).wish()).getFirst();
      int gestures = 0;
      int tried = 0;
      for (int i = 0; i < 14; i++) {
        JsonNode prompt = ana.prompts().getFirst();
        JsonNode hint = Bench.done(hint(bench, ana));
        Schemas.checkNode("Hint", hint);
        assertThat(hint.path("best").size()).isBetween(1, 3);
        JsonNode best = hint.path("best").path(0);
        if (best.path("tries").asInt() > 0) {
          tried++;
          assertThat(best.path("share").asDouble()).isBetween(0.0, 1.0);
          assertThat(best.path("prospect").isObject()).isTrue();
        }
        if (!prompt.path("gesture").path("kind").asString().equals("single")) gestures++;
        for (JsonNode option : hint.path("best"))
          assertThat(legal(bench, ana, prompt, option.path("answer").asString()))
              .as(prompt.path("prompt") + " " + option)
              .isTrue();
        ana.done(
            "answer",
            Map.of(
                "n", prompt.path("n").asLong(),
                "seat", prompt.path("seat").asString(),
                "answer", best.path("answer").asString()));
        bench.pass(4_000);
      }
      assertThat(gestures).as("whole gestures").isPositive();
      assertThat(tried).as("tried out").isPositive();
    }
  }

  private static boolean legal(Bench bench, Bench.Person person, JsonNode prompt, String answer) {
    return bench.at(
        person.table,
        t -> {
          var session = Bench.session(t);
          var seat = hypergate.game.piece.Seat.named(prompt.path("seat").asString());
          String line = hypergate.server.protocol.ask.Prompt.line(session, seat, answer);
          return session.preview(session.number(seat), seat, line).reply()
              instanceof hypergate.game.decide.Reply.Accepted;
        });
  }

  @Test
  void a_question_is_thought_about_once_and_one_at_a_time_while_the_table_goes_on()
      throws Exception {
    try (Thinkers thinkers = new Thinkers();
        Bench bench = new Bench(folder, 2, thinkers.machines())) {
      Bench.Person ana = bench.playing(Wishes.people(1).wish()).getFirst();
      HintRequest first = request(ana.prompts().getFirst());
      CompletableFuture<Outcome> one = asks(bench, ana, first);
      thinkers.begun.acquire();
      CompletableFuture<Outcome> same = asks(bench, ana, first);
      ana.done("chat", Map.of("text", "Hm"));
      assertThat(ana.look().path("chat").toString()).contains("Hm");
      // The question is answered meanwhile; a hint to the next waits until this one is done.
      Simple.play(ana);
      HintRequest next = request(ana.prompts().getFirst());
      assertThat(next.n()).isNotEqualTo(first.n());
      assertThat(Bench.refused(bench.house().hint(ana.viewer, next)))
          .startsWith("429")
          .contains("still being thought about");
      thinkers.free();
      assertThat(Bench.refused(one.get())).startsWith("409");
      assertThat(Bench.refused(same.get())).startsWith("409");
      assertThat(thinkers.asked).hasSize(1);
      assertThat(Bench.done(bench.house().hint(ana.viewer, next)).path("best").size()).isEqualTo(1);
      int before = thinkers.asked.size();
      Bench.done(bench.house().hint(ana.viewer, next));
      assertThat(thinkers.asked).hasSize(before);
    }
  }

  private static CompletableFuture<Outcome> asks(
      Bench bench, Bench.Person person, HintRequest request) {
    CompletableFuture<Outcome> outcome = new CompletableFuture<>();
    Thread.ofVirtual().start(() -> outcome.complete(bench.house().hint(person.viewer, request)));
    return outcome;
  }

  @Test
  void hints_are_for_ones_own_open_question_alone() {
    try (Thinkers thinkers = new Thinkers();
        Bench bench = new Bench(folder, 3, thinkers.machines())) {
      thinkers.free();
      List<Bench.Person> people = bench.playing(Wishes.people(2).hints("all").wish());
      Bench.Person ana = people.getFirst();
      HintRequest request = request(ana.prompts().getFirst());
      assertThat(Bench.refused(bench.house().hint(people.getLast().viewer, request)))
          .startsWith("403")
          .contains("Seat A is not yours");
      assertThat(Bench.refused(bench.house().hint(bench.spectator(ana.table).viewer, request)))
          .startsWith("403");
      HintRequest old = new HintRequest(request.n() + 1000, "A");
      assertThat(Bench.refused(bench.house().hint(ana.viewer, old))).startsWith("409");
      ana.done("away", Map.of());
      assertThat(Bench.refused(bench.house().hint(ana.viewer, request)))
          .contains("machine answers for you");
    }
  }

  @Test
  void who_may_have_hints_is_an_option_of_the_table() {
    try (Thinkers thinkers = new Thinkers();
        Bench bench = new Bench(folder, 4, thinkers.machines())) {
      thinkers.free();
      assertThat(told(bench, Wishes.people(1))).isEqualTo("");
      assertThat(told(bench, Wishes.people(2))).contains("against machines only");
      assertThat(told(bench, Wishes.people(2).hints("all"))).isEqualTo("");
      assertThat(told(bench, Wishes.people(1).hints("none"))).contains("no hints at this table");
      assertThat(Bench.refused(bench.create(Wishes.people(1).hints("sometimes").wish())))
          .contains("no value of 'hints'");
    }
  }

  // Why there is no hint; empty when there is one.
  private static String told(Bench bench, Wishes wishes) {
    Bench.Person ana = bench.playing(wishes.wish()).getFirst();
    Outcome outcome = hint(bench, ana);
    boolean given = outcome instanceof Outcome.Done;
    assertThat(ana.look().path("table").path("mayHint").asBoolean()).isEqualTo(given);
    return given ? "" : Bench.refused(outcome);
  }

  @Test
  void nobody_gets_more_than_a_few_hints_at_once() {
    try (Thinkers thinkers = new Thinkers();
        Bench bench = new Bench(folder, 5, thinkers.machines())) {
      thinkers.free();
      Bench.Person ana = bench.playing(Wishes.people(1).wish()).getFirst();
      int given = 0;
      Outcome outcome = hint(bench, ana);
      while (outcome instanceof Outcome.Done) {
        given++;
        Simple.play(ana);
        outcome = hint(bench, ana);
      }
      assertThat(Bench.refused(outcome)).startsWith("429").contains("a lot of hints");
      assertThat(given).isBetween(8, 12);
      bench.pass(10_000);
      assertThat(hint(bench, ana)).isInstanceOf(Outcome.Done.class);
    }
  }

  @Test
  void a_figure_that_nobody_found_out_is_not_sent() {
    var untried = new hypergate.players.Advice.Opinion(0, "pass", Double.NaN, Double.NaN, 0, "");
    Hint.Answer answer = Hint.Answer.of("pass", untried);
    assertThat(answer.share()).isNull();
    assertThat(answer.margin()).isNull();
    assertThat(answer.prospect()).isNull();
    assertThat(Advising.whole("A1 A3x2", List.of("A1"))).isEqualTo("A1x2 A3x2");
    assertThat(Advising.whole("done", List.of("offense", "A1"))).isEqualTo("offense A1");
    assertThat(Advising.whole("A2", List.of())).isEqualTo("A2");
    assertThat(Advising.whole("A3 A1 A3", List.of())).isEqualTo("A1 A3x2");
    assertThat(Advising.whole("offense A3 A1", List.of())).isEqualTo("offense A1 A3");
    assertThat(Advising.whole("attack-10 attack-04", List.of())).isEqualTo("attack-10 attack-04");
  }
}
