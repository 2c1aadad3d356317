package hypergate.lab;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.game.decide.Prompt;
import hypergate.game.decide.Reply;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.view.Question;
import hypergate.testing.Seeds;
import java.util.SplittableRandom;

/// What a question says about the size of its gesture is what the game accepts.
final class GestureSizeTest {
  @Seeds(upTo = 40, fresh = 1)
  void the_announced_sizes_are_those_that_are_accepted(long seed) {
    play(seed);
  }

  private static void play(long seed) {
    Session session = RandomGames.session(seed);
    session.start();
    SplittableRandom random = new SplittableRandom(seed);
    Lines lines = new Lines(session, random);
    for (int answers = 0; !session.isOver() && answers < 700; answers++) {
      Seat seat = session.asked().get(random.nextInt(session.asked().size()));
      Question question = session.question(seat);
      String what = seat + " " + question.prompt() + ", answer " + answers + ": ";
      if (!question.prompt().equals(Prompt.DEAL)) {
        assertReply(session, seat, what + "least", lines.shortest(seat), true);
        assertReply(session, seat, what + "too long", lines.tooLong(seat), false);
      }
      String line = lines.any(seat);
      Reply reply = session.submit(session.number(seat), seat, line);
      assertThat(reply).as(what + line).isInstanceOf(Reply.Accepted.class);
    }
  }

  private static void assertReply(
      Session session, Seat seat, String what, String line, boolean accepted) {
    Reply reply = session.preview(session.number(seat), seat, line).reply();
    assertThat(reply)
        .as(what + " '" + line + "'")
        .isInstanceOf(accepted ? Reply.Accepted.class : Reply.Refused.class);
  }
}
