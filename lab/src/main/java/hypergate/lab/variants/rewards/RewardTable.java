package hypergate.lab.variants.rewards;

import hypergate.game.Game;
import hypergate.lab.scenario.Given;
import hypergate.lab.scenario.Item;
import hypergate.lab.scenario.Stock;
import hypergate.lab.variants.Layer;
import hypergate.variant.rewards.RewardDeck;
import hypergate.variant.rewards.RewardOptions;
import java.util.ArrayList;
import java.util.List;

/// The reward deck of a scenario, the named cards on top, and its discard pile.
final class RewardTable implements Layer {
  private final Game game;
  private final Given given;
  private final Stock stock;

  RewardTable(Game game, Given given, Stock stock) {
    this.game = game;
    this.given = given;
    this.stock = stock;
  }

  @Override
  public void decks() {
    List<Integer> top = taken(LabRewards.DECK);
    for (int card : taken(LabRewards.DISCARD).reversed()) game.cards().toDiscard(card);
    if (!game.options().is(RewardOptions.REWARDS)) return;
    RewardDeck deck = RewardDeck.of(game);
    deck.open();
    List<Integer> rest = deck.deck().cards();
    rest.removeAll(top);
    rest.addAll(top.reversed());
    deck.deck().lay(rest);
  }

  private List<Integer> taken(String key) {
    List<Integer> cards = new ArrayList<>();
    for (Item item : given.list(key)) {
      int card = stock.take(item);
      if (!game.content().hasOtherBack(card))
        throw item.error("'" + item.text() + "' is no card of the reward deck");
      cards.add(card);
    }
    return cards;
  }
}
