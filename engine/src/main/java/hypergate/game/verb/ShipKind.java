package hypergate.game.verb;

import hypergate.game.card.Sheet;
import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.Secrecy;
import hypergate.game.state.State;
import hypergate.game.table.Powers;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One of the [ShipKinds], and how many ships at each place are of it. Whoever sends ships names
/// the kind; of ships being lost these are the last, and of several that are put down they are the
/// first. One seat has such ships at a time.
public final class ShipKind {
  private static final int PLACES = Place.ON_CARD + Sizes.CARD_SLOTS;
  private static final int CELLS = 3 + PLACES;

  /// The most ships more that a seat can have.
  public static final int MOST = 60;

  private final Acting game;
  private final State state;
  private final Sheet alien;
  private final boolean guests;
  private final @Nullable Stacks stacks;

  // The seat whose they always are, [Seat#NONE] where that changes.
  private final Seat fixed;

  // Whose they are, plus one; how many ships of it are in motion, and how many of these are of this
  // kind; then those at each place.
  private final int owner;
  private final int moving;
  private final int changing;
  private final int places;

  // Guests are ships more that stay only where their owner has ships of its own.
  ShipKind(Acting game, Sheet alien, boolean guests) {
    this(game, alien, guests, Seat.NONE);
  }

  // Where ships of every seat can be such, each seat has a kind of its own.
  ShipKind(Acting game, Sheet alien, boolean guests, Seat fixed) {
    this(game, alien, guests, fixed, null);
  }

  // Under such ships others may lie.
  ShipKind(Acting game, Sheet alien, boolean guests, Seat fixed, @Nullable Stacks stacks) {
    this.stacks = stacks;
    this.fixed = fixed;
    this.game = game;
    this.state = game.state();
    this.alien = alien;
    this.guests = guests;
    this.owner = game.cells().bytes(CELLS, Secrecy.PUBLIC);
    this.moving = owner + 1;
    this.changing = owner + 2;
    this.places = owner + 3;
  }

  /// The alien that brings them.
  public Sheet alien() {
    return alien;
  }

  /// Whether they are ships that stay only beside those of their owner ([Sheet#guests]).
  public boolean areGuests() {
    return guests;
  }

  /// What they are called.
  public String name() {
    return guests ? alien.guests() : alien.changed();
  }

  /// Whether they are more than their owner began with; otherwise they take the place of its ships.
  public boolean areMore() {
    return guests || alien.changedAreMore();
  }

  /// The seat that has such ships, or had some last; [Seat#NONE] for nobody.
  public Seat owner() {
    return fixed.exists() ? fixed : Seat.of(state.b[owner] - 1);
  }

  /// How many ships of a seat at a place are of this kind.
  public int at(Seat seat, int place) {
    int here = state.b[places + place];
    return here != 0 && owner() == seat ? here : 0;
  }

  /// How many ships of this kind a seat has, wherever they are.
  public int all(Seat seat) {
    if (owner() != seat) return 0;
    int sum = state.b[changing];
    for (int place = 0; place < PLACES; place++) sum += state.b[places + place];
    return sum;
  }

  /// How many of them are in the encounter for a main player or ally.
  public int inEncounter(Seat seat) {
    if (!game.encounter().isInvolved(seat) || owner() != seat) return 0;
    int outpost = game.encounter().defendingOutpost();
    boolean defends = seat == game.encounter().defender();
    int there = at(seat, game.encounter().place(seat));
    return defends && outpost >= 0 ? there + at(seat, outpost) : there;
  }

  /// How many ships of a seat at a place are of no kind.
  public int unchanged(Seat seat, int place) {
    int further = Long.bitCount(game.furtherShips().at(seat, place));
    int kinds = game.verbs().shipKinds().at(seat, place);
    return Math.max(0, game.verbs().ships().at(seat, place) - further - kinds);
  }

  /// How many ships of a seat that are in the game are not of this kind, ships more left aside.
  public int unchanged(Seat seat) {
    int out = game.ships().removed(seat) - at(seat, Place.REMOVED);
    int more = game.verbs().shipKinds().more(seat);
    return game.verbs().ships().all(seat) - more - all(seat) - out;
  }

  // Whether those that are not in play wait on the sheet.
  private boolean waits() {
    return !guests && alien.changedWait();
  }

  /// Whether they are ships more that count for nothing beside those that everybody begins with.
  boolean areExtras() {
    return areMore() && !waits();
  }

  /// How many wait on the sheet of a seat that has it.
  int waiting(Seat seat) {
    return waits() && game.powers().find(seat, alien) >= 0 && mayBeOf(seat) ? left(seat) : 0;
  }

  // Whether those of a seat leave the table where they come to a place.
  private boolean leaves(Seat seat, int place) {
    if (waits()) return place == Place.WARP && game.powers().inForce(seat, alien);
    return areMore() && isAway(place);
  }

  /// How many more of them there are: as many as everybody begins with.
  public int left(Seat seat) {
    int most = areMore() && !waits() ? MOST : game.rules().ships();
    return Math.max(0, most - (fixed.exists() ? game.verbs().shipKinds().all(alien) : all(seat)));
  }

  /// Whether a seat can have such ships now.
  public boolean mayBeOf(Seat seat) {
    return owner() == seat || !fixed.exists() && (!owner().exists() || all(owner()) == 0);
  }

  /// Ships of a seat at a place are changed, as many as there are and can be.
  public void change(Seat seat, int place, int most) {
    int now = Math.min(most, Math.min(unchanged(seat, place), left(seat)));
    if (now <= 0 || !mayBeOf(seat)) return;
    lay(seat, place, at(seat, place) + now);
    tell(seat);
  }

  /// Ships more come to planets of a mask, as a seat chooses.
  public void enter(Seat seat, int count, long planets) {
    int now = planets == 0 || !mayBeOf(seat) ? 0 : Math.min(count, left(seat));
    if (now <= 0) return;
    state.b[owner] = (byte) (seat.index() + 1);
    game.verbs().ships().more(seat, now);
    state.b[changing] += (byte) now;
    for (ShipKind kind : game.verbs().shipKinds().all()) kind.moves(seat, now);
    tell(seat);
    game.verbs().ships().placeOn(seat, now, 0, planets);
    game.verbs().ships().settle();
  }

  /// So many of the ships of a seat at a place are of this kind: for verbs, and for tables set up
  /// by hand.
  public void lay(Seat seat, int place, int count) {
    state.b[owner] = (byte) (seat.index() + 1);
    state.b[places + place] = (byte) count;
  }

  /// Where those of a seat are, in notation: `A1x2`.
  public List<String> where(Seat seat) {
    List<String> where = new ArrayList<>();
    for (int place = 0; place < PLACES; place++)
      if (at(seat, place) > 0) where.add(Notation.knownPlace(game, place) + "x" + at(seat, place));
    return where;
  }

  private void tell(Seat seat) {
    if (game.isHeard()) game.tell(new Event.Counted(seat, name(), all(seat)));
  }

  // ---- moves

  static boolean isAway(int place) {
    return place == Place.WARP || place == Place.REMOVED || place == Place.ON_SHEETS;
  }

  // How many of those that leave a place are of this kind, if there are so many of no kind or of a
  // later one.
  int lift(Seat seat, int place, int others, int count, boolean send) {
    int there = at(seat, place);
    if (there == 0) return 0;
    int least = Math.clamp(count - Math.max(0, others), 0, there);
    int most = Math.max(least, Math.min(there, count));
    boolean chosen = !fixed.exists() && game.verbs().shipKinds().namer().exists();
    boolean named = send || waits() || chosen;
    int going = named && most > least ? named(seat, least, most, count) : least;
    state.b[places + place] -= (byte) going;
    state.b[changing] += (byte) going;
    if (stacks != null) stacks.lift(seat, place, going, send);
    return going;
  }

  private int named(Seat seat, int least, int most, int count) {
    // Guests go along with others.
    if (guests) return Math.max(least, Math.min(most, count - 1));
    Prompt prompt = alien.changedGo();
    if (fixed.exists()) return prompt == null ? most : game.ask(seat).number(prompt, least, most);
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (prompt != null
          && game.powers().exists(instance)
          && game.powers().alien(instance) == alien) {
        Seat namer = game.verbs().shipKinds().namer();
        return game.ask(namer.exists() ? namer : seat).number(prompt, least, most);
      }
    }
    return most;
  }

  void moves(Seat seat, int count) {
    if (owner() == seat) state.b[moving] = (byte) Math.max(0, state.b[moving] + count);
  }

  // How many ships of a seat are in motion.
  int moving(Seat seat) {
    return owner() == seat ? state.b[moving] : 0;
  }

  // How many of these are of this kind.
  int changing(Seat seat) {
    return owner() == seat ? state.b[changing] : 0;
  }

  // How many of those that come to a place are of this kind.
  int land(Seat seat, int place, int least, int most) {
    if (changing(seat) == 0) return 0;
    int must = Math.clamp(least, 0, state.b[changing]);
    int coming = isAway(place) ? must : Math.max(must, Math.min(state.b[changing], most));
    state.b[changing] -= (byte) coming;
    if (leaves(seat, place)) leave(seat, place, coming);
    else state.b[places + place] += (byte) coming;
    if (stacks != null && coming > 0)
      state.b[places + place] -= (byte) stacks.land(seat, place, coming);
    return coming;
  }

  private void leave(Seat seat, int place, int count) {
    if (count == 0) return;
    game.verbs().ships().take(seat, place, count);
    tell(seat);
  }

  // How many of the ships that have come to a place have left the table.
  int gone(Seat seat, int place, int coming) {
    return leaves(seat, place) ? coming : 0;
  }

  // How many of them have gone back to the sheet.
  int back(Seat seat, int place, int coming) {
    return waits() ? gone(seat, place, coming) : 0;
  }

  // A movement is complete: guests that stand alone leave.
  void settle() {
    Seat seat = owner();
    if (!guests || !seat.exists()) return;
    for (int place = 0; place < PLACES; place++) {
      int there = state.b[places + place];
      if (there == 0 || game.verbs().ships().at(seat, place) > there) continue;
      state.b[places + place] = 0;
      game.verbs().ships().take(seat, place, there);
      tell(seat);
    }
  }

  // Two places are exchanged with all ships there.
  void exchange(int one, int other) {
    byte here = state.b[places + one];
    state.b[places + one] = state.b[places + other];
    state.b[places + other] = here;
  }

  // A phase is run again: nothing is in motion.
  void reset() {
    state.b[moving] = 0;
    state.b[changing] = 0;
  }
}
