package hypergate.server.variants.rewards;

import hypergate.game.piece.Seat;
import hypergate.game.view.View;
import hypergate.server.protocol.view.SeatFacts;
import hypergate.server.variants.ServerVariant;
import hypergate.variant.rewards.RewardDeck;
import hypergate.variant.rewards.RewardOptions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The reward deck in the protocol: its piles, and how many cards of a hand bear its back.
public final class ServerRewards implements ServerVariant {
  @Override
  public Map<String, Object> piles(@Nullable View view) {
    RewardDeck rewards = view == null ? null : RewardDeck.in(view);
    List<String> discard = new ArrayList<>();
    for (int i = 0; view != null && rewards != null && i < rewards.discardSize(); i++)
      discard.add(view.face(rewards.discarded(i)).notation());
    Map<String, Object> piles = new LinkedHashMap<>();
    piles.put("rewardDeck", rewards == null ? 0 : rewards.deckSize());
    piles.put("rewardDiscard", discard);
    return piles;
  }

  @Override
  public void behindHand(SeatFacts facts, View view, Seat seat) {
    int cards = view.otherBacksInHand(seat);
    if (cards > 0) facts.put("rewards", cards);
  }

  @Override
  public Map<String, String> chaos() {
    return Map.of(RewardOptions.REWARDS.notation(), "on");
  }
}
