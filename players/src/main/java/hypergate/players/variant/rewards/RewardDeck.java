package hypergate.players.variant.rewards;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The reward deck: no card from it instead of one from the deck, but always one of it from another
/// hand.
public final class RewardDeck {
  public static final Judgement REWARD_DECK =
      Judgement.ofVariant()
          .asked("reward-deck", (_, _) -> 0)
          .asked("back", (_, question) -> Math.max(0, Find.word(question, Word.REWARD)));

  private RewardDeck() {}
}
