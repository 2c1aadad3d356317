package hypergate.game.table;

import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.state.State;

/// Where ships stand. Reads only; verbs move them.
public final class Ships {
  /// Says how many ships at a place have a lent one under them.
  @FunctionalInterface
  public interface Lent {
    /// How many of a seat's ships there.
    int under(Seat seat, int place);
  }

  private final State state;
  private Lent lent = (seat, place) -> 0;

  /// The ships of this state.
  @SuppressWarnings("exports") // For the rooms of the engine.
  public Ships(State state) {
    this.state = state;
  }

  /// Names what knows of lent ships.
  public void lent(Lent known) {
    lent = known;
  }

  /// How many ships of a seat at a place have a lent one under them.
  public int lent(Seat seat, int place) {
    return lent.under(seat, place);
  }

  /// Ships of a seat on a planet.
  public int on(Planet planet, Seat seat) {
    return state.ships(planet.index(), seat.index());
  }

  /// Ships of a seat at any place that is no card before a player.
  public int at(int place, Seat seat) {
    return state.ships(place, seat.index());
  }

  /// Ships of a seat in the warp: those that are lost to it and those on planets there.
  public int inWarp(Seat seat) {
    int ships = lost(seat);
    for (long rest = coloniesAdrift(seat); rest != 0; rest &= rest - 1)
      ships += state.ships(Long.numberOfTrailingZeros(rest), seat.index());
    return ships;
  }

  /// Ships of a seat that are lost to the warp: those that stand on no planet there.
  public int lost(Seat seat) {
    return state.ships(Place.WARP, seat.index());
  }

  /// How many ships of a seat can leave the warp as far as nothing keeps them there: those lost to
  /// it, and those on planets there if their owner has a colony elsewhere.
  public int freeInWarp(Seat seat) {
    return coloniesAtRest(seat) == 0 ? lost(seat) : inWarp(seat);
  }

  /// Ships of a seat on the hyperspace gate.
  public int onGate(Seat seat) {
    return state.ships(Place.GATE, seat.index());
  }

  /// Ships of a seat that are out of the game.
  public int removed(Seat seat) {
    return state.ships(Place.REMOVED, seat.index());
  }

  /// Ships of a seat that lie on alien sheets, captured or not.
  public int onSheets(Seat seat) {
    return at(Place.ON_SHEETS, seat);
  }

  /// Planets on which the seat has a colony, as a mask.
  public long colonies(Seat seat) {
    return state.occupied(seat.index());
  }

  /// Planets on which the seat has ships, as a mask: a colony that is only on an outpost is left
  /// out.
  public long standing(Seat seat) {
    long colonies = state.occupied(seat.index());
    for (long rest = state.onOutposts(seat.index()); rest != 0; rest &= rest - 1)
      if (state.ships(Long.numberOfTrailingZeros(rest), seat.index()) == 0)
        colonies &= ~Long.lowestOneBit(rest);
    return colonies;
  }

  /// Planets on which anybody has ships, as a mask: those on outposts do not count.
  public long standing() {
    long standing = 0;
    for (int seat = 0; seat < Seat.MOST; seat++) standing |= standing(Seat.of(seat));
    return standing;
  }

  /// The planets on whose outposts a seat has a ship, as a mask.
  public long outposts(Seat seat) {
    return state.onOutposts(seat.index());
  }

  /// The place of a seat's ship on an outpost of a planet; -1 when it has none there.
  public int outpost(Planet planet, Seat seat) {
    if ((outposts(seat) & planet.bit()) == 0) return -1;
    int place = Place.OUTPOST + 2 * planet.row().index();
    return planetOf(place) == planet && at(place, seat) > 0 ? place : place + 1;
  }

  /// The planet that a place is, or whose outpost it is.
  public Planet planetOf(int place) {
    return Place.isOutpost(place)
        ? Planet.of(state.outpostPlanet(place - Place.OUTPOST))
        : Planet.of(place);
  }

  /// Ships that belong to a seat's colony on a planet: those there and the one on its outpost.
  public int inColony(Planet planet, Seat seat) {
    long outpost = state.onOutposts(seat.index()) & planet.bit();
    return on(planet, seat) + (outpost == 0 ? 0 : 1);
  }

  /// The seat's colonies in its own system, as a mask, and those on planets of its own that are in
  /// the warp.
  public long homeColonies(Seat seat) {
    return state.occupied(seat.index()) & homesOf(seat);
  }

  /// The seat's colonies in other systems, as a mask, and those on planets of its own that
  /// are in the warp.
  public long foreignColonies(Seat seat) {
    return state.occupied(seat.index()) & foreignTo(seat);
  }

  /// Where a colony of a seat is a foreign one, as a mask: all places outside its home system. A
  /// planet in the warp is in no system, so a colony there is foreign to nobody but the seat whose
  /// planet it is.
  public long foreignTo(Seat seat) {
    return ~placesOf(seat) & (~state.adrift() | homesOf(seat));
  }

  /// Planets that are in the warp, as a mask.
  public long adrift() {
    return state.adrift();
  }

  /// Whether a planet is in the warp.
  public boolean isAdrift(Planet planet) {
    return (state.adrift() & planet.bit()) != 0;
  }

  /// Home planets of a seat that are in the warp, as a mask.
  public long adriftOf(Seat seat) {
    return state.adrift() & homesOf(seat);
  }

  /// The seat's colonies on planets that are in the warp, as a mask.
  public long coloniesAdrift(Seat seat) {
    return state.occupied(seat.index()) & state.adrift();
  }

  /// The seat's colonies outside the warp, as a mask.
  public long coloniesAtRest(Seat seat) {
    return state.occupied(seat.index()) & ~state.adrift();
  }

  /// Planets that are on the table, as a mask.
  public long planets() {
    return state.planets();
  }

  /// Planets of a system that are on the table, as a mask.
  public long planetsOf(Seat system) {
    return state.planets() & placesOf(system);
  }

  /// All places for planets in a seat's home system, as a mask: those of its own row, and of a
  /// further one that it has been given. Planets of it that are in the warp are left out.
  public long placesOf(Seat system) {
    return homesOf(system) & ~state.adrift();
  }

  /// All places for home planets of a seat, as a mask: those of its home system, and of its planets
  /// that are in the warp.
  public long homesOf(Seat seat) {
    return seat.exists() ? Planet.row(seat) | state.further(seat.index()) : 0;
  }

  /// The seat in whose home system a planet lies; [Seat#NONE] for no planet and one in the warp.
  public Seat systemOf(Planet planet) {
    return isAdrift(planet) ? Seat.NONE : ownerOf(planet);
  }

  /// The seat whose home planet a planet is, be it in its system or in the warp; [Seat#NONE] for no
  /// planet.
  public Seat ownerOf(Planet planet) {
    for (int seat = 0; seat < Seat.MOST; seat++)
      if ((state.further(seat) & planet.bit()) != 0) return Seat.of(seat);
    return planet.row();
  }

  /// Seats with ships on the planet, as a mask.
  public int seatsOn(Planet planet) {
    int mask = 0;
    for (int seat = 0; seat < Seat.MOST; seat++)
      if (state.ships(planet.index(), seat) > 0) mask |= 1 << seat;
    return mask;
  }

  /// Whether two seats have ships on one planet.
  public boolean share(Seat one, Seat other) {
    return (state.occupied(one.index()) & state.occupied(other.index())) != 0;
  }

  /// Ships of a seat on planets and in the encounter; not those on cards before players.
  public int outsideWarp(Seat seat) {
    int sum = onColonies(seat);
    for (int i = 0; i < Place.inEncounter(); i++)
      sum += state.ships(Place.inEncounter(i), seat.index());
    return sum + Long.bitCount(state.onOutposts(seat.index()));
  }

  /// Ships of a seat on all planets.
  public int onColonies(Seat seat) {
    int sum = 0;
    for (long rest = colonies(seat); rest != 0; rest &= rest - 1)
      sum += state.ships(Long.numberOfTrailingZeros(rest), seat.index());
    return sum;
  }

  /// Ships that belong to a seat's colonies: those on planets and on their outposts.
  public int inColonies(Seat seat) {
    return onColonies(seat) + Long.bitCount(state.onOutposts(seat.index()));
  }
}
