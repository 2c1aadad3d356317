package hypergate.variant.pulsars;

import hypergate.game.card.Option;

/// The options of a game with Pulsars.
public final class PulsarOptions {
  /// Whether there are any.
  public static final Option PULSARS =
      Option.oneOf(
              "pulsars",
              "false true",
              "false",
              "Pulsars (Katz): one card for each power in play, which strengthens and shields it"
                  + " for its owner and weakens it, or shuts it off, for all others.",
              "P1")
          .brings();

  /// Whether powers are lost one by one, with Pulsars or without.
  public static final Option EACH_COLONY =
      Option.oneOf(
          "pulsars.eachColony",
          "false true",
          "false",
          "Of two powers one is lost with the third home colony, the second first, and the"
              + " other with the fourth; a Pulsar keeps the one that it belongs to (P6.2).",
          "P6.2");

  private PulsarOptions() {}
}
