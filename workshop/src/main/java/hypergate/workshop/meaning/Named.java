package hypergate.workshop.meaning;

import hypergate.game.Game;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.workshop.words.CardValue;
import hypergate.workshop.words.PlanetValue;
import hypergate.workshop.words.SeatValue;
import hypergate.workshop.words.Type;
import java.util.List;

/// What a use names when it is declared, before anybody may answer it: one player, planet, card or
/// number, kept with the use.
///
/// @param name how later steps call it
/// @param type what it is
record Named(String name, Type type) {
  /// Whether a use can name something of a type.
  static boolean fits(Type type) {
    return type == Type.NUMBER
        || type == Type.SEAT
        || type == Type.SEATS
        || type == Type.PLANET
        || type == Type.CARD;
  }

  /// Keeps it with the use that is running.
  void keep(Game game, Object value) {
    game.current()
        .target(
            switch (value) {
              case SeatValue seat -> seat.seat().index();
              case PlanetValue planet -> planet.planet().index();
              case CardValue card -> card.card();
              case List<?> seats -> SeatValue.mask(seats);
              case Long number -> Math.clamp(number, -999, 999);
              default -> throw new IllegalStateException(name + " can't be named");
            });
  }

  /// What was named by the use that is running.
  Object of(Game game) {
    int target = game.current().target();
    return switch (type) {
      case SEAT -> new SeatValue(game, Seat.of(target));
      case SEATS -> SeatValue.inOrder(game, target);
      case PLANET -> new PlanetValue(game, Planet.of(target));
      case CARD -> new CardValue(game, target);
      default -> (long) target;
    };
  }
}
