package hypergate.cli.variants.rewards;

import hypergate.cli.terminal.Voice;
import hypergate.cli.variants.TerminalVariant;
import hypergate.game.view.View;
import hypergate.variant.rewards.RewardDeck;
import hypergate.variant.rewards.RewardDeckEvent;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// The reward deck in the terminal: among the decks, in the story, in questions.
public final class TerminalRewards extends TerminalVariant<RewardDeckEvent> {
  /// The reward deck.
  public TerminalRewards() {
    super(RewardDeckEvent.class);
  }

  @Override
  protected void tell(RewardDeckEvent event, Voice voice) {
    switch (event) {
      case RewardDeckEvent.RewardsDrawn(var seat, var count, var drawn, var cause) ->
          voice.line(
              voice.does(
                  seat,
                  "draws "
                      + voice.cards(drawn, count)
                      + " from the reward deck"
                      + voice.because(cause)
                      + "."));
      case RewardDeckEvent.DeckOpened(var deck, var cause) ->
          voice.line(
              "The " + deck.notation() + " comes into the game" + voice.because(cause) + ".");
    }
  }

  @Override
  public Map<String, Function<Asked, String>> questions() {
    return Map.of("reward-deck", _ -> "How many of these cards do you draw from the reward deck?");
  }

  @Override
  public String missing() {
    return "Of the reward decks only the artifacts are there: no source has the attack cards,"
        + " kickers and rifts, nor the cards of Cosmic Odyssey.";
  }

  @Override
  public List<String> decks(View view) {
    RewardDeck deck = RewardDeck.in(view);
    if (deck == null || !deck.inUse()) return List.of();
    return List.of("· reward deck " + deck.deckSize() + ", discard " + deck.discardSize());
  }
}
