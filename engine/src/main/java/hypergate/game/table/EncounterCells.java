package hypergate.game.table;

import hypergate.game.piece.Seat;
import hypergate.game.state.Cells;
import hypergate.game.state.Layout;
import hypergate.game.state.Secrecy;

/// Where what lies in the block of the encounter: for [Encounter] and its [Side]s alone.
final class EncounterCells {
  static final int OFFENSE = Layout.ENCOUNTER;
  static final int DEFENSE = OFFENSE + 1;
  static final int TARGET = DEFENSE + 1;
  static final int DESTINY_CARD = TARGET + 1;
  static final int FLAGS = DESTINY_CARD + 1;
  static final int INVITED = FLAGS + 1;
  static final int ALLIED = INVITED + 2;
  static final int JOINED = ALLIED + 2;
  static final int OUTCOME = JOINED + 1;
  static final int TOTAL = OUTCOME + 1;
  static final int BONUS = TOTAL + 2;
  static final int REINFORCED = BONUS + 2;
  static final int MULTIPLY = REINFORCED + 2;
  static final int AUTO_WIN = MULTIPLY + 2;
  static final int SUBTRACT = AUTO_WIN + 1;

  /// What each ship of a seat adds to its side, less one.
  static final int WORTH = SUBTRACT + 1;

  static final int SELECTED = WORTH + Seat.MOST;
  static final int VALUE = SELECTED + Seat.MOST;
  static final int KIND = VALUE + Seat.MOST;
  static final int LOST_SHIPS = KIND + Seat.MOST;
  static final int STARTED_WITH = LOST_SHIPS + Seat.MOST;
  static final int PASSED = STARTED_WITH + Seat.MOST;
  static final int FORESEES = PASSED + 1;
  static final int JOINER = FORESEES + 1;
  static final int ENTITLED = JOINER + 1;

  /// Cards of compensation that are about to be taken.
  static final int COMPENSATION = ENTITLED + 1;

  /// Ships that the offense and the defense lose for a failed deal.
  static final int PENALTY = COMPENSATION + 1;

  /// The power instance from whose pile each seat has selected its encounter card, plus one.
  static final int SELECTED_FROM = PENALTY + 2;

  /// The seat that the destiny card named when it was drawn, plus one.
  static final int NAMED = SELECTED_FROM + Seat.MOST;

  static final int LOST_SINCE_START = NAMED + 1;

  /// The value with which each seat's encounter card was turned up.
  static final int FACE_VALUE = LOST_SINCE_START + Seat.MOST;

  /// The seat whose encounter card is about to be turned up, plus one.
  static final int TURNING = FACE_VALUE + Seat.MOST;

  /// The card that a main player was given before selection, plus one; hidden from all but the two.
  static final int GIVEN_CARD = TURNING + 1;

  /// Whom compensation is taken from, plus one.
  static final int COMPENSATION_FROM = GIVEN_CARD + 1;

  /// Who chooses the cards of compensation, plus one; 0: they are taken at random.
  static final int COMPENSATION_BY = COMPENSATION_FROM + 1;

  /// Who is playing a reinforcement that is not cancelled yet, plus one.
  static final int REINFORCER = COMPENSATION_BY + 1;

  /// Ships that count for the offense's total without being there.
  static final int FORCE = REINFORCER + 1;

  /// Seats whose ships are not lost although their side loses, as a mask.
  static final int SPARED = FORCE + 1;

  /// In a proposal to all: the planet on which each seat would found a colony, plus one.
  static final int PROPOSED = SPARED + 1;

  /// The card that is being played as a reinforcement, plus one; 0 for what is no card.
  static final int REINFORCING_CARD = PROPOSED + Seat.MOST;

  /// How many reinforcements each seat has played in this encounter.
  static final int REINFORCEMENTS_BY = REINFORCING_CARD + 1;

  /// The side that loses whatever else applies, plus one.
  static final int DOOMED = REINFORCEMENTS_BY + Seat.MOST;

  /// The outpost whose ship helps to defend its planet, by its slot, plus one.
  static final int OUTPOST_DEFENDS = DOOMED + 1;

  /// Cards of compensation that are drawn from the deck instead of taken from a hand.
  static final int COMPENSATION_DRAWN = OUTPOST_DEFENDS + 1;

  /// A card like the one that each main player must select if it holds one, plus one.
  static final int DEMANDED = COMPENSATION_DRAWN + 1;

  /// What each seat has written down for itself alone.
  static final int SEALED = DEMANDED + Seat.MOST;

  /// The second encounter card that each seat has laid down, plus one.
  static final int SECOND = SEALED + Seat.MOST;

  /// How many cards of a new hand each seat draws only when the encounter is over.
  static final int DRAWS_LATER = SECOND + Seat.MOST;

  /// A card like those that each main player may select only if it has no other, plus one.
  static final int BARRED = DRAWS_LATER + Seat.MOST;

  /// Seats that answer their invitations after all others, as a mask.
  static final int ANSWERS_LAST = BARRED + Seat.MOST;

  /// How many attack cards each seat has played like reinforcements in this encounter.
  static final int ATTACKS_PLAYED = ANSWERS_LAST + 1;

  /// The planet on which no ship stays in this encounter, plus one.
  static final int BARRED_PLANET = ATTACKS_PLAYED + Seat.MOST;

  /// The seat whose ships on the target planet defend it although it is not the defense, plus one.
  static final int DEFENDER = BARRED_PLANET + 1;

  /// The planet whose ships do nothing and stay there in this encounter, plus one.
  static final int FROZEN_PLANET = DEFENDER + 1;

  /// Who deals with both main players, plus one.
  static final int THIRD = FROZEN_PLANET + 1;

  /// How many ships that one is going to lose for a failed deal.
  static final int THIRD_PENALTY = THIRD + 1;

  /// For each side, who deals in the place of its main player, plus one.
  static final int STAND_IN = THIRD_PENALTY + 1;

  /// The planet from which ships of each seat cannot be taken in this encounter, plus one.
  static final int HELD = STAND_IN + 2;

  /// How many calls have been made that come about when cards are up.
  static final int CALLS = HELD + Seat.MOST;

  /// The number of the call that is coming about.
  static final int CALLING = CALLS + 1;

  private EncounterCells() {}

  /// Says who may know what stands there: everybody, but for cards that lie face down.
  static void claim(Cells cells) {
    cells.ofInts(Layout.ENCOUNTER, SELECTED - Layout.ENCOUNTER, Secrecy.PUBLIC);
    cells.ofInts(SELECTED, Seat.MOST, Secrecy.OWN_OR_SEEN_CARD);
    cells.ofInts(VALUE, GIVEN_CARD - VALUE, Secrecy.PUBLIC);
    cells.ofInts(GIVEN_CARD, 1, Secrecy.SEEN_CARD);
    cells.ofInts(COMPENSATION_FROM, SEALED - COMPENSATION_FROM, Secrecy.PUBLIC);
    cells.ofInts(SEALED, Seat.MOST, Secrecy.OWNER);
    cells.ofInts(SECOND, Seat.MOST, Secrecy.OWN_OR_SEEN_CARD);
    cells.ofInts(DRAWS_LATER, Seat.MOST, Secrecy.PUBLIC);
    cells.ofInts(BARRED, 3 * Seat.MOST + 10, Secrecy.PUBLIC);
  }
}
