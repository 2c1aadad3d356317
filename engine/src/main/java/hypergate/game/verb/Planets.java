package hypergate.game.verb;

import hypergate.game.event.Event;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Secrecy;

/// Planets that come to the table, and planets that leave the game with every ship on them.
public final class Planets {
  private final Acting game;

  // How many levels each planet has beyond its first.
  private final int levels;

  Planets(Acting game) {
    this.game = game;
    this.levels = game.cells().bytes(Planet.MOST, Secrecy.PUBLIC);
  }

  /// Of how many planets a planet consists: 1 unless others have been merged with it.
  public int levels(Planet planet) {
    return 1 + game.state().b[levels + planet.index()];
  }

  /// The planet of a system that consists of most planets, [Planet#NONE] if each of them is one.
  public Planet tower(Seat system) {
    Planet tower = Planet.NONE;
    for (long rest = game.ships().planetsOf(system); rest != 0; rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      boolean higher = !tower.exists() || levels(planet) > levels(tower);
      if (levels(planet) > 1 && higher) tower = planet;
    }
    return tower;
  }

  /// The planets of a system that belonged to it from the beginning, as a mask.
  public long ofOld(Seat system) {
    long planets = game.ships().planetsOf(system);
    long mask = 0;
    for (int number = 1; number <= game.rules().planets(); number++)
      mask |= Planet.of(system, number).bit();
    return planets & mask & ~game.verbs().planetTokens().brought();
  }

  /// A planet becomes a part of another one, for good: all ships on it stand there from now on, and
  /// so do cards and tokens of aliens beside it. What variants have put there goes as from a planet
  /// that is destroyed.
  public void merge(Planet planet, Planet into) {
    for (int p = 0; p < game.seats(); p++) {
      Seat owner = game.inOrder(p);
      int ships = game.ships().on(planet, owner);
      game.verbs().ships().carry(owner, planet.index(), into.index(), ships, true);
      int left = game.ships().on(planet, owner);
      long homes = game.ships().colonies(owner) & ~planet.bit() & ~into.bit();
      if (left > 0) game.verbs().ships().returnTo(owner, planet.index(), left, homes);
    }
    game.verbs().piles().planetLeaves(planet, into);
    game.verbs().planetTokens().merge(planet, into);
    int more = levels(planet);
    game.state().b[levels + into.index()] += (byte) more;
    remove(planet, game.verbs().beginLoss(Cause.EFFECT));
    game.verbs().ships().settle();
    if (game.isHeard()) game.tell(new Event.TokenPlaced("tower " + levels(into), into.toString()));
  }

  /// The place for one planet more at the right end of a system's row; [Planet#NONE] when there is
  /// no room for it.
  public Planet next(Seat system) {
    if (!system.exists()) return Planet.NONE;
    long there = game.ships().planets() & Planet.row(system);
    int highest = there == 0 ? 0 : Planet.of(63 - Long.numberOfLeadingZeros(there)).number();
    int number = Math.max(highest, game.rules().planets()) + 1;
    return number > Planet.PER_SYSTEM ? Planet.NONE : Planet.of(system, number);
  }

  /// A planet that has left a system comes back to it, as the last of its row; where the row has no
  /// room at its end, in the first place that is free.
  ///
  /// @return where it lies, [Planet#NONE] if there is no room for it
  public Planet comeBack(Seat system) {
    Planet place = room(system);
    if (place.exists()) add(place);
    return place;
  }

  /// Whether a system has room for one planet more.
  public boolean hasRoom(Seat system) {
    return room(system).exists();
  }

  private Planet room(Seat system) {
    Planet place = next(system);
    for (int number = 1; !place.exists() && number <= Planet.PER_SYSTEM; number++)
      if ((game.ships().planets() & Planet.of(system, number).bit()) == 0)
        place = Planet.of(system, number);
    return place;
  }

  /// The planets of a system on which nobody is, as a mask.
  public long empty(Seat system) {
    long empty = 0;
    for (long rest = game.ships().planetsOf(system); rest != 0; rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      if (game.ships().seatsOn(planet) == 0) empty |= planet.bit();
    }
    return empty;
  }

  /// A planet moves into another system with all that cards have put beside it, to the end of the
  /// row or into the first place that is free; every ship on it goes to the warp. What variants
  /// have put there goes as from a planet that is destroyed.
  ///
  /// @return where it lies now, [Planet#NONE] if there is no room for it: then it stays where it is
  public Planet moveInto(Planet planet, Seat system) {
    Planet place = room(system);
    if (!place.exists()) return Planet.NONE;
    add(place);
    game.state().b[levels + place.index()] = game.state().b[levels + planet.index()];
    game.verbs().piles().planetLeaves(planet, place);
    game.verbs().planetTokens().move(planet, place);
    destroy(planet);
    return place;
  }

  /// Two planets of different systems change places with all ships on them and all that cards have
  /// put beside them; what variants have put beside them stays in its system.
  public void exchange(Planet one, Planet other) {
    for (int p = 0; p < game.seats(); p++) {
      Seat owner = game.inOrder(p);
      int there = game.ships().on(one, owner);
      int here = game.ships().on(other, owner);
      int both = Math.min(there, here);
      game.verbs().ships().carryAll(owner, one.index(), other.index(), there - both, true);
      game.verbs().ships().carryAll(owner, other.index(), one.index(), here - both, true);
    }
    byte level = game.state().b[levels + one.index()];
    game.state().b[levels + one.index()] = game.state().b[levels + other.index()];
    game.state().b[levels + other.index()] = level;
    game.verbs().piles().planetsExchanged(one, other);
    game.verbs().planetTokens().exchange(one, other);
    game.verbs().ships().settle();
    game.verbs().ships().checkWin();
  }

  // ---- whole systems

  /// Whether two seats can exchange their home systems: neither has a ship in the encounter, on a
  /// card, a sheet or an outpost, nor ships that others do not have, nor a planet in the warp.
  public boolean mayExchangeSystems(Seat one, Seat other) {
    return hasUsualShips(one) && hasUsualShips(other);
  }

  private boolean hasUsualShips(Seat seat) {
    boolean involved = false;
    for (int i = 0; i < Place.inEncounter(); i++)
      involved |= game.ships().at(Place.inEncounter(i), seat) > 0;
    return !involved
        && game.ships().adriftOf(seat) == 0
        && game.state().further(seat.index()) == 0
        && game.verbs().ships().all(seat) == game.rules().ships()
        && game.furtherShips().of(seat) == 0
        && game.cardSlots().ships(seat) == 0
        && game.ships().onSheets(seat) == 0
        && game.ships().at(Place.CARD, seat) == 0
        && game.ships().outposts(seat) == 0
        && game.verbs().shipKinds().isPlain(seat);
  }

  /// Two seats exchange their home systems with everything on the planets, and all their ships:
  /// each stands from now on wherever the other one stood.
  public void exchangeSystems(Seat one, Seat other) {
    for (int number = 1; number <= Planet.PER_SYSTEM; number++)
      swap(Planet.of(one, number), Planet.of(other, number));
    for (int place = 0; place < Place.ON_SHEETS; place++) {
      int here = game.ships().at(place, one);
      int there = game.ships().at(place, other);
      game.state().addShips(place, one.index(), there - here);
      game.state().addShips(place, other.index(), here - there);
    }
    if (game.isHeard())
      game.tell(new Event.TokenPlaced("home system", one.letter() + "+" + other.letter()));
    game.verbs().ships().settle();
    game.verbs().ships().checkWin();
  }

  private void swap(Planet one, Planet other) {
    long planets = game.ships().planets();
    boolean here = (planets & one.bit()) != 0;
    boolean there = (planets & other.bit()) != 0;
    if (!here && !there) return;
    game.state().planet(one, there);
    game.state().planet(other, here);
    if (game.isHeard() && here != there) {
      game.tell(new Event.PlanetChanged(one, there));
      game.tell(new Event.PlanetChanged(other, here));
    }
    for (int i = 0; i < game.seats(); i++) {
      int more = game.ships().on(other, Seat.of(i)) - game.ships().on(one, Seat.of(i));
      game.state().addShips(one.index(), i, more);
      game.state().addShips(other.index(), i, -more);
    }
    game.verbs().shipKinds().exchange(one.index(), other.index());
    byte level = game.state().b[levels + one.index()];
    game.state().b[levels + one.index()] = game.state().b[levels + other.index()];
    game.state().b[levels + other.index()] = level;
    game.verbs().piles().planetsExchanged(one, other);
    game.verbs().planetTokens().exchange(one, other);
  }

  /// The planets of a colour that nobody plays come into a seat's home system, beside those of its
  /// own: before the game, with half of its ships on them. Without such a colour nothing comes.
  public void addSystem(Seat owner) {
    Seat row = freeRow();
    if (!row.exists()) return;
    game.state().further(owner.index(), game.state().further(owner.index()) | Planet.row(row));
    for (int number = 1; number <= game.rules().planets(); number++) {
      add(Planet.of(row, number));
      game.verbs().ships().halve(owner, Planet.of(owner, number), Planet.of(row, number));
    }
    game.verbs().ships().lay();
  }

  private Seat freeRow() {
    for (int row = game.options().systems(); row < Seat.MOST; row++) {
      Planet first = Planet.of(Seat.of(row), 1);
      if (game.ships().ownerOf(first) == first.row()) return first.row();
    }
    return Seat.NONE;
  }

  /// Puts a planet on the table.
  void add(Planet planet) {
    game.state().planet(planet, true);
    if (game.isHeard()) game.tell(new Event.PlanetChanged(planet, true));
  }

  /// Removes a planet from the game; every ship on it goes to the warp.
  void destroy(Planet planet) {
    remove(planet, game.verbs().beginLoss(Cause.EFFECT));
  }

  /// A planet is taken out of the game before it has begun; the ships on it go to the warp, which
  /// is no loss.
  public void leaveOut(Planet planet) {
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      int ships = game.ships().on(planet, seat);
      game.verbs().ships().move(seat, planet.index(), Place.WARP, ships, true);
    }
    destroy(planet);
  }

  /// A planet leaves the game and counts from now on as a foreign colony of a seat, whose ships
  /// there go to other planets, as it chooses; those of others go to the warp.
  ///
  /// @param homes where the seat's ships can go, as a mask; with none they go to the warp
  public void claim(Seat seat, Planet planet, long homes) {
    int ships = game.ships().on(planet, seat);
    game.verbs().ships().returnTo(seat, planet.index(), ships, homes & ~planet.bit());
    game.powers().addTrophy(seat);
    destroy(planet);
    game.verbs().ships().settle();
    game.verbs().ships().checkWin();
  }

  /// Removes the planet at which the gate points; every ship on it and every other ship in the
  /// encounter goes to the warp.
  public void destroyTarget() {
    destroyTarget(0);
  }

  /// Removes the planet at which the gate points together with the ships of some seats there and in
  /// the encounter; every other ship there and in the encounter goes to the warp.
  ///
  /// @param leaving the seats whose ships leave the game, as far as lets them
  public void destroyTarget(int leaving) {
    Loss loss = game.verbs().beginLoss(Cause.ENCOUNTER);
    for (int i = 0; i < game.seats(); i++) {
      loss.add(Seat.of(i), Place.GATE, game.ships().at(Place.GATE, Seat.of(i)));
      loss.add(Seat.of(i), Place.BESIDE, game.ships().at(Place.BESIDE, Seat.of(i)));
      if (Seat.of(i).in(leaving)) loss.removeFromGame(Seat.of(i));
    }
    remove(game.encounter().target(), loss);
  }

  private void remove(Planet planet, Loss loss) {
    for (int i = 0; i < game.seats(); i++)
      loss.addWithPlanet(Seat.of(i), planet.index(), game.ships().on(planet, Seat.of(i)));
    game.parts().planetLeaves(planet, loss);
    game.state().planet(planet, false);
    game.state().b[levels + planet.index()] = 0;
    if (game.isHeard()) game.tell(new Event.PlanetChanged(planet, false));
    game.verbs().piles().planetLeaves(planet, Planet.NONE);
    game.verbs().planetTokens().planetLeaves(planet);
    game.verbs().carryOutLoss();
    game.parts().planetLeft(planet);
  }
}
