package hypergate.game.verb;

import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Window;
import java.util.Arrays;

/// Movements of ships to planets and from them: noted when they happen, told (MOVED) when they are
/// complete.
public final class Movements {
  private final Acting game;

  // Who has moved ships since movements were last told, as a mask; to and from which planets, and
  // how many ships have come to each.
  private int stirred;
  private boolean noted;
  private final long[] planets = new long[Seat.MOST];
  private final int[] come = new int[Seat.MOST * Planet.MOST];

  private Seat mover = Seat.NONE;
  private Planet at = Planet.NONE;
  private int arrived;

  Movements(Acting game) {
    this.game = game;
  }

  // Forgets what was noted, before a phase is run, or run again: that may be in the middle of
  // telling, when somebody has to be asked.
  void reset() {
    if (!noted) return;
    noted = false;
    stirred = 0;
    Arrays.fill(planets, 0);
    Arrays.fill(come, 0);
  }

  // Ships of a seat have left a planet; none have if the count is 0.
  void left(Seat owner, int planet, int count) {
    if (count <= 0) return;
    noted = true;
    stirred |= owner.bit();
    planets[owner.index()] |= 1L << planet;
  }

  // Ships of a seat have come to a planet; none have if the count is 0.
  void arrived(Seat owner, int planet, int count) {
    left(owner, planet, count);
    if (count > 0) come[owner.index() * Planet.MOST + planet] += count;
  }

  // Tells what has come to planets and left them, whoever cares: were it told only where a power
  // acts on it, everybody would see that from the rounds, be that power face down. Whoever answers
  // a movement may move ships in turn.
  void tell() {
    while (stirred != 0)
      for (int p = 0; p < game.seats(); p++) {
        Seat seat = game.inOrder(p);
        if (seat.in(stirred)) tell(seat);
      }
  }

  private void tell(Seat seat) {
    stirred &= ~seat.bit();
    long rest = planets[seat.index()];
    planets[seat.index()] = 0;
    for (; rest != 0; rest &= rest - 1) {
      int planet = Long.numberOfTrailingZeros(rest);
      int count = come[seat.index() * Planet.MOST + planet];
      come[seat.index() * Planet.MOST + planet] = 0;
      tell(seat, Planet.of(planet), count);
    }
  }

  private void tell(Seat seat, Planet planet, int count) {
    Seat beforeSeat = mover;
    Planet beforePlanet = at;
    int beforeCount = arrived;
    mover = seat;
    at = planet;
    arrived = count;
    game.open(Window.MOVED);
    mover = beforeSeat;
    at = beforePlanet;
    arrived = beforeCount;
  }

  /// In MOVED: whose ships have come to a planet or left it.
  public Seat mover() {
    return mover;
  }

  /// In MOVED: the planet.
  public Planet at() {
    return at;
  }

  /// In MOVED: how many ships have come there; 0 when they have left.
  public int arrived() {
    return arrived;
  }
}
