package hypergate.variant.moons;

import hypergate.game.event.Event;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;

/// What happens with moons.
public sealed interface MoonEvent extends Event.OfVariant {
  /// At setup: a moon was attached to a planet, face down.
  record MoonPlaced(Seat seat, Planet planet, String moon, String back) implements MoonEvent {}

  /// A ship came to a moon, and its seat looks at the card.
  record MoonOccupied(Seat seat, Planet planet, String moon, String back) implements MoonEvent {}

  /// The occupant of a moon shows its card.
  record MoonShown(Seat seat, Planet planet, String moon) implements MoonEvent {}

  /// A moon is turned down.
  ///
  /// @param cause `empty` when nobody is there any more, `wield`, or a moon
  record MoonTurnedDown(Planet planet, String moon, String cause) implements MoonEvent {}

  /// A moon left the game.
  record MoonRemoved(Planet planet, String moon, String cause) implements MoonEvent {}

  @Override
  default Event seenBy(Seat viewer) {
    return switch (this) {
      case MoonPlaced(var seat, var planet, var _, var back) when seat != viewer ->
          new MoonPlaced(seat, planet, "", back);
      case MoonOccupied(var seat, var planet, var _, var back) when seat != viewer ->
          new MoonOccupied(seat, planet, "", back);
      case MoonPlaced _, MoonOccupied _, MoonShown _, MoonTurnedDown _, MoonRemoved _ -> this;
    };
  }

  @Override
  default boolean reveals() {
    return switch (this) {
      case MoonOccupied _, MoonShown _, MoonRemoved _ -> true;
      case MoonPlaced _, MoonTurnedDown _ -> false;
    };
  }
}
