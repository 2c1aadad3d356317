package hypergate.variant.moons;

import hypergate.game.card.Option;

/// The options of a game with moons.
public final class MoonOptions {
  /// Whether there are moons, and which.
  public static final Option MOONS =
      Option.oneOf(
              "moons",
              "off serious all",
              "off",
              "The moons of Cosmic Odyssey: those that are played in earnest, or the cheesy ones"
                  + " too.",
              "M-6-1")
          .brings();

  /// Whether those are among them that change who wins.
  public static final Option MOON_VICTORY =
      Option.oneOf(
              "moons.victory",
              "off on",
              "on",
              "Whether the cheesy moons that change who wins are among them.",
              "M-6-1")
          .needs(MOONS);

  private MoonOptions() {}
}
