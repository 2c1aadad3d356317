package hypergate.game;

import hypergate.game.decide.Prompt;
import hypergate.game.decide.Reply;
import hypergate.game.piece.Seat;
import hypergate.game.view.Event;
import hypergate.game.view.View;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A game with people at some of its seats: open questions have numbers, an answer is one line and
/// names the question it answers, and the last line can be taken back while it has revealed
/// nothing. What is illegal is refused with what would be legal, and changes nothing.
public final class Session {
  private static final int NOTHING = -1;
  private final Content content;
  private final Options options;
  private final long seed;
  private final @Nullable Player[] machines = new @Nullable Player[Seat.MOST];
  private final long[] numbers = new long[Seat.MOST];
  private final int[] held = new int[Seat.MOST];
  private final Deque<Undo> undo = new ArrayDeque<>();
  private Game game;
  private Account account;
  private @Nullable Attempt attempt;
  private @Nullable Listener observer;
  private boolean started;
  private int guarded;
  private int luckAfter = NOTHING;
  private long luck;
  private int wasAsked;
  private long lastNumber;

  /// What the last line of a person can be taken back to: that many answers.
  private record Undo(Seat seat, int answers) {}

  /// What an answer would lead to.
  ///
  /// @param reply whether it would be accepted
  /// @param events what would certainly happen, as its seat would see it
  public record Preview(Reply reply, List<Event> events) {}

  /// What is still to be said after the beginning of an answer.
  ///
  /// @param implied what follows by itself, since nothing else is possible: an answer may name it
  /// @param next the small decision that comes next, valid until the next call of any method of the
  ///   session; null when nothing more may be said
  public record Rest(List<String> implied, @Nullable Question next) {}

  /// A new game; nothing is asked before [#start].
  public Session(Content content, Options options, long seed) {
    this.content = content;
    this.options = options;
    this.seed = seed;
    this.game = new Game(content, options, seed);
    this.account = new Account(game);
    game.listener(account);
    Arrays.fill(held, NOTHING);
  }

  /// Lets somebody hear every event and answer as it happens, after it can be read here; the game
  /// stands at that moment then. Nothing is told again when an answer is taken back. Null: nobody.
  public void observer(@Nullable Listener observer) {
    this.observer = observer;
    account.observer(observer);
  }

  /// Seats a machine player, which answers an open question of the seat at once; null gives the
  /// seat to a person, who gets its next question.
  public void machine(Seat seat, @Nullable Player player) {
    machines[seat.index()] = player;
    game.rounds().host(people());
    if (!started) return;
    game.player(seat, player);
    if (player != null && !game.isOver() && seat.in(game.waitingFor())) {
      undo.clear();
      goOn(seat);
    } else {
      settle(Seat.NONE);
    }
  }

  /// Whether a person sits there.
  public boolean isPerson(Seat seat) {
    return machines[seat.index()] == null;
  }

  /// Begins, or goes on after [#feed]: plays until a person must answer or the game is over.
  public void start() {
    started = true;
    for (int i = 0; i < game.seats(); i++) game.player(Seat.of(i), machines[i]);
    goOn(Seat.NONE);
  }

  private void goOn(Seat answering) {
    game.rewind();
    game.run();
    settle(answering);
  }

  private void settle(Seat answering) {
    forgetHeld();
    count(answering);
  }

  /// Brings a new game to its first question without any machine: for looking at it.
  public void ready() {
    if (game.waitingFor() != 0 || openRound() != null || game.isOver()) return;
    game.parkAll();
    game.run();
  }

  // A record says nothing of rounds.
  private void passRounds() {
    while (openRound() != null) game.rounds().close();
  }

  /// Plays one line of a record, whoever sits there; before [#start]. Rounds before it are closed.
  ///
  /// @param line as in a record, `A aim B3`
  /// @throws IllegalArgumentException when it does not fit, naming what is open
  public void feed(String line) {
    ready();
    passRounds();
    if (game.isOver()) throw new IllegalArgumentException("'" + line + "': the game is over");
    new Feed(game, account).line(line);
  }

  /// From the next phase on, whatever nobody has seen yet comes in another order than the seed of
  /// the game says; once, and before [#start].
  ///
  /// @param seed what that order follows from
  public void luck(long seed) {
    luckAfter = account.answers.size();
    luck = seed;
    game.luck(seed);
  }

  // ---- looking

  /// The game as it stands; to look at, not to answer. Another object after an answer has been
  /// taken back.
  public Game game() {
    return game;
  }

  /// Whether the game is over.
  public boolean isOver() {
    return game.isOver();
  }

  /// The people who are being asked.
  public List<Seat> asked() {
    return game.isOver() ? List.of() : Game.seatsOf(game.waitingFor());
  }

  /// The number of the open question of a seat in [#asked].
  public long number(Seat seat) {
    return numbers[seat.index()];
  }

  /// The open question of a seat in [#asked].
  public Question question(Seat seat) {
    return game.question(seat);
  }

  /// What has been picked already in the gesture of an open question, since nothing else was
  /// possible: `A1` for the first ship of somebody with one colony. The answer does not repeat it.
  public List<String> implied(Seat seat) {
    return account.implied(game.question(seat));
  }

  /// Every answer so far, as a record has them.
  public List<String> lines() {
    return account.transcript.lines();
  }

  /// The answers from a position on, as a record has them.
  public List<String> linesFrom(int first) {
    return account.transcript.linesFrom(first);
  }

  /// Everything that happened so far; each seat may see its [Event#seenBy].
  public List<Event> events() {
    return Collections.unmodifiableList(account.events);
  }

  /// What happened from a position on.
  public List<Event> eventsFrom(int first) {
    List<Event> all = account.events;
    return List.copyOf(all.subList(Math.min(first, all.size()), all.size()));
  }

  /// Where the event at a position in [#events] came from.
  public Origin origin(int event) {
    return account.origin(event);
  }

  /// The table as seats saw it when the event at a position in [#events] had just happened.
  public List<View> viewsAt(int event, List<Seat> viewers) {
    Game again = new Game(content, options, seed);
    return new Past(again, event, viewers).views(account.answers, luckAfter, luck);
  }

  // ---- rounds

  /// Says for whom the game stops in [#openRound], as a mask of seats: for those people of them who
  /// sit here, if there are two or more. Everybody else never waits.
  public void guard(int seats) {
    guarded = seats;
    game.rounds().host(people());
    settle(Seat.NONE);
  }

  // In the game of two a player commands two systems.
  private int people() {
    int seats = 0;
    int players = 0;
    for (int i = 0; i < game.seats(); i++) {
      if (machines[i] != null || (guarded >> i & 1) == 0) continue;
      seats |= 1 << i;
      players |= 1 << i % options.get(Option.SEATS);
    }
    return Integer.bitCount(players) > 1 ? seats : 0;
  }

  /// The round in which guarded people may say what they use, null when none is open. Nobody is
  /// asked meanwhile.
  public @Nullable Round openRound() {
    return game.rounds().open();
  }

  /// Ends the open round: those who can use something are asked as usual, and should be answered
  /// for by what they have said.
  ///
  /// @throws IllegalStateException when none is open
  public void closeRound() {
    undo.clear();
    game.rounds().close();
    settle(Seat.NONE);
  }

  /// What a seat can use in the open round, in notation; only for that seat's eyes.
  public List<String> uses(Seat seat) {
    return game.rounds().uses(seat);
  }

  // ---- answering

  /// Answers the open question of a seat.
  ///
  /// @param number the number of the question that is answered
  /// @param line the whole gesture in notation, `A1x2 A3`; the prompt, or seat and prompt, may
  ///   stand before it
  public Reply submit(long number, Seat seat, String line) {
    Reply refusal = refusal(number, seat);
    if (refusal != null) return refusal;
    Question question = game.question(seat);
    List<Integer> positions = new ArrayList<>();
    Reply reply =
        question.most() == 1
            ? Attempt.readPlain(game, question, line, positions)
            : attempt().read(game, question, line, positions);
    if (reply instanceof Reply.Accepted) carryOut(seat, positions);
    return reply;
  }

  /// What an answer to the open question of a seat would certainly lead to: up to the first event
  /// that reveals anything, and up to the next moment at which anybody could act. Nothing changes.
  public Preview preview(long number, Seat seat, String line) {
    Reply refusal = refusal(number, seat);
    return refusal != null
        ? new Preview(refusal, List.of())
        : attempt().preview(game, game.question(seat), line);
  }

  /// What comes after the beginning of an answer, `offense` or `offer give: colony A2`; null when
  /// that does not fit.
  public @Nullable Rest rest(long number, Seat seat, String beginning) {
    return refusal(number, seat) != null
        ? null
        : attempt().rest(game, game.question(seat), beginning);
  }

  private @Nullable Reply refusal(long number, Seat seat) {
    if (game.isOver()) return refused(Reply.Reason.GAME_OVER, "The game is over.", List.of());
    if (!seat.in(game.waitingFor()))
      return number > 0 && number <= numbers[seat.index()]
          ? refused(Reply.Reason.STALE, "That question has been answered.", List.of())
          : refused(Reply.Reason.NOT_YOUR_TURN, seat + " is not being asked.", List.of());
    if (number == numbers[seat.index()]) return null;
    return refused(
        Reply.Reason.STALE,
        "That question is no longer open.",
        Attempt.options(game.question(seat)));
  }

  private static Reply refused(Reply.Reason reason, String message, List<String> legal) {
    return new Reply.Refused(reason, message, legal);
  }

  private Attempt attempt() {
    if (attempt == null) attempt = new Attempt(game);
    return attempt;
  }

  private void carryOut(Seat seat, List<Integer> positions) {
    int before = account.answers.size();
    int events = account.events.size();
    // Closing a round asks those who hold something: what can be undone must not tell who did.
    boolean round = seat.in(guarded) && game.question(seat).prompt().equals(Prompt.USE);
    for (int position : positions) {
      held[seat.index()] = game.question(seat).option(position);
      game.answer(seat, position);
    }
    settle(seat);
    boolean plain = !round && isPlain(seat, before, events);
    if (!plain || !undo.isEmpty() && undo.element().seat() != seat) undo.clear();
    if (plain) undo.push(new Undo(seat, before));
  }

  // An answer that was given secretly, together with others, is kept until all have answered.
  private void forgetHeld() {
    int answered = account.takeAnswered();
    for (int i = 0; i < Seat.MOST; i++) if ((answered >> i & 1) != 0) held[i] = NOTHING;
  }

  private boolean isPlain(Seat seat, int before, int events) {
    List<Account.Answered> answers = account.answers;
    for (int i = before; i < answers.size(); i++) if (answers.get(i).seat() != seat) return false;
    for (int i = events; i < account.events.size(); i++)
      if (account.events.get(i).reveals()) return false;
    return !game.isOver();
  }

  // A question that stays open while others answer theirs keeps its number.
  private void count(Seat answering) {
    int waiting = game.isOver() ? 0 : game.waitingFor();
    int fresh = waiting & ~(wasAsked & ~answering.bit());
    for (int i = 0; i < Seat.MOST; i++) if ((fresh >> i & 1) != 0) numbers[i] = ++lastNumber;
    wasAsked = waiting;
  }

  // ---- taking back

  /// Whether a seat may take its last line back: nobody has answered and nothing has been revealed
  /// since.
  public boolean mayUndo(Seat seat) {
    return held[seat.index()] != NOTHING || !undo.isEmpty() && undo.element().seat() == seat;
  }

  /// Takes the last line of a seat back; everything stands as before it, questions have new
  /// numbers.
  public Reply undo(Seat seat) {
    if (!mayUndo(seat))
      return refused(
          Reply.Reason.NOT_AN_OPTION,
          "There is nothing that " + seat + " could take back without anybody having seen more.",
          List.of());
    int keep = account.answers.size();
    if (!undo.isEmpty() && undo.element().seat() == seat) keep = undo.pop().answers();
    held[seat.index()] = NOTHING;
    rebuild(keep);
    return new Reply.Accepted();
  }

  private void rebuild(int keep) {
    List<Account.Answered> kept = List.copyOf(account.answers.subList(0, keep));
    game = new Game(content, options, seed);
    account = new Account(game);
    game.listener(account);
    game.rounds().host(people());
    game.run();
    for (int i = 0; i < keep; i++) {
      if (i == luckAfter) game.luck(luck);
      put(kept.get(i).seat(), kept.get(i).choice());
    }
    if (keep == luckAfter) game.luck(luck);
    passRounds();
    for (int i = 0; i < Seat.MOST; i++)
      if (held[i] != NOTHING && Seat.of(i).in(game.waitingFor())) put(Seat.of(i), held[i]);
    account.takeAnswered();
    wasAsked = 0;
    for (int i = 0; i < game.seats(); i++) game.player(Seat.of(i), machines[i]);
    game.rewind();
    game.run();
    count(Seat.NONE);
    account.observer(observer);
  }

  private void put(Seat seat, int choice) {
    passRounds();
    Past.answer(game, seat, choice);
  }
}
