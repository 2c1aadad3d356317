package hypergate.lab.record;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.card.Options;
import hypergate.game.decide.Reply;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.view.Question;
import hypergate.variant.technology.TechQuestions;
import hypergate.variant.technology.Techs;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Answers that an earlier release wrote in other words are read in records, and only there.
final class FormerWordsTest {
  // A game as of 2008 in which somebody may turn its tech up without a ship on it.
  private static Session atTechAction() {
    Options options = AllContent.OPTIONS.of(Map.of("seats", "3", "technology", "warp"));
    Session session = new Session(AllContent.ALL, options, 1);
    session.start();
    for (int step = 0; step < 60; step++) {
      Seat seat = session.asked().getFirst();
      Question question = session.question(seat);
      if (question.prompt().equals(TechQuestions.TECH_ACTION)) return session;
      assertThat(session.submit(session.number(seat), seat, question.notation(0)))
          .isInstanceOf(Reply.Accepted.class);
    }
    throw new AssertionError("nobody is asked for a tech action");
  }

  private static String abandon(Question question) {
    for (int i = 0; i < question.count(); i++)
      if (question.notation(i).startsWith("abandon ")) return question.notation(i);
    throw new AssertionError("nothing can be abandoned");
  }

  @Test
  void a_record_may_call_abandoning_an_underfunded_tech_completing_it() {
    Session session = atTechAction();
    Seat seat = session.asked().getFirst();
    String abandon = abandon(session.question(seat));
    String complete = abandon.replace("abandon", "complete");
    assertThat(session.preview(session.number(seat), seat, complete).reply())
        .isInstanceOf(Reply.Refused.class);
    session.feed(seat + " tech-action " + complete);
    assertThat(session.lines().getLast()).isEqualTo(seat + " tech-action " + abandon);
    assertThat(Techs.of(session.game()).count(seat)).isZero();
  }

  @Test
  void what_fits_as_it_stands_is_left_alone() {
    Session session = atTechAction();
    Seat seat = session.asked().getFirst();
    session.feed(seat + " tech-action pass");
    assertThat(session.lines().getLast()).isEqualTo(seat + " tech-action pass");
  }
}
