package hypergate.variant.pulsars;

import hypergate.game.event.Event;
import hypergate.game.piece.Seat;

/// What happens with Pulsars.
public sealed interface PulsarEvent extends Event.OfVariant {
  /// A Pulsar takes effect until the encounter ends.
  record PulsarInForce(Seat seat, String effect) implements PulsarEvent {}

  /// A power that was stopped or shut off works all the same.
  record PowerShielded(Seat seat, String alien) implements PulsarEvent {}

  /// A Pulsar went back to its player's hand as the encounter ended.
  record PulsarReturned(Seat seat, String card) implements PulsarEvent {}

  @Override
  default Event seenBy(Seat viewer) {
    return this;
  }

  @Override
  default boolean reveals() {
    return false;
  }
}
