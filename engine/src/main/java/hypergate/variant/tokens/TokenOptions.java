package hypergate.variant.tokens;

import hypergate.game.card.Option;

/// The options of tokens.
public final class TokenOptions {
  /// What a second Genesis planet does.
  public static final Option GENESIS_REUSE =
      Option.oneOf(
              "tech.genesisPlanetReuse",
              "blocked move extra",
              "blocked",
              "A second use of the Genesis planet.",
              "TC-13.31")
          .needs("technology");

  /// Where gaps between planets are.
  public static final Option CANNON_LAYOUT =
      Option.oneOf(
              "tech.lunarCannonLayout",
              "linear circular",
              "linear",
              "Whether a system's first and last planet are neighbours.",
              "TC-13.32")
          .needs("technology");

  private TokenOptions() {}
}
