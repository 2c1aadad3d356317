package hypergate.variant.edicts;

import hypergate.game.card.Option;

/// The option that adds edicts.
public final class EdictOptions {
  /// Which of them are in the deck.
  public static final Option EDICTS =
      Option.oneOf(
              "edicts",
              "off classic fan both",
              "off",
              "Edicts in the deck beside the artifacts: three classic ones, five that fans made, or"
                  + " all.",
              "ED-4.3")
          .brings();

  private EdictOptions() {}
}
