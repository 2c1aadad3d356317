package hypergate.server.table;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.session.Transcript;
import hypergate.game.view.Player;
import hypergate.game.view.Question;
import hypergate.players.Players;
import org.jspecify.annotations.Nullable;

/// A machine that answers a single question for a person, so that the person may come back at any
/// other.
final class StandIn {
  private StandIn() {}

  /// What a machine would answer to the open question of a seat, as one line in notation. It is
  /// asked in a copy of the game and gets what the seat would see.
  static String answer(Session session, Seat seat) {
    Game copy = session.game().sibling();
    Once once = new Once(seat);
    session.game().forkInto(copy);
    copy.player(seat, once);
    copy.run();
    return once.line();
  }

  /// Writes down the first gesture that a machine makes.
  private static final class Once implements Player {
    private final Player machine = Players.of("novice", 0);
    private final Transcript transcript = new Transcript();
    private final Seat seat;
    private @Nullable Prompt prompt;
    private boolean said;

    Once(Seat seat) {
      this.seat = seat;
    }

    @Override
    public int choose(Question question) {
      int position = machine.choose(question);
      said |= prompt != null && !transcript.continues(question);
      if (!said) {
        prompt = question.prompt();
        transcript.answered(
            seat,
            question.prompt(),
            question.option(position),
            question.notation(position),
            question.gestureStep());
      }
      return position;
    }

    private String line() {
      if (prompt == null) throw new IllegalStateException(seat + " is not being asked");
      // Without the seat and the prompt.
      return transcript
          .lines()
          .getFirst()
          .substring(seat.letter().length() + 2 + prompt.id().length());
    }
  }
}
