package hypergate.server.table;

import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.players.Players;

/// A machine that answers a single question for a person, so that the person may come back at any
/// other.
final class StandIn {
  private StandIn() {}

  /// What a machine would answer to the open question of a seat, as one line in notation.
  static String answer(Session session, Seat seat) {
    return Gestures.of(Gestures.copy(session), seat, Players.of("novice", 0));
  }
}
