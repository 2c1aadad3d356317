package hypergate.server.protocol.view;

import hypergate.game.Game;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.server.protocol.view.Parts.MoonView;
import hypergate.variant.moons.Moons;
import org.jspecify.annotations.Nullable;

/// The moons of planets as a viewer sees them: everybody sees the back and who is there, the face
/// whoever has looked at it.
final class MoonViews {
  private MoonViews() {}

  /// The moon of a planet; null when it has none.
  ///
  /// @param mine the viewer's seats as a mask
  static @Nullable MoonView of(Game game, Planet planet, int mine) {
    if (!Moons.areIn(game)) return null;
    Moons moons = Moons.of(game);
    int slot = moons.at(planet);
    if (slot < 0) return null;
    Seat there = moons.occupant(slot);
    boolean known = moons.isKnownToAll(slot);
    for (Seat seat : Game.seatsOf(mine)) known |= moons.knows(slot, seat);
    return new MoonView(
        moons.back(slot).notation(),
        known ? moons.moon(slot).id() : null,
        there.exists() ? there.letter() : null,
        state(moons, slot));
  }

  private static @Nullable String state(Moons moons, int slot) {
    if (moons.isSuspended(slot)) return "off";
    if (moons.isWaiting(slot)) return "waits";
    if (moons.isSpent(slot)) return "spent";
    return moons.isUp(slot) ? "up" : null;
  }
}
