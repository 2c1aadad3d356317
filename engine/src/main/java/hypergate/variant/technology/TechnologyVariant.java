package hypergate.variant.technology;

import hypergate.game.Game;
import hypergate.game.card.Card;
import hypergate.game.card.Options;
import hypergate.game.card.Rules;
import hypergate.game.event.Event;
import hypergate.game.explain.Explained;
import hypergate.game.explain.Explains;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Technology as a variant: when techs can be in a game.
public final class TechnologyVariant implements Explained {
  private final TechExplains explains = new TechExplains();

  // Some card may bring techs into a game that is played without them.
  @Override
  public boolean isIn(Rules rules) {
    return rules.options().is(TechnologyOptions.TECHNOLOGY) || rules.isBrought(Techs.class);
  }

  @Override
  public Techs in(Game game) {
    return new Techs(game);
  }

  // ---- what it brings

  @Override
  public List<Class<? extends Card>> cards() {
    return List.of(Tech.class);
  }

  @Override
  public List<Class<? extends Event.OfVariant>> events() {
    return List.of(TechEvent.class);
  }

  @Override
  public Explains explains() {
    return explains;
  }

  // Haz-Techs look at the warnings.
  @Override
  public boolean readsWarnings(Options options) {
    return options.is(TechnologyOptions.TECHNOLOGY)
        && options.has(TechnologyOptions.TECH_DECKS, "odyssey");
  }

  // ---- cards to begin with

  @Override
  public String word() {
    return "tech";
  }

  @Override
  public @Nullable String notToBeginWith(Rules rules) {
    return rules.options().is(TechnologyOptions.TECHNOLOGY) ? null : "tech cards need technology";
  }

  @Override
  public int mostToBeginWith(Rules rules) {
    return rules.options().get(TechnologyOptions.OPENING_DRAW);
  }
}
