package hypergate.players;

import hypergate.game.Question;
import hypergate.game.decide.Choice;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.variant.moons.Moons;

/// What moons do to ships: on planets and on other moons, and what that is worth to us.
final class MoonShips {
  private final Outlook outlook;

  MoonShips(Outlook outlook) {
    this.outlook = outlook;
  }

  // ---- ships on planets

  // What it is worth to us that a seat loses some of its ships on a planet.
  private double taken(Seat seat, Planet planet, int ships) {
    int there = outlook.ships.on(planet, seat);
    double worth = -Math.min(ships, there) * outlook.ship(seat);
    return there > ships ? worth : worth + abandoned(seat, planet);
  }

  // What it is worth to us that a seat loses its colony on a planet.
  private double abandoned(Seat seat, Planet planet) {
    return planet.system() == seat ? outlook.home(seat, -1) : outlook.change(seat, -1);
  }

  // Ours comes from where most stand; of others we take what holds a colony alone.
  int leaving(Question question) {
    return Find.best(
        question,
        value -> {
          Seat seat = Seat.of(value >> 8);
          Planet planet = Planet.of(value & 0xff);
          int there = outlook.ships.on(planet, seat);
          return seat == outlook.me ? (there == 1 ? -100 : there) : taken(seat, planet, 1);
        });
  }

  // Ours goes where fewest stand; that of others where it makes no colony stronger.
  int arriving(Question question) {
    boolean own = standsOnAll(question, outlook.me);
    return Find.best(
        question,
        place -> {
          Planet planet = Planet.of(place);
          int there = outlook.ships.on(planet, outlook.me);
          int all = 0;
          for (int s = 0; s < outlook.seats; s++) all += outlook.ships.on(planet, Seat.of(s));
          return own ? -there - (planet.system() == outlook.me ? 1 : 0) : all;
        });
  }

  int fewest(Question question) {
    return Find.best(question, place -> -outlook.ships.on(Planet.of(place), outlook.me));
  }

  // What it is worth that a rival with the most foreign colonies gives one up.
  double slowing() {
    int most = 0;
    for (int i = 0; i < outlook.seats; i++)
      most = Math.max(most, Long.bitCount(outlook.ships.foreignColonies(Seat.of(i))));
    double best = -1;
    for (int i = 0; i < outlook.seats; i++) {
      Seat seat = Seat.of(i);
      if (seat != outlook.me && Long.bitCount(outlook.ships.foreignColonies(seat)) == most)
        best = Math.max(best, outlook.change(seat, -1));
    }
    return best;
  }

  int due() {
    return Math.max(1, outlook.encounter.shipsAtEnd(outlook.me));
  }

  private double bestStrike(Seat seat) {
    double best = -1e9;
    if (seat == outlook.me) return best;
    for (long rest = outlook.ships.standing(seat); rest != 0; rest &= rest - 1)
      best = Math.max(best, taken(seat, Planet.of(Long.numberOfTrailingZeros(rest)), due()));
    return best;
  }

  double bestStrike() {
    double best = -1e9;
    for (int i = 0; i < outlook.seats; i++) best = Math.max(best, bestStrike(Seat.of(i)));
    return best;
  }

  int victim(Question question) {
    return Find.best(question, seat -> bestStrike(Seat.of(seat)));
  }

  // Whoever has been named stands on all of the planets offered: the one whose loss pleases us
  // most.
  int strike(Question question) {
    return Find.best(question, place -> strike(question, Planet.of(place)));
  }

  private double strike(Question question, Planet planet) {
    double most = -1e9;
    for (int s = 0; s < outlook.seats; s++) {
      Seat seat = Seat.of(s);
      if (seat != outlook.me && standsOnAll(question, seat))
        most = Math.max(most, taken(seat, planet, due()));
    }
    return most;
  }

  private boolean standsOnAll(Question question, Seat seat) {
    for (int i = 0; i < question.count(); i++)
      if (outlook.ships.on(Planet.of(Choice.value(question.option(i))), seat) == 0) return false;
    return true;
  }

  // ---- ships on moons

  // Where a moon of ours is, -1 when we are not on it.
  int slot(String id) {
    Moons moons = Moons.of(outlook.view);
    for (int slot = 0; slot < Place.OUTPOSTS; slot++)
      if (moons.exists(slot)
          && moons.occupant(slot) == outlook.me
          && moons.isKnown(slot)
          && moons.moon(slot).id().equals(id)) return slot;
    return -1;
  }

  // What it is worth to us that the ship on a moon leaves its planet.
  double left(int slot) {
    Moons moons = Moons.of(outlook.view);
    Seat seat = moons.occupant(slot);
    Planet planet = moons.planet(slot);
    return outlook.ships.on(planet, seat) > 0 ? 0 : abandoned(seat, planet);
  }

  // What it is worth to us that the ship on a moon goes to the warp.
  private double downed(int slot) {
    Seat seat = Moons.of(outlook.view).occupant(slot);
    return seat.exists() ? left(slot) - outlook.ship(seat) : 0;
  }

  private double changing(int from, int to) {
    Moons moons = Moons.of(outlook.view);
    Seat other = moons.exists(to) ? moons.occupant(to) : Seat.NONE;
    if (!other.exists() || other == outlook.me) return -1e9;
    Planet planet = moons.planet(to);
    boolean there = (outlook.ships.colonies(outlook.me) & planet.bit()) != 0;
    double settled = there || planet.system() == outlook.me ? 0 : outlook.change(outlook.me, 1);
    return downed(to) + settled + left(from);
  }

  double bestMove(int from) {
    double best = -1e9;
    if (from < 0) return best;
    for (int slot = 0; slot < Place.OUTPOSTS; slot++) best = Math.max(best, changing(from, slot));
    return best;
  }

  int move(Question question) {
    int from = slot("moon-displace");
    return Find.best(
        question,
        place -> {
          int to = Moons.of(outlook.view).at(Planet.of(place));
          return from < 0 ? downed(to) : changing(from, to);
        });
  }

  double bestBoom() {
    double best = 0;
    for (int slot = 0; slot < Place.OUTPOSTS; slot++)
      if (Moons.of(outlook.view).exists(slot)) best = Math.max(best, downed(slot));
    return best;
  }

  int boom(Question question) {
    return Find.best(question, place -> downed(Moons.of(outlook.view).at(Planet.of(place))));
  }
}
