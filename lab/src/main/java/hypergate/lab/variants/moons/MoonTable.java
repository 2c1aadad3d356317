package hypergate.lab.variants.moons;

import hypergate.game.Game;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.lab.scenario.Given;
import hypergate.lab.scenario.Item;
import hypergate.lab.scenario.Seats;
import hypergate.lab.variants.Layer;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moons;
import java.util.LinkedHashSet;
import java.util.Set;

/// The moons of a system that a scenario names: `B1: moon-limiter`, with who is on it
/// (`moon-limiter:A`) and how it lies: `up`, `down`, `spent`, `off` (a Tech level keeps it from
/// working), `waits`.
final class MoonTable implements Layer {
  private final Game game;
  private final Given given;
  private final Set<Integer> used = new LinkedHashSet<>();

  MoonTable(Game game, Given given) {
    this.game = game;
    this.given = given;
  }

  @Override
  public void seats() {
    given
        .seats(LabMoons.KEY)
        .forEach((system, item) -> item.map().forEach((planet, moon) -> lay(system, planet, moon)));
  }

  private void lay(Seat system, String name, Item item) {
    if (!Moons.areIn(game)) throw item.error("the game is played without moons");
    Planet planet = Seats.planet(game, item, name, true);
    if (game.ships().systemOf(planet) != system)
      throw item.error(name + " is no planet of " + system);
    String[] parts = item.text().split(":");
    int number = Moon.numberOf(game.content(), parts[0]);
    if (number < 0)
      throw item.error(
          "unknown moon '"
              + parts[0]
              + "'; allowed: "
              + String.join(", ", game.content().of(Moon.class).stream().map(Moon::id).toList()));
    if (!used.add(number)) throw item.error("'" + parts[0] + "' is there twice");
    if (Moons.of(game).at(planet) >= 0) throw item.error(name + " has a moon already");
    if (moonsOf(system) == 2) throw item.error("a system has two moons at most");
    int slot = Moons.of(game).attach(number, planet);
    boolean secret = game.content().of(Moon.class).get(number).staysSecret();
    for (int i = 1; i < parts.length; i++) {
      switch (parts[i]) {
        case "up" -> Moons.of(game).up(slot);
        case "down" -> Moons.of(game).down(slot);
        case "spent" -> {
          Moons.of(game).up(slot);
          Moons.of(game).use(slot);
        }
        case "off" -> Moons.of(game).suspend(slot);
        case "waits" -> Moons.of(game).await(slot);
        default -> {
          Seat seat = Seats.named(item, parts[i], game.seats());
          game.byHand().ships(Place.OUTPOST + slot, seat, 1);
          Moons.of(game).learn(slot, seat);
          if (!secret) Moons.of(game).up(slot);
        }
      }
    }
    Moons.of(game).settled();
  }

  private int moonsOf(Seat system) {
    int count = 0;
    for (int slot = 0; slot < Place.OUTPOSTS; slot++)
      if (Moons.of(game).host(slot) == system && Moons.of(game).exists(slot)) count++;
    return count;
  }

  /// The moon of a planet in the same words; `none` when it has none.
  static String of(Game game, Planet planet) {
    int slot = Moons.areIn(game) ? Moons.of(game).at(planet) : -1;
    if (slot < 0) return "none";
    StringBuilder words = new StringBuilder(Moons.of(game).moon(slot).id());
    Seat seat = Moons.of(game).occupant(slot);
    if (seat.exists()) words.append(':').append(seat);
    if (Moons.of(game).isSpent(slot)) words.append(":spent");
    else if (Moons.of(game).isUp(slot)) words.append(":up");
    if (Moons.of(game).isSuspended(slot)) words.append(":off");
    if (Moons.of(game).isWaiting(slot)) words.append(":waits");
    return words.toString();
  }
}
