package hypergate.game;

import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.state.State;

/// Lays out a table by hand, as no rule would: for scenarios and tests. Cards, decks and what else
/// has a part of its own are laid through that part.
public final class ByHand {
  private final Game game;
  private final State state;

  ByHand(Game game) {
    this.game = game;
    this.state = game.state();
  }

  /// Puts ships of a seat at a place, or with a negative number takes them away.
  public void ships(int place, Seat seat, int count) {
    state.addShips(place, seat.index(), count);
  }

  /// A planet is on the table, or it is not.
  public void planet(Planet planet, boolean there) {
    if (there) state.w[Layout.PLANETS] |= planet.bit();
    else state.w[Layout.PLANETS] &= ~planet.bit();
  }

  /// A planet has been added to the game.
  public void added(Planet planet) {
    state.n[Layout.GENESIS] = planet.index() + 1;
    planet(planet, true);
  }

  /// The tech in a slot is complete.
  public void complete(int slot) {
    state.b[Layout.TECH_COMPLETE + slot] = 1;
  }

  /// The number that was fixed as the tech in a slot was completed.
  public void x(int slot, int x) {
    state.b[Layout.TECH_X + slot] = (byte) x;
  }

  /// Ships on the tech in a slot.
  public void shipsOnTech(int slot, int ships) {
    state.b[Layout.TECH_SHIPS + slot] = (byte) ships;
  }

  /// A card that lies under a tech can be played from there.
  public void held(int card) {
    state.put(Layout.HELD, card);
  }

  /// A number that follows from the seed of the game, from 0 to `bound - 1`.
  public int random(int bound) {
    return state.random(bound);
  }

  /// The table is laid: the game goes on with an encounter of the offense's turn.
  ///
  /// @param encounter 1 for the beginning of the turn
  public void begin(Seat offense, int encounter) {
    state.n[Layout.TURN] = offense.index();
    state.n[Layout.PHASE] = Step.START_TURN.ordinal();
    if (encounter > 1) {
      state.n[Layout.PHASE] = Step.REGROUP.ordinal();
      state.n[Layout.OFFENSE] = offense.index() + 1;
      state.n[Layout.TURNS] = 1;
      state.n[Layout.ENCOUNTER_OF_TURN] = encounter - 1;
      state.n[Layout.ENCOUNTERS] = encounter - 1;
    }
    for (int i = 0; i < game.seats(); i++) {
      state.w[Layout.WAS_OCCUPIED + i] = state.occupied(i);
      if (game.powers().homeColonies(Seat.of(i)) < game.rules().homeColoniesNeeded())
        state.n[Layout.POWER_LOST] |= 1 << i;
    }
    game.powers().index();
    game.techs().index();
    game.begin();
  }
}
