package hypergate.variant.essences;

import hypergate.game.Game;
import hypergate.game.card.Card;
import hypergate.game.card.Rules;
import hypergate.game.explain.Explained;
import hypergate.game.explain.Explains;
import java.util.List;

/// Essence cards as a variant: they are in games to which an alien that brings some belongs.
public final class EssenceVariant implements Explained {
  private final EssenceExplains explains = new EssenceExplains();

  @Override
  public boolean isIn(Rules rules) {
    String asked = "";
    for (Essence essence : rules.content().of(Essence.class)) {
      if (essence.alien().equals(asked)) continue;
      asked = essence.alien();
      if (essence.takesPart(rules)) return true;
    }
    return false;
  }

  @Override
  public List<Class<? extends Card>> cards() {
    return List.of(Essence.class);
  }

  @Override
  public Explains explains() {
    return explains;
  }

  @Override
  public Essences in(Game game) {
    return new Essences(game);
  }
}
