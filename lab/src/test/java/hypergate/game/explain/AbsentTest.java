package hypergate.game.explain;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.Option;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.table.Powers;
import hypergate.game.view.Question;
import hypergate.game.word.Step;
import hypergate.testing.SeedRun;
import hypergate.testing.Seeds;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/// "Why not?" has an answer with a rule for whatever cannot be answered, and no objection to what
/// can.
final class AbsentTest {
  private static final English ENGLISH = new English(AllContent.ALL);
  private static int absent;
  private static int offered;

  // People say a gesture in one line: nothing is asked in the middle of it, except which ships
  // after
  // a side that was chosen secretly.
  private static boolean isWhole(Game game) {
    Question question = game.question(Seat.listOf(game.waitingFor()).getFirst());
    return question.gestureStep() == 0
        || question.gestureStep() == 1
            && question.prompt().equals(Prompt.JOIN)
            && game.options().is(Option.ALLIANCES);
  }

  @Seeds(upTo = 40, fresh = 1)
  void what_cannot_be_answered_fails_a_condition_with_a_rule(long seed) {
    Games.play(
        seed,
        6,
        (game, number, first) -> {
          if (!isWhole(game)) return;
          RandomAnswers answers = new RandomAnswers(game, number);
          for (int i = 0; i < 4; i++) {
            Seat seat = i < 2 ? Seat.listOf(game.waitingFor()).getFirst() : answers.seat();
            String prompt = answers.prompt(seat);
            check(game, seat, prompt, answers.answer(seat, prompt));
          }
        });
  }

  private static void check(Game game, Seat seat, String prompt, String answer) {
    String why = seat + " " + prompt + " " + answer;
    Inquiry inquiry = new Inquiry(game, seat, prompt, answer);
    boolean legal = inquiry.isLegal();
    Explanation explanation = Explain.absent(game, seat, prompt, answer);
    if (legal) {
      assertThat(new Explanation(Absent.conditions(inquiry), java.util.List.of()).failed())
          .as(why)
          .isEmpty();
      return;
    }
    absent++;
    assertThat(explanation.failed()).as(why).isNotEmpty();
    for (var condition : explanation.conditions())
      assertThat(RuleNumbers.ALL).as(why).contains(condition.rule());
    for (var condition : explanation.conditions())
      assertThat(ENGLISH.sentence(condition)).as(why).matches("[^{]+[.]");
    for (String near : explanation.nearest())
      assertThat(new Inquiry(game, seat, game.question(seat).prompt().id(), near).isLegal())
          .as(why + " nearest " + near)
          .isTrue();
  }

  // As by a Power Outage: no Tech level was wielded where there are none, and it is no zap.
  @Test
  void a_power_that_was_shut_off_is_called_that() {
    Game game = new Game(AllContent.ALL, AllContent.OPTIONS.standard(), 3);
    game.parkAll();
    game.run();
    while (game.step() == Step.SETUP) game.answer(Seat.listOf(game.waitingFor()).getFirst(), 0);
    Seat seat = game.turn();
    int instance = Powers.instance(seat, Powers.OWN);
    String power = game.powers().alien(instance).id();
    game.powers().block(instance);
    Explanation why = Explain.absent(game, seat, "use", power);
    assertThat(why.failed())
        .extracting(Explanation.Condition::reason)
        .contains(UseReason.POWER_NOT_SHUT_OFF);
    assertThat(why.conditions())
        .extracting(one -> one.reason().key())
        .doesNotContain("power-not-blocked", "power-not-zapped");
  }

  @Test
  void of_a_heap_of_nonsense_nothing_is_near_but_options() {
    Session session = new Session(AllContent.ALL, AllContent.OPTIONS.standard(), 3);
    session.start();
    Seat seat = session.asked().getFirst();
    Question question = session.question(seat);
    String option = question.notation(1);
    String prompt = question.prompt().id();
    Explanation little = Explain.absent(session.game(), seat, prompt, "a b c " + option);
    assertThat(little.nearest().getFirst()).isEqualTo(option);
    Explanation much = Explain.absent(session.game(), seat, prompt, "a ".repeat(199) + option);
    assertThat(much.failed()).isNotEmpty();
    assertThat(much.nearest()).isNotEmpty();
  }

  @Seeds(upTo = 40, fresh = 1)
  void what_is_offered_fails_none(long seed) {
    Games.play(
        seed,
        9,
        (game, number, first) -> {
          if (!isWhole(game)) return;
          Seat seat = Seat.listOf(game.waitingFor()).getFirst();
          Question question = game.question(seat);
          int at = (int) Math.floorMod(number, (long) question.count());
          if (Choice.is(question.option(at), Word.DONE)) return;
          String answer = question.notation(at);
          Inquiry inquiry = new Inquiry(game, seat, question.prompt().id(), answer);
          if (!inquiry.isLegal()) return;
          offered++;
          Explanation all = new Explanation(Absent.conditions(inquiry), java.util.List.of());
          assertThat(all.failed()).as(seat + " " + question.prompt() + " " + answer).isEmpty();
        });
  }

  @AfterAll
  static void enough_was_looked_at() {
    if (!SeedRun.isWhole()) return;
    assertThat(absent).isGreaterThan(1000);
    assertThat(offered).isGreaterThan(300);
  }
}
