package hypergate.game;

import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.state.State;
import hypergate.game.state.Zone;

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

  /// The same with ships that are more than a seat begins with.
  public void shipsMore(int place, Seat seat, int count) {
    state.addShips(place, seat.index(), count);
    game.verbs().ships().more(seat, count);
  }

  /// A planet is on the table, or it is not.
  public void planet(Planet planet, boolean there) {
    state.planet(planet, there);
  }

  /// A planet is in the warp.
  public void adrift(Planet planet) {
    state.adrift(planet, true);
  }

  /// A card that lies under another one can be played from there.
  public void held(int card) {
    state.put(Zone.HELD, card);
  }

  /// A number that follows from the seed of the game, from 0 to `bound - 1`.
  public int random(int bound) {
    return state.random(bound);
  }

  /// The table is laid: the game goes on with an encounter of the offense's turn.
  ///
  /// @param encounter 1 for the beginning of the turn
  public void begin(Seat offense, int encounter) {
    game.course().lay(offense, encounter);
    if (encounter > 1) game.encounter().offense(offense);
    game.verbs().ships().lay();
    game.powers().index();
    game.parts().laidByHand();
    game.begin();
  }
}
