package hypergate.game.explain;

import hypergate.game.Moon;
import hypergate.game.Moons;
import hypergate.game.piece.Place;

/// Which moon of the asking seat is meant.
final class MoonChecks {
  private MoonChecks() {}

  /// The slot of the moon with this id that the seat is on, -1 when it is on no such moon.
  static int slot(Inquiry inquiry, String id) {
    Moons moons = inquiry.view.moons();
    for (int slot = 0; slot < Place.MOONS; slot++)
      if (moons.exists(slot)
          && moons.occupant(slot) == inquiry.seat
          && moons.isKnown(slot)
          && moons.moon(slot).id().equals(id)) return slot;
    return -1;
  }

  static boolean isSpent(Inquiry inquiry, int slot) {
    return inquiry.view.moons().isSpent(slot)
        && inquiry.view.moons().moon(slot).kind() == Moon.Kind.DISCARD;
  }
}
