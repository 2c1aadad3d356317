package hypergate.variant.rewards;

import hypergate.game.Game;
import hypergate.game.card.Rules;
import hypergate.game.declare.Artifact;
import hypergate.game.event.Event;
import hypergate.game.explain.Explained;
import hypergate.game.explain.Explains;
import java.util.List;

/// The reward deck as a variant: it is in a game from the beginning, or cards of the game can bring
/// it in.
public final class RewardVariant implements Explained {
  /// What its deck is called.
  static final String DECK = "reward";

  /// Copies of a reward card that a game can hold.
  static final int MOST_COPIES = 2;

  private final RewardExplains explains = new RewardExplains();

  /// A new artifact of the reward deck.
  public static Artifact rewardArtifact(String name, String set) {
    return Artifact.artifact(name, set, 1).ofDeck(DECK, MOST_COPIES);
  }

  @Override
  public boolean isIn(Rules rules) {
    return rules.options().mayBring(RewardOptions.REWARDS) || rules.isBrought(RewardDeck.class);
  }

  @Override
  public String deck() {
    return DECK;
  }

  // ---- what it brings

  @Override
  public List<Class<? extends Event.OfVariant>> events() {
    return List.of(RewardDeckEvent.class);
  }

  @Override
  public Explains explains() {
    return explains;
  }

  @Override
  public RewardDeck in(Game game) {
    return new RewardDeck(game);
  }
}
