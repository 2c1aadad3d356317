package hypergate.game.verb;

import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Powers;

/// Planets in the warp, where an alien has brought them with everything that stands on them. They
/// are in no system. Ships on them are in the warp and on a colony at the same time: what takes
/// ships out of the warp may take them, to colonies outside of it, and what sends or loses ships of
/// colonies does so, too. Nothing comes there by being lost to the warp.
public final class Drifting {
  private final Acting game;

  Drifting(Acting game) {
    this.game = game;
  }

  /// A home planet goes into the warp.
  public void enter(Planet planet) {
    set(planet, true);
    complete();
  }

  /// A home planet goes into the warp and takes the place of one that comes back from there.
  public void exchange(Planet in, Planet out) {
    set(out, false);
    set(in, true);
    complete();
  }

  private void set(Planet planet, boolean away) {
    game.state().adrift(planet, away);
    if (game.isHeard()) game.tell(new Event.PlanetDrifted(planet, away));
  }

  // No colony is gained or lost, but what each of them counts for may be another now.
  private void complete() {
    for (int i = 0; i < game.seats(); i++) game.verbs().ships().powerChanged(Seat.of(i));
    game.verbs().ships().settle();
    game.verbs().ships().checkWin();
  }

  /// The planets come back that no sheet of their seat keeps in the warp any more: it has gone, or
  /// its power is lost.
  void sweep() {
    boolean any = false;
    for (long rest = game.ships().adrift(); rest != 0; rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      if (isKept(game.ships().ownerOf(planet))) continue;
      set(planet, false);
      any = true;
    }
    if (any) complete();
  }

  private boolean isKept(Seat seat) {
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (game.powers().exists(instance)
          && game.powers().alien(instance).keepsPlanets()
          && !game.powers().isFaceDown(instance)
          && !game.powers().isGone(instance)) return true;
    }
    return false;
  }

  // ---- ships that leave

  /// Whether ships of a seat stand on planets in the warp.
  boolean hasShips(Seat owner) {
    return game.ships().coloniesAdrift(owner) != 0;
  }

  /// Ships of a seat leave the warp for planets of a mask, as it chooses; those that were lost to
  /// the warp can also come to a planet there that is one of them.
  ///
  /// @return how many have left
  int leave(Seat owner, int count, long planets) {
    // What stands on a planet there leaves it for one that is not.
    boolean elsewhere = (planets & ~game.ships().adrift()) != 0;
    Picks going = pick(owner, count, elsewhere ? 0 : game.ships().adrift());
    Ships ships = game.verbs().ships();
    int lost = 0;
    int left = 0;
    for (int i = 0; i < going.places(); i++) {
      int from = going.place(i);
      if (from == Place.WARP) {
        lost = going.picked(i);
        continue;
      }
      int due = ships.departures().leave(owner, from, Place.GATE, going.picked(i));
      long homes = planets & ~game.ships().adrift();
      ships.placeOn(owner, due, ships.lift(owner, from, due, true), homes);
      left += due;
    }
    long homes = planets & (~game.ships().adrift() | game.ships().coloniesAdrift(owner));
    ships.placeOn(owner, lost, ships.lift(owner, Place.WARP, lost, true), homes);
    return left + lost;
  }

  /// Ships of a seat leave the warp for one place, as it chooses.
  void leaveFor(Seat owner, int to, int count, boolean first) {
    Picks going = pick(owner, count, Place.isPlanet(to) ? 1L << to : 0);
    Ships ships = game.verbs().ships();
    for (int i = 0; i < going.places(); i++)
      if (going.place(i) == Place.WARP)
        ships.carryOver(owner, Place.WARP, to, going.picked(i), first);
      else ships.move(owner, going.place(i), to, going.picked(i), first);
  }

  private Picks pick(Seat owner, int count, long closed) {
    Picks picks = new Picks();
    long open = game.ships().coloniesAdrift(owner) & ~closed & ~game.encounter().frozen(owner);
    for (long rest = open; rest != 0; rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      picks.offer(planet.index(), game.ships().on(planet, owner));
    }
    picks.offer(Place.WARP, game.ships().lost(owner));
    int due = Math.min(count, picks.available());
    picks.ask(game, owner, Prompt.LEAVE_WARP, 0, due, due);
    return picks;
  }

  /// Takes ships off planets in the warp that leave it for a place where no choice is given, from
  /// the lowest planet on.
  ///
  /// @return the further ships among them
  long lift(Seat owner, int count, boolean first) {
    long further = 0;
    int left = count;
    for (long rest = game.ships().coloniesAdrift(owner); rest != 0 && left > 0; rest &= rest - 1) {
      int planet = Long.numberOfTrailingZeros(rest);
      int ships = Math.min(left, game.ships().on(Planet.of(planet), owner));
      further |= game.verbs().ships().lift(owner, planet, ships, first);
      left -= ships;
    }
    return further;
  }
}
