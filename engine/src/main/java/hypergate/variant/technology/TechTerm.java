package hypergate.variant.technology;

import hypergate.game.Game;
import hypergate.game.decide.Menu;
import hypergate.game.piece.Seat;
import hypergate.game.verb.DealTerm;
import hypergate.game.verb.Offer;

/// A tech that changes hands in a deal (TC-6), as it lies before its owner. Its value is its slot.
public final class TechTerm implements DealTerm {
  private final Game game;
  private final Techs techs;

  TechTerm(Game game, Techs techs) {
    this.game = game;
    this.techs = techs;
  }

  @Override
  public Moment moment() {
    return Moment.WITH_CARDS;
  }

  @Override
  public void add(Offer offer, Menu menu, Seat from, Seat to) {
    if (!game.options().is(TechnologyOptions.TRADE_TECHS) || !techs.inPlay()) return;
    for (int slot = 0; slot < techs.top(); slot++)
      if (techs.isOf(slot, from)) offer.addTerm(menu, game.parts().typeOf(this), from, slot);
  }

  @Override
  public boolean mayGive(Seat from, Seat to, int slot) {
    return techs.isOf(slot, from);
  }

  @Override
  public void deliver(Seat from, Seat to, int slot) {
    techs.research().trade(slot, to);
  }

  @Override
  public double gain() {
    return 2;
  }

  @Override
  public double loss() {
    return 3;
  }

  @Override
  public String notation(int slot) {
    return "tech " + techs.card(slot).id();
  }

  // A tech that lies face down with somebody else has a number instead of its name.
  @Override
  public String notation(int slot, Seat reader) {
    boolean hidden = !techs.isComplete(slot) && !techs.isOf(slot, reader);
    return hidden ? "tech " + techs.back(slot) : notation(slot);
  }
}
