package hypergate.game.verb;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.CardSlots;
import hypergate.game.table.FurtherShips;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import java.util.ArrayList;
import java.util.List;

/// Losing ships. A loss is begun, ships of any owners are added to it, and it is carried out:
/// LOSING opens, in which effects replace it; the ships go to the warp, or wherever those effects
/// send them; SHIPS_LOST opens, in which others profit from it.
public final class Lose {
  private static final int DEEPEST = 12;
  private final Acting game;
  private final Ships ships;
  private final List<Loss> stack = new ArrayList<>();
  private int depth;

  Lose(Acting game, Ships ships) {
    this.game = game;
    this.ships = ships;
  }

  void reset() {
    depth = 0;
  }

  /// Begins a loss without ships: add them, then call [#carryOut]. Losses may nest.
  Loss begin(Cause cause) {
    if (depth == DEEPEST) throw new IllegalStateException("losses nested too deeply");
    if (depth == stack.size()) stack.add(new Loss(game));
    return stack.get(depth++).reset(cause, by(cause));
  }

  private Seat by(Cause cause) {
    return switch (cause) {
      case ENCOUNTER ->
          game.encounter().outcome().isWin() ? game.encounter().winners().main() : Seat.NONE;
      case DEAL -> Seat.NONE;
      case EFFECT, COST -> game.pipeline().isIdle() ? Seat.NONE : game.pipeline().user();
    };
  }

  /// Whether ships are being lost.
  public boolean isUnderWay() {
    return depth > 0;
  }

  /// The loss in whose window we are.
  Loss current() {
    if (depth == 0) throw new IllegalStateException("no ships are being lost");
    return stack.get(depth - 1);
  }

  /// Carries out the loss begun last: LOSING, the ships move, SHIPS_LOST.
  void carryOut() {
    Loss loss = current();
    // A side may lose an encounter without a ship to lose; even so it is the moment to answer.
    if (loss.entries > 0 || loss.cause == Cause.ENCOUNTER) game.open(Window.LOSING);
    if (loss.entries > 0) {
      move(loss);
      ships.settle();
      game.open(Window.SHIPS_LOST);
    }
    depth--;
  }

  private void move(Loss loss) {
    loss.moved = true;
    pickUp(loss);
    for (int p = 0; p < game.seats(); p++) {
      Seat owner = game.inOrder(p);
      int i = owner.index();
      int total = loss.count(owner) - loss.stays[i];
      if (total <= 0) continue;
      int rest = capture(owner, leaveGame(owner, total, loss), loss);
      int saved = owner.in(loss.returning) ? rest : Math.min(loss.saved[i], rest);
      loss.toWarp[i] = rest - saved;
      if (saved > 0) {
        if (game.isHeard()) game.tell(new Event.ShipsSaved(owner, saved, game.cause()));
        // Further ships are saved first: their owner would see to that.
        long back = FurtherShips.first(loss.further[i], saved);
        loss.toWarp[i] += ships.place(owner, saved, back);
        loss.further[i] &= ~back;
      }
      toWarp(owner, rest - saved, loss);
      count(owner, loss);
      if (game.isHeard() && loss.toWarp[i] > 0)
        game.tell(new Event.ShipsLost(owner, loss.toWarp[i], why(loss)));
      if (game.isHeard() && loss.gone[i] > 0)
        game.tell(new Event.ShipsRemoved(owner, loss.gone[i], why(loss)));
    }
    stack(loss);
  }

  // What was captured comes under ships, and what lay under lost ones into the warp with them.
  private void stack(Loss loss) {
    for (int i = 0; i < game.seats(); i++)
      if (loss.captured[i] > 0 && loss.captor[i] >= Loss.UNDER && loss.captor[i] < Loss.AROUND) {
        Seat captor = Seat.of(loss.captor[i] - Loss.UNDER);
        game.verbs().shipKinds().ofCaptured().distribute(captor, game.encounter().place(captor));
      }
    for (int i = 0; i < game.seats(); i++)
      loss.toWarp[i] += game.verbs().shipKinds().freed(Seat.of(i));
  }

  // E-29: before anything saves ships; further ships go last.
  private int leaveGame(Seat owner, int count, Loss loss) {
    int i = owner.index();
    int out = loss.removesFromGame(owner) ? Math.min(count, ships.mayLeave(owner)) : 0;
    if (out == 0) return count;
    long stay = FurtherShips.first(loss.further[i], count - out);
    loss.gone[i] = ships.removeFromGame(owner, out, loss.further[i] & ~stay);
    loss.further[i] = stay;
    return count - out;
  }

  // After ships have left the game and before any are saved.
  private int capture(Seat owner, int count, Loss loss) {
    int i = owner.index();
    if (loss.captured[i] == 0) return count;
    int taken = Math.min(count, Math.min(loss.captured[i], loss.limit(owner, loss.captor[i])));
    if (taken == 0) return count;
    long stay = FurtherShips.first(loss.further[i], count - taken);
    long going = loss.further[i] & ~stay;
    int captor = loss.captor[i];
    if (captor >= Loss.AROUND)
      game.verbs().rings().take(Seat.of(captor - Loss.AROUND), owner, taken, going);
    else if (captor >= Loss.UNDER) game.verbs().shipKinds().ofCaptured().take(owner, taken, going);
    else game.verbs().sheetShips().capture(owner, taken, going, captor);
    loss.further[i] = stay;
    return count - taken;
  }

  private String why(Loss loss) {
    String cause = game.cause();
    return cause.isEmpty() ? loss.cause.name().toLowerCase(java.util.Locale.ROOT) : cause;
  }

  private void count(Seat owner, Loss loss) {
    int toWarp = loss.toWarp[owner.index()];
    game.encounter().lostSinceStart(owner, toWarp);
    boolean itself = loss.cause == Cause.ENCOUNTER || loss.cause == Cause.DEAL;
    if (itself) game.encounter().shipsLost(owner, toWarp);
  }

  private void toWarp(Seat owner, int count, Loss loss) {
    if (count == 0) return;
    if (game.query(Query.LEAVES_GAME, owner, 0) != 0 && !loss.stands(owner)) {
      int out = ships.removeFromGame(owner, count, loss.further[owner.index()]);
      loss.gone[owner.index()] += out;
      loss.toWarp[owner.index()] -= out;
      return;
    }
    ships.land(owner, Place.WARP, count, loss.further[owner.index()]);
    loss.toWarp[owner.index()] -= game.verbs().shipKinds().back();
  }

  // All ships are picked up before any is put down again: a colony emptied by the loss is no place
  // to return to.
  private void pickUp(Loss loss) {
    for (int e = 0; e < loss.entries; e++) {
      Seat owner = Seat.of(loss.seat[e]);
      // What was done in LOSING may have moved some of these ships already.
      loss.count[e] = Math.min(loss.count[e], ships.at(owner, loss.place[e]));
      int leave =
          Place.isPlanet(loss.place[e])
              ? Math.min(loss.left[owner.index()] - loss.stays[owner.index()], loss.count[e])
              : 0;
      if (loss.place[e] == Place.ON_SHEETS)
        game.verbs().sheetShips().pickedUp(owner, loss.count[e]);
      loss.stays[owner.index()] += leave;
      lift(loss, owner, loss.place[e], loss.count[e] - leave);
    }
  }

  // Of what somebody has chosen for its owner that one says of which kinds it is.
  private void lift(Loss loss, Seat owner, int place, int count) {
    Seat chooser = Seat.of(loss.chooser[owner.index()]);
    if (chooser.exists())
      game.verbs().shipKinds().namedBy(chooser, () -> take(loss, owner, place, count));
    else take(loss, owner, place, count);
  }

  private void take(Loss loss, Seat owner, int place, int count) {
    loss.further[owner.index()] |= ships.lift(owner, place, count, false);
  }

  /// In LOSING: somebody else chooses which ships an owner loses, as many as it was about to lose
  /// and some more, wherever it has any but in the warp.
  public void chooseInstead(Seat owner, Seat chooser, Prompt prompt, int more) {
    if (game.reach().spares(owner)) return;
    Loss loss = current();
    int due = loss.count(owner) + more;
    loss.clear(owner);
    loss.chooser[owner.index()] = chooser.index();
    pick(loss, owner, chooser, prompt, due, true, game.ships().colonies(owner), true, true);
  }

  /// In LOSING: an owner loses so many ships less; it chooses which of them go, the others stay
  /// where they are. Of what it loses apart none stays.
  public void reduce(Seat owner, int less) {
    reduce(owner, less, false);
  }

  /// The same of what an owner loses apart.
  public void reduceApart(Seat owner, int less) {
    reduce(owner, less, true);
  }

  private void reduce(Seat owner, int less, boolean apart) {
    Loss loss = current();
    if (loss.stands(owner)) return;
    Picks picks = ships.picks();
    picks.clear();
    int all = 0;
    for (int e = 0; e < loss.entries; e++) {
      if (loss.seat[e] != owner.index() || loss.apart[e] != apart) continue;
      all += loss.count[e];
      if (!isFirst(loss, e)) continue;
      int there = 0;
      for (int o = e; o < loss.entries; o++)
        if (loss.seat[o] == owner.index()
            && loss.apart[o] == apart
            && loss.place[o] == loss.place[e]) there += loss.count[o];
      picks.offer(loss.place[e], there);
    }
    int due = Math.max(0, all - less);
    picks.ask(game, owner, Prompt.LOSE, 0, due, due);
    loss.clear(owner, apart);
    loss.addsApart(apart);
    for (int i = 0; i < picks.places(); i++) loss.add(owner, picks.place(i), picks.picked(i));
    loss.addsApart(false);
  }

  // Whether an entry is the first one of its loss, owner and place.
  private static boolean isFirst(Loss loss, int entry) {
    for (int i = 0; i < entry; i++)
      if (loss.seat[i] == loss.seat[entry]
          && loss.place[i] == loss.place[entry]
          && loss.apart[i] == loss.apart[entry]) return false;
    return true;
  }

  /// Adds ships to the loss begun last that their owner chooses, as a loss apart: see
  /// [Loss#losses].
  void chooseApart(Seat owner, int count, long planets) {
    current().addsApart(true);
    choose(current(), owner, count, false, true, planets);
    current().addsApart(false);
  }

  /// How many ships of an owner at a place are not about to be lost already: a loss may begin while
  /// effects are answering another one.
  int free(Seat owner, int place) {
    if (game.encounter().isFrozen(owner, place)) return 0;
    int free = game.ships().at(place, owner);
    for (int i = 0; i < depth; i++) {
      Loss loss = stack.get(i);
      if (!loss.moved) free -= loss.count(owner, place);
    }
    return free;
  }

  /// The owner chooses ships from its colonies (and, if wanted, the encounter) and loses them.
  ///
  /// @param count how many; all it has when fewer
  /// @param involved whether its ships on the gate and beside the planet may be chosen too
  void chosen(Seat owner, int count, boolean involved, Cause cause) {
    Loss loss = begin(cause);
    choose(loss, owner, count, involved, true, game.ships().colonies(owner));
    carryOut();
  }

  /// Adds ships at a place to the loss begun last, whoever owns them; a seat chooses which. All of
  /// them if there are no more than it has to choose.
  public void chooseAt(Seat chooser, Prompt prompt, int count, int place) {
    chooseAt(chooser, prompt, count, game.everybody(), place, place);
  }

  /// Adds ships of some owners at two places to the loss begun last; a seat chooses which. All of
  /// them if there are no more than it has to choose.
  ///
  /// @param owners mask of seats
  public void chooseAt(Seat chooser, Prompt prompt, int count, int owners, int place, int other) {
    Loss loss = current();
    for (int step = 0; step < count; step++) {
      Menu menu = game.ask(chooser).menu();
      int all = offerAt(menu, owners, place);
      if (other != place) all += offerAt(menu, owners, other);
      if (menu.count() == 0) return;
      int due = Math.min(count - step, all);
      menu.gesture(due, due);
      int chosen = Choice.value(game.ask(chooser).choose(prompt, step));
      loss.add(Seat.of(chosen >> 8), chosen & 0xff, 1);
    }
  }

  private int offerAt(Menu menu, int owners, int place) {
    int all = 0;
    for (int i = 0; i < game.seats(); i++) {
      if (!Seat.of(i).in(owners)) continue;
      int left = game.reach().spares(Seat.of(i)) ? 0 : free(Seat.of(i), place);
      if (left <= 0) continue;
      menu.add(Choice.of(Choice.SHIP_OF, i << 8 | place), left);
      all += left;
    }
    return all;
  }

  /// The seats with ships anywhere but in the warp and on alien sheets, out of the game included,
  /// as a mask.
  public int withShips() {
    int seats = 0;
    for (int i = 0; i < game.seats(); i++) {
      int away = game.ships().lost(Seat.of(i)) + game.ships().onSheets(Seat.of(i));
      if (away < ships.all(Seat.of(i))) seats |= 1 << i;
    }
    return seats;
  }

  /// A seat names one ship of anybody that is not in the warp, for [#intoWarp].
  public int nameShip(Seat chooser, Prompt whose, Prompt where) {
    Seat owner = game.ask(chooser).seat(whose, withShips());
    return owner.index() << 8 | game.ask(chooser).anyPlaceOf(where, owner);
  }

  /// The ship that was named goes to the warp if it is still where it was; a ship out of the game
  /// comes back into it in this way.
  public void intoWarp(int named) {
    Seat owner = Seat.of(named >> 8);
    int place = named & 0xff;
    if (ships.at(owner, place) == 0) return;
    if (place == Place.REMOVED) ships.move(owner, place, Place.WARP, 1, true);
    else {
      begin(Cause.EFFECT).add(owner, place, 1);
      carryOut();
    }
  }

  /// A seat pays with one ship of its choice that leaves the game, down to the floor of.
  public void payOutOfGame(Seat owner) {
    Loss loss = begin(Cause.COST);
    choose(loss, owner, 1, true, true, game.ships().colonies(owner));
    loss.removeFromGame(owner);
    carryOut();
  }

  /// Adds ships to a loss that their owner chooses.
  ///
  /// @param onCards whether ships on cards before their owner may be chosen: where no place is
  ///   named they may
  void choose(Loss loss, Seat owner, int count, boolean involved, boolean onCards, long planets) {
    choose(loss, owner, owner, Prompt.LOSE, count, involved, onCards, planets);
  }

  /// Adds ships to a loss that somebody chooses.
  void choose(
      Loss loss,
      Seat owner,
      Seat chooser,
      Prompt prompt,
      int count,
      boolean involved,
      boolean onCards,
      long planets) {
    if (game.reach().spares(owner)) return;
    boolean outposts = chooser == owner;
    pick(loss, owner, chooser, prompt, count, involved, planets, onCards, outposts);
  }

  private void pick(
      Loss loss,
      Seat owner,
      Seat chooser,
      Prompt prompt,
      int count,
      boolean involved,
      long planets,
      boolean onCards,
      boolean onOutposts) {
    int left =
        chooser == owner ? count - game.verbs().sheetShips().lose(loss, owner, count) : count;
    Picks picks = ships.picks();
    picks.clear();
    for (long rest = planets; rest != 0; rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      picks.offer(planet.index(), free(owner, planet.index()));
    }
    if (onOutposts) ships.offerOutposts(owner, planets);
    if (involved) {
      picks.offer(Place.GATE, free(owner, Place.GATE));
      picks.offer(Place.BESIDE, free(owner, Place.BESIDE));
    }
    CardSlots slots = game.cardSlots();
    for (int slot = 0; onCards && slot < slots.top(); slot++)
      if (slots.isOf(slot, owner))
        picks.offer(
            Place.ON_CARD + slot, slots.ships(slot) - loss.count(owner, Place.ON_CARD + slot));
    int due = Math.min(left, picks.available());
    picks.ask(game, chooser, owner, prompt, 0, due, due);
    for (int i = 0; i < picks.places(); i++) loss.add(owner, picks.place(i), picks.picked(i));
  }
}
