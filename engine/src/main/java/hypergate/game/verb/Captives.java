package hypergate.game.verb;

import hypergate.game.event.Event;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Powers;
import hypergate.game.word.Query;

/// Captured ships, on the sheets of those who have taken them, or ships that wait there. They are
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
    ships.land(owner, Place.CAPTURED, count, further);
    game.powers().hold(instance, owner, count);
  }

  private void tell(Seat owner, String from, String to, int count) {
    if (game.isHeard()) game.tell(new Event.ShipsMoved(owner, from, to, count));
  }

  /// All ships of a seat on a sheet return to colonies of its choice; without any they go to the
  /// warp.
  public void release(int instance, Seat owner) {
    release(instance, owner, Integer.MAX_VALUE);
  }

  /// Ships of a seat on a sheet return to colonies of its choice; without any they go to the warp.
  private int release(int instance, Seat owner, int most) {
    int count = Math.min(most, game.powers().held(instance, owner));
    if (count == 0) return 0;
    game.powers().hold(instance, owner, -count);
    ships.place(owner, count, ships.lift(owner, Place.CAPTURED, count, true));
    ships.settle();
    return count;
  }

  /// As a deal says, a seat frees so many ships of another one: those on its sheets first, then
  /// those in the warp, as far as it may.
  void free(Seat holder, Seat owner, int count) {
    int ways = game.query(Query.MAY_FREE, holder, 0);
    int left = count;
    for (int slot = 0; (ways & Query.FROM_SHEETS) != 0 && slot < Sizes.POWERS; slot++)
      left -= release(Powers.instance(holder, slot), owner, left);
    if ((ways & 1) != 0 && left > 0) ships.release(owner, left);
  }

  /// Ships of a seat on a sheet go to the warp.
  public void spend(int instance, Seat owner, int count) {
    int spent = Math.min(count, game.powers().held(instance, owner));
    if (spent == 0) return;
    game.powers().hold(instance, owner, -spent);
    ships.move(owner, Place.CAPTURED, Place.WARP, spent, true);
  }

  /// In a loss: ships that were taken up go onto a sheet.
  void capture(Seat owner, int count, long further, int instance) {
    land(owner, count, further, instance);
    tell(owner, "", game.powers().alien(instance).id(), count);
  }

  /// All ships on a sheet go to the warp: it leaves the game.
  void sink(int instance) {
    for (int i = 0; i < game.seats(); i++) {
      Seat owner = Seat.of(i);
      spend(instance, owner, game.powers().held(instance, owner));
    }
  }
}
