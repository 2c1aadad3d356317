package hypergate.variant.rewards;

import static hypergate.game.explain.Asked.asked;

import hypergate.game.decide.Prompt;
import hypergate.game.explain.Asked;
import java.util.List;

/// The questions that are asked about the reward deck.
final class RewardQuestions {
  /// How many of the cards taken as rewards come from the reward deck.
  static final Prompt REWARD_DECK = Prompt.of("reward-deck");

  /// Which back the next card has that is taken unseen.
  static final Prompt BACK = Prompt.of("back");

  static final List<Asked> ALL =
      List.of(
          asked(REWARD_DECK, "choose cards from the reward deck", "R-25.3").openly(),
          asked(BACK, "choose the back of a card", "R-23.4").openly());

  private RewardQuestions() {}
}
