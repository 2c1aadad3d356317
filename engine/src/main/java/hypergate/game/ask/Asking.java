package hypergate.game.ask;

import hypergate.game.decide.Menu;
import hypergate.game.decide.Parked;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Table;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Where every decision passes: answered from the log of the current phase, by a player on the
/// spot, or by nobody yet; then the phase unwinds and is run again when the answer has come.
public final class Asking {
  private final Table game;
  private final @Nullable Answerer[] players = new Answerer[Seat.MOST];
  private final Menu menu = new Menu();
  private final Menu[] sealed = new Menu[Seat.MOST];
  private final AnswerLog log = new AnswerLog();

  /// The answers that wait for their questions, and the seats that have given one, as a mask.
  private final int[] held = new int[Seat.MOST];

  // To which question each was given; null: whichever comes.
  private final @Nullable Prompt[] heldFor = new Prompt[Seat.MOST];

  private int holders;

  // Of those, the seats whose answer goes before that of whoever sits there.
  private int first;
  private final Open[] asked = new Open[Seat.MOST];

  /// Which of the first questions of this phase had more than one possible answer, one bit each.
  private long put;

  /// How many questions there were since the phase began or is run again.
  private int questions;

  private int cursor;
  private int roundsClosed;
  private int waiting;
  private boolean together;

  /// The seats whose views show the table as it stands, as a mask.
  private int views;

  private long decisions;

  /// Who answers at seats where nobody sits, in a game that is imagined; null for nobody.
  private @Nullable Guide guide;

  /// The cards that chance picked in this phase, where it was guided, and how many of them have
  /// been picked again.
  private int[] picks = {};

  private int picked;
  private int pickedAgain;

  /// The questions of a game.
  public Asking(Table game) {
    this.game = game;
    for (int i = 0; i < Seat.MOST; i++) {
      sealed[i] = new Menu();
      asked[i] = new Open(Seat.of(i), this);
    }
  }

  /// The menu that the next question is filled into.
  public Menu menu() {
    return menu;
  }

  /// The question that is open to a seat, or was last.
  public Open open(Seat seat) {
    return asked[seat.index()];
  }

  /// Whether the view of a seat shows the table as it stands.
  boolean isShown(Seat seat) {
    return seat.in(views);
  }

  /// The view of a seat shows the table as it stands now.
  void shown(Seat seat) {
    views |= seat.bit();
  }

  /// Lets somebody answer at once wherever the person sits who began at a seat; null: its questions
  /// wait.
  public void player(Seat person, @Nullable Answerer player) {
    players[person.index()] = player;
  }

  // Who answers for a seat now.
  private @Nullable Answerer answerer(Seat seat) {
    return players[game.persons().at(seat).index()];
  }

  /// Decisions put to players so far in this object.
  public long decisions() {
    return decisions;
  }

  /// Lets somebody answer for all seats where nobody sits; null for nobody.
  public void guide(@Nullable Guide guide) {
    this.guide = guide;
  }

  /// The positions of the answers that have been given in this phase, in their menus.
  public int[] given() {
    int[] positions = new int[log.size()];
    for (int i = 0; i < positions.length; i++) positions[i] = log.position(i);
    return positions;
  }

  /// The cards that chance picked in this phase, where it was guided.
  public int[] picks() {
    return Arrays.copyOf(picks, picked);
  }

  /// Forgets what seats have chosen that is not told yet: they are asked again.
  public void forgetHeld() {
    holders = 0;
    first = 0;
  }

  /// A card that chance picks out of a set with at least one.
  ///
  /// @param low the set's lower 64 cards
  /// @param high the set's upper cards
  public int pick(long low, long high) {
    int size = Long.bitCount(low) + Long.bitCount(high);
    int card = CardSet.nth(low, high, game.state().random(size));
    if (pickedAgain < picked) return picks[pickedAgain++];
    Guide chance = guide;
    return chance == null ? card : noted(chance.pick(card, low, high));
  }

  private int noted(int card) {
    if (picked == picks.length) picks = Arrays.copyOf(picks, 2 * picked + 8);
    picks[picked++] = card;
    pickedAgain = picked;
    return card;
  }

  /// A gesture begins: since the last question the table may have changed.
  void anew() {
    views = 0;
  }

  /// A phase begins: nothing has been asked in it.
  public void newPhase() {
    anew();
    log.clear();
    put = 0;
    questions = 0;
    cursor = 0;
    roundsClosed = 0;
    waiting = 0;
    holders = 0;
    picked = 0;
    pickedAgain = 0;
  }

  /// The phase is run again from its checkpoint, with the answers given so far.
  public void again() {
    anew();
    questions = 0;
    cursor = 0;
    pickedAgain = 0;
    waiting = 0;
  }

  /// Takes over what has been answered in the phase of another game.
  public void copyLog(Asking other) {
    anew();
    log.copyFrom(other.log);
    put = other.put;
    questions = 0;
    cursor = 0;
    roundsClosed = other.roundsClosed;
    waiting = 0;
    holders = other.holders;
    first = 0;
    if (holders != 0) {
      System.arraycopy(other.held, 0, held, 0, held.length);
      System.arraycopy(other.heldFor, 0, heldFor, 0, heldFor.length);
    }
    picked = other.picked;
    pickedAgain = 0;
    if (picked != 0) picks = other.picks.clone();
  }

  /// How many rounds of this phase have been closed: see `Rounds`.
  public int roundsClosed() {
    return roundsClosed;
  }

  /// Says how many rounds of this phase have been closed.
  public void roundsClosed(int closed) {
    roundsClosed = closed;
  }

  /// How many answers have been given in this phase.
  public int inPhase() {
    return log.size();
  }

  /// Whether every answer that has been given in this phase has been fed again.
  public boolean isFed() {
    return cursor == log.size();
  }

  /// Waits for the host instead of an answer.
  public void park() {
    waiting = 0;
    throw Parked.WAITING;
  }

  /// Puts the menu to a seat and gives the chosen option. A menu of one is not put to anybody.
  public int decide(Seat seat, Prompt prompt, int step) {
    game.steps().one();
    game.happens();
    if (step == 0) anew();
    int number = questions++;
    int count = menu.count();
    if (count == 1) {
      if (game.isHeard()) game.resolved(seat, prompt, menu.at(0), step);
      if (guide != null) guide.only(seat, prompt, step, menu.at(0));
      return menu.at(0);
    }
    if (count == 0) throw new IllegalStateException(prompt + " offers nothing to " + seat);
    if (number < Long.SIZE) put |= 1L << number;
    if (cursor < log.size()) return fed(menu);
    Answerer player = answerer(seat);
    Open question = asked[seat.index()].set(prompt, menu, step);
    if (player == null || seat.in(first)) {
      first &= ~seat.bit();
      if (!seat.in(holders)) {
        Guide answers = guide;
        int guided = answers == null ? Guide.NOBODY : answers.answer(question);
        if (guided >= 0) return accepted(seat, question, guided);
        waiting = seat.bit();
        together = false;
        throw Parked.WAITING;
      }
      if (!isHeldFor(question)) throw misfit();
      holders &= ~seat.bit();
      return accepted(seat, question, held[seat.index()]);
    }
    return accepted(seat, question, player.answer(seat));
  }

  // With cards dealt anew somebody may be asked something before what it has answered in secret.
  private boolean isHeldFor(Open question) {
    Prompt given = heldFor[question.seat().index()];
    return (given == null || given == question.prompt())
        && held[question.seat().index()] < question.count();
  }

  private void hold(int seat, int position, @Nullable Prompt prompt) {
    held[seat] = position;
    heldFor[seat] = prompt;
    holders |= 1 << seat;
  }

  /// Whether the next question has been answered before the phase is run again: then it needs no
  /// menu.
  public boolean isKnown() {
    return cursor < log.size() && questions < Long.SIZE && (put >>> questions & 1) != 0;
  }

  /// What was chosen then.
  public int known() {
    game.steps().one();
    game.happens();
    questions++;
    return log.option(cursor++);
  }

  /// The cards have been dealt anew: what was answered before may mean something else now.
  public void imagine() {
    put = 0;
  }

  // What was answered fits nothing here: nobody is waited for.
  private Parked misfit() {
    waiting = 0;
    return Parked.MISFIT;
  }

  private int fed(Menu options) {
    int position = log.position(cursor);
    if (position >= options.count()) throw misfit();
    int option = options.at(position);
    log.option(cursor++, option);
    return option;
  }

  /// Whether another game waits at the question at which this one waits, with all answers fed.
  public boolean asksTheSame(Asking other) {
    if (waiting == 0 || waiting != other.waiting || other.cursor != other.log.size()) return false;
    int first = Integer.numberOfTrailingZeros(waiting);
    Open own = asked[first];
    Open theirs = other.asked[first];
    return own.prompt() == theirs.prompt() && own.count() == theirs.count();
  }

  private int accepted(Seat seat, Open question, int position) {
    int choice = question.menu().at(position);
    log.add(position, choice);
    cursor = log.size();
    decisions++;
    if (game.isHeard()) game.answered(seat, question.prompt(), choice, question.step());
    return choice;
  }

  /// The menu to fill for one of several seats that are asked at the same time.
  public Menu sealedMenu(Seat seat) {
    return sealed[seat.index()];
  }

  /// Asks several seats at the same time, secretly; their menus stand in [#sealedMenu]. When some
  /// have no answer yet, all of those wait together and may answer in any order.
  ///
  /// @param choices receives the chosen option of each seat, by seat index
  public void together(int seats, Prompt prompt, int[] choices) {
    game.steps().one();
    game.happens();
    anew();
    int missing = 0;
    // What is held may answer a later question of the phase: only seats still open here take it.
    int open = 0;
    for (int i = 0; i < Seat.MOST; i++) {
      if ((seats >> i & 1) == 0) continue;
      Menu own = sealed[i];
      if (own.count() == 0)
        throw new IllegalStateException(prompt + " offers nothing to " + Seat.of(i));
      if (own.count() == 1) {
        choices[i] = own.at(0);
        if (game.isHeard()) game.resolved(Seat.of(i), prompt, choices[i], 0);
        if (guide != null) guide.only(Seat.of(i), prompt, 0, choices[i]);
      } else if (cursor < log.size()) {
        choices[i] = fed(own);
      } else {
        open |= 1 << i;
        if ((holders >> i & 1) == 0) missing |= 1 << i;
      }
    }
    if (missing != 0) missing = askAtOnce(missing, prompt);
    if (missing != 0) missing = guided(missing, prompt);
    if (missing != 0) {
      waiting = missing;
      together = true;
      for (int i = 0; i < Seat.MOST; i++)
        if ((missing >> i & 1) != 0) asked[i].set(prompt, sealed[i], 0);
      throw Parked.WAITING;
    }
    for (int i = 0; i < Seat.MOST; i++) {
      if (((open & holders) >> i & 1) == 0) continue;
      Open question = asked[i].set(prompt, sealed[i], 0);
      if (!isHeldFor(question)) throw misfit();
      choices[i] = accepted(Seat.of(i), question, held[i]);
      holders &= ~(1 << i);
      first &= ~(1 << i);
    }
    if (open != 0) game.unsealed();
  }

  private int guided(int seats, Prompt prompt) {
    Guide answers = guide;
    if (answers == null || !answers.isBehind(seats)) return seats;
    for (int i = 0; i < Seat.MOST; i++) {
      if ((seats >> i & 1) == 0) continue;
      hold(i, answers.answer(asked[i].set(prompt, sealed[i], 0)), prompt);
    }
    return 0;
  }

  private int askAtOnce(int seats, Prompt prompt) {
    int missing = seats;
    for (int i = 0; i < Seat.MOST; i++) {
      Answerer player = answerer(Seat.of(i));
      if ((seats >> i & 1) == 0 || player == null) continue;
      asked[i].set(prompt, sealed[i], 0);
      hold(i, player.answer(Seat.of(i)), prompt);
      missing &= ~(1 << i);
    }
    return missing;
  }

  /// The seats that are being asked while the game waits, as a mask.
  public int waitingFor() {
    return waiting;
  }

  /// Whether the seats in [#waitingFor] answer secretly, for all to be told at once.
  public boolean isSecret() {
    return together;
  }

  /// Checks that a seat is being asked.
  public void check(Seat seat) {
    if (!seat.in(waiting)) throw new IllegalArgumentException(seat + " is not being asked");
  }

  /// Holds the answer of a seat that is being asked, for the phase to be run again with.
  public void accept(Seat seat, int position) {
    if (!seat.in(waiting)) throw new IllegalArgumentException(seat + " is not being asked");
    if (position < 0 || position >= asked[seat.index()].count())
      throw new IllegalArgumentException("there is no option " + position);
    hold(seat.index(), position, asked[seat.index()].prompt());
  }

  /// Holds an answer that is known to fit, for the phase to be run again with.
  public void hold(Seat seat, int position) {
    hold(seat.index(), position, null);
    first |= seat.bit();
  }
}
