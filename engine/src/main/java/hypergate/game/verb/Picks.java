package hypergate.game.verb;

import hypergate.game.ask.Ask;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.table.Chosen;
import hypergate.game.word.Window;
import java.util.ArrayList;
import java.util.List;

/// One gesture in which a seat picks ships from several places. For a person it is one line (`A1x2
/// A3`), for a machine a row of small decisions. There is one such object for all: read what was
/// picked before the next question is asked.
public final class Picks {
  private static final int MOST = 96;
  private final int[] place = new int[MOST];
  private final int[] most = new int[MOST];
  private final int[] picked = new int[MOST];
  private int places;
  private int beyond = -1;

  // How many ships of that place do not count for the limit.
  private int extra;
  private boolean one;

  // The number of ships that must not be picked.
  private int barred = -1;

  // What was picked before the windows that are open now, the innermost last.
  private final List<int[]> kept = new ArrayList<>();
  private int depth;

  Picks() {}

  /// Forgets the picks that were kept while a window was open that a question has interrupted.
  void reset() {
    depth = 0;
  }

  /// Forgets what was offered and picked.
  public void clear() {
    places = 0;
    beyond = -1;
    extra = 0;
    one = false;
  }

  /// All ships must come from one of the places.
  public void fromOnePlace() {
    one = true;
  }

  /// Offers a number of ships at a place; with 0 the place is not offered.
  public void offer(int from, int ships) {
    if (ships <= 0) return;
    place[places] = from;
    most[places] = ships;
    picked[places] = 0;
    places++;
  }

  /// Offers ships at a further place that do not count for the limit.
  public void offerBeyondLimit(int from, int ships) {
    offerBeyondLimit(from, ships, ships);
  }

  /// Offers ships at a further place, some of which do not count for the limit.
  ///
  /// @param free how many of them
  public void offerBeyondLimit(int from, int ships, int free) {
    if (ships > 0) {
      beyond = places;
      extra = Math.min(ships, free);
    }
    offer(from, ships);
  }

  /// How many ships are offered in all.
  public int available() {
    int sum = 0;
    for (int i = 0; i < places; i++) sum = one ? Math.max(sum, most[i]) : sum + most[i];
    return sum;
  }

  /// Lets the seat pick from `least` to `limit` ships.
  ///
  /// @param step the number of the first small decision in its gesture
  /// @return how many were picked
  public int ask(Acting game, Seat seat, Prompt prompt, int step, int least, int limit) {
    return ask(game, seat, seat, prompt, step, least, limit);
  }

  /// Lets a seat pick from `least` to `limit` ships of an owner; in the notation, ships of somebody
  /// else carry that owner's letter.
  public int ask(
      Acting game, Seat seat, Seat owner, Prompt prompt, int step, int least, int limit) {
    // A run that stopped for an answer may have left it.
    barred = -1;
    int taken = pick(game, seat, owner, prompt, step, least, limit);
    if (taken == 0 || !game.chosen().isWatched()) return taken;
    keep();
    long denied = game.chosen().answered(Chosen.What.SHIPS, seat, prompt, replaceable(least));
    restore(game, owner);
    if (denied == 0) return picked();
    return again(game, seat, owner, prompt, least, limit, denied);
  }

  // The planets that something was picked from and without which enough could be picked as well.
  private long replaceable(int least) {
    long planets = 0;
    for (int i = 0; i < places; i++)
      if (Place.isPlanet(place[i]) && picked[i] > 0 && available() - most[i] >= Math.max(1, least))
        planets |= 1L << place[i];
    return planets;
  }

  // From elsewhere and, if possible, in another number.
  private int again(
      Acting game, Seat seat, Seat owner, Prompt prompt, int least, int limit, long denied) {
    int number = picked();
    for (int i = 0; i < places; i++) {
      picked[i] = 0;
      if (Place.isPlanet(place[i]) && (denied >>> place[i] & 1) != 0) most[i] = 0;
    }
    int highest = most(limit);
    if (number != highest || highest > Math.max(1, least)) barred = number;
    int top = barred == highest ? limit - 1 : limit;
    int taken = pick(game, seat, owner, prompt, 0, Math.max(1, least), top);
    barred = -1;
    return taken;
  }

  public int picked() {
    int sum = 0;
    for (int i = 0; i < places; i++) sum += picked[i];
    return sum;
  }

  /// Opens a window after ships were picked and before they move. The picks stand whatever happens
  /// there, as far as the ships are still where they were.
  ///
  /// @return how many are still picked
  public int answered(Acting game, Seat owner, Window window) {
    keep();
    game.open(window);
    restore(game, owner);
    return picked();
  }

  /// What was picked stands whatever happens meanwhile.
  public void during(Runnable meanwhile) {
    keep();
    meanwhile.run();
    load(kept.get(--depth));
  }

  // Of what was picked at a position no more than so many ships stay picked.
  void limit(int position, int ships) {
    picked[position] = Math.min(picked[position], ships);
  }

  /// In such a window: none of the ships that were picked moves.
  void drop() {
    int[] now = kept.get(depth - 1);
    for (int i = 0; i < now[3 * MOST]; i++) now[3 * i + 2] = 0;
  }

  private void keep() {
    if (depth == kept.size()) kept.add(new int[3 * MOST + 3]);
    int[] now = kept.get(depth++);
    for (int i = 0; i < places; i++) {
      now[3 * i] = place[i];
      now[3 * i + 1] = most[i];
      now[3 * i + 2] = picked[i];
    }
    now[3 * MOST] = places;
    now[3 * MOST + 1] = beyond;
    now[3 * MOST + 2] = extra;
  }

  private void restore(Acting game, Seat owner) {
    load(kept.get(--depth));
    for (int i = 0; i < places; i++) {
      most[i] = Math.min(most[i], game.verbs().ships().at(owner, place[i]));
      picked[i] = Math.min(picked[i], most[i]);
    }
  }

  private void load(int[] before) {
    places = before[3 * MOST];
    beyond = before[3 * MOST + 1];
    extra = before[3 * MOST + 2];
    for (int i = 0; i < places; i++) {
      place[i] = before[3 * i];
      most[i] = before[3 * i + 1];
      picked[i] = before[3 * i + 2];
    }
  }

  private int pick(
      Acting game, Seat seat, Seat owner, Prompt prompt, int step, int least, int limit) {
    int prefix =
        seat == owner ? Choice.of(Choice.PLACE, 0) : Choice.of(Choice.SHIP_OF, owner.index() << 8);
    int taken = 0;
    int left = available();
    Ask ask = game.ask(seat);
    ask.begin();
    while (left > 0) {
      boolean full = taken - beyondTaken() >= limit;
      if (full && (beyond < 0 || picked[beyond] >= extra)) break;
      if (least - taken >= left && (!one || taken > 0 || places == 1)) {
        for (int i = 0; i < places; i++) {
          tell(game, seat, prompt, step + taken, prefix | place[i], most[i] - picked[i]);
          picked[i] = most[i];
        }
        return taken + left;
      }
      boolean mayEnd = taken >= least && taken != barred;
      int only = taken < least && barred < 0 ? onlyOpen(full) : -1;
      if (only >= 0) {
        int rest = Math.min(least - taken, most[only] - picked[only]);
        tell(game, seat, prompt, step + taken, prefix | place[only], rest);
        picked[only] += rest;
        taken += rest;
        left -= rest;
        continue;
      }
      int choice;
      if (ask.isKnown()) {
        choice = ask.known();
      } else {
        Menu menu = ask.menu();
        for (int i = 0; i < places; i++)
          if (picked[i] < most[i] && (!full || i == beyond))
            menu.add(prefix | place[i], most[i] - picked[i]);
        if (mayEnd) menu.add(taken == 0 ? Word.NONE : Word.DONE);
        int open = open(limit, taken, left);
        // In a line that has begun with other words it is said as well that none goes.
        int said = taken == 0 && step > 0 ? Math.max(1, needed(least, 0)) : needed(least, taken);
        menu.gesture(Math.min(said, open), open).narrow(one, barred - taken);
        choice = ask.choose(prompt, step + taken);
      }
      if (Choice.kind(choice) == Choice.WORD) break;
      int at = 0;
      while (place[at] != (choice & 0xff)) at++;
      picked[at]++;
      taken++;
      left = one ? only(at) : left - 1;
    }
    return taken;
  }

  // The only place from which more can be picked, -1 when there are several.
  private int onlyOpen(boolean full) {
    int only = -1;
    for (int i = 0; i < places; i++) {
      if (picked[i] == most[i] || full && i != beyond) continue;
      if (only >= 0) return -1;
      only = i;
    }
    return only;
  }

  // How many must still be picked: where that would be the barred number, one more.
  private int needed(int least, int taken) {
    int needed = Math.max(0, least - taken);
    return taken + needed == barred ? needed + 1 : needed;
  }

  // The other places are closed. What is left at this one.
  private int only(int at) {
    for (int i = 0; i < places; i++) if (i != at) most[i] = picked[i];
    return most[at] - picked[at];
  }

  /// How many ships may be picked at most with this limit.
  public int most(int limit) {
    return open(limit, 0, available());
  }

  // What is left of the limit, and what may be picked beyond it.
  private int open(int limit, int taken, int left) {
    int free = beyond < 0 ? 0 : Math.min(extra, most[beyond]) - beyondTaken();
    return Math.min(Math.max(0, limit - taken + beyondTaken()), left - free) + free;
  }

  // How many of those that are picked do not count for the limit.
  private int beyondTaken() {
    return beyond < 0 ? 0 : Math.min(picked[beyond], extra);
  }

  private static void tell(Acting game, Seat seat, Prompt prompt, int step, int choice, int ships) {
    if (!game.isHeard()) return;
    for (int i = 0; i < ships; i++) game.resolved(seat, prompt, choice, step + i);
  }

  /// How many places were offered.
  public int places() {
    return places;
  }

  /// The place at a position.
  public int place(int position) {
    return place[position];
  }

  /// How many ships were picked there.
  public int picked(int position) {
    return picked[position];
  }
}
