package hypergate.game.verb;

import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Secrecy;

/// Planets on which ships of a seat stay beside those of others whatever effects say: no effect
/// that parts players on one planet drives them away, as long as they stay there.
public final class Coexistence {
  private final Acting game;

  // By seat: the planets, as a mask.
  private final int planets;

  Coexistence(Acting game) {
    this.game = game;
    this.planets = game.cells().words(Seat.MOST, Secrecy.PUBLIC);
  }

  /// The ships of a seat on a planet stay there whatever effects say.
  public void grant(Seat seat, Planet planet) {
    game.state().w[planets + seat.index()] |= planet.bit();
  }

  /// The planets on which ships of a seat stay whatever effects say, as a mask.
  public long of(Seat seat) {
    return game.state().w[planets + seat.index()];
  }

  // A movement is complete: where no ships are left it is over.
  void settle() {
    for (int i = 0; i < game.seats(); i++)
      if (game.state().w[planets + i] != 0)
        game.state().w[planets + i] &= game.ships().standing(Seat.of(i));
  }
}
