package hypergate.lab.variants.rewards;

import hypergate.game.Game;
import hypergate.game.card.Card;
import hypergate.game.card.Options;
import hypergate.game.declare.Artifact;
import hypergate.game.table.FurtherDeck;
import hypergate.lab.scenario.Given;
import hypergate.lab.scenario.Stock;
import hypergate.lab.variants.Fact;
import hypergate.lab.variants.LabVariant;
import hypergate.lab.variants.Layer;
import hypergate.lab.variants.Line;
import hypergate.variant.rewards.RewardOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// The reward deck in scenarios.
public final class LabRewards implements LabVariant {
  static final String DECK = "rewards-deck";
  static final String DISCARD = "rewards-discard";

  @Override
  public List<String> tableKeys() {
    return List.of(DECK, DISCARD);
  }

  @Override
  public Options with(Options options, Given given) {
    return given.has(DECK) ? options.with(RewardOptions.REWARDS.notation(), "on") : options;
  }

  @Override
  public Layer layer(Game game, Given given, Stock stock) {
    return new RewardTable(game, given, stock);
  }

  @Override
  public List<Fact> facts() {
    return List.of(
        new Fact(DISCARD + " has", LabRewards::check, (game, subject) -> discarded(game)));
  }

  private static void check(Line line) {
    line.words(1);
    line.onlyHas();
    line.cards();
  }

  // The last on top.
  private static String discarded(Game game) {
    List<String> names = new ArrayList<>();
    FurtherDeck further = game.cards().further();
    if (further != null)
      for (int card : further.discards().cards().reversed())
        names.add(game.cards().face(card).notation());
    return names.isEmpty() ? "none" : String.join(" ", names);
  }

  @Override
  public Map<String, String> toTry(Card card) {
    return card instanceof Artifact artifact && !artifact.deck().isEmpty()
        ? Map.of(RewardOptions.REWARDS.notation(), "on")
        : Map.of();
  }
}
