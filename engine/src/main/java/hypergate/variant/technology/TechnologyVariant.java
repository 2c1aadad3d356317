package hypergate.variant.technology;

import hypergate.game.Declaration;
import hypergate.game.Game;
import hypergate.game.Option;
import hypergate.game.Rules;
import hypergate.game.Variant;

/// Technology as a variant: when techs can be in a game.
public final class TechnologyVariant implements Variant {
  // Some card may bring techs into a game that is played without them.
  @Override
  public boolean isIn(Rules rules) {
    if (rules.options().is(Option.TECHNOLOGY)) return true;
    for (Declaration<?> card : rules.content().all())
      if (card.isBringingPart(Techs.class) && card.takesPart(rules)) return true;
    return false;
  }

  @Override
  public Techs in(Game game) {
    return new Techs(game);
  }
}
