package hypergate.variant.hazards;

import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import java.util.List;

/// What happens with hazards.
public sealed interface HazardEvent extends Event.OfVariant {
  /// The offense turned up a hazard card.
  record HazardDrawn(Seat offense, String hazard) implements HazardEvent {}

  /// A hazard card was discarded; without a cause, the encounter is over.
  record HazardDiscarded(String hazard, String cause) implements HazardEvent {}

  /// A player holds a hazard card from now on.
  record HazardHeld(Seat seat, String hazard) implements HazardEvent {}

  /// A player proposed a deal among all: which colonies would be founded, `A:B2`.
  record Proposed(Seat seat, List<String> colonies) implements HazardEvent {}

  @Override
  default Event seenBy(Seat viewer) {
    return this;
  }

  @Override
  default boolean reveals() {
    return switch (this) {
      case HazardDrawn _ -> true;
      case HazardDiscarded _, HazardHeld _, Proposed _ -> false;
    };
  }
}
