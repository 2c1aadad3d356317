package hypergate.variant.levels;

import hypergate.game.card.Option;

/// The options of a game with Tech levels.
public final class LevelOptions {
  /// Whether it is played with them.
  public static final Option LEVELS =
      Option.oneOf(
              "levels",
              "false true",
              "false",
              "Tech levels (Bowe 1995): each turn its player advances in a field; who stands higher"
                  + " may wield against what others do in it.",
              "L-1")
          .brings();

  /// Whether there are as many markers as anybody needs.
  public static final Option MARKERS =
      Option.oneOf(
              "levels.markers",
              "unlimited six",
              "unlimited",
              "Whether markers run out: with six a field no seventh player can rise from level 0 in"
                  + " it.",
              "L-4")
          .needs(LEVELS);

  private LevelOptions() {}
}
