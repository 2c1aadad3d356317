package hypergate.lab.scenario;

import hypergate.game.Game;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.variant.moons.Moon;
import java.util.LinkedHashSet;
import java.util.Set;

/// The moons of a system that a scenario names: `B1: moon-limiter`, with who is on it
/// (`moon-limiter:A`) and how it lies: `up`, `down`, `spent`, `off` (a Tech level keeps it from
/// working), `waits`.
final class MoonTable {
  private final Game game;
  private final Set<Integer> used = new LinkedHashSet<>();

  MoonTable(Game game) {
    this.game = game;
  }

  /// Attaches the moons of one system; before ships are counted.
  void lay(Seat system, Item item) {
    item.map().forEach((planet, moon) -> lay(system, planet, moon));
  }

  private void lay(Seat system, String name, Item item) {
    Planet planet = Seats.planet(game, item, name, true);
    if (planet.system() != system) throw item.error(name + " is no planet of " + system);
    String[] parts = item.text().split(":");
    int number = game.content().moonNumber(parts[0]);
    if (number < 0)
      throw item.error(
          "unknown moon '"
              + parts[0]
              + "'; allowed: "
              + String.join(", ", game.content().moons().stream().map(Moon::id).toList()));
    if (!used.add(number)) throw item.error("'" + parts[0] + "' is there twice");
    if (game.moons().at(planet) >= 0) throw item.error(name + " has a moon already");
    if (moonsOf(system) == 2) throw item.error("a system has two moons at most");
    int slot = game.moons().attach(number, planet);
    boolean secret = game.content().moon(number).staysSecret();
    for (int i = 1; i < parts.length; i++) {
      switch (parts[i]) {
        case "up" -> game.moons().up(slot);
        case "down" -> game.moons().down(slot);
        case "spent" -> {
          game.moons().up(slot);
          game.moons().use(slot);
        }
        case "off" -> game.moons().suspend(slot);
        case "waits" -> game.moons().await(slot);
        default -> {
          Seat seat = Seats.named(item, parts[i], game.seats());
          game.byHand().ships(Place.MOON + slot, seat, 1);
          game.moons().learn(slot, seat);
          if (!secret) game.moons().up(slot);
        }
      }
    }
    game.moons().settled();
  }

  private int moonsOf(Seat system) {
    int count = 0;
    for (int slot = 0; slot < Place.MOONS; slot++)
      if (game.moons().host(slot) == system && game.moons().exists(slot)) count++;
    return count;
  }

  /// The moon of a planet in the same words; `none` when it has none.
  static String of(Game game, Planet planet) {
    int slot = game.moons().at(planet);
    if (slot < 0) return "none";
    StringBuilder words = new StringBuilder(game.moons().moon(slot).id());
    Seat seat = game.moons().occupant(slot);
    if (seat.exists()) words.append(':').append(seat);
    if (game.moons().isSpent(slot)) words.append(":spent");
    else if (game.moons().isUp(slot)) words.append(":up");
    if (game.moons().isSuspended(slot)) words.append(":off");
    if (game.moons().isWaiting(slot)) words.append(":waits");
    return words.toString();
  }
}
