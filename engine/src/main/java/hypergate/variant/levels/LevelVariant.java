package hypergate.variant.levels;

import hypergate.game.Game;
import hypergate.game.card.Rules;
import hypergate.game.event.Event;
import hypergate.game.explain.Explained;
import hypergate.game.explain.Explains;
import java.util.List;

/// Tech levels as a variant: when a game is played with them.
public final class LevelVariant implements Explained {
  private final LevelExplains explains = new LevelExplains();

  @Override
  public boolean isIn(Rules rules) {
    return rules.options().is(LevelOptions.LEVELS);
  }

  @Override
  public Levels in(Game game) {
    return new Levels(game);
  }

  @Override
  public List<Class<? extends Event.OfVariant>> events() {
    return List.of(LevelEvent.class);
  }

  @Override
  public Explains explains() {
    return explains;
  }
}
