package hypergate.variant.tokens;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Secrecy;
import hypergate.game.state.State;
import hypergate.game.table.CardSlots;
import hypergate.game.verb.Notation;
import hypergate.game.verb.Part;
import hypergate.game.view.View;
import org.jspecify.annotations.Nullable;

/// The tokens that cards and aliens put on the table (TC-10): the lunar cannon in a gap between two
/// planets, the Prometheus, a ship more, the Genesis planet, the Macroscope in a system, and those
/// that lie before seats. All that cards before players put there, but for the planet, belong to a
/// slot, so that a copy of the card has one of its own. Games into which nothing can come that has
/// a token have no such part.
public final class Tokens implements Part {
  private final Game game;
  private final State state;
  private final SeatTokens seats;
  private final TokenShips ships;

  // By slot: where its token is, plus one; 0 when it has none, or it is in the box. The planet left
  // of a lunar cannon; the first planet of the system of a token that stands there.
  private final int places;

  // The Genesis planet, plus one; 0: in the box.
  private final int added;

  Tokens(Game game) {
    this.game = game;
    this.state = game.state();
    this.seats = new SeatTokens(game);
    this.ships = new TokenShips(game);
    this.places = game.cells().bytes(CardSlots.MOST, Secrecy.PUBLIC);
    this.added = game.cells().ints(1, Secrecy.PUBLIC);
  }

  /// The tokens of a game into which some can come.
  public static Tokens of(Game game) {
    return game.parts().get(Tokens.class);
  }

  /// The tokens as a view shows them; null in a game into which none can come.
  public static @Nullable Tokens in(View view) {
    return view.parts().find(Tokens.class);
  }

  /// Those that lie before seats.
  public SeatTokens seats() {
    return seats;
  }

  @Override
  public TokenShips furtherShips() {
    return ships;
  }

  @Override
  public void slotFreed(int slot) {
    state.b[places + slot] = 0;
  }

  /// The planet where the token of a slot's card is; for a token that stands in a whole system, the
  /// first place there. [Planet#NONE] when the token is in the box.
  public Planet at(int slot) {
    return Planet.of(state.b[places + slot] - 1);
  }

  /// Puts the token of a slot's card somewhere, [Planet#NONE] into the box: for tables set up by
  /// hand, which tell nothing of it.
  public void lay(int slot, Planet planet) {
    state.b[places + slot] = (byte) (planet.index() + 1);
  }

  private void tell(int slot, String where) {
    if (game.isHeard()) game.tell(new Event.TokenPlaced(game.cardSlots().token(slot), where));
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
    lay(slot, Planet.of(left));
    if (game.isHeard())
      game.tell(
          new Event.TokenPlaced("lunar cannon", Planet.of(left) + "+" + rightOf(Planet.of(left))));
  }

  // A system is a row; by a switch it is a ring, with a gap between its last planet and its first.
  private void addGaps(int slot, Menu menu, long planets) {
    boolean ring = game.options().is(TokenOptions.CANNON_LAYOUT) && Long.bitCount(planets) > 2;
    Planet place = at(slot);
    int now = place.exists() ? leftOf(place.index()) : -1;
    for (long rest = planets; rest != 0; rest &= rest - 1) {
      int left = Long.numberOfTrailingZeros(rest);
      boolean last = (rest & rest - 1) == 0;
      if (left != now && (!last || ring)) menu.add(Choice.of(Choice.GAP, left));
    }
  }

  private Planet rightOf(Planet planet) {
    return Notation.rightOf(game, planet);
  }

  // The planet left of a place in the row; when that one has been removed, the next one still
  // there.
  private int leftOf(int place) {
    long system = game.ships().planetsOf(game.ships().systemOf(Planet.of(place)));
    long left = system & (2L << place) - 1;
    if (left != 0) return 63 - Long.numberOfLeadingZeros(left);
    return game.options().is(TokenOptions.CANNON_LAYOUT)
        ? 63 - Long.numberOfLeadingZeros(system)
        : -1;
  }

  /// Whether a planet is next to the cannon of the card whose text is running.
  public boolean isBesideCannon(Planet planet) {
    Planet left = at(game.here());
    if (!left.exists() || game.ships().systemOf(left) != game.ships().systemOf(planet))
      return false;
    int place = left.index();
    if (leftOf(place) == planet.index()) return true;
    long system = game.ships().planetsOf(game.ships().systemOf(planet));
    long right = system & -(2L << place);
    if (right == 0 && game.options().is(TokenOptions.CANNON_LAYOUT)) right = system;
    return right != 0 && Long.numberOfTrailingZeros(right) == planet.index();
  }

  // ---- tokens of a slot

  /// The token of a slot's card goes back to the box.
  public void box(int slot) {
    lay(slot, Planet.NONE);
    tell(slot, "box");
  }

  /// The token of a slot's card goes to a system.
  public void place(int slot, Seat system) {
    if (system(slot) == system) return;
    lay(slot, Planet.of(system, 1));
    tell(slot, system.letter());
  }

  /// The system in which the token of a slot's card is, [Seat#NONE] when it is in the box.
  public Seat system(int slot) {
    Planet place = at(slot);
    return place.exists() ? game.ships().systemOf(place) : Seat.NONE;
  }

  // ---- ships

  /// The token of the card whose text is running becomes a ship of a seat on one of its colonies;
  /// without a colony, in the warp.
  public void launchShip(Seat seat, Prompt prompt) {
    int slot = game.here();
    long colonies = game.verbs().room().open(game.ships().colonies(seat));
    int place = colonies == 0 ? Place.WARP : game.ask(seat).planet(prompt, colonies).index();
    ships.enter(slot, seat);
    game.verbs().ships().land(seat, place, 1, 1L << slot);
    if (game.isHeard()) tell(slot, Notation.place(game, place));
  }

  /// The ship of the card whose text is running leaves the game, wherever it is.
  public void scrapShip() {
    int slot = game.here();
    Seat owner = ships.owner(slot);
    if (!owner.exists()) return;
    int place = ships.place(slot);
    if (Place.isOnCard(place)) game.cardSlots().addShips(place - Place.ON_CARD, -1);
    else state.addShips(place, owner.index(), -1);
    ships.leave(slot);
    tell(slot, "box");
    game.verbs().ships().settle();
  }

  /// Whether the ship of the card whose text is running takes part in the encounter for this seat.
  public boolean isShipInvolved(Seat seat) {
    int place = ships.place(game.here());
    if (ships.owner(game.here()) != seat) return false;
    if (place == Place.GATE || place == Place.BESIDE) return true;
    return seat == game.encounter().defender() && place == game.encounter().target().index();
  }

  // ---- the Genesis planet

  /// The Genesis planet, [Planet#NONE] while it is in the box.
  public Planet added() {
    return Planet.of(state.n[added] - 1);
  }

  /// The Genesis planet has been added: for tables set up by hand, which tell nothing of it.
  public void layAdded(Planet planet) {
    state.n[added] = planet.index() + 1;
    game.byHand().planet(planet, true);
  }

  /// Whether a seat can add the Genesis planet to its system now (`tech.genesisPlanetReuse`). This
  /// is asked in games without tokens too: of what a secret tech could be for all that is known.
  public static boolean mayCreatePlanet(Game game, Seat seat) {
    if (!game.verbs().planets().next(seat).exists()) return false;
    Tokens tokens = game.parts().find(Tokens.class);
    return tokens == null || tokens.isPlanetFree(seat);
  }

  private boolean isPlanetFree(Seat seat) {
    int there = state.n[added] - 1;
    if (there < 0 || game.options().is(TokenOptions.GENESIS_REUSE, "extra")) return true;
    return game.options().is(TokenOptions.GENESIS_REUSE, "move")
        && (state.planets() >>> there & 1) != 0
        && game.ships().systemOf(Planet.of(there)) != seat;
  }

  /// Whether the Genesis planet, in use or not, can be put into a system.
  public boolean mayBring(Seat system) {
    return isIn(system) || game.verbs().planets().next(system).exists();
  }

  private boolean isIn(Seat system) {
    Planet planet = added();
    return planet.exists()
        && system.exists()
        && game.ships().systemOf(planet) == system
        && (state.planets() & planet.bit()) != 0;
  }

  /// Puts the Genesis planet, in use or not, into a system; the ships that stood on it elsewhere go
  /// home.
  public Planet bring(Seat system) {
    if (isIn(system)) return added();
    Planet before = added();
    Planet planet = game.verbs().planets().next(system);
    game.verbs().addPlanet(planet);
    state.n[added] = planet.index() + 1;
    if (before.exists() && (state.planets() & before.bit()) != 0) {
      game.verbs().piles().planetLeaves(before, planet);
      leave(before);
      game.verbs().ships().settle();
    }
    return planet;
  }

  /// Adds the Genesis planet at the right end of a seat's row. Moved away from another system, it
  /// leaves the ships that stood on it to go home.
  public Planet createPlanet(Seat seat) {
    int before = state.n[added] - 1;
    Planet planet = game.verbs().planets().next(seat);
    game.verbs().addPlanet(planet);
    state.n[added] = planet.index() + 1;
    if (before >= 0 && game.options().is(TokenOptions.GENESIS_REUSE, "move")) {
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
