package hypergate.variant.moons;

import hypergate.game.Game;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Loss;
import hypergate.game.verb.Ships;

/// What happens to moons: ships come to them and leave them, they are turned up and down, and they
/// leave the game.
public final class Satellites {
  private final Game game;
  private final Moons moons;

  Satellites(Game game, Moons moons) {
    this.game = game;
    this.moons = moons;
  }

  private Ships ships() {
    return game.verbs().ships();
  }

  /// A main player that has won on a planet, or has settled there again, may put one of its ships
  /// there on the moon, if nobody is there (M-1.2-3, M-1.2-4).
  public void offer(Seat seat, Planet planet) {
    int slot = moons.freeAt(planet);
    if (slot < 0 || game.ships().on(planet, seat) == 0) return;
    if (game.ask(seat).yes(MoonQuestions.OCCUPY))
      ships().move(seat, planet.index(), Place.OUTPOST + slot, 1, true);
  }

  /// One ship of a seat on a planet goes to its moon, if nobody is there.
  public void occupy(Seat seat, Planet planet) {
    int slot = moons.freeAt(planet);
    if (slot >= 0 && game.ships().on(planet, seat) > 0)
      ships().move(seat, planet.index(), Place.OUTPOST + slot, 1, true);
  }

  /// The defense says whether its ship on the target's moon helps to defend it (6.4).
  public void askDefense() {
    Seat defense = game.encounter().defender();
    Planet target = game.encounter().target();
    int slot = moons.at(target);
    if (slot < 0 || !defense.exists() || moons.occupant(slot) != defense) return;
    if (game.ask(defense).yes(MoonQuestions.DEFEND_MOON))
      game.encounter().defendsFrom(Place.OUTPOST + slot);
  }

  /// A seat has come to a moon: it looks at its card, and reveals it unless that stays secret.
  public void occupied(int slot) {
    Seat seat = moons.occupant(slot);
    Moon moon = moons.moon(slot);
    moons.learn(slot, seat);
    if (game.isHeard())
      game.tell(
          new MoonEvent.MoonOccupied(
              seat, moons.planet(slot), moon.id(), moons.back(slot).notation()));
    if (!moon.staysSecret()) reveal(slot);
    else if (moons.isSpent(slot)) show(slot);
  }

  /// Reveals a moon to everybody. Then what its card says for that moment happens, unless a Tech
  /// level prevents it.
  public void reveal(int slot) {
    show(slot);
    if (!moons.goesAhead(slot)) return;
    moons.carryOutReveal(slot);
  }

  /// Shows a moon to everybody; nothing else happens.
  public void show(int slot) {
    moons.up(slot);
    if (game.isHeard())
      game.tell(
          new MoonEvent.MoonShown(moons.occupant(slot), moons.planet(slot), moons.moon(slot).id()));
  }

  /// Turns a moon that nobody is on any more face down: it does nothing.
  public void vacated(int slot) {
    boolean up = moons.isUp(slot);
    moons.down(slot);
    if (up && game.isHeard())
      game.tell(
          new MoonEvent.MoonTurnedDown(
              moons.planet(slot), moons.moon(slot).id(), MoonEvent.Rule.EMPTY));
  }

  /// The occupant turns its moon face down and leaves it. A moon that works only once is used up.
  public void turnDown(int slot) {
    moons.down(slot);
    if (game.isHeard())
      game.tell(
          new MoonEvent.MoonTurnedDown(
              moons.planet(slot), moons.moon(slot).id(), new MoonEvent.Effect(game.cause())));
  }

  /// A moon leaves the game; a ship on it drops to the planet (M-5).
  public void discard(int slot) {
    Seat seat = moons.occupant(slot);
    if (seat.exists())
      ships().move(seat, Place.OUTPOST + slot, moons.planet(slot).index(), 1, true);
    leave(slot);
    ships().settle();
  }

  /// A moon leaves the game; a ship on it goes to the warp.
  public void destroy(int slot) {
    Seat seat = moons.occupant(slot);
    Loss loss = game.verbs().beginLoss(Cause.EFFECT);
    if (seat.exists()) loss.add(seat, Place.OUTPOST + slot, 1);
    game.verbs().carryOutLoss();
    leave(slot);
    ships().settle();
  }

  /// A planet is about to leave the table: its moon goes with it, and the ship there is lost
  /// (M-1.2-8).
  void planetLeaves(Planet planet, Loss loss) {
    int slot = moons.at(planet);
    if (slot < 0) return;
    Seat seat = moons.occupant(slot);
    if (seat.exists()) loss.add(seat, Place.OUTPOST + slot, 1);
  }

  /// A planet has left the table, and its moon with it.
  void planetLeft(Planet planet) {
    int slot = moons.at(planet);
    if (slot < 0) return;
    // What was saved from the loss found a place elsewhere; nothing can be left on the moon.
    leave(slot);
  }

  private void leave(int slot) {
    if (!moons.exists(slot)) return;
    String id = moons.moon(slot).id();
    Planet planet = moons.planet(slot);
    moons.gone(slot);
    if (game.isHeard()) game.tell(new MoonEvent.MoonRemoved(planet, id, game.cause()));
  }

  /// A seat gives up a colony: its ships there, that on the moon too, return to its others.
  public void giveUp(Seat seat, Planet planet) {
    long others = game.ships().colonies(seat) & ~planet.bit();
    int moon = game.ships().outpost(planet, seat);
    ships().returnTo(seat, planet.index(), game.ships().on(planet, seat), others);
    if (moon >= 0) ships().returnTo(seat, moon, 1, others);
    ships().settle();
  }

  /// The ship on one moon changes to another one, from which another ship goes to the warp.
  public void displace(int from, int to) {
    Loss loss = game.verbs().beginLoss(Cause.EFFECT);
    loss.add(moons.occupant(to), Place.OUTPOST + to, 1);
    game.verbs().carryOutLoss();
    boolean free = moons.exists(to) && !moons.occupant(to).exists();
    if (free && moons.occupant(from).exists()) moveTo(from, to);
  }

  /// The ship on one moon changes to another one that is free now.
  public void moveTo(int from, int to) {
    Seat seat = moons.occupant(from);
    ships().move(seat, Place.OUTPOST + from, Place.OUTPOST + to, 1, true);
    ships().settle();
  }
}
