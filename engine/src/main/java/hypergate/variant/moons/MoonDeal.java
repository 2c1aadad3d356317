package hypergate.variant.moons;

import hypergate.game.Game;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import java.util.List;

/// Deals the moons that a seat does not know anew: behind each back any that it may be. Where
/// somebody is on a moon that still lies face down, it is one that stays secret.
final class MoonDeal {
  private final Game game;
  private final Moons moons;
  private final Seat viewer;
  private final Luck luck;
  private final int[] pool;
  private int size;

  MoonDeal(Game game, Moons moons, Seat viewer, Luck luck) {
    this.game = game;
    this.moons = moons;
    this.viewer = viewer;
    this.luck = luck;
    this.pool = new int[game.content().of(Moon.class).size()];
  }

  void deal() {
    List<Moon> all = game.content().of(Moon.class);
    for (int i = 0; i < pool.length; i++)
      if (MoonVariant.deals(game.options(), all.get(i)) && !isSeen(i)) pool[size++] = i;
    for (int slot = 0; slot < Place.OUTPOSTS; slot++)
      if (isHidden(slot) && moons.occupant(slot).exists()) give(slot, true);
    for (int slot = 0; slot < Place.OUTPOSTS; slot++)
      if (isHidden(slot) && !moons.occupant(slot).exists()) give(slot, false);
    for (int i = 0; i < game.seats(); i++)
      if (i != viewer.index() && moons.left(Seat.of(i)) >= 0)
        moons.left(Seat.of(i), take(luck.number(size)));
    moons.indexWindows();
  }

  private void give(int slot, boolean secret) {
    int fitting = 0;
    for (int i = 0; i < size; i++) if (fits(pool[i], slot, secret)) fitting++;
    int chosen = luck.number(fitting);
    for (int i = 0; i < size; i++)
      if (fits(pool[i], slot, secret) && chosen-- == 0) {
        moons.imagine(slot, take(i));
        return;
      }
  }

  private boolean fits(int number, int slot, boolean secret) {
    Moon moon = game.content().of(Moon.class).get(number);
    return moon.back() == moons.back(slot) && (!secret || moon.staysSecret());
  }

  private int take(int at) {
    int number = pool[at];
    pool[at] = pool[--size];
    return number;
  }

  private boolean isSeen(int number) {
    for (int slot = 0; slot < Place.OUTPOSTS; slot++)
      if (moons.number(slot) == number && !isHidden(slot)) return true;
    return viewer.exists() && moons.left(viewer) == number;
  }

  private boolean isHidden(int slot) {
    return moons.exists(slot) && !moons.knows(slot, viewer) && !moons.isKnownToAll(slot);
  }
}
