package hypergate.variant.moons;

import hypergate.game.Game;
import hypergate.game.Option;
import hypergate.game.Options;
import hypergate.game.Variant;

/// Moons as a variant: when they are in a game, and which of them.
public final class MoonVariant implements Variant {
  @Override
  public boolean isIn(Options options) {
    return options.is(Option.MOONS);
  }

  @Override
  public Moons in(Game game) {
    return new Moons(game);
  }

  /// Whether a moon belongs to a game with these options.
  public static boolean deals(Options options, Moon moon) {
    if (!options.is(Option.MOONS)) return false;
    if (options.isStartCard(moon.id())) return true;
    if (moon.isEndingGame() && !options.is(Option.MOON_VICTORY)) return false;
    return moon.isSerious() || options.is(Option.MOONS, "all");
  }
}
