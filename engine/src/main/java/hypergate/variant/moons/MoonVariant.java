package hypergate.variant.moons;

import hypergate.game.Game;
import hypergate.game.card.Card;
import hypergate.game.card.Option;
import hypergate.game.card.Options;
import hypergate.game.card.Rules;
import hypergate.game.event.Event;
import hypergate.game.explain.Explained;
import hypergate.game.explain.Explains;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Moons as a variant: when they are in a game, and which of them.
public final class MoonVariant implements Explained {
  private final MoonExplains explains = new MoonExplains();

  @Override
  public boolean isIn(Rules rules) {
    return rules.options().is(MoonOptions.MOONS);
  }

  @Override
  public Moons in(Game game) {
    return new Moons(game);
  }

  // ---- what it brings

  @Override
  public List<Class<? extends Card>> cards() {
    return List.of(Moon.class);
  }

  @Override
  public List<Class<? extends Event.OfVariant>> events() {
    return List.of(MoonEvent.class);
  }

  @Override
  public Explains explains() {
    return explains;
  }

  @Override
  public String field() {
    return Moons.FIELD;
  }

  // ---- cards to begin with

  @Override
  public String word() {
    return "moon";
  }

  @Override
  public @Nullable String notToBeginWith(Rules rules) {
    return isIn(rules) ? null : "moons are off";
  }

  @Override
  public Map<Option, String> toBeginWith() {
    return Map.of(MoonOptions.MOONS, "serious");
  }

  @Override
  public int mostToBeginWith(Rules rules) {
    return FirstMoons.KEPT;
  }

  // ---- which moons

  /// Whether a moon belongs to a game with these options.
  public static boolean deals(Options options, Moon moon) {
    if (!options.is(MoonOptions.MOONS)) return false;
    if (options.isStartCard(moon.id()) || options.isOwnCard(moon.id())) return true;
    if (moon.isEndingGame() && !options.is(MoonOptions.MOON_VICTORY)) return false;
    return moon.isSerious() || options.is(MoonOptions.MOONS, "all");
  }
}
