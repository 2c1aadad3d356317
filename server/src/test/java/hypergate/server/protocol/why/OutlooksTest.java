package hypergate.server.protocol.why;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.view.Question;
import hypergate.server.protocol.ExplainRequest;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.Schemas;
import hypergate.server.protocol.ask.Questions;
import hypergate.server.protocol.view.LogEvent;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// Outlooks say of every answer what it comes to, and change nothing.
final class OutlooksTest {
  private int asked;
  private int scores;

  private static ExplainRequest request(String prompt) {
    return Json.MAPPER.convertValue(
        Map.of("ask", "outlook", "prompt", prompt), ExplainRequest.class);
  }

  @Test
  void what_answers_come_to_is_said_of_answers_that_are_open_and_changes_nothing() {
    new Questions()
        .play(
            24,
            (session, seat) -> {
              Question question = session.question(seat);
              boolean effect = question.prompt().id().contains("/");
              if (question.most() != 1 || !effect && !question.prompt().equals(Prompt.USE)) return;
              look(session, seat);
            });
    assertThat(asked).as("questions looked at").isGreaterThan(100);
    assertThat(scores).as("totals told").isGreaterThan(10);
  }

  private void look(Session session, Seat seat) {
    String prompt = session.question(seat).prompt().id();
    Set<String> open = new HashSet<>();
    Question question = session.question(seat);
    for (int i = 0; i < question.count(); i++) open.add(question.notation(i));
    int lines = session.lines().size();
    long number = session.number(seat);
    Explanation said = new Explanations(session, seat.bit()).explain(request(prompt));
    Schemas.check("Explanation", said);
    List<Outlook> outlooks = said.outlooks() == null ? List.of() : said.outlooks();
    asked++;
    for (Outlook outlook : outlooks) {
      assertThat(open).as(prompt).contains(outlook.answer());
      // Whatever shows a face stays untold: nobody can know it before.
      for (LogEvent event : outlook.events())
        assertThat(event.type())
            .isNotIn("revealed", "discarded", "showed", "looked-at", "new-hand", "destiny-drawn");
      if (outlook.score() != null) scores++;
    }
    assertThat(session.lines()).hasSize(lines);
    assertThat(session.number(seat)).isEqualTo(number);
    // Asked again, the same is said.
    assertThat(Json.text(new Explanations(session, seat.bit()).explain(request(prompt))))
        .isEqualTo(Json.text(said));
  }

  private static final String LASERS =
      """
      options: { seats: 3, technology: odyssey }
      given:
        offense: A
        destiny: [B]
        seats:
          A: { hand: [attack-10, negotiate], tech: [xenon-lasers:complete] }
          B: { hand: [attack-10, negotiate] }
          C: { hand: [negotiate] }
      """;

  private static Map<String, Outlook> outlooks(Session session, Seat seat) {
    String prompt = session.question(seat).prompt().id();
    Map<String, Outlook> found = new HashMap<>();
    List<Outlook> said = new Explanations(session, seat.bit()).explain(request(prompt)).outlooks();
    if (said != null) for (Outlook outlook : said) found.put(outlook.answer(), outlook);
    return found;
  }

  @Test
  void a_use_says_the_best_that_it_comes_to() {
    Session session = LaidTable.of(LASERS);
    Seat me = Seat.of(0);
    for (String line : List.of("aim B1", "launch A1x2", "select attack-10"))
      LaidTable.play(session, me, line);
    LaidTable.play(session, Seat.of(1), "select attack-10");
    LaidTable.until(session, me, "use");
    Map<String, Outlook> uses = outlooks(session, me);
    // 10 and 2 ships against 10 and 4: with the best it is one more, and still not enough.
    assertThat(uses.get("xenon-lasers"))
        .isEqualTo(
            new Outlook("xenon-lasers", true, new Outlook.Score(13, 14, "defense"), List.of()));
    assertThat(uses).doesNotContainKey("pass");
  }

  @Test
  void what_a_use_asks_says_what_each_answer_comes_to() {
    Session session = LaidTable.of(LASERS);
    Seat me = Seat.of(0);
    for (String line : List.of("aim B1", "launch A1x4", "select attack-10"))
      LaidTable.play(session, me, line);
    LaidTable.play(session, Seat.of(1), "select attack-10");
    LaidTable.play(session, me, "use xenon-lasers");
    LaidTable.until(session, me, "xenon-lasers/number");
    Map<String, Outlook> numbers = outlooks(session, me);
    assertThat(numbers.get("1"))
        .extracting(Outlook::score)
        .isEqualTo(new Outlook.Score(15, 14, "offense"));
    assertThat(numbers.get("-1"))
        .extracting(Outlook::score)
        .isEqualTo(new Outlook.Score(13, 14, "defense"));
  }

  private static final String LOUD =
      """
      options: { seats: 3, pulsars: true }
      given:
        offense: A
        destiny: [B]
        seats:
          A: { alien: vox, hand: [attack-04, pulsar-vox] }
          B: { hand: [attack-06, negotiate] }
          C: { hand: [negotiate] }
      """;

  @Test
  void beside_a_yes_that_changes_the_totals_a_no_says_how_they_stay() {
    Session session = LaidTable.of(LOUD);
    Seat me = Seat.of(0);
    for (String line : List.of("use pulsar-vox/pro", "aim B1", "launch A1x3"))
      LaidTable.play(session, me, line);
    LaidTable.play(session, Seat.of(1), "select attack-06");
    LaidTable.play(session, me, "use vox");
    LaidTable.play(session, me, "vox/seat B");
    LaidTable.until(session, me, "vox/choice");
    Map<String, Outlook> answers = outlooks(session, me);
    assertThat(answers.get("yes"))
        .extracting(Outlook::score)
        .isEqualTo(new Outlook.Score(14, 15, "defense"));
    assertThat(answers.get("no"))
        .extracting(Outlook::score)
        .isEqualTo(new Outlook.Score(7, 15, "defense"));
  }

  @Test
  void a_target_can_be_taken_back_and_a_card_cannot() {
    Session session = LaidTable.of(LASERS);
    Seat me = Seat.of(0);
    LaidTable.until(session, me, "aim");
    assertThat(session.leavesOpen(session.number(me), me, "B1")).isTrue();
    assertThat(session.leavesOpen(session.number(me), me, "nowhere")).isFalse();
    LaidTable.say(session, me, "aim B1");
    assertThat(session.mayUndo(me)).isTrue();
    LaidTable.play(session, me, "launch A1x2");
    LaidTable.until(session, me, "select");
    assertThat(session.leavesOpen(session.number(me), me, "attack-10")).isFalse();
  }
}
