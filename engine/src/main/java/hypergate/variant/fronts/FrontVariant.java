package hypergate.variant.fronts;

import hypergate.game.Game;
import hypergate.game.card.Rules;
import hypergate.game.explain.Explained;
import hypergate.game.explain.Explains;

/// Second fronts as a variant: they are in games into which a card can come that opens one.
public final class FrontVariant implements Explained {
  private final FrontExplains explains = new FrontExplains();

  @Override
  public boolean isIn(Rules rules) {
    return rules.isBrought(Fronts.class);
  }

  @Override
  public Fronts in(Game game) {
    return new Fronts(game);
  }

  @Override
  public Explains explains() {
    return explains;
  }
}
