package hypergate.server.table;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.session.Transcript;
import hypergate.game.view.Player;
import hypergate.game.view.Question;

/// What somebody would answer to an open question, as one line in notation. It is asked in a copy
/// of the game and gets what the seat would see.
final class Gestures {
  private Gestures() {}

  /// The game as it stands, for somebody else to think about, at any time and on any thread.
  static Game copy(Session session) {
    Game copy = session.game().sibling();
    session.game().forkInto(copy);
    copy.parkAll();
    copy.run();
    return copy;
  }

  /// The whole answer of a player to the open question of a seat.
  ///
  /// @param copy where it stands; goes on
  static String of(Game copy, Seat seat, Player player) {
    Transcript transcript = new Transcript();
    Prompt prompt = copy.question(seat).prompt();
    for (boolean first = true; seat.in(copy.waitingFor()); first = false) {
      Question question = copy.question(seat);
      if (!first && !transcript.continues(question)) break;
      int position = player.choose(question);
      transcript.answered(
          seat,
          question.prompt(),
          question.option(position),
          question.notation(position),
          question.gestureStep());
      copy.answer(seat, position);
    }
    // Without the seat and the prompt.
    return transcript
        .lines()
        .getFirst()
        .substring(seat.letter().length() + 2 + prompt.id().length());
  }
}
