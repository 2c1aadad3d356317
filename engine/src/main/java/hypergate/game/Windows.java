package hypergate.game;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.state.State;

/// Opens windows and takes every use through the one pipeline: offered, declared, answered,
/// resolved or cancelled, recorded. Inside a window mandatory effects go first in timing order,
/// then optional ones are polled in that order until all pass in a row.
public final class Windows {
  /// Windows inside windows: reaching this is a bug to report with its seed.
  static final int DEEPEST = 40;

  private final Game game;
  private final State state;
  private final long[] acted = new long[2 * DEEPEST];

  /// At each level the tech slots that have acted otherwise than by the use of a tech: what simply
  /// happens, then what a card that copies another does in its own name.
  private final long[] besides = new long[2 * DEEPEST];

  /// At each level the power instances that have acted on account of a Pulsar.
  private final int[] lasting = new int[DEEPEST];

  private final Playable playable;
  private final Duties duties;
  private final PowerUses powerUses;
  private final TechUses techUses;
  private final MoonUses moonUses;
  private final CardIndex cards;
  private final long[] windowLow;
  private final long[] windowHigh;
  private int open;
  private long hosted;
  private Window offering = Window.TURN_START;

  Windows(Game game) {
    this.game = game;
    this.state = game.state();
    this.playable = new Playable(game);
    this.powerUses = new PowerUses(game, acted, lasting);
    this.techUses = new TechUses(game, acted, besides);
    this.moonUses = new MoonUses(game, DEEPEST);
    this.duties = new Duties(game, acted, besides, moonUses);
    this.cards = game.cards().windows();
    this.windowLow = cards.low();
    this.windowHigh = cards.high();
  }

  /// Which cards a seat could play.
  Playable playable() {
    return playable;
  }

  /// What powers do in windows.
  PowerUses powerUses() {
    return powerUses;
  }

  /// What techs do in windows.
  TechUses techUses() {
    return techUses;
  }

  /// What moons do in windows.
  MoonUses moonUses() {
    return moonUses;
  }

  void reset() {
    open = 0;
    game.chosen().reset();
    game.levels().reset();
    game.pulsars().reset();
    game.rounds().reset();
  }

  /// The window of the last menu of uses.
  Window offering() {
    return offering;
  }

  // Hot: asked several times in every phase of every imagined encounter. See bench.
  void open(Window window) {
    game.steps.one();
    if (state.n[Layout.SWEEP] != 0) game.essences().sweep();
    int w = window.ordinal();
    long[] words = state.w;
    if ((words[Layout.POWER_WINDOWS + w]
            | (words[Layout.TECH_WINDOWS] | words[Layout.CARD_WINDOWS]) >>> w & 1
            | words[Layout.HELD] & windowLow[w]
            | words[Layout.HELD + 1] & windowHigh[w]
            | hosted)
        == 0) return;
    openBusy(window);
  }

  private void openBusy(Window window) {
    if (open + 1 >= DEEPEST)
      throw new IllegalStateException("windows nested too deeply at " + window);
    fresh();
    int level = open++;
    duties.begin(level);
    do carryOut(window, level);
    while (!isClosed(window) && polled(window, level));
    duties.carryOutLast(window, level);
    open--;
  }

  // A use that has been cancelled needs no further answer.
  boolean isClosed(Window window) {
    boolean answers = window == Window.PLAYED || window == Window.POWER_USED;
    return answers && game.pipeline().innermost().cancelled;
  }

  /// Opens a window of answers once more for those who have not answered yet: what was stopped goes
  /// on, and something else may stop it (P7.3).
  void openAgain(Window window, long powers, long techs) {
    int level = open++;
    acted[2 * level] = powers;
    acted[2 * level + 1] = techs;
    duties.begin(level);
    game.pulsars().overrides().begin(level);
    do carryOut(window, level);
    while (!isClosed(window) && polled(window, level));
    open--;
  }

  private void carryOut(Window window, int level) {
    duties.carryOut(window, level);
    game.pulsars().overrides().followUp(window, level);
  }

  /// The level of the window that is open innermost.
  int level() {
    return Math.max(0, open - 1);
  }

  /// What has acted in the window that has just closed.
  long actedLast(boolean tech) {
    return acted[2 * open + (tech ? 1 : 0)];
  }

  static int ofSeat(int instances, Seat seat) {
    return instances & 15 << (seat.index() * Layout.POWERS);
  }

  /// Whether a power or a tech has been used since the innermost window opened.
  boolean hasActed(boolean tech, int location) {
    if (open == 0) return false;
    return tech
        ? (acted[2 * open - 1] >>> location & 1) != 0
        : (acted[2 * open - 2] >>> 2 * location & 3) != 0;
  }

  // Between a round and its questions no other window opens: what the round showed is what is
  // asked.
  private boolean polled(Window window, int level) {
    powerUses.offerHeldBack(window, level);
    if (isClosed(window)) return false;
    if (hosted != 0) game.rounds().stop(window, level);
    return poll(window, level);
  }

  /// Asks everybody who may act, in order, until somebody does.
  ///
  /// @return whether somebody acted, so that the window is polled again
  private boolean poll(Window window, int level) {
    int order = game.order();
    for (int p = 0; p < game.seats(); p++)
      if (offer(window, TimingOrder.at(order + p), level)) return true;
    return false;
  }

  private boolean offer(Window window, Seat seat, int level) {
    if (!mayHaveUses(window, seat)) return false;
    Menu menu = game.menu().clear().add(Word.PASS);
    addUses(menu, window, seat, level);
    if (menu.count() == 1) return false;
    if (game.encounter().is(Pulsars.INSANE)) playable.force(menu, seat);
    int choice = game.asking().decide(seat, Prompt.USE, 0);
    if (Choice.is(choice, Word.PASS)) return false;
    useChosen(seat, window, choice, level);
    return true;
  }

  private boolean mayHaveUses(Window window, Seat seat) {
    int w = window.ordinal();
    int hand = Layout.hand(seat.index());
    return powerUses.may(window, seat) != 0
        || (state.w[hand] & cards.roleLow(w, game.encounter().position(seat))) != 0
        || (state.w[hand + 1] & cards.roleHigh(w, game.encounter().position(seat))) != 0
        || (state.w[Layout.SEAT_TECH_WINDOWS + seat.index()] & window.bit()) != 0
        || (state.w[Layout.POWER_QUERIES] & Query.PILE_PLAYABLE.bit()) != 0
            && playable.isAnyInPiles(seat, windowLow[w], windowHigh[w])
        || powerUses.lasts(window)
        || playable.storesPlayable(seat)
        || game.pulsars().overrides().isAnyDue(seat);
  }

  /// Adds everything optional that the seat can use in a window to a menu.
  void addUses(Menu menu, Window window, Seat seat, int level) {
    offering = window;
    powerUses.add(menu, window, seat, level);
    addCards(menu, window, seat, Layout.hand(seat.index()));
    if ((state.w[Layout.POWER_QUERIES] & Query.PILE_PLAYABLE.bit()) != 0)
      for (int slot = 0; slot < Layout.POWERS; slot++) {
        int instance = Powers.instance(seat, slot);
        if (state.size(Layout.pile(instance)) > 0 && playable.isPlayable(instance))
          addCards(menu, window, seat, Layout.pile(instance));
      }
    if ((state.w[Layout.TECH_QUERIES] & Query.STORED_PLAYABLE.bit()) != 0)
      for (int slot = 0; slot < game.techs().top(); slot++)
        if (game.techs().isOf(slot, seat) && playable.isStoredPlayable(slot))
          addCard(menu, window, seat, game.techs().stored(slot));
    game.pulsars().overrides().addDue(menu, window, seat, level);
    techUses.add(menu, window, seat, level);
    moonUses.add(menu, window, seat, level);
  }

  static final int CARD = 1;

  private void addCards(Menu menu, Window window, Seat seat, int zone) {
    if (zone == Layout.hand(seat.index()) && game.query(Query.MAY_PLAY, seat, 1) == 0) return;
    int w = window.ordinal();
    int position = game.encounter().position(seat);
    long low = state.low(zone) & cards.roleLow(w, position) & ~state.low(Layout.SPENT);
    long high = state.high(zone) & cards.roleHigh(w, position) & ~state.high(Layout.SPENT);
    int own = Layout.hand(seat.index());
    Face last = null;
    for (int card = CardSet.next(low, high, 0);
        card >= 0;
        card = CardSet.next(low, high, card + 1)) {
      Face face = game.cards().face(card);
      if (face == last) continue;
      last = face;
      if (zone != own && playable.shows(state.low(own), state.high(own), face)) continue;
      addCard(menu, window, seat, card);
    }
  }

  private void addCard(Menu menu, Window window, Seat seat, int card) {
    if (!playable.isFresh(seat, card)) return;
    addSide(menu, window, seat, card, 0);
    // Two sides of a Pulsar lie open to everybody.
    if (game.pulsars().is(card)) addSide(menu, window, seat, card, Playable.SECOND);
  }

  private void addSide(Menu menu, Window window, Seat seat, int card, int side) {
    Ability[] here = playable.side(seat, card, side).in(window);
    for (int a = 0; a < here.length; a++)
      if (!here[a].must && allows(seat, here[a], card))
        menu.add(Choice.of(Choice.USE, CARD << 20 | card << 4 | side | a));
  }

  boolean allows(Seat seat, Ability ability, int location) {
    return ability.role.covers(game.encounter().position(seat)) && holds(seat, ability, location);
  }

  private boolean holds(Seat seat, Ability ability, int location) {
    return game.pipeline().holds(location, ability.when, seat);
  }

  private void useChosen(Seat seat, Window window, int choice, int level) {
    int value = Choice.value(choice);
    int location = value >>> 4 & 0xffff;
    int number = value & 15;
    switch (value >>> 20) {
      case PowerUses.POWER -> powerUses.use(seat, window, location, number, level);
      case TechUses.TECH -> techUses.use(seat, window, location, number, level);
      case MoonUses.MOON -> moonUses.use(seat, window, location, number, level);
      default -> {
        Ability ability =
            playable.side(seat, location, number).in(window)[number % Playable.SECOND];
        if (game.pulsars().overrides().isDue(seat, location))
          game.pulsars().overrides().follow(seat, ability, location);
        else game.pipeline().use(seat, ability, location, -1, -1);
      }
    }
  }

  /// The effect that a USE choice stands for.
  static Effect effectOf(Game game, Seat seat, int choice) {
    int value = Choice.value(choice);
    int location = value >>> 4 & 0xffff;
    return switch (value >>> 20) {
      case PowerUses.POWER -> game.powers().alien(location).effect();
      case TechUses.TECH -> game.techs().effect(location, value & 15);
      case MoonUses.MOON -> MoonUses.effectOf(game, location);
      default -> game.windows().playable.side(seat, location, value & 15);
    };
  }

  /// Adds everything optional that a seat can use outside an opened window; who must use something
  /// (Insanity) keeps no other choice.
  ///
  /// @return whether the seat has anything to choose: more than one option, or one that it must
  boolean addUses(Menu menu, Window window, Seat seat) {
    addUses(menu, window, seat, fresh());
    boolean chooses = menu.count() > 1;
    if (chooses && game.encounter().is(Pulsars.INSANE)) playable.force(menu, seat);
    return chooses;
  }

  /// The level of a window that has just opened.
  int fresh() {
    acted[2 * open] = 0;
    acted[2 * open + 1] = 0;
    lasting[open] = 0;
    besides[2 * open] = 0;
    besides[2 * open + 1] = 0;
    moonUses.begin(open);
    game.pulsars().overrides().begin(open);
    return open;
  }

  /// Adds the same to what a menu holds as a window would offer that is open at a level, and leaves
  /// the window as it is.
  void lookAtUses(Menu menu, Window window, Seat seat, int level) {
    Window before = offering;
    addUses(menu, window, seat, level);
    if (game.encounter().is(Pulsars.INSANE)) playable.force(menu, seat);
    offering = before;
  }

  /// Whether the game stops in windows in which nobody can do anything: see [Rounds].
  void host(boolean stops) {
    hosted = stops ? 1 : 0;
  }

  /// Takes a use chosen outside an opened window through the pipeline.
  void use(Window window, Seat seat, int choice) {
    useChosen(seat, window, choice, open++);
    open--;
  }
}
