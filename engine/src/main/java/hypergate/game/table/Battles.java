package hypergate.game.table;

import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;

/// The battles of an encounter: one as a rule. A variant may let an encounter have another one, at
/// another planet of the defense, before or after the one that is being fought; phases ask here
/// what is different then. What concerns the battle being fought lies where it always does.
public interface Battles {
  /// One battle an encounter: for games in which there are never more.
  Battles ONE = new Battles() {};

  // ---- what there is

  /// The planet that has been fought for before in this encounter; [Planet#NONE] when there is
  /// none.
  default Planet before() {
    return Planet.NONE;
  }

  /// The planet that is to be fought for afterwards; [Planet#NONE] when there is none.
  default Planet after() {
    return Planet.NONE;
  }

  /// Whether another battle follows the one being fought.
  default boolean continues() {
    return false;
  }

  /// Whether the offense has won a battle of this encounter before.
  default boolean isWonBefore() {
    return false;
  }

  /// Seats that wait as allies of the defense for a battle that follows, as a mask.
  default int waiting() {
    return 0;
  }

  /// What the place where they wait is called in notation; empty when there is none.
  default String waitingPlace() {
    return "";
  }

  /// Ships of a seat that fell in a battle of this encounter and count in this one all the same.
  default int fallen(Seat seat) {
    return 0;
  }

  // ---- encounter cards for a battle that follows

  /// How many cards can lie there for it.
  default int cards() {
    return 0;
  }

  /// One of them, face down; -1 where there is none.
  default int card(int position) {
    return -1;
  }

  /// Lays another card there.
  default void card(int position, int card) {}

  // ---- what phases do besides

  /// All have answered the invitations to the battle being fought.
  default void invitationsAnswered() {}

  /// Both main players have chosen their cards for it.
  default void cardsChosen() {}

  /// How many ships of the offense's side a seat loses with it.
  ///
  /// @param ships all that it has on the gate
  default int falling(Seat seat, int ships) {
    return ships;
  }

  /// It was not won: what has won a battle before lands where it did.
  default void landBefore() {}

  /// Winning ships are about to land on its planet: what has won a battle before may land there.
  default void divide() {}

  /// It is over and has been settled: turns to the one that follows.
  ///
  /// @return whether one does
  default boolean goesOn() {
    return false;
  }

  /// The encounter is over, and its cards are discarded: discards those of a battle that has not
  /// been fought.
  default void putAway() {}

  /// The phase in which the encounter ended is over: says what has become of it on the whole.
  default void close() {}
}
