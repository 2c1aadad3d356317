package hypergate.game.table;

import hypergate.game.piece.Seat;
import hypergate.game.word.Query;

/// Whom powers reach: normally everybody. What makes a player immune to the power of another says
/// so here, and everything that a power does asks: what it may choose, what it takes and gives,
/// what it changes.
public interface Reach {
  /// Where nobody is immune to anything.
  Reach NONE = new Reach() {};

  /// Whether what the running power does leaves a seat's cards and ships alone.
  default boolean spares(Seat seat) {
    return false;
  }

  /// Whether what the running power does leaves the total of a main player's side alone.
  default boolean sparesTotal(Seat main) {
    return false;
  }

  /// The seats on the sides whose totals the running power leaves alone, as a mask.
  default int sparedSides() {
    return 0;
  }

  /// Whether the power whose text is running, also while its condition is looked at, can choose a
  /// seat.
  default boolean reaches(Seat seat) {
    return true;
  }

  /// The seats of a mask that the power whose text is running can choose.
  default int reached(int mask) {
    return mask;
  }

  /// Where a text has not looked itself: the seats of a mask that are offered to whoever uses a
  /// power.
  default int offered(Seat chooser, int mask) {
    return mask;
  }

  /// The same of planets.
  default long offered(Seat chooser, long planets) {
    return planets;
  }

  /// Whether a power bends no value that is asked about a seat.
  default boolean isClosedTo(Seat subject, int instance) {
    return false;
  }

  /// The answer to a query about the power whose text is running, bent by nothing but what belongs
  /// to that power.
  default int ofPower(Query query, Seat subject, int normal) {
    return normal;
  }
}
