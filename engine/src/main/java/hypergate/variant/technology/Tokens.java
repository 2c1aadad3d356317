package hypergate.variant.technology;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.state.State;

/// The tokens that techs put on the table (TC-10): the lunar cannon in a gap between two planets,
/// the Prometheus, a ship more, the Genesis planet, and the Macroscope in a system. All but the
/// planet belong to a slot, so that a copy of the tech has one of its own.
public final class Tokens {
  private final Game game;
  private final State state;

  Tokens(Game game) {
    this.game = game;
    this.state = game.state();
  }

  // ---- the lunar cannon

  /// The seat whose running text it is puts the cannon into any gap between planets of a mask but
  /// the one where it is.
  public void placeCannon(Seat seat, Prompt prompt, long within) {
    int slot = game.here();
    Menu menu = game.ask(seat).menu();
    for (int i = 0; i < game.seats(); i++)
      addGaps(slot, menu, game.ships().planetsOf(Seat.of(i)) & within);
    if (menu.count() == 0) return;
    int left = Choice.value(game.ask(seat).choose(prompt));
    Techs.of(game).token(slot, Planet.of(left));
    if (game.isHeard())
      game.tell(
          new Event.TokenPlaced("lunar cannon", Planet.of(left) + "+" + rightOf(Planet.of(left))));
  }

  // A system is a row; by a switch it is a ring, with a gap between its last planet and its first.
  private void addGaps(int slot, Menu menu, long planets) {
    boolean ring = game.options().is(TechnologyOptions.CANNON_LAYOUT) && Long.bitCount(planets) > 2;
    Planet place = Techs.of(game).token(slot);
    int now = place.exists() ? leftOf(place.index()) : -1;
    for (long rest = planets; rest != 0; rest &= rest - 1) {
      int left = Long.numberOfTrailingZeros(rest);
      boolean last = (rest & rest - 1) == 0;
      if (left != now && (!last || ring)) menu.add(Choice.of(Choice.GAP, left));
    }
  }

  private Planet rightOf(Planet planet) {
    return hypergate.game.verb.Notation.rightOf(game, planet);
  }

  // The planet left of a place in the row; when that one has been removed, the next one still
  // there.
  private int leftOf(int place) {
    long system = game.ships().planetsOf(Planet.of(place).system());
    long left = system & (2L << place) - 1;
    if (left != 0) return 63 - Long.numberOfLeadingZeros(left);
    return game.options().is(TechnologyOptions.CANNON_LAYOUT)
        ? 63 - Long.numberOfLeadingZeros(system)
        : -1;
  }

  /// Whether a planet is next to the cannon of the tech whose text is running.
  public boolean isBesideCannon(Planet planet) {
    Planet left = Techs.of(game).token(game.here());
    if (!left.exists() || left.system() != planet.system()) return false;
    int place = left.index();
    if (leftOf(place) == planet.index()) return true;
    long system = game.ships().planetsOf(planet.system());
    long right = system & -(2L << place);
    if (right == 0 && game.options().is(TechnologyOptions.CANNON_LAYOUT)) right = system;
    return right != 0 && Long.numberOfTrailingZeros(right) == planet.index();
  }

  // ---- tokens of a slot

  /// The token of a slot's tech goes back to the box.
  public void box(int slot) {
    Techs.of(game).token(slot, Planet.NONE);
    if (game.isHeard()) game.tell(new Event.TokenPlaced(Techs.of(game).tech(slot).token(), "box"));
  }

  /// The token of a slot's tech goes to a system.
  public void place(int slot, Seat system) {
    if (system(slot) == system) return;
    Techs.of(game).token(slot, Planet.of(system, 1));
    if (game.isHeard())
      game.tell(new Event.TokenPlaced(Techs.of(game).tech(slot).token(), system.letter()));
  }

  /// The system in which the token of a slot's tech is, [Seat#NONE] when it is in the box.
  public Seat system(int slot) {
    Planet place = Techs.of(game).token(slot);
    return place.exists() ? place.system() : Seat.NONE;
  }

  // ---- ships

  /// The token of the tech whose text is running becomes a ship of a seat on one of its colonies;
  /// without a colony, in the warp.
  public void launchShip(Seat seat, Prompt prompt) {
    int slot = game.here();
    long colonies = game.ships().colonies(seat);
    int place = colonies == 0 ? Place.WARP : game.ask(seat).planet(prompt, colonies).index();
    game.tokenShips().enter(slot, seat);
    game.verbs().ships().land(seat, place, 1, 1L << slot);
    if (game.isHeard())
      game.tell(
          new Event.TokenPlaced(
              Techs.of(game).tech(slot).token(), hypergate.game.verb.Notation.place(game, place)));
  }

  /// The ship of the tech whose text is running leaves the game, wherever it is.
  public void scrapShip() {
    int slot = game.here();
    Seat owner = game.tokenShips().owner(slot);
    if (!owner.exists()) return;
    int place = game.tokenShips().place(slot);
    if (Place.isOnCard(place)) Techs.of(game).addShips(place - Place.ON_CARD, -1);
    else state.addShips(place, owner.index(), -1);
    game.tokenShips().leave(slot);
    if (game.isHeard()) game.tell(new Event.TokenPlaced(Techs.of(game).tech(slot).token(), "box"));
    game.verbs().ships().settle();
  }

  /// Whether the ship of the tech whose text is running takes part in the encounter for this seat.
  public boolean isShipInvolved(Seat seat) {
    int place = game.tokenShips().place(game.here());
    if (game.tokenShips().owner(game.here()) != seat) return false;
    if (place == Place.GATE || place == Place.BESIDE) return true;
    return seat == game.encounter().defense() && place == game.encounter().target().index();
  }

  // ---- the Genesis planet

  /// Whether a seat can add the Genesis planet to its system now (`tech.genesisPlanetReuse`).
  public boolean mayCreatePlanet(Seat seat) {
    if (newNumber(seat) > Planet.PER_SYSTEM) return false;
    int there = state.n[Layout.GENESIS] - 1;
    if (there < 0 || game.options().is(TechnologyOptions.GENESIS_REUSE, "extra")) return true;
    return game.options().is(TechnologyOptions.GENESIS_REUSE, "move")
        && (state.planets() >>> there & 1) != 0
        && Planet.of(there).system() != seat;
  }

  private int newNumber(Seat seat) {
    long system = game.ships().planetsOf(seat);
    int highest = system == 0 ? 0 : Planet.of(63 - Long.numberOfLeadingZeros(system)).number();
    return Math.max(highest, game.rules().planets()) + 1;
  }

  /// Adds the Genesis planet at the right end of a seat's row. Moved away from another system, it
  /// leaves the ships that stood on it to go home.
  public Planet createPlanet(Seat seat) {
    int before = state.n[Layout.GENESIS] - 1;
    Planet planet = Planet.of(seat, newNumber(seat));
    game.verbs().addPlanet(planet);
    state.n[Layout.GENESIS] = planet.index() + 1;
    if (before >= 0 && game.options().is(TechnologyOptions.GENESIS_REUSE, "move")) {
      game.verbs().piles().planetLeaves(Planet.of(before), planet);
      leave(Planet.of(before));
    }
    return planet;
  }

  private void leave(Planet planet) {
    state.planet(planet, false);
    if (game.isHeard()) game.tell(new Event.PlanetChanged(planet, false));
    for (int p = 0; p < game.seats(); p++) {
      Seat owner = game.inOrder(p);
      game.verbs().ships().returnHome(owner, planet.index(), game.ships().on(planet, owner));
    }
  }
}
