package hypergate.variant.tokens;

import hypergate.game.Game;
import hypergate.game.card.Rules;
import hypergate.game.explain.Explained;
import hypergate.game.explain.Explains;

/// Tokens as a variant: they are in games into which a card or an alien can come that has one.
public final class TokenVariant implements Explained {
  @Override
  public boolean isIn(Rules rules) {
    return rules.isBrought(Tokens.class);
  }

  @Override
  public Tokens in(Game game) {
    return new Tokens(game);
  }

  @Override
  public Explains explains() {
    return Explains.NOTHING;
  }
}
