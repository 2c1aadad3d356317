package hypergate.variant.moons;

import hypergate.game.Game;
import hypergate.game.card.Ability;
import hypergate.game.card.Effect;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Claim;
import hypergate.game.state.Layout;
import hypergate.game.state.Secrecy;
import hypergate.game.state.Sight;
import hypergate.game.state.State;
import hypergate.game.timing.Stands;
import hypergate.game.verb.DealTerm;
import hypergate.game.verb.Loss;
import hypergate.game.verb.Moved;
import hypergate.game.verb.Part;
import hypergate.game.verb.Parts;
import hypergate.game.view.View;
import org.jspecify.annotations.Nullable;

/// The moons (docs/rules/moons.md): each is attached to a home planet and has room for one ship,
/// which counts as part of a colony on that planet. Games without them have no such part. It is
/// long because it alone knows the cells of the moons, so that all that is read from them and laid
/// there stands here; what players and effects do with moons is [Satellites].
public final class Moons implements Part {
  /// In the state of a moon: it lies face up.
  static final int UP = 1;

  /// It has been used and never works again.
  static final int SPENT = 2;

  /// What it does when used lasts for this encounter.
  static final int ACTIVE = 4;

  /// A Tech level stands against it: it does nothing until the next encounter.
  static final int SUSPENDED = 8;

  /// It has been asked in this encounter whether a Tech level is wielded against it.
  static final int ASKED = 16;

  /// It was wielded against as it was revealed: nothing until somebody comes to it anew.
  static final int WAITS = 32;

  /// It has left the game.
  static final int GONE = 64;

  /// In a view: first id of a moon that the viewer does not know, by its back.
  private static final int UNKNOWN = 100;

  final Game game;
  final State state;
  final Moon[] cards;
  private final Seat[] host = new Seat[Place.OUTPOSTS];

  // The moon of each slot, plus one; 0 is a free slot.
  final int ids;

  // The seats that know each moon, as a mask.
  private final int known;

  // How each moon lies and what has been done with it, as bits.
  private final int lie;

  // Who was on each moon when last looked at, plus one; 0 for nobody.
  final int holders;

  // The moon that each seat has not kept at setup, plus one.
  private final int left;

  /// What a moon is called as a place, in notation.
  static final String OUTPOST = "moon";

  /// The field of action in which a moon works.
  static final String FIELD = "moon";

  private final Satellites verbs;
  private final MoonTerm term;

  private final MoonStands stands;

  Moons(Game game) {
    this.game = game;
    this.state = game.state();
    this.cards = game.content().of(Moon.class).toArray(Moon[]::new);
    for (int slot = 0; slot < Place.OUTPOSTS; slot++) host[slot] = Seat.of(slot / 2);
    this.ids = game.cells().bytes(Place.OUTPOSTS, this::hideFaces);
    this.known = game.cells().bytes(Place.OUTPOSTS, Secrecy.PUBLIC);
    this.lie = game.cells().bytes(Place.OUTPOSTS, Secrecy.PUBLIC);
    this.holders = game.cells().bytes(Place.OUTPOSTS, Secrecy.PUBLIC);
    this.left = game.cells().bytes(Seat.MOST, Secrecy.OWNER);
    this.verbs = new Satellites(game, this);
    this.term = new MoonTerm(game, this);
    this.stands = new MoonStands(game, this);
    game.redealers().add(new MoonDeal(game, this));
  }

  /// The moons of a game that is played with them.
  public static Moons of(Game game) {
    return game.parts().get(Moons.class);
  }

  /// The moons as a view shows them, of a game that is played with them.
  public static Moons of(View view) {
    return view.parts().get(Moons.class);
  }

  /// Whether a game is played with moons.
  public static boolean areIn(Game game) {
    return game.parts().find(Moons.class) != null;
  }

  /// Whether the game of a view is played with moons.
  public static boolean areIn(View view) {
    return view.parts().find(Moons.class) != null;
  }

  /// What happens to moons.
  public Satellites verbs() {
    return verbs;
  }

  @Override
  public Stands stands() {
    return stands;
  }

  // Of moons that it does not know a seat sees the backs.
  void hideFaces(Claim claim, State shown, Sight sight) {
    for (int slot = 0; slot < Place.OUTPOSTS; slot++)
      if (shown.b[ids + slot] != 0 && !knows(slot, sight.viewer()) && !isKnownToAll(slot))
        hide(slot);
  }

  // ---- the course of the game

  @Override
  public void setUp() {
    FirstMoons.run(game);
  }

  @Override
  public void encounterOver() {
    newEncounter();
  }

  @Override
  public void encounterBegan() {
    askAboutValues();
  }

  @Override
  public void planning() {
    verbs.askDefense();
  }

  @Override
  public void settled(Seat seat, Planet planet) {
    verbs.offer(seat, planet);
  }

  @Override
  public Moved moved() {
    return this::follow;
  }

  @Override
  public void planetLeaves(Planet planet, Loss loss) {
    verbs.planetLeaves(planet, loss);
  }

  @Override
  public void planetLeft(Planet planet) {
    verbs.planetLeft(planet);
  }

  @Override
  public String outpost() {
    return OUTPOST;
  }

  @Override
  public boolean hasFreeOutpost(Planet planet) {
    return freeAt(planet) >= 0;
  }

  // ---- words of its own

  @Override
  public DealTerm term() {
    return term;
  }

  /// The choice, at setup, to attach a moon to a planet.
  int onPlanet(int moon, Planet planet) {
    return game.parts().choice(this, moon << 8 | planet.index());
  }

  /// The moon, by number, of such a choice.
  public static int moonOf(int choice) {
    return Parts.valueOf(choice) >> 8;
  }

  /// The planet of such a choice.
  public static Planet planetOf(int choice) {
    return Planet.of(choice & 0xff);
  }

  @Override
  public String choiceKind(int value) {
    return "moon";
  }

  @Override
  public Planet choicePlanet(int value) {
    return planetOf(value);
  }

  @Override
  public String notation(int value) {
    return cards[moonOf(value)].id() + " " + planetOf(value);
  }

  // ---- what others say against it

  /// Whether what a moon is about to do goes ahead: nobody keeps it from it (L-16). A continuing
  /// moon is asked about once in an encounter.
  public boolean goesAhead(int slot) {
    if (!game.parts().mayStop()) return true;
    Moon moon = moon(slot);
    if (moon.kind() == Moon.Kind.CONTINUING) {
      if (has(slot, ASKED)) return !has(slot, SUSPENDED);
      // H-206: a moon base is asked about only as it is revealed.
      set(slot, ASKED);
    }
    if (!game.parts().stops(occupant(slot), FIELD, moon.id())) return true;
    switch (moon.kind()) {
      case DISCARD -> verbs.discard(slot);
      case IMMEDIATE -> {
        clear(slot, UP);
        set(slot, WAITS);
        if (game.isHeard())
          game.tell(new MoonEvent.MoonTurnedDown(planet(slot), moon.id(), MoonEvent.Rule.WIELD));
      }
      default -> set(slot, SUSPENDED);
    }
    index();
    return false;
  }

  /// As an encounter begins: moons that only bend values are asked about now (H-207).
  public void askAboutValues() {
    if (!game.parts().mayStop()) return;
    for (int p = 0; p < game.seats(); p++)
      for (int slot = 0; slot < Place.OUTPOSTS; slot++)
        if (inForce(slot)
            && occupant(slot) == game.inOrder(p)
            && moon(slot).kind() == Moon.Kind.CONTINUING
            && moon(slot).group() != Moon.Group.MOON_BASE
            && moon(slot).effect().queries() != 0
            && moon(slot).effect().windows() == 0) goesAhead(slot);
  }

  // ---- occupants come and go

  /// Looks who has come to a moon and who has left one: called when a movement is complete.
  ///
  /// @return whether anything has changed
  public boolean follow() {
    if (state.n[Layout.OUTPOSTS_STIRRED] == 0) return false;
    state.n[Layout.OUTPOSTS_STIRRED] = 0;
    boolean any = false;
    int came = 0;
    for (int slot = 0; slot < Place.OUTPOSTS; slot++) {
      if (!exists(slot)) continue;
      int now = occupant(slot).index() + 1;
      int was = state.b[holders + slot];
      if (now == was) continue;
      any = true;
      state.b[holders + slot] = (byte) now;
      if (was != 0) verbs.vacated(slot);
      if (now != 0) came |= 1 << slot;
    }
    if (any) index();
    for (int rest = came; rest != 0; rest &= rest - 1)
      verbs.occupied(Integer.numberOfTrailingZeros(rest));
    return any;
  }

  /// Looks at nothing: whoever is on a moon has been there before; for tables set up by hand.
  public void settled() {
    state.n[Layout.OUTPOSTS_STIRRED] = 0;
    for (int slot = 0; slot < Place.OUTPOSTS; slot++)
      state.b[holders + slot] = (byte) (exists(slot) ? occupant(slot).index() + 1 : 0);
    index();
  }

  // ---- what they do

  /// The rules by which the occupant of a slot can act now; null for none.
  public @Nullable Effect acting(int slot) {
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
  public boolean mayAct(int slot, Ability ability) {
    if (moon(slot).kind() != Moon.Kind.DISCARD) return true;
    return ability.mandatory() ? has(slot, ACTIVE) : !has(slot, SPENT);
  }

  /// What a moon says for the moment in which it is revealed happens.
  public void carryOutReveal(int slot) {
    Ability revealed = moon(slot).revealed();
    if (revealed != null) stands.act(occupant(slot), revealed, slot);
  }

  /// Whether what a moon makes possible in deals can be a term now.
  public boolean mayBeTerm(int slot) {
    if (!inForce(slot)) return false;
    Ability dealt = moon(slot).dealt();
    return dealt != null && game.pipeline().holds(slot, dealt.when(), occupant(slot));
  }

  /// A deal with what a moon makes possible is carried out.
  public void actInDeal(int slot) {
    Ability dealt = moon(slot).dealt();
    if (mayBeTerm(slot) && dealt != null) stands.act(occupant(slot), dealt, slot);
  }

  /// A moon is about to act: one that works once is shown and used up with it.
  ///
  /// @return whether it goes ahead
  public boolean begins(int slot, Ability ability) {
    Moon moon = moon(slot);
    if (moon.kind() == Moon.Kind.IMMEDIATE || !has(slot, UP) && moon.group() == Moon.Group.SECRET)
      return true;
    if (moon.kind() != Moon.Kind.DISCARD) return goesAhead(slot);
    if (ability.mandatory()) return true;
    verbs.show(slot);
    if (!goesAhead(slot)) return false;
    spend(slot);
    return true;
  }

  public void index() {
    stands.index();
  }

  /// The same for windows alone: when other moons are imagined face down.
  public void indexWindows() {
    stands.indexWindows();
  }

  // ---- where and what they are

  /// Whether there is a moon in a slot.
  public boolean exists(int slot) {
    return state.b[ids + slot] != 0 && !has(slot, GONE);
  }

  /// Whether a moon was in a slot and has left the game.
  public boolean isGone(int slot) {
    return has(slot, GONE);
  }

  /// The number of the moon in a slot, by its position in the content.
  public int number(int slot) {
    return state.b[ids + slot] - 1;
  }

  /// The moon in a slot.
  public Moon moon(int slot) {
    return cards[number(slot)];
  }

  /// In a view: whether the viewer knows the moon in a slot.
  public boolean isKnown(int slot) {
    return number(slot) < UNKNOWN;
  }

  /// What stands on the back of the moon in a slot; in a view too.
  public Moon.Group back(int slot) {
    int number = number(slot);
    return number >= UNKNOWN ? GROUPS[number - UNKNOWN] : cards[number].back();
  }

  private static final Moon.Group[] GROUPS = Moon.Group.values();

  /// In a view: hides the face of the moon in a slot.
  void hide(int slot) {
    state.b[ids + slot] = (byte) (UNKNOWN + back(slot).ordinal() + 1);
  }

  /// The planet that a moon is attached to.
  public Planet planet(int slot) {
    return Planet.of(state.outpostPlanet(slot));
  }

  /// The planet of the moon whose text is running.
  public Planet here() {
    return planet(game.here());
  }

  /// The slot of the moon of a planet, -1 when it has none.
  public int at(Planet planet) {
    if (!planet.exists()) return -1;
    int first = 2 * planet.row().index();
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
    for (int i = 0; i < Seat.MOST; i++)
      if (state.ships(Place.OUTPOST + slot, i) != 0) return Seat.of(i);
    return Seat.NONE;
  }

  /// Whether a seat has a ship on some moon.
  public boolean isOnAny(Seat seat) {
    return state.onOutposts(seat.index()) != 0;
  }

  /// The planets on whose moons a seat has a ship, as a mask.
  public long planetsOf(Seat seat) {
    return game.ships().outposts(seat);
  }

  /// The planets that have a moon, as a mask.
  public long planets() {
    long planets = 0;
    for (int slot = 0; slot < Place.OUTPOSTS; slot++)
      if (exists(slot)) planets |= planet(slot).bit();
    return planets;
  }

  /// The moons that are occupied.
  public int occupied() {
    int count = 0;
    for (int i = 0; i < game.seats(); i++) count += Long.bitCount(state.onOutposts(i));
    return count;
  }

  /// The moons that others occupy.
  public int occupiedByOthers(Seat seat) {
    return occupied() - Long.bitCount(planetsOf(seat));
  }

  // ---- how they lie

  boolean has(int slot, int bits) {
    return (state.b[lie + slot] & bits) != 0;
  }

  void set(int slot, int bits) {
    state.b[lie + slot] |= (byte) bits;
  }

  void clear(int slot, int bits) {
    state.b[lie + slot] &= (byte) ~bits;
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
    for (int slot = 0; slot < Place.OUTPOSTS; slot++)
      if (inForce(slot) && occupant(slot) == seat && moon(slot).group() == Moon.Group.HALF) count++;
    return count;
  }

  /// What a half moon is worth to its occupant: twice as much beside another one.
  public int half(Seat seat) {
    return halfMoons(seat) >= 2 ? 2 : 1;
  }

  /// Whether a seat knows a moon.
  public boolean knows(int slot, Seat seat) {
    return seat.exists() && (state.b[known + slot] >>> seat.index() & 1) != 0;
  }

  /// Whether everybody has seen a moon.
  public boolean isKnownToAll(int slot) {
    return (state.b[known + slot] & 0xff) == 0xff;
  }

  // ---- changing: for verbs, phases and tables set up by hand

  /// Takes all moons off the table, as if none had been dealt.
  public void clear() {
    for (int slot = 0; slot < Place.OUTPOSTS; slot++) {
      state.b[ids + slot] = 0;
      state.b[known + slot] = 0;
    }
    index();
  }

  /// Attaches a moon to a planet; only the seat of the system knows it.
  ///
  /// @return its slot
  public int attach(int number, Planet planet) {
    int slot = 2 * planet.row().index();
    if (state.b[ids + slot] != 0) slot++;
    state.b[ids + slot] = (byte) (number + 1);
    state.outpostPlanet(slot, planet.index());
    learn(slot, game.ships().systemOf(planet));
    return slot;
  }

  /// Puts another moon into a slot: for views and new deals.
  public void imagine(int slot, int number) {
    state.b[ids + slot] = (byte) (number + 1);
  }

  /// The moon, by number, that a seat has not kept; -1: none.
  public int left(Seat seat) {
    return state.b[left + seat.index()] - 1;
  }

  /// Notes the moon that a seat has not kept, -1 for none.
  public void left(Seat seat, int number) {
    state.b[left + seat.index()] = (byte) (number + 1);
  }

  /// A seat gets to know a moon.
  public void learn(int slot, Seat seat) {
    state.b[known + slot] |= (byte) seat.bit();
  }

  /// Everybody sees a moon.
  public void learnAll(int slot) {
    state.b[known + slot] = -1;
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
    state.b[holders + slot] = 0;
    index();
  }

  /// Another encounter begins: what lasted for one is over.
  public void newEncounter() {
    for (int slot = 0; slot < Place.OUTPOSTS; slot++) clear(slot, ACTIVE | SUSPENDED | ASKED);
    index();
  }
}
