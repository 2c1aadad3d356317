package hypergate.variant.visits;

import hypergate.game.Game;
import hypergate.game.card.Rules;
import hypergate.game.explain.Explained;
import hypergate.game.explain.Explains;

/// Visiting cards as a variant: they are in games into which a flare can come that has some.
public final class VisitVariant implements Explained {
  private final VisitExplains explains = new VisitExplains();

  @Override
  public boolean isIn(Rules rules) {
    return rules.isBrought(Visits.class);
  }

  @Override
  public Visits in(Game game) {
    return new Visits(game);
  }

  @Override
  public Explains explains() {
    return explains;
  }
}
