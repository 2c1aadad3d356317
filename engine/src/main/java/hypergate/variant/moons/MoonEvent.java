package hypergate.variant.moons;

import hypergate.game.event.Event;
import hypergate.game.event.Written;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import java.util.Locale;

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
  /// @param cause why
  record MoonTurnedDown(Planet planet, String moon, Cause cause) implements MoonEvent {}

  /// Why a moon is turned down.
  sealed interface Cause extends Written {}

  /// A rule turned it down.
  enum Rule implements Cause {
    /// Nobody is there any more.
    EMPTY,
    /// A wield stands against it.
    WIELD;

    @Override
    public String notation() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /// An effect turned it down.
  ///
  /// @param notation its id
  record Effect(String notation) implements Cause {}

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
