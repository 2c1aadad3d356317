package hypergate.game.table;

import hypergate.game.card.Content;
import hypergate.game.card.Effect;
import hypergate.game.card.Sheet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.Claim;
import hypergate.game.state.Layout;
import hypergate.game.state.Secrecy;
import hypergate.game.state.Sight;
import hypergate.game.state.State;
import hypergate.game.state.Zone;
import hypergate.game.word.PowerOrigin;
import hypergate.game.word.Query;

/// Who has which alien and whether its power is in force. A seat has up to four powers; each has
/// its own counters, pile and zapped state. An instance is numbered `seat * 4 + slot`. It
/// is long because a sheet has all of that in cells of its own, and goes from place to place with
/// all of it.
public final class Powers {
  /// The slot of the alien chosen first at setup. Other powers lie in any other slot: see
  /// [PowerOrigin].
  public static final int OWN = 0;

  /// In [#off]: the power has come to its owner in this encounter and works from the next.
  public static final byte ASLEEP = 2;

  /// In [#off]: it is off for this encounter and has not been zapped: a use of it has been stopped
  /// before anybody could answer, or all powers are out.
  public static final byte BLOCKED = 3;

  /// Power instances whose sheets lie face down, as a mask.
  private static final int FACE_DOWN = Layout.POWERS;

  /// The alien beside whose sheet the stages lie, plus one; 0 for none.
  private static final int STAGED = FACE_DOWN + 1;

  /// The stage under which its sheet is, from 0.
  private static final int STAGE = STAGED + 1;

  /// Counters of power instances.
  private static final int COUNTER = STAGE + 1;

  /// Planets out of the game that count for each seat as foreign colonies.
  private static final int TROPHIES = COUNTER + Sizes.SHEETS * Sizes.COUNTERS;

  private static final int END = TROPHIES + Seat.MOST;

  /// Marks of power instances, cleared with the encounter.
  private static final int MARK = Layout.MARKS;

  /// The alien of each power instance, plus one.
  private static final int ALIEN = Layout.SHEETS;

  /// Whether each power instance is zapped for this encounter.
  private static final int ZAPPED = ALIEN + Sizes.SHEETS;

  /// How each power instance came to its owner, as the ordinal of an origin.
  private static final int ORIGIN = ZAPPED + Sizes.SHEETS;

  /// Aliens dealt at setup, [Sizes#DEALT_EACH] places a seat, plus one; those chosen come first.
  private static final int DEALT = ORIGIN + Sizes.SHEETS;

  private static final int END_OF_BYTES = DEALT + Sizes.DEALT_EACH * Seat.MOST;

  private final Table game;
  private final State state;
  private final Content content;

  // For each instance the alien, plus one, whose sheet it goes along with; 0 for none.
  private final int master;

  // For each seat how many foreign colonies it counts more, or fewer, for its victory.
  private final int steps;

  // Which power instances nothing can cancel for the rest of the encounter, and which of them are
  // not lost either, as masks.
  private final int proof;

  // The marks of power instances as they were when they were kept, and which of them were zapped
  // then.
  private final int kept;
  private final int zappedBefore;

  // A word for each sheet: how many ships of each seat lie on it, a byte a seat.
  private final int held;

  // While it is worked out what more colonies of a seat would come to: where.
  private Seat supposed = Seat.NONE;
  private long supposedOn;

  /// The powers of a game.
  public Powers(Table game) {
    this.game = game;
    this.state = game.state();
    this.content = game.content();
    this.held = game.cells().words(Sizes.SHEETS, Secrecy.PUBLIC);
    this.master = game.cells().ints(Sizes.INSTANCES, Secrecy.PUBLIC);
    this.steps = game.cells().ints(Seat.MOST, Secrecy.PUBLIC);
    this.proof = game.cells().ints(2, Secrecy.PUBLIC);
    this.kept = game.cells().ints(Sizes.SHEETS * Sizes.MARKS, Secrecy.PUBLIC);
    this.zappedBefore = game.cells().words(1, Secrecy.PUBLIC);
    game.cells().ofInts(Layout.POWERS, END - Layout.POWERS, Secrecy.PUBLIC);
    game.cells().ofInts(Layout.MARKS, Sizes.SHEETS * Sizes.MARKS, Secrecy.PUBLIC);
    game.cells().ofBytes(ALIEN, Sizes.INSTANCES, Secrecy.whileSet(FACE_DOWN, this::hide));
    game.cells().ofBytes(ALIEN + Sizes.INSTANCES, DEALT - ALIEN - Sizes.INSTANCES, Secrecy.PUBLIC);
    game.cells().ofBytes(DEALT, END_OF_BYTES - DEALT, Secrecy.OWNER);
  }

  // A sheet that lies face down is no power to the others, only a sheet. Nothing can lie on it.
  private void hide(Claim claim, State shown, Sight sight) {
    for (int i = 0; i < Sizes.INSTANCES; i++)
      if (i / Sizes.POWERS != sight.self() && isFaceDown(i)) shown.b[ALIEN + i] = 0;
    index();
  }

  /// The alien, by number, beside whose sheet stages lie in a row; -1 when none lie.
  public int stagesOf() {
    return state.n[STAGED] - 1;
  }

  /// The stage under which its sheet is, from 0.
  public int stage() {
    return state.n[STAGE];
  }

  /// The alien, by number, of a stage of the row; -1 where none lies.
  public int stage(int number) {
    if (number != stage()) return number(Sizes.INSTANCES + number);
    for (int i = 0; i < game.seats() * Sizes.POWERS; i++)
      if (exists(i) && origin(i) == PowerOrigin.STAGE) return number(i);
    return -1;
  }

  /// The instance of a seat's slot.
  public static int instance(Seat seat, int slot) {
    return seat.index() * Sizes.POWERS + slot;
  }

  /// The seat that owns an instance.
  public static Seat owner(int instance) {
    return Seat.of(instance / Sizes.POWERS);
  }

  /// The number of the instance's alien in [Content], -1 for none.
  public int number(int instance) {
    return (state.b[ALIEN + instance] & 0xff) - 1;
  }

  /// The instance of an alien, whoever has it, by its number; -1 when it lies before nobody.
  public int find(int alien) {
    for (int i = 0; i < Sizes.INSTANCES; i++) if (number(i) == alien) return i;
    return -1;
  }

  /// Whether there is an alien in this instance.
  public boolean exists(int instance) {
    return state.b[ALIEN + instance] != 0;
  }

  /// The alien of an instance that exists.
  public Sheet alien(int instance) {
    return content.alien(number(instance));
  }

  /// The instance in which a seat has this alien, -1 when it has not.
  public int find(Seat seat, Sheet alien) {
    if (state.n[FACE_DOWN] != 0) game.probe().peek();
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = instance(seat, slot);
      if (exists(instance) && alien(instance).id().equals(alien.id())) return instance;
    }
    return -1;
  }

  /// The first seat that has this alien, [Seat#NONE] when nobody has.
  public Seat holder(Sheet alien) {
    for (int i = 0; i < game.seats(); i++) if (find(Seat.of(i), alien) >= 0) return Seat.of(i);
    return Seat.NONE;
  }

  /// Whether somebody at the table has this alien, or has it laid out as a stage.
  public boolean isUsed(int alien) {
    if (state.n[FACE_DOWN] != 0) game.probe().peek();
    for (int i = 0; i < Sizes.SHEETS; i++) if (number(i) == alien) return true;
    return false;
  }

  /// Whether somebody at the table has this alien and its power has not been zapped in this
  /// encounter.
  public boolean isAlight(int alien) {
    if (state.n[FACE_DOWN] != 0) game.probe().peek();
    for (int i = 0; i < Sizes.INSTANCES; i++) if (number(i) == alien && !isZapped(i)) return true;
    return false;
  }

  /// Home colonies the seat has on planets that are on the table.
  public int homeColonies(Seat seat) {
    int homes = Long.bitCount(game.ships().homeColonies(seat));
    return game.query(Query.HOME_COLONIES, seat, homes);
  }

  /// How many planets out of the game count for a seat as foreign colonies, whatever becomes of its
  /// power.
  public int trophies(Seat seat) {
    return state.n[TROPHIES + seat.index()];
  }

  /// One planet more out of the game counts for a seat as a foreign colony.
  public void addTrophy(Seat seat) {
    addTrophies(seat, 1);
  }

  /// So many foreign colonies more count for a seat, whatever becomes of its power; with a negative
  /// number fewer.
  public void addTrophies(Seat seat, int count) {
    state.n[TROPHIES + seat.index()] += count;
  }

  /// Foreign colonies that count for a seat: those on planets that are on the table, and what else
  /// is in force makes of them.
  public int foreignColonies(Seat seat) {
    int colonies = Long.bitCount(foreignPlanets(seat)) + trophies(seat);
    return game.query(Query.FOREIGN_COLONIES, seat, colonies);
  }

  /// The planets on the table on which a seat has foreign colonies, as a mask: for what counts them
  /// for its victory.
  public long foreignPlanets(Seat seat) {
    long planets = game.ships().foreignColonies(seat);
    return seat == supposed ? planets | supposedOn : planets;
  }

  /// How much farther the colony marker of a seat would stand if it had colonies on planets of a
  /// mask, too, on which it has none.
  public int gain(Seat seat, long planets) {
    long more = planets & game.ships().foreignTo(seat);
    if (more == 0 || !game.isBent(Query.COLONY_MARKER)) return Long.bitCount(more);
    int now = colonyMarker(seat);
    supposed = seat;
    supposedOn = more;
    int then = colonyMarker(seat);
    supposed = Seat.NONE;
    return then - now;
  }

  /// Where the colony marker of a seat stands: its foreign colonies, and the steps that it has gone
  /// by itself. Victory goes by it; whatever else counts colonies counts those that there are.
  public int colonyMarker(Seat seat) {
    int marker = Math.max(0, foreignColonies(seat) + state.n[steps + seat.index()]);
    return game.query(Query.COLONY_MARKER, seat, marker);
  }

  /// The colony marker of a seat goes so many steps up, or back, whatever becomes of its power.
  public void moveMarker(Seat seat, int count) {
    state.n[steps + seat.index()] += count;
  }

  /// Home colonies that a seat needs to keep its powers, sheets that say otherwise left aside
  ///
  public int homeColoniesNeeded(Seat owner) {
    int needed = game.rules().homeColoniesNeeded();
    return game.stands().bentByOthers(Query.HOME_COLONIES_NEEDED, owner, needed);
  }

  /// Whether a power is lost for the want of home colonies.
  public boolean isLost(int instance) {
    if (isKept(instance)) return false;
    Seat owner = owner(instance);
    int homes = homeColonies(owner);
    int needed = game.rules().homeColoniesNeeded();
    if (homes >= needed) return false;
    if (!game.isBent(Query.HOME_COLONIES_NEEDED))
      return game.holds().isLostWith(instance, needed - homes);
    if (homes >= homeColoniesNeeded(owner)) return false;
    if (homes >= byFlares(owner, needed)) return false;
    Effect effect = alien(instance).effect();
    if (effect.isBending(Query.HOME_COLONIES_NEEDED)
        && homes >= effect.bend(Query.HOME_COLONIES_NEEDED).bend(game, owner, owner, needed))
      return false;
    return game.holds().isLostWith(instance, needed - homes);
  }

  private int byFlares(Seat owner, int needed) {
    return game.stands().bentByFlares(Query.HOME_COLONIES_NEEDED, owner, needed);
  }

  /// Whether a power is lost for the want of home colonies and no card keeps it.
  public boolean isGone(int instance) {
    return isLost(instance) && !game.holds().isSheltered(instance);
  }

  /// Nothing can cancel a power for the rest of the encounter.
  public void prove(int instance) {
    state.n[proof] |= 1 << instance;
  }

  /// Nothing can cancel a power for the rest of the encounter, nor is it lost or does it leave its
  /// owner.
  public void keep(int instance) {
    state.n[proof + 1] |= 1 << instance;
    index();
  }

  /// Whether nothing can cancel a power.
  public boolean isProof(int instance) {
    return instance < Sizes.INSTANCES
        && ((state.n[proof] | state.n[proof + 1]) >>> instance & 1) != 0;
  }

  /// Whether a power is neither lost nor leaves its owner.
  public boolean isKept(int instance) {
    return isOf(proof + 1, instance);
  }

  private boolean isOf(int mask, int instance) {
    return instance < Sizes.INSTANCES && (state.n[mask] >>> instance & 1) != 0;
  }

  /// Powers can be lost again, and cancelled if nothing else keeps them from it.
  public void endKeeping() {
    if (state.n[proof + 1] == 0) return;
    state.n[proof + 1] = 0;
    index();
  }

  /// Whether a power is off for this encounter by a card that was played against it: not zapped.
  public boolean isDenied(int instance) {
    return game.holds().isDenied(instance) && !isProof(instance);
  }

  /// Whether a power has been zapped in this encounter.
  public boolean isZapped(int instance) {
    return state.b[ZAPPED + instance] == 1;
  }

  /// Whether a power is off for this encounter since a use of it has been stopped before anybody
  /// could answer, or since all powers are out: not zapped.
  public boolean isBlocked(int instance) {
    return state.b[ZAPPED + instance] == BLOCKED;
  }

  /// Shuts a power off for the rest of the encounter without zapping it.
  public void block(int instance) {
    if (!isProof(instance)) state.b[ZAPPED + instance] = BLOCKED;
  }

  /// Whether a power works now: it exists, is not lost and not zapped.
  public boolean inForce(int instance) {
    return exists(instance)
        && state.b[ZAPPED + instance] == 0
        && !isGone(instance)
        && !isDenied(instance)
        && !game.course().isOut(owner(instance));
  }

  /// Whether the seat has this alien and its power works now.
  public boolean inForce(Seat seat, Sheet alien) {
    int instance = find(seat, alien);
    return instance >= 0 && inForce(instance);
  }

  /// A counter on an alien's sheet.
  public int counter(int instance, int counter) {
    return state.n[COUNTER + instance * Sizes.COUNTERS + counter];
  }

  /// Sets a counter on an alien's sheet.
  public void counter(int instance, int counter, int value) {
    state.n[COUNTER + instance * Sizes.COUNTERS + counter] = value;
    if (game.isHeard())
      game.tell(
          new hypergate.game.event.Event.Counted(
              owner(instance), alien(instance).counters().get(counter), value));
  }

  /// A mark of a power that vanishes with the encounter: 0 until set.
  public int mark(int instance, int mark) {
    assert mark < Sizes.MARKS;
    return state.n[MARK + instance * Sizes.MARKS + mark];
  }

  /// Sets a mark of a power that vanishes with the encounter.
  public void mark(int instance, int mark, int value) {
    assert mark < Sizes.MARKS;
    state.n[MARK + instance * Sizes.MARKS + mark] = value;
  }

  /// How a power came to its owner.
  public PowerOrigin origin(int instance) {
    return ORIGINS[state.b[ORIGIN + instance]];
  }

  private static final PowerOrigin[] ORIGINS = PowerOrigin.values();

  /// The instance in which a seat has a power of this origin, -1 when it has none; of two chosen
  /// ones the first.
  public int find(Seat seat, PowerOrigin origin) {
    for (int slot = OWN; slot < Sizes.POWERS; slot++) {
      int instance = instance(seat, slot);
      if (exists(instance) && origin(instance) == origin) return instance;
    }
    return -1;
  }

  /// The first instance of a seat that has room for a power of this origin, -1 when it has as many
  /// as anybody can.
  public int free(Seat seat, PowerOrigin origin) {
    for (int slot = origin == PowerOrigin.CHOSEN ? OWN : OWN + 1; slot < Sizes.POWERS; slot++)
      if (!exists(instance(seat, slot))) return instance(seat, slot);
    return -1;
  }

  /// How a power is off for this encounter: 0 when it is not, 1 when it is zapped, else [#ASLEEP]
  /// or [#BLOCKED].
  public int off(int instance) {
    return state.b[ZAPPED + instance];
  }

  /// Says how a power is off for this encounter, 0 when it is not.
  public void off(int instance, int how) {
    state.b[ZAPPED + instance] = (byte) how;
  }

  /// Zaps a power for this encounter.
  public void zap(int instance) {
    if (!isProof(instance)) off(instance, 1);
  }

  /// The encounter is over: no power is off any more on its account.
  public void wake() {
    java.util.Arrays.fill(state.b, ZAPPED, ZAPPED + Sizes.SHEETS, (byte) 0);
    state.n[proof] = 0;
    endKeeping();
  }

  /// One of the aliens that a seat was dealt at setup, by number; -1 for none. Those that it has
  /// chosen come first.
  public int dealt(Seat seat, int card) {
    return (state.b[DEALT + seat.index() * Sizes.DEALT_EACH + card] & 0xff) - 1;
  }

  /// Deals an alien to a seat.
  public void dealt(Seat seat, int card, int alien) {
    state.b[DEALT + seat.index() * Sizes.DEALT_EACH + card] = (byte) (alien + 1);
  }

  /// An alien, wherever it was dealt, changes places with one that a seat was dealt.
  public void bringDealt(Seat seat, int card, int alien) {
    for (int i = 0; i < Seat.MOST; i++)
      for (int c = 0; c < Sizes.DEALT_EACH; c++)
        if (dealt(Seat.of(i), c) == alien) dealt(Seat.of(i), c, dealt(seat, card));
    dealt(seat, card, alien);
  }

  /// Two of the aliens that a seat was dealt change places.
  public void swapDealt(Seat seat, int one, int other) {
    int alien = dealt(seat, one);
    dealt(seat, one, dealt(seat, other));
    dealt(seat, other, alien);
  }

  /// Lays another alien (-1: none) where a sheet lies face down, for a table as a seat imagines it;
  /// then call [#index].
  public void imagine(int instance, int alien) {
    state.b[ALIEN + instance] = (byte) (alien + 1);
  }

  /// Whether any sheet lies face down.
  public boolean isAnyFaceDown() {
    return state.n[FACE_DOWN] != 0;
  }

  /// The power instances whose sheets lie face down, as a mask.
  public int faceDown() {
    return state.n[FACE_DOWN];
  }

  /// Lays a sheet face down.
  public void layFaceDown(int instance) {
    state.n[FACE_DOWN] |= 1 << instance;
  }

  /// Turns a sheet face up.
  public void turnUp(int instance) {
    state.n[FACE_DOWN] &= ~(1 << instance);
  }

  /// Stages lie in a row beside the sheet of an alien, by number; -1: none lie.
  public void stagesOf(int alien) {
    state.n[STAGED] = alien + 1;
  }

  /// Its sheet is under a stage now.
  public void stageIs(int stage) {
    state.n[STAGE] = stage;
  }

  /// Whether the sheet lies face down, known to its owner only.
  public boolean isFaceDown(int instance) {
    return (state.n[FACE_DOWN] >>> instance & 1) != 0;
  }

  /// The alien, by number, whose sheet a power goes along with; -1 when it has come otherwise.
  public int master(int instance) {
    return state.n[master + instance] - 1;
  }

  /// A power goes along with the sheet of an alien, by number, from now on.
  public void follows(int instance, int alien) {
    state.n[master + instance] = alien + 1;
  }

  /// Gives an instance another alien (-1: none) without events: for setup and verbs.
  public void set(int instance, PowerOrigin origin, int alien) {
    if (exists(instance)) game.parts().sheetLeaves(number(instance));
    state.b[ALIEN + instance] = (byte) (alien + 1);
    state.b[ORIGIN + instance] = (byte) (alien < 0 ? 0 : origin.ordinal());
    state.b[ZAPPED + instance] = 0;
    if (instance < Sizes.INSTANCES) state.n[master + instance] = 0;
    state.n[FACE_DOWN] &= ~(1 << instance);
    java.util.Arrays.fill(
        state.n, COUNTER + instance * Sizes.COUNTERS, COUNTER + (instance + 1) * Sizes.COUNTERS, 0);
    java.util.Arrays.fill(
        state.n, MARK + instance * Sizes.MARKS, MARK + (instance + 1) * Sizes.MARKS, 0);
    java.util.Arrays.fill(
        state.n, kept + instance * Sizes.MARKS, kept + (instance + 1) * Sizes.MARKS, 0);
    index();
    if (alien >= 0) game.parts().sheetCame(alien);
  }

  /// How many ships of a seat lie on the sheet of an instance.
  public int held(int instance, Seat owner) {
    return (int) (state.w[held + instance] >>> 8 * owner.index()) & 0xff;
  }

  /// How many ships of an owner a seat can free in a deal, where it may free those of `ways`, the
  /// answer to [hypergate.game.word.Query#MAY_FREE].
  public int freeable(Seat holder, Seat owner, int ways) {
    boolean fromWarp = (ways & 1) != 0 && game.query(Query.MAY_LEAVE_WARP, owner, 1) != 0;
    int ships = fromWarp ? game.ships().freeInWarp(owner) : 0;
    for (int slot = 0; (ways & Query.FROM_SHEETS) != 0 && slot < Sizes.POWERS; slot++)
      ships += held(instance(holder, slot), owner);
    return ships;
  }

  /// The seats that have ships on the sheet of an instance, as a mask.
  public int holding(int instance) {
    int seats = 0;
    for (int i = 0; i < game.seats(); i++) if (held(instance, Seat.of(i)) > 0) seats |= 1 << i;
    return seats;
  }

  /// How many ships lie on the sheet of an instance.
  public int heldInAll(int instance) {
    int all = 0;
    for (int i = 0; i < game.seats(); i++) all += held(instance, Seat.of(i));
    return all;
  }

  /// How many ships of a seat lie captured on sheets and do not go home with the sheet.
  public int captured(Seat owner) {
    int ships = 0;
    for (int i = 0; i < Sizes.SHEETS; i++)
      if (exists(i) && alien(i).ships().isEmpty()) ships += held(i, owner);
    return ships;
  }

  /// How many ships of a seat are captives on sheets, whatever becomes of them when those leave.
  public int captives(Seat owner) {
    int ships = 0;
    for (int i = 0; i < Sizes.SHEETS; i++)
      if (exists(i) && alien(i).captures()) ships += held(i, owner);
    return ships;
  }

  /// Notes that ships of a seat have come onto the sheet of an instance, with a negative number
  /// that they have gone: for verbs only.
  public void hold(int instance, Seat owner, int ships) {
    state.w[held + instance] += (long) ships << 8 * owner.index();
  }

  /// Swaps two instances with everything that belongs to them.
  public void swap(int one, int other) {
    swap(state.b, ALIEN, one, other, 1);
    swap(state.b, ZAPPED, one, other, 1);
    swap(state.b, ORIGIN, one, other, 1);
    if (isFaceDown(one) != isFaceDown(other)) state.n[FACE_DOWN] ^= 1 << one | 1 << other;
    if (isOf(proof, one) != isOf(proof, other)) state.n[proof] ^= 1 << one | 1 << other;
    if (isKept(one) != isKept(other)) state.n[proof + 1] ^= 1 << one | 1 << other;
    if (one < Sizes.INSTANCES && other < Sizes.INSTANCES) swap(state.n, master, one, other, 1);
    swap(state.n, COUNTER, one, other, Sizes.COUNTERS);
    swap(state.n, MARK, one, other, Sizes.MARKS);
    swap(state.n, kept, one, other, Sizes.MARKS);
    swapZappedBefore(one, other);
    for (int word = 0; word < 2; word++) {
      long pile = state.w[Zone.pile(one) + word];
      state.w[Zone.pile(one) + word] = state.w[Zone.pile(other) + word];
      state.w[Zone.pile(other) + word] = pile;
    }
    long ships = state.w[held + one];
    state.w[held + one] = state.w[held + other];
    state.w[held + other] = ships;
    index();
  }

  private void swapZappedBefore(int one, int other) {
    long before = state.w[zappedBefore];
    if ((before >>> one & 1) != (before >>> other & 1))
      state.w[zappedBefore] = before ^ (1L << one | 1L << other);
  }

  /// Remembers what powers have marked, and which of them are zapped.
  void keepMarks() {
    System.arraycopy(state.n, MARK, state.n, kept, Sizes.SHEETS * Sizes.MARKS);
    long zapped = 0;
    for (int i = 0; i < Sizes.SHEETS; i++) if (isZapped(i)) zapped |= 1L << i;
    state.w[zappedBefore] = zapped;
  }

  /// Powers have marked what they had when it was kept; those that have been zapped since work
  /// again.
  void restoreMarks() {
    System.arraycopy(state.n, kept, state.n, MARK, Sizes.SHEETS * Sizes.MARKS);
    for (int i = 0; i < Sizes.SHEETS; i++)
      if (isZapped(i) && (state.w[zappedBefore] >>> i & 1) == 0) off(i, 0);
  }

  private static void swap(byte[] cells, int base, int one, int other, int width) {
    for (int i = 0; i < width; i++) {
      byte cell = cells[base + one * width + i];
      cells[base + one * width + i] = cells[base + other * width + i];
      cells[base + other * width + i] = cell;
    }
  }

  private static void swap(int[] cells, int base, int one, int other, int width) {
    for (int i = 0; i < width; i++) {
      int cell = cells[base + one * width + i];
      cells[base + one * width + i] = cells[base + other * width + i];
      cells[base + other * width + i] = cell;
    }
  }

  /// Recomputes in which windows and queries some power can act.
  public void index() {
    game.stands().indexSheets();
  }
}
