package hypergate.variant.moons;

import hypergate.game.Game;
import hypergate.game.decide.Menu;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.verb.DealTerm;
import hypergate.game.verb.Offer;

/// What moons of the giver make possible as terms of deals; the value is a moon's slot.
final class MoonTerm implements DealTerm {
  private final Game game;
  private final Moons moons;

  MoonTerm(Game game, Moons moons) {
    this.game = game;
    this.moons = moons;
  }

  @Override
  public void add(Offer offer, Menu menu, Seat from, Seat to) {
    if (!moons.isOnAny(from)) return;
    for (int slot = 0; slot < Place.OUTPOSTS; slot++)
      if (mayGive(from, to, slot)) offer.addTerm(menu, game.parts().typeOf(this), from, slot);
  }

  @Override
  public boolean mayGive(Seat from, Seat to, int slot) {
    return moons.exists(slot) && moons.occupant(slot) == from && moons.mayBeTerm(slot);
  }

  @Override
  public void deliver(Seat from, Seat to, int slot) {
    moons.actInDeal(slot);
  }

  @Override
  public String notation(int slot) {
    return "moon " + moons.moon(slot).id();
  }
}
