package hypergate.variant.rewards;

import hypergate.game.event.DeckName;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import java.util.List;

/// What happens with the reward deck.
public sealed interface RewardDeckEvent extends Event.OfVariant {
  /// Cards were drawn from the reward deck.
  record RewardsDrawn(Seat seat, int count, List<String> cards, String cause)
      implements RewardDeckEvent {}

  /// A further deck came into the game.
  record DeckOpened(DeckName deck, String cause) implements RewardDeckEvent {}

  @Override
  default Event seenBy(Seat viewer) {
    return switch (this) {
      case RewardsDrawn(var seat, var count, var _, var cause) when seat != viewer ->
          new RewardsDrawn(seat, count, List.of(), cause);
      case RewardsDrawn _, DeckOpened _ -> this;
    };
  }

  @Override
  default boolean reveals() {
    return switch (this) {
      case RewardsDrawn _ -> true;
      case DeckOpened _ -> false;
    };
  }
}
