package hypergate.variant.levels;

import hypergate.game.Game;
import hypergate.game.decide.Menu;
import hypergate.game.piece.Seat;
import hypergate.game.verb.DealTerm;
import hypergate.game.verb.Notation;
import hypergate.game.verb.Offer;

/// A Tech level as a term of deals: who stands higher in a field may let the other advance there
/// (L-35), once in a deal (L-36). The value is the number of the field.
final class LevelTerm implements DealTerm {
  private static final int ONE_CARD = Notation.term(Notation.CARDS, 1);

  private final Game game;
  private final Levels levels;

  LevelTerm(Game game, Levels levels) {
    this.game = game;
    this.levels = levels;
  }

  @Override
  public Moment moment() {
    return Moment.AFTER_SHIPS;
  }

  @Override
  public void add(Offer offer, Menu menu, Seat from, Seat to) {
    int type = game.parts().typeOf(this);
    if (offer.has(from, Notation.OF_PART + type)) return;
    for (int field = 0; field < levels.fields().size(); field++)
      if (mayGive(from, to, field)) offer.addTerm(menu, type, from, field);
  }

  // A level for a level, or a level against a card.
  @Override
  public void addOffers(Menu menu, Seat speaker, Seat other) {
    int fields = levels.fields().size();
    for (int mine = 0; mine < fields; mine++) {
      if (!mayGive(speaker, other, mine)) continue;
      for (int theirs = 0; theirs < fields; theirs++)
        if (mayGive(other, speaker, theirs)) Offer.add(menu, packed(mine), packed(theirs));
      if (game.cards().handSize(other) > 0) Offer.add(menu, packed(mine), ONE_CARD);
    }
    if (game.cards().handSize(speaker) == 0) return;
    for (int theirs = 0; theirs < fields; theirs++)
      if (mayGive(other, speaker, theirs)) Offer.add(menu, ONE_CARD, packed(theirs));
  }

  private int packed(int field) {
    return Notation.term(Notation.OF_PART + game.parts().typeOf(this), field);
  }

  @Override
  public boolean mayGive(Seat from, Seat to, int field) {
    return levels.mayGive(from, to, field);
  }

  // L-38.
  @Override
  public void deliver(Seat from, Seat to, int field) {
    levels.advance(to, field, LevelEvent.Occasion.DEAL);
  }

  @Override
  public double gain() {
    return 1;
  }

  @Override
  public double loss() {
    return 0.9;
  }

  @Override
  public String notation(int field) {
    return "level " + levels.field(field).notation();
  }
}
