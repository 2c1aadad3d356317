package hypergate.lab.scenario;

import hypergate.game.Game;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;

/// Names of seats and planets in a scenario.
public final class Seats {
  private Seats() {}

  /// The seat of this name at a table of this size.
  public static Seat named(Item item, String name, int seats) {
    Seat seat = Seat.named(name);
    if (!seat.exists() || seat.index() >= seats)
      throw item.error("unknown seat '" + name + "'; allowed: A to " + Seat.of(seats - 1));
    return seat;
  }

  /// The planet of this name.
  ///
  /// @param onTable whether it must be on the table already
  public static Planet planet(Game game, Item item, String name, boolean onTable) {
    Planet planet = Planet.named(name);
    if (!planet.exists() || planet.system().index() >= game.seats())
      throw item.error("unknown planet '" + name + "'; planets are named like B3");
    if (onTable && (game.ships().planets() & planet.bit()) == 0)
      throw item.error("planet '" + name + "' is not on the table");
    return planet;
  }
}
