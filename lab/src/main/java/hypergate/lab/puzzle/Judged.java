package hypergate.lab.puzzle;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.players.Advice;
import hypergate.players.Players;
import java.util.List;

/// What an adviser makes of a position.
///
/// @param best up to three answers, the best first
public record Judged(List<Advice.Opinion> best) {
  /// A share of the points by which the best answer of a puzzle is ahead at least.
  static final double CLEAR = 0.03;

  /// Of what two answers may be off by, so much may be chance.
  private static final double CHANCE = 0.75;

  /// What the answers to the open question of a seat are worth.
  ///
  /// @param session where it stands
  /// @param tries how often is played on at most
  /// @param luck what it follows from
  public static Judged of(Session session, Seat seat, int tries, long luck) {
    Game copy = session.game().sibling();
    session.game().forkInto(copy);
    copy.parkAll();
    copy.run();
    return new Judged(Players.adviser(tries, luck).advise(copy.question(seat)).best());
  }

  /// The best answer.
  public String answer() {
    return best.getFirst().answer();
  }

  /// Whether the best answer is so by more than chance explains.
  public boolean isClear() {
    if (best.size() < 2) return false;
    Advice.Opinion first = best.getFirst();
    for (Advice.Opinion other : best.subList(1, best.size())) {
      double ahead = first.share() - other.share();
      if (!(ahead >= CLEAR) || !(ahead > CHANCE * (first.margin() + other.margin()))) return false;
    }
    return true;
  }
}
