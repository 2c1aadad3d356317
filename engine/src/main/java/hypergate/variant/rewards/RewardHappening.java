package hypergate.variant.rewards;

import hypergate.game.explain.Told;
import hypergate.game.explain.Wording;

/// Why things happen with the reward deck.
enum RewardHappening implements Told {
  REWARD_CARDS_DRAWN("R-25.3", "Cards were drawn from the reward deck."),
  REWARD_DECK_OPENED("R-25.3", "The reward deck came into the game."),
  REWARDS_RESHUFFLED("R-25.3", "An empty reward deck is made from its own discard pile.");

  private final Wording wording;

  RewardHappening(String rule, String words) {
    this.wording = new Wording(rule, words, words);
  }

  @Override
  public Wording wording() {
    return wording;
  }

  /// Why an event happened.
  static RewardHappening of(RewardDeckEvent event) {
    return switch (event) {
      case RewardDeckEvent.RewardsDrawn _ -> REWARD_CARDS_DRAWN;
      case RewardDeckEvent.DeckOpened _ -> REWARD_DECK_OPENED;
    };
  }
}
