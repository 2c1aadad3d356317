package hypergate.game.verb;

import hypergate.game.event.Event;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Sight;
import hypergate.game.table.Encounter;

/// Persons who move from seat to seat, while all that lies on the table stays where it is; and
/// turns that do.
public final class Seating {
  private final Acting game;

  Seating(Acting game) {
    this.game = game;
  }

  /// The persons at two seats change places. From now on each of them sees what its new seat may
  /// see, and of the cards that its old seat saw it still knows where they lie (H-820).
  public void exchange(Seat one, Seat other) {
    if (one == other) return;
    Sight sight = game.cells().sight(one, game.state());
    long low = sight.low();
    long high = sight.high();
    sight = game.cells().sight(other, game.state());
    low |= sight.low();
    high |= sight.high();
    game.persons().exchange(one, other);
    game.cards().knownTo(one, low, high);
    game.cards().knownTo(other, low, high);
    game.verbs().secretMarks().personsExchanged(one, other);
    if (game.isHeard()) game.tell(new Event.PersonsExchanged(one, other, game.cause()));
  }

  /// The turn goes on as that of another seat, which is the offense from now on; play passes on
  /// from there. A destiny card that has been drawn is read again for it.
  public void passTurn(Seat seat) {
    Encounter encounter = game.encounter();
    game.course().turn(seat);
    encounter.offense(seat);
    if (encounter.destiny() < 0) return;
    encounter.unflag(Encounter.OWN_SYSTEM);
    encounter.target(Planet.NONE);
    encounter.defense(Seat.NONE);
    encounter.flag(Encounter.READ_AGAIN);
  }
}
