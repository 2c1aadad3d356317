package hypergate.game;

import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.state.State;
import hypergate.game.view.Event;
import org.jspecify.annotations.Nullable;

/// The moons (moons.md): each is attached to a home planet and has room for one ship, which counts
/// as part of a colony on that planet. Without the option there are none, and every question here
/// is one comparison.
public final class Moons {
  /// In the state of a moon: it lies face up.
  private static final int UP = 1;

  /// It has been used and never works again.
  private static final int SPENT = 2;

  /// What it does when used lasts for this encounter.
  private static final int ACTIVE = 4;

  /// A Tech level stands against it: it does nothing until the next encounter.
  private static final int SUSPENDED = 8;

  /// It has been asked in this encounter whether a Tech level is wielded against it.
  private static final int ASKED = 16;

  /// It was wielded against as it was revealed: nothing until somebody comes to it anew.
  private static final int WAITS = 32;

  /// It has left the game.
  private static final int GONE = 64;

  /// In a view: first id of a moon that the viewer does not know, by its back.
  private static final int UNKNOWN = 100;

  private final Game game;
  private final State state;
  private final Content content;
  private final Seat[] host = new Seat[Place.MOONS];

  Moons(Game game) {
    this.game = game;
    this.state = game.state();
    this.content = game.content();
    for (int slot = 0; slot < Place.MOONS; slot++) host[slot] = Seat.of(slot / 2);
  }

  /// Whether the game is played with moons.
  public boolean inUse() {
    return game.options().is(Option.MOONS);
  }

  /// Whether a moon, by its position in the content, belongs to a game with these options.
  public static boolean isIn(Options options, Moon moon) {
    if (!options.is(Option.MOONS)) return false;
    if (moon.isEndingGame() && !options.is(Option.MOON_VICTORY)) return false;
    return moon.isSerious() || options.is(Option.MOONS, "all");
  }

  // ---- where and what they are

  /// Whether there is a moon in a slot.
  public boolean exists(int slot) {
    return state.b[Layout.MOON_ID + slot] != 0 && !has(slot, GONE);
  }

  /// Whether a moon was in a slot and has left the game.
  public boolean isGone(int slot) {
    return has(slot, GONE);
  }

  /// The number of the moon in a slot, by its position in the content.
  public int number(int slot) {
    return state.b[Layout.MOON_ID + slot] - 1;
  }

  /// The moon in a slot.
  public Moon moon(int slot) {
    return content.moon(number(slot));
  }

  /// In a view: whether the viewer knows the moon in a slot.
  public boolean isKnown(int slot) {
    return number(slot) < UNKNOWN;
  }

  /// What stands on the back of the moon in a slot; in a view too.
  public Moon.Group back(int slot) {
    int number = number(slot);
    return number >= UNKNOWN ? GROUPS[number - UNKNOWN] : content.moon(number).back();
  }

  private static final Moon.Group[] GROUPS = Moon.Group.values();

  /// In a view: hides the face of the moon in a slot.
  public void hide(int slot) {
    state.b[Layout.MOON_ID + slot] = (byte) (UNKNOWN + back(slot).ordinal() + 1);
  }

  /// The planet that a moon is attached to.
  public Planet planet(int slot) {
    return Planet.of(state.b[Layout.MOON_PLANET + slot]);
  }

  /// The planet of the moon whose text is running.
  public Planet here() {
    return planet(game.here());
  }

  /// The slot of the moon of a planet, -1 when it has none.
  public int at(Planet planet) {
    if (!planet.exists() || !inUse()) return -1;
    int first = 2 * planet.system().index();
    for (int slot = first; slot < first + 2; slot++)
      if (exists(slot) && planet(slot) == planet) return slot;
    return -1;
  }

  /// The slot of the moon of a planet if nobody is there, else -1.
  public int freeAt(Planet planet) {
    int slot = at(planet);
    return slot >= 0 && !occupant(slot).exists() ? slot : -1;
  }

  /// The seat in whose system a moon is.
  public Seat host(int slot) {
    return host[slot];
  }

  /// Who has a ship on a moon; [Seat#NONE] for nobody.
  public Seat occupant(int slot) {
    int base = Layout.SHIPS + (Place.MOON + slot) * Seat.MOST;
    for (int i = 0; i < Seat.MOST; i++) if (state.b[base + i] != 0) return Seat.of(i);
    return Seat.NONE;
  }

  /// Whether a seat has a ship on some moon.
  public boolean isOnAny(Seat seat) {
    return state.w[Layout.ON_MOONS + seat.index()] != 0;
  }

  /// The planets on whose moons a seat has a ship, as a mask.
  public long planetsOf(Seat seat) {
    return state.w[Layout.ON_MOONS + seat.index()];
  }

  /// The place of a seat's ship on the moon of a planet; -1 when it has none there.
  public int placeAt(Planet planet, Seat seat) {
    if ((planetsOf(seat) & planet.bit()) == 0) return -1;
    return Place.MOON + at(planet);
  }

  /// The planet that a place is, or whose moon it is.
  public Planet planetOf(int place) {
    return Place.isMoon(place) ? planet(place - Place.MOON) : Planet.of(place);
  }

  /// The moons that are occupied.
  public int occupied() {
    int count = 0;
    for (int i = 0; i < game.seats(); i++) count += Long.bitCount(state.w[Layout.ON_MOONS + i]);
    return count;
  }

  /// The moons that others occupy.
  public int occupiedByOthers(Seat seat) {
    return occupied() - Long.bitCount(planetsOf(seat));
  }

  // ---- how they lie

  private boolean has(int slot, int bits) {
    return (state.b[Layout.MOON_STATE + slot] & bits) != 0;
  }

  private void set(int slot, int bits) {
    state.b[Layout.MOON_STATE + slot] |= (byte) bits;
  }

  private void clear(int slot, int bits) {
    state.b[Layout.MOON_STATE + slot] &= (byte) ~bits;
  }

  /// Whether it lies face up.
  public boolean isUp(int slot) {
    return has(slot, UP);
  }

  /// Whether it has been used and never works again.
  public boolean isSpent(int slot) {
    return has(slot, SPENT);
  }

  /// Whether a Tech level keeps it from working in this encounter.
  public boolean isSuspended(int slot) {
    return has(slot, SUSPENDED);
  }

  /// Whether it waits for its next occupant, as a Tech level stood against it.
  public boolean isWaiting(int slot) {
    return has(slot, WAITS);
  }

  /// Whether what it says holds now: it is occupied, lies face up and is not kept from it; a moon
  /// that works once does so for the encounter in which it was used.
  public boolean inForce(int slot) {
    if (!exists(slot) || !isKnown(slot) || has(slot, SUSPENDED)) return false;
    if (!occupant(slot).exists()) return false;
    return moon(slot).kind() == Moon.Kind.DISCARD ? has(slot, ACTIVE) : has(slot, UP);
  }

  /// Whether a moon in this game is in force for a seat's own good: half moons that count (6.8).
  public int halfMoons(Seat seat) {
    int count = 0;
    for (int slot = 0; slot < Place.MOONS; slot++)
      if (inForce(slot) && occupant(slot) == seat && moon(slot).group() == Moon.Group.HALF) count++;
    return count;
  }

  /// What a half moon is worth to its occupant: twice as much beside another one.
  public int half(Seat seat) {
    return halfMoons(seat) >= 2 ? 2 : 1;
  }

  /// Whether a seat knows a moon.
  public boolean knows(int slot, Seat seat) {
    return seat.exists() && (state.b[Layout.MOON_KNOWN + slot] >>> seat.index() & 1) != 0;
  }

  /// Whether everybody has seen a moon.
  public boolean isKnownToAll(int slot) {
    return (state.b[Layout.MOON_KNOWN + slot] & 0xff) == 0xff;
  }

  // ---- changing: for verbs, phases and tables set up by hand

  /// Attaches a moon to a planet; only the seat of the system knows it.
  ///
  /// @return its slot
  public int attach(int number, Planet planet) {
    int slot = 2 * planet.system().index();
    if (state.b[Layout.MOON_ID + slot] != 0) slot++;
    state.b[Layout.MOON_ID + slot] = (byte) (number + 1);
    state.b[Layout.MOON_PLANET + slot] = (byte) planet.index();
    learn(slot, planet.system());
    return slot;
  }

  /// Puts another moon into a slot: for views and new deals.
  public void imagine(int slot, int number) {
    state.b[Layout.MOON_ID + slot] = (byte) (number + 1);
  }

  /// The moon, by number, that a seat has not kept; -1: none.
  public int left(Seat seat) {
    return state.b[Layout.MOON_LEFT + seat.index()] - 1;
  }

  /// Notes the moon that a seat has not kept, -1 for none.
  public void left(Seat seat, int number) {
    state.b[Layout.MOON_LEFT + seat.index()] = (byte) (number + 1);
  }

  /// A seat gets to know a moon.
  public void learn(int slot, Seat seat) {
    state.b[Layout.MOON_KNOWN + slot] |= (byte) seat.bit();
  }

  /// Everybody sees a moon.
  public void learnAll(int slot) {
    state.b[Layout.MOON_KNOWN + slot] = -1;
  }

  /// Turns a moon up.
  public void up(int slot) {
    set(slot, UP);
    learnAll(slot);
    index();
  }

  /// Turns a moon down; when it was used up it stays so.
  public void down(int slot) {
    clear(slot, UP | ACTIVE | SUSPENDED | WAITS);
    index();
  }

  /// A moon that works once has been used: it works until the encounter ends.
  public void spend(int slot) {
    set(slot, SPENT | ACTIVE);
    index();
  }

  /// For tables set up by hand: a moon that works once has been used in an earlier encounter.
  public void use(int slot) {
    set(slot, SPENT);
    index();
  }

  /// For tables set up by hand: a Tech level keeps a moon from working.
  public void suspend(int slot) {
    set(slot, SUSPENDED | ASKED);
    index();
  }

  /// For tables set up by hand: a moon waits for its next occupant.
  public void await(int slot) {
    clear(slot, UP);
    set(slot, WAITS);
    index();
  }

  /// A moon leaves the game.
  public void gone(int slot) {
    clear(slot, UP | ACTIVE | SUSPENDED | WAITS);
    set(slot, GONE);
    learnAll(slot);
    state.b[Layout.MOON_HOLDER + slot] = 0;
    index();
  }

  /// Another encounter begins: what lasted for one is over.
  public void newEncounter() {
    if (!inUse()) return;
    for (int slot = 0; slot < Place.MOONS; slot++) clear(slot, ACTIVE | SUSPENDED | ASKED);
    index();
  }

  // ---- Tech levels

  /// Whether what a moon is about to do goes ahead: nobody keeps it from it by a Tech level
  /// (tech-levels.md 16). A continuing moon is asked about once in an encounter.
  public boolean goesAhead(int slot) {
    if (!game.levels().inUse()) return true;
    Moon moon = moon(slot);
    if (moon.kind() == Moon.Kind.CONTINUING) {
      if (has(slot, ASKED)) return !has(slot, SUSPENDED);
      // H-206: a moon base is asked about only as it is revealed.
      set(slot, ASKED);
    }
    if (!game.levels().standsAgainst(occupant(slot), Field.MOON, moon.id())) return true;
    switch (moon.kind()) {
      case DISCARD -> game.verbs().moons().discard(slot);
      case IMMEDIATE -> {
        clear(slot, UP);
        set(slot, WAITS);
        if (game.isHeard()) game.tell(new Event.MoonTurnedDown(planet(slot), moon.id(), "wield"));
      }
      default -> set(slot, SUSPENDED);
    }
    index();
    return false;
  }

  /// As an encounter begins: moons that only bend values are asked about now (H-207).
  public void askAboutValues() {
    if (!inUse() || !game.levels().inUse()) return;
    for (int p = 0; p < game.seats(); p++)
      for (int slot = 0; slot < Place.MOONS; slot++)
        if (inForce(slot)
            && occupant(slot) == game.inOrder(p)
            && moon(slot).kind() == Moon.Kind.CONTINUING
            && moon(slot).group() != Moon.Group.MOON_BASE
            && moon(slot).effect().queries != 0
            && moon(slot).effect().windows == 0) goesAhead(slot);
  }

  // ---- occupants come and go

  /// Looks who has come to a moon and who has left one: called when a movement is complete.
  ///
  /// @return whether anything has changed
  public boolean follow() {
    if (state.n[Layout.MOONS_STIRRED] == 0) return false;
    state.n[Layout.MOONS_STIRRED] = 0;
    boolean any = false;
    int came = 0;
    for (int slot = 0; slot < Place.MOONS; slot++) {
      if (!exists(slot)) continue;
      int now = occupant(slot).index() + 1;
      int was = state.b[Layout.MOON_HOLDER + slot];
      if (now == was) continue;
      any = true;
      state.b[Layout.MOON_HOLDER + slot] = (byte) now;
      if (was != 0) game.verbs().moons().vacated(slot);
      if (now != 0) came |= 1 << slot;
    }
    if (any) index();
    for (int rest = came; rest != 0; rest &= rest - 1)
      game.verbs().moons().occupied(Integer.numberOfTrailingZeros(rest));
    return any;
  }

  /// Looks at nothing: whoever is on a moon has been there before; for tables set up by hand.
  public void settled() {
    state.n[Layout.MOONS_STIRRED] = 0;
    for (int slot = 0; slot < Place.MOONS; slot++)
      state.b[Layout.MOON_HOLDER + slot] = (byte) (exists(slot) ? occupant(slot).index() + 1 : 0);
    index();
  }

  // ---- what they do

  /// The rules by which the occupant of a slot can act now; null for none.
  @Nullable Effect acting(int slot) {
    if (!exists(slot) || !isKnown(slot) || has(slot, SUSPENDED | WAITS)) return null;
    Moon moon = moon(slot);
    if (moon.kind() == Moon.Kind.DISCARD) {
      // What it brings about when used may come in a later window of the encounter.
      return has(slot, SPENT) && !has(slot, ACTIVE) ? null : moon.effect();
    }
    if (has(slot, UP)) return moon.effect();
    return moon.group() == Moon.Group.SECRET ? moon.hidden() : null;
  }

  /// Whether an ability of a moon can be used now, by its state: one that works once offers its use
  /// until then, and what it must do afterwards.
  boolean mayAct(int slot, Ability ability) {
    if (moon(slot).kind() != Moon.Kind.DISCARD) return true;
    return ability.must ? has(slot, ACTIVE) : !has(slot, SPENT);
  }

  /// What a moon says for the moment in which it is revealed happens.
  public void carryOutReveal(int slot) {
    Ability revealed = moon(slot).revealed();
    if (revealed != null) game.pipeline().useMoon(occupant(slot), revealed, slot);
  }

  /// A moon is about to act: one that works once is shown and used up with it.
  ///
  /// @return whether it goes ahead
  boolean begins(int slot, Ability ability) {
    Moon moon = moon(slot);
    if (moon.kind() == Moon.Kind.IMMEDIATE || !has(slot, UP) && moon.group() == Moon.Group.SECRET)
      return true;
    if (moon.kind() != Moon.Kind.DISCARD) return goesAhead(slot);
    if (ability.must) return true;
    game.verbs().moons().show(slot);
    if (!goesAhead(slot)) return false;
    spend(slot);
    return true;
  }

  /// Recomputes in which windows and queries some moon can act.
  public void index() {
    if (!inUse()) return;
    java.util.Arrays.fill(state.w, Layout.MOON_WINDOWS, Layout.MOON_WINDOWS + Seat.MOST, 0);
    long queries = 0;
    for (int slot = 0; slot < Place.MOONS; slot++) {
      if (!exists(slot) || !isKnown(slot)) continue;
      Seat occupant = occupant(slot);
      Effect acting = acting(slot);
      if (!occupant.exists()) continue;
      if (acting != null) state.w[Layout.MOON_WINDOWS + occupant.index()] |= acting.windows;
      if (inForce(slot)) queries |= moon(slot).effect().queries;
    }
    state.w[Layout.MOON_QUERIES] = queries;
    game.techs().index();
  }

  /// The answer to a query about a seat, bent by the moons in force.
  int bend(Query query, Seat subject, int normal) {
    int value = normal;
    int before = game.pipeline().here();
    for (int slot = 0; slot < Place.MOONS; slot++) {
      if (!exists(slot) || !isKnown(slot)) continue;
      Effect effect = moon(slot).effect();
      if ((effect.queries & query.bit()) == 0 || !inForce(slot)) continue;
      game.pipeline().here(slot);
      value = effect.bend(query).bend(game, occupant(slot), subject, value);
    }
    game.pipeline().here(before);
    return value;
  }

  /// Whether some moon in force bends the query.
  boolean bends(Query query) {
    return (state.w[Layout.MOON_QUERIES] & query.bit()) != 0;
  }

  // ---- counting colonies

  /// Foreign colonies that count for a seat: those on planets, and what moons make of them (6.7).
  public int foreignColonies(Seat seat) {
    int colonies = Long.bitCount(game.ships().foreignColonies(seat));
    return bends(Query.FOREIGN_COLONIES) ? bend(Query.FOREIGN_COLONIES, seat, colonies) : colonies;
  }

  // ---- the encounter

  /// The ship on the target's moon that helps to defend it: 1, or 0 for none.
  int defending() {
    int slot = state.n[Layout.MOON_DEFENDS] - 1;
    if (slot < 0 || planet(slot) != game.encounter().target()) return 0;
    return state.ships(Place.MOON + slot, game.encounter().defense().index());
  }

  /// The place of that ship.
  public int defendingPlace() {
    return defending() == 0 ? -1 : Place.MOON + state.n[Layout.MOON_DEFENDS] - 1;
  }

  /// The ship on a moon helps to defend its planet in this encounter.
  public void defends(int slot) {
    state.n[Layout.MOON_DEFENDS] = slot + 1;
  }
}
