package hypergate.game.timing;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.state.State;
import hypergate.game.table.Encounter;
import hypergate.game.table.TimingOrder;
import hypergate.game.word.Window;

/// Opens windows and takes every use through the one pipeline: offered, declared, answered,
/// resolved or cancelled, recorded. Inside a window mandatory effects go first in timing order,
/// then optional ones are polled in that order until all pass in a row.
public final class Windows {
  /// Windows inside windows: reaching this is a bug to report with its seed.
  static final int DEEPEST = 40;

  private final Timing game;
  private final State state;
  private final StandRoster stands;
  private final Acted acted;
  private final Menu menu;
  private final Duties duties;
  private int open;
  private boolean hosted;
  private boolean remembers = true;
  private boolean remembersNext = true;

  private final WindowLog log = new WindowLog();

  // How often something has happened, and how often somebody was looked at.
  private int happened;
  private int looks;
  private Window offering = Window.TURN_START;

  /// The windows of a game.
  public Windows(Timing game) {
    this.game = game;
    this.state = game.state();
    this.stands = game.stands();
    this.acted = game.acted();
    this.menu = game.asking().menu();
    this.duties = new Duties(game);
  }

  /// The phase begins, or is run again: no window is open.
  public void reset() {
    open = 0;
    log.rewind();
    game.chosen().reset();
    game.parts().reset();
    game.holds().reset();
    game.rounds().reset();
  }

  /// Another phase begins, or this one with other cards or other hosts: nothing of it is known.
  public void newPhase() {
    remembers = remembersNext;
    log.clear();
  }

  /// Says whether phases can be run again, so that it is remembered of them what can be left out
  /// then: from the next phase on, or from now on where this one begins anew.
  public void remember(boolean again) {
    remembersNext = again;
    if (remembers || !again) return;
    remembers = true;
    log.clear();
    log.rewind();
  }

  /// What is remembered of this phase.
  public WindowLog log() {
    return log;
  }

  /// Something is used, happens by itself, is asked or told.
  public void happens() {
    happened++;
  }

  /// How often anything has happened so far.
  int happened() {
    return happened;
  }

  /// The window of the last menu of uses.
  public Window offering() {
    return offering;
  }

  // Hot: asked several times in every phase of every imagined encounter. See bench.
  void open(Window window) {
    game.steps().one();
    if (state.n[Layout.SWEEP] != 0) game.verbs().sweep();
    if (window != Window.ARRIVED && game.cards().newCards().areDue()) game.verbs().tellArrivals();
    int number = 0;
    if (remembers) {
      number = log.nextWindow();
      if (log.isIdle(number)) {
        if (log.isLooked(number)) offering = window;
        return;
      }
    }
    boolean acts =
        (state.w[Layout.ACTING] & window.bit()) != 0 || stands.hand().isAnyHeld(window.ordinal());
    if (acts || hosted) openBusy(window, number, acts);
    else if (remembers) log.idle(number, false);
  }

  // Where nothing acts a round may stop the game all the same; but nobody is looked at, as in the
  // same game without rounds, whose looks have the same numbers.
  private void openBusy(Window window, int number, boolean acts) {
    if (open + 1 >= DEEPEST)
      throw new IllegalStateException("windows nested too deeply at " + window);
    long powers = stands.sheets().open(window);
    int may = acts ? stands.mayUse(window, powers) : 0;
    boolean obliged = stands.isObliged(window, powers) || acts && game.holds().areAny();
    if (may == 0 && !obliged && !hosted) {
      seen(window);
      if (remembers) log.idle(number, stands.isSeen(window));
      return;
    }
    int happenedBefore = happened;
    int looksBefore = looks;
    int seatsBefore = log.seats();
    fresh();
    int level = open++;
    if (obliged) carryOut(window, level);
    // What was found before holds as long as nothing has happened.
    if (acts && happened != happenedBefore) may = stands.mayUse(window);
    while (!isClosed(window) && polled(window, level, may, acts)) {
      carryOut(window, level);
      if (acts) may = stands.mayUse(window);
    }
    if (!isClosed(window)) duties.carryOutLast(window, level);
    open--;
    if (remembers && happened == happenedBefore && !hosted)
      log.idle(number, seatsBefore, looks != looksBefore);
  }

  /// Whether nobody is asked in a window any more: a use that has been cancelled needs no further
  /// answer, what has been revealed none when it is taken back, and a defense none when the destiny
  /// card is read again.
  public boolean isClosed(Window window) {
    if (window == Window.REVEALED) return game.encounter().is(Encounter.REWINDS);
    if (window == Window.DEFENSE_CHOSEN) return game.encounter().is(Encounter.READ_AGAIN);
    boolean answers = window == Window.PLAYED || window == Window.POWER_USED;
    return answers && game.pipeline().innermost().cancelled;
  }

  /// Remembers what has acted in the window that has just closed.
  void keepActed() {
    acted.keep(open);
  }

  /// Opens a window of answers once more for those who have not answered yet, by [#keepActed]: what
  /// was stopped goes on, and something else may stop it.
  void openAgain(Window window) {
    int level = open++;
    acted.resume(level);
    do carryOut(window, level);
    while (!isClosed(window) && polled(window, level, stands.mayUse(window), true));
    open--;
  }

  private void carryOut(Window window, int level) {
    boolean isTakenBack = window == Window.REVEALED || window == Window.DEFENSE_CHOSEN;
    if (isTakenBack && isClosed(window)) return;
    duties.carryOut(window, level);
    game.holds().followUp(window, level);
  }

  /// The level of the window that is open innermost.
  public int level() {
    return Math.max(0, open - 1);
  }

  /// Whether something has been used at a location since the innermost window opened.
  boolean hasActed(Stands at, int location) {
    return open > 0 && at.hasBeenUsed(location, open - 1);
  }

  // Between a round and its questions no other window opens: what the round showed is what is
  // asked.
  private boolean polled(Window window, int level, int may, boolean acts) {
    // Where nothing acts nobody is looked at, as where there are no rounds.
    if (acts && game.holds().areAny()) {
      stands.sheets().offerHeldBack(window, level);
      if (isClosed(window)) return false;
      if (hosted) game.rounds().stop(window, level);
      return poll(window, level, stands.mayUse(window));
    }
    if (hosted) game.rounds().stop(window, level);
    return poll(window, level, may);
  }

  /// Asks everybody who may act, in order, until somebody does.
  ///
  /// @param may who may act, as a mask
  /// @return whether somebody acted, so that the window is polled again
  private boolean poll(Window window, int level, int may) {
    seen(window);
    if (may == 0) return false;
    int order = game.order();
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = TimingOrder.at(order + p);
      if (seat.in(may) && !game.course().isOut(seat) && offer(window, seat, level)) return true;
    }
    return false;
  }

  // Whoever has what is used in a window counts as looked at, whether or not it can be used now.
  private void seen(Window window) {
    if (!stands.isSeen(window)) return;
    offering = window;
    looks++;
  }

  private boolean offer(Window window, Seat seat, int level) {
    int number = remembers ? log.nextSeat() : 0;
    boolean known = remembers && log.isAsked(number) && game.asking().isKnown();
    if (known) offering = window;
    else if (!hasUses(window, seat, level, number)) return false;
    int choice = known ? game.asking().known() : game.asking().decide(seat, Prompt.USE, 0);
    if (Choice.is(choice, Word.PASS)) return false;
    stands.use(seat, window, choice, level);
    return true;
  }

  // Fills the menu with what a seat can use.
  private boolean hasUses(Window window, Seat seat, int level, int number) {
    if (remembers && log.isVain(number)) {
      offering = window;
      looks++;
      return false;
    }
    menu.clear().add(Word.PASS);
    addUses(menu, window, seat, level);
    boolean any = menu.count() > 1;
    if (remembers) log.look(number, any);
    if (any && game.encounter().is(Encounter.ALIEN_CARDS_FORCED))
      stands.hand().playable().force(menu, seat);
    if (any) stands.promises().keep(menu, seat, window);
    return any;
  }

  private void addUses(Menu menu, Window window, Seat seat, int level) {
    offering = window;
    looks++;
    if (!game.course().isOut(seat)) stands.add(menu, window, seat, level);
  }

  /// Whether a seat may have something to use outside an opened window: never false when it has.
  boolean mayUse(Window window, Seat seat) {
    offering = window;
    return !game.course().isOut(seat) && stands.mayUse(window, seat);
  }

  /// Adds everything optional that a seat can use outside an opened window; who must use something
  /// keeps no other choice.
  ///
  /// @return whether the seat has anything to choose: more than one option, or one that it must
  boolean addUses(Menu menu, Window window, Seat seat) {
    addUses(menu, window, seat, fresh());
    boolean chooses = menu.count() > 1;
    if (chooses && game.encounter().is(Encounter.ALIEN_CARDS_FORCED))
      stands.hand().playable().force(menu, seat);
    if (chooses) stands.promises().keep(menu, seat, window);
    return chooses;
  }

  /// The level of a window that has just opened: nothing has acted in it.
  int fresh() {
    acted.begin(open);
    return open;
  }

  /// Adds the same to what a menu holds as a window would offer that is open at a level, and leaves
  /// the window as it is.
  void lookAtUses(Menu menu, Window window, Seat seat, int level) {
    Window before = offering;
    addUses(menu, window, seat, level);
    if (game.encounter().is(Encounter.ALIEN_CARDS_FORCED))
      stands.hand().playable().force(menu, seat);
    stands.promises().keep(menu, seat, window);
    offering = before;
  }

  /// Whether the game stops in windows in which nobody can do anything: see [Rounds].
  void host(boolean stops) {
    if (hosted != stops) newPhase();
    hosted = stops;
  }

  /// Takes a use chosen outside an opened window through the pipeline.
  void use(Window window, Seat seat, int choice) {
    stands.use(seat, window, choice, open++);
    open--;
  }
}
