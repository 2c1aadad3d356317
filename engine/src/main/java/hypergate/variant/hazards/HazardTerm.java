package hypergate.variant.hazards;

import hypergate.game.Game;
import hypergate.game.decide.Menu;
import hypergate.game.piece.Seat;
import hypergate.game.verb.DealTerm;
import hypergate.game.verb.Offer;

/// A hazard that can be held, as a term of deals; the value is its number.
final class HazardTerm implements DealTerm {
  private final Game game;
  private final Hazards hazards;

  HazardTerm(Game game, Hazards hazards) {
    this.game = game;
    this.hazards = hazards;
  }

  // What nobody holds only one of the two can promise.
  @Override
  public void add(Offer offer, Menu menu, Seat from, Seat to) {
    int type = game.parts().typeOf(this);
    for (int slot = 0; slot < hazards.inPlay(); slot++)
      if (hazards.mayGive(slot, from) && !offer.has(to, type, hazards.number(slot)))
        offer.addTerm(menu, type, from, hazards.number(slot));
  }

  @Override
  public boolean mayGive(Seat from, Seat to, int number) {
    return hazards.mayGive(hazards.slotOf(number), from);
  }

  @Override
  public Moment moment() {
    return Moment.WITH_CARDS;
  }

  @Override
  public void deliver(Seat from, Seat to, int number) {
    hazards.hold(hazards.slotOf(number), to);
  }

  @Override
  public double gain() {
    return 2.5;
  }

  @Override
  public double loss() {
    return 2.5;
  }

  @Override
  public String notation(int number) {
    return "hazard " + hazards.card(number).id();
  }
}
