package hypergate.lab.scenario;

import hypergate.game.Game;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import java.util.ArrayList;
import java.util.List;

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

  /// The places of a seat's home system in the order in which a scenario lists them: those with
  /// which everybody begins, those of a further row, then what can be added.
  public static List<Planet> home(Game game, Seat seat) {
    List<Planet> places = new ArrayList<>();
    int planets = game.rules().planets();
    long further = game.ships().homesOf(seat) & ~Planet.row(seat);
    for (int p = 1; p <= planets; p++) places.add(Planet.of(seat, p));
    for (Planet planet : Planet.listOf(further)) if (planet.number() <= planets) places.add(planet);
    for (int p = planets + 1; p <= Planet.PER_SYSTEM; p++) places.add(Planet.of(seat, p));
    return places;
  }

  /// The planet of this name.
  ///
  /// @param onTable whether it must be on the table already
  public static Planet planet(Game game, Item item, String name, boolean onTable) {
    Planet planet = Planet.named(name);
    if (!planet.exists() || game.ships().ownerOf(planet).index() >= game.seats())
      throw item.error("unknown planet '" + name + "'; planets are named like B3");
    if (onTable && (game.ships().planets() & planet.bit()) == 0)
      throw item.error("planet '" + name + "' is not on the table");
    return planet;
  }
}
