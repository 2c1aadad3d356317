package hypergate.game.verb;

import hypergate.game.card.Sheet;
import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Secrecy;
import hypergate.game.state.State;
import hypergate.game.word.Query;
import java.util.ArrayList;
import java.util.List;

/// Stacks: ships of several owners under one ship, which stands for all of them and is a ship of
/// its owner alone. The ships under it are on no colony; like captured ones they are counted among
/// those on sheets, though they lie on none. In the warp a stack comes apart, unless it holds
/// together ([Query#STACKS_HOLD]).
///
/// Or they are leases ([Sheet#leases]): one lent ship under each, which is its owner's all the time
/// and goes to colonies of that owner as soon as the ship above goes to the warp, out of the game
/// or onto a sheet.
public final class Stacks {
  /// The most stacks that there can be.
  private static final int MOST = 24;

  private static final int LOAD = 2;
  private static final int CELLS = LOAD + Seat.MOST;
  private static final int MOVING = 127;

  private final Acting game;
  private final Sheet alien;
  private final int first;
  private final int[] pending = new int[Seat.MOST];
  private final int[] freed = new int[Seat.MOST];

  // Lent ships that go home when the movement is complete.
  private final int[] returning = new int[Seat.MOST];

  Stacks(Acting game, Sheet alien) {
    this.game = game;
    this.alien = alien;
    this.first = game.cells().bytes(MOST * CELLS, Secrecy.PUBLIC);
  }

  private State state() {
    return game.state();
  }

  /// The alien for whose sake they are.
  Sheet alien() {
    return alien;
  }

  /// Whether what lies under the ships is lent.
  boolean areLeases() {
    return alien.leases();
  }

  // ---- reading

  private int cell(int stack) {
    return first + stack * CELLS;
  }

  private Seat owner(int stack) {
    return Seat.of(state().b[cell(stack)] - 1);
  }

  private int place(int stack) {
    return state().b[cell(stack) + 1];
  }

  private int load(int stack, Seat owner) {
    return state().b[cell(stack) + LOAD + owner.index()];
  }

  private int load(int stack) {
    int sum = 0;
    for (int i = 0; i < Seat.MOST; i++) sum += state().b[cell(stack) + LOAD + i];
    return sum;
  }

  private boolean isAt(int stack, Seat seat, int place) {
    return owner(stack) == seat && place(stack) == place;
  }

  /// How many ships lie under those of a seat at a place.
  public int under(Seat seat, int place) {
    int sum = 0;
    for (int i = 0; i < MOST; i++) if (isAt(i, seat, place)) sum += load(i);
    return sum;
  }

  /// How many captured ships of an owner lie under others.
  public int captives(Seat owner) {
    return areLeases() ? 0 : lying(owner);
  }

  private int lying(Seat owner) {
    int sum = pending[owner.index()];
    for (int i = 0; i < MOST; i++) if (owner(i).exists()) sum += load(i, owner);
    return sum;
  }

  /// The stacks of a seat in notation: where each is and what lies under it, `A1:B2C1`. Those in
  /// motion are nowhere.
  public List<String> where(Seat seat) {
    List<String> where = new ArrayList<>();
    for (int i = 0; i < MOST; i++) {
      if (owner(i) != seat || place(i) == MOVING) continue;
      StringBuilder all = new StringBuilder(Notation.knownPlace(game, place(i))).append(':');
      for (int s = 0; s < game.seats(); s++)
        if (load(i, Seat.of(s)) > 0) all.append(Seat.of(s).letter()).append(load(i, Seat.of(s)));
      where.add(all.toString());
    }
    return where;
  }

  // ---- making them

  /// So many ships of an owner lie under a ship of a seat at a place, all under the same one, lent
  /// ones under one each: for tables set up by hand.
  public void lay(Seat seat, int place, Seat owner, int count) {
    if (areLeases()) {
      for (int i = 0; i < count; i++) put(seat, place, owner);
      return;
    }
    int stack = -1;
    for (int i = 0; i < MOST && stack < 0; i++) if (isAt(i, seat, place)) stack = i;
    if (stack < 0) stack = make(seat, place);
    state().b[cell(stack) + LOAD + owner.index()] += (byte) count;
  }

  private int make(Seat seat, int place) {
    for (int i = 0; i < MOST; i++) {
      if (owner(i).exists()) continue;
      state().b[cell(i)] = (byte) (seat.index() + 1);
      state().b[cell(i) + 1] = (byte) place;
      ShipKind kind = game.verbs().shipKinds().of(alien, seat);
      kind.lay(seat, place, kind.at(seat, place) + 1);
      return i;
    }
    return -1;
  }

  private void put(Seat seat, int place, Seat owner) {
    int stack = make(seat, place);
    if (stack >= 0) state().b[cell(stack) + LOAD + owner.index()] = 1;
  }

  private int room() {
    int room = 0;
    for (int i = 0; i < MOST; i++) if (!owner(i).exists()) room++;
    return room;
  }

  /// In a loss: ships that were taken up are to lie under others.
  void take(Seat owner, int count, long further) {
    int gone = game.verbs().ships().land(owner, Place.ON_SHEETS, count, further);
    pending[owner.index()] += count - gone;
    if (game.isHeard()) game.tell(new Event.ShipsMoved(owner, "", alien.id(), count));
  }

  /// A seat distributes what has been taken under its ships at a place.
  void distribute(Seat seat, int place) {
    Prompt share = alien.stacksShare();
    int left = 0;
    for (int count : pending) left += count;
    if (left == 0) return;
    ShipKind kind = game.verbs().shipKinds().of(alien, seat);
    int loose = Math.min(kind.unchanged(seat, place), room());
    List<Integer> there = new ArrayList<>();
    for (int i = 0; i < MOST; i++) if (isAt(i, seat, place)) there.add(i);
    int tops = there.size() + loose;
    for (int top = 0; top < tops && left > 0; top++) {
      int count = share == null || top == tops - 1 ? left : game.ask(seat).number(share, 0, left);
      if (count == 0) continue;
      fill(top < there.size() ? there.get(top) : make(seat, place), count);
      left -= count;
    }
    for (int i = 0; i < Seat.MOST; i++) if (pending[i] > 0) free(Seat.of(i), pending[i]);
    for (int i = 0; i < Seat.MOST; i++) pending[i] = 0;
  }

  private void fill(int stack, int count) {
    int left = count;
    for (int p = 0; p < game.seats(); p++) {
      int owner = game.inOrder(p).index();
      int now = Math.min(left, pending[owner]);
      state().b[cell(stack) + LOAD + owner] += (byte) now;
      pending[owner] -= now;
      left -= now;
    }
  }

  // ---- lending

  /// How many ships of a seat at a place could have a lent one under them: those of no kind.
  public int loose(Seat seat, int place) {
    ShipKind kind = game.verbs().shipKinds().of(alien, seat);
    return Math.min(kind.unchanged(seat, place), room());
  }

  /// The planets of whose ships a seat could lend some: its colonies that are not in the encounter.
  private long lenders(Seat owner) {
    boolean defends = owner == game.encounter().defender() && game.encounter().target().exists();
    long involved = defends ? game.encounter().target().bit() : 0;
    return game.ships().colonies(owner) & ~involved;
  }

  /// How many ships a seat could lend.
  public int lendable(Seat owner) {
    long open = lenders(owner) & ~game.encounter().frozen(owner);
    int sum = Long.bitCount(game.ships().outposts(owner) & lenders(owner));
    for (long rest = open; rest != 0; rest &= rest - 1)
      sum += game.ships().on(Planet.of(Long.numberOfTrailingZeros(rest)), owner);
    return sum;
  }

  /// Ships of an owner's choice come from its colonies that are not in the encounter under ships of
  /// a seat at a place, as many as there are and can be.
  ///
  /// @return how many are lent
  public int lend(Seat owner, Seat seat, int place, int most, Prompt which) {
    Ships ships = game.verbs().ships();
    Picks gesture = ships.pickFrom(owner, lenders(owner));
    int due = Math.min(Math.min(most, loose(seat, place)), gesture.available());
    if (due <= 0) return 0;
    gesture.ask(game, owner, which, 0, due, due);
    int before = game.ships().onSheets(owner);
    ships.move(owner, gesture, Place.ON_SHEETS, true);
    int lent = game.ships().onSheets(owner) - before;
    for (int i = 0; i < lent; i++) put(seat, place, owner);
    if (game.isHeard() && lent > 0) game.tell(new Event.Counted(seat, alien.changed(), of(seat)));
    ships.settle();
    return lent;
  }

  private int of(Seat seat) {
    return game.verbs().shipKinds().of(alien, seat).all(seat);
  }

  /// The seats under whose ships ships of an owner lie, as a mask.
  public int holders(Seat owner) {
    int seats = 0;
    for (int i = 0; i < MOST; i++)
      if (owner(i).exists() && load(i, owner) > 0) seats |= owner(i).bit();
    return seats;
  }

  /// Lent ships of an owner leave those of a seat and go home.
  public void end(Seat owner, Seat seat) {
    for (int i = 0; i < MOST; i++) {
      if (owner(i) != seat || load(i, owner) == 0) continue;
      ShipKind kind = game.verbs().shipKinds().of(alien, seat);
      kind.lay(seat, place(i), kind.at(seat, place(i)) - 1);
      comeApart(i);
    }
    if (game.isHeard()) game.tell(new Event.Counted(seat, alien.changed(), of(seat)));
    game.verbs().ships().settle();
  }

  // A movement is complete: lent ships whose time is over go home.
  void settle() {
    if (!areLeases()) return;
    for (int p = 0; p < game.seats(); p++) {
      Seat owner = game.inOrder(p);
      int count = returning[owner.index()];
      returning[owner.index()] = 0;
      if (count > 0)
        game.verbs().ships().returnTo(owner, Place.ON_SHEETS, count, game.ships().colonies(owner));
    }
  }

  // ---- moving them

  // So many stacks leave a place; their owner says which where that is its choice.
  void lift(Seat seat, int place, int count, boolean send) {
    Prompt which = alien.stacksGo();
    int left = count;
    int most = 0;
    for (int i = 0; i < MOST; i++) if (isAt(i, seat, place)) most = Math.max(most, load(i));
    for (int size = 1; size <= most && left > 0; size++) {
      int same = 0;
      int larger = 0;
      for (int i = 0; i < MOST; i++) {
        if (!isAt(i, seat, place)) continue;
        if (load(i) == size) same++;
        if (load(i) > size) larger++;
      }
      int least = Math.max(0, left - larger);
      int may = Math.min(same, left);
      if (may == 0) continue;
      int go =
          send && which != null && least < may ? game.ask(seat).number(which, least, may) : may;
      left -= go;
      for (int i = 0; i < MOST && go > 0; i++)
        if (isAt(i, seat, place) && load(i) == size) {
          state().b[cell(i) + 1] = MOVING;
          go--;
        }
    }
  }

  // So many stacks in motion come to a place; says how many of them come apart there.
  int land(Seat seat, int place, int count) {
    boolean apart =
        areLeases()
            ? ShipKind.isAway(place)
            : place == Place.WARP && game.query(Query.STACKS_HOLD, seat, 0) == 0;
    int left = count;
    for (int i = 0; i < MOST && left > 0; i++) {
      if (!isAt(i, seat, MOVING)) continue;
      left--;
      if (place == Place.REMOVED && !areLeases()) leaveGame(i);
      if (apart || place == Place.REMOVED) comeApart(i);
      else state().b[cell(i) + 1] = (byte) place;
    }
    return apart || place == Place.REMOVED ? count - left : 0;
  }

  // What lies under a ship that leaves the game goes along, as far as allows.
  private void leaveGame(int stack) {
    for (int s = 0; s < game.seats(); s++) {
      Seat owner = Seat.of(s);
      int count = load(stack, owner);
      if (count == 0) continue;
      state().b[cell(stack) + LOAD + s] = 0;
      Ships ships = game.verbs().ships();
      ships.removeFromGame(owner, count, ships.lift(owner, Place.ON_SHEETS, count, false));
    }
  }

  private void comeApart(int stack) {
    state().b[cell(stack)] = 0;
    state().b[cell(stack) + 1] = 0;
    for (int s = 0; s < game.seats(); s++) {
      int count = load(stack, Seat.of(s));
      state().b[cell(stack) + LOAD + s] = 0;
      if (count > 0) free(Seat.of(s), count);
    }
  }

  private void free(Seat owner, int count) {
    if (areLeases()) {
      returning[owner.index()] += count;
      return;
    }
    game.verbs().ships().move(owner, Place.ON_SHEETS, Place.WARP, count, false);
    freed[owner.index()] += count;
  }

  /// How many ships of an owner have come into the warp by that since this was last asked.
  int freed(Seat owner) {
    int count = freed[owner.index()];
    freed[owner.index()] = 0;
    return count;
  }

  // Two places are exchanged with all ships there.
  void exchange(int one, int other) {
    for (int i = 0; i < MOST; i++) {
      if (!owner(i).exists()) continue;
      if (place(i) == one) state().b[cell(i) + 1] = (byte) other;
      else if (place(i) == other) state().b[cell(i) + 1] = (byte) one;
    }
  }

  // A phase is run again: nothing is on its way.
  void reset() {
    for (int i = 0; i < Seat.MOST; i++) {
      pending[i] = 0;
      freed[i] = 0;
      returning[i] = 0;
    }
  }
}
