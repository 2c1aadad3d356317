package hypergate.variant.rewards;

import hypergate.game.card.Option;

/// The options of a game with a reward deck.
public final class RewardOptions {
  /// Whether it is there from the beginning.
  public static final Option REWARDS =
      Option.oneOf(
              "rewards",
              "off on",
              "off",
              "The reward deck (R-25.3): cards taken as rewards may come from it. Of the decks of"
                  + " Cosmic Incursion and Dominion the artifacts are known; attack values and"
                  + " kickers are not.",
              "R-25.3")
          .brings();

  /// How many of each card there are.
  public static final Option REWARDS_COPIES =
      Option.number(
              "rewards.copies",
              1,
              2,
              2,
              "Copies of each card in the reward deck, which is small without the unknown ones.",
              "H-140")
          .needs(REWARDS);

  private RewardOptions() {}
}
