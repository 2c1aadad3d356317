package hypergate.variant.moons;

import hypergate.game.Game;
import hypergate.game.decide.Menu;
import hypergate.game.piece.Luck;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.table.Redealer;
import java.util.List;

/// Deals the moons that a seat does not know anew: behind each back any that it may be. Where
/// somebody is on a moon that still lies face down, it is one that stays secret.
final class MoonDeal implements Redealer {
  private final Game game;
  private final Moons moons;
  private final int[] pool;
  private Seat viewer = Seat.NONE;
  private int size;

  // The slots whose moons have been seen at a later moment, as a mask.
  private long later;

  MoonDeal(Game game, Moons moons) {
    this.game = game;
    this.moons = moons;
    this.pool = new int[game.content().of(Moon.class).size()];
  }

  @Override
  public void look(Seat seat, Menu menu) {
    viewer = seat;
    later = 0;
    long seen = 0;
    for (int slot = 0; slot < Place.OUTPOSTS; slot++) if (!isHidden(slot)) seen |= 1L << slot;
    later = seen;
  }

  @Override
  public void deal(Seat seat, Luck luck) {
    viewer = seat;
    size = 0;
    List<Moon> all = game.content().of(Moon.class);
    for (int i = 0; i < pool.length; i++)
      if (MoonVariant.deals(game.options(), all.get(i)) && !isSeen(i)) pool[size++] = i;
    for (int slot = 0; slot < Place.OUTPOSTS; slot++)
      if (isHidden(slot) && moons.occupant(slot).exists()) give(slot, true, luck);
    for (int slot = 0; slot < Place.OUTPOSTS; slot++)
      if (isHidden(slot) && !moons.occupant(slot).exists()) give(slot, false, luck);
    for (int i = 0; i < game.seats(); i++)
      if (i != viewer.index() && moons.left(Seat.of(i)) >= 0)
        moons.left(Seat.of(i), take(luck.number(size)));
    moons.indexWindows();
  }

  private void give(int slot, boolean secret, Luck luck) {
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
    return (later >>> slot & 1) == 0
        && moons.exists(slot)
        && !moons.knows(slot, viewer)
        && !moons.isKnownToAll(slot);
  }
}
