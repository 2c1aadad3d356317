package hypergate.players.variant.moons;

import hypergate.game.piece.Seat;
import hypergate.game.view.View;
import hypergate.players.search.Figure;
import hypergate.variant.moons.Moons;

/// How many moons a seat is on.
public final class Settled {
  private static final double MANY = 3;

  public static final Figure MOONS = Figure.of("moons", Settled::moons);

  private Settled() {}

  private static double moons(View view, Seat seat) {
    return Moons.areIn(view) ? Long.bitCount(Moons.of(view).planetsOf(seat)) / MANY : 0;
  }
}
