package hypergate.variant.rewards;

import hypergate.game.event.Event;
import hypergate.game.explain.Asked;
import hypergate.game.explain.Explains;
import hypergate.game.explain.Reason;
import hypergate.game.session.Origin;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What there is to explain about the reward deck.
final class RewardExplains implements Explains {
  @Override
  public List<Asked> questions() {
    return RewardQuestions.ALL;
  }

  @Override
  public List<Reason> reasons() {
    return List.of(RewardHappening.values());
  }

  @Override
  public Reason rule(Event.OfVariant event, Origin origin) {
    return RewardHappening.of((RewardDeckEvent) event);
  }

  @Override
  public @Nullable Reason behind(Event event, Origin origin) {
    boolean reshuffled =
        event instanceof Event.Reshuffled(var deck, var _) && deck.equals(RewardDeck.NAME);
    return reshuffled ? RewardHappening.REWARDS_RESHUFFLED : null;
  }
}
