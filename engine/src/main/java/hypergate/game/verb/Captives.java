package hypergate.game.verb;

import hypergate.game.event.Event;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;

/// Ships that lie on alien sheets: captured ones of others, or ships that wait there. They are
/// neither in the warp nor out of the game, and on no colony, so that they count for nothing. They
/// go along with their sheet; when it leaves the game they go to the warp.
public final class Captives {
  private final Acting game;
  private final Ships ships;

  Captives(Acting game, Ships ships) {
    this.game = game;
    this.ships = ships;
  }

  /// How many ships of a seat could be captured where they stand: as many must stay that it can
  /// still win.
  public int most(Seat owner) {
    return game.reach().spares(owner) ? 0 : Math.min(ships.mayLeave(owner), onColonies(owner));
  }

  private int onColonies(Seat owner) {
    return game.ships().inColonies(owner);
  }

  /// Ships at a place are captured: they go onto a sheet, as many as may.
  ///
  /// @return how many
  public int capture(Seat owner, int from, int count, int instance) {
    int taken = Math.min(count, Math.min(ships.at(owner, from), ships.mayLeave(owner)));
    if (taken <= 0 || game.reach().spares(owner)) return 0;
    String place = Notation.place(game, from);
    land(owner, taken, ships.lift(owner, from, taken, false), instance);
    tell(owner, place, game.powers().alien(instance).id(), taken);
    ships.settle();
    return taken;
  }

  private void land(Seat owner, int count, long further, int instance) {
    ships.land(owner, Place.ON_SHEETS, count, further);
    game.powers().hold(instance, owner, count);
  }

  private void tell(Seat owner, String from, String to, int count) {
    if (game.isHeard()) game.tell(new Event.ShipsMoved(owner, from, to, count));
  }

  /// All ships of a seat on a sheet return to colonies of its choice; without any they go to the
  /// warp.
  public void release(int instance, Seat owner) {
    int count = game.powers().held(instance, owner);
    if (count == 0) return;
    game.powers().hold(instance, owner, -count);
    ships.place(owner, count, ships.lift(owner, Place.ON_SHEETS, count, true));
    ships.settle();
  }

  /// All ships on a sheet go to the warp: it leaves the game.
  void sink(int instance) {
    for (int i = 0; i < game.seats(); i++) {
      Seat owner = Seat.of(i);
      int count = game.powers().held(instance, owner);
      if (count == 0) continue;
      game.powers().hold(instance, owner, -count);
      ships.move(owner, Place.ON_SHEETS, Place.WARP, count, true);
    }
  }
}
