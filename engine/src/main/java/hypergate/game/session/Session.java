package hypergate.game.session;

import hypergate.game.Game;
import hypergate.game.card.Content;
import hypergate.game.card.Option;
import hypergate.game.card.Options;
import hypergate.game.card.Rules;
import hypergate.game.card.Spares;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Reply;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.table.BrokenGame;
import hypergate.game.timing.Round;
import hypergate.game.view.Listener;
import hypergate.game.view.Player;
import hypergate.game.view.Question;
import hypergate.game.view.View;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A game with people at some of its seats: open questions have numbers, an answer is one line and
/// names the question it answers, and the last line can be taken back while it has revealed
/// nothing. What is illegal is refused with what would be legal, and changes nothing. It is long
/// because it hands out everything that the host of a game can ask, each in a few lines.
public final class Session {
  private final Options options;
  private final Beginning beginning;
  private final @Nullable Player[] machines = new @Nullable Player[Seat.MOST];
  private final Numbering numbers = new Numbering();
  private final Takebacks takebacks = new Takebacks();
  private Game game;
  private Account account;
  private @Nullable Listener observer;
  private boolean started;
  private int guarded;
  private @Nullable BrokenGame broken;

  /// What an answer would lead to.
  ///
  /// @param reply whether it would be accepted
  /// @param events what would certainly happen, as its seat would see it
  public record Preview(Reply reply, List<Event> events) {}

  /// What is still to be said after the beginning of an answer.
  ///
  /// @param implied what follows by itself, since nothing else is possible: an answer may name it
  /// @param next the small decision that comes next; null when nothing more may be said
  public record Rest(List<String> implied, @Nullable Question next) {}

  /// A new game; nothing is asked before [#start].
  public Session(Content content, Options options, long seed) {
    this(() -> new Game(content, options, seed));
  }

  /// A new game with rules that other sessions may share; nothing is asked before [#start].
  public Session(Rules rules, long seed) {
    this(() -> new Game(rules, seed));
  }

  /// A game that goes on from a table laid by hand; nothing is asked before [#start].
  ///
  /// @param table lays it: another game each time, always alike, since what is taken back is played
  ///   again from there
  public Session(Supplier<Game> table) {
    this.beginning = new Beginning(table);
    this.game = beginning.game();
    this.options = game.rules().options();
    this.account = new Account(game);
    game.listener(account);
  }

  /// Lets somebody hear every event and answer as it happens, after it can be read here; the game
  /// stands at that moment then. Nothing is told again when an answer is taken back. Null: nobody.
  public void observer(@Nullable Listener observer) {
    this.observer = observer;
    account.observer(observer);
  }

  /// Seats a machine player in the place of whoever began at a seat; it answers an open question at
  /// once, and moves along where those at the table change places. Null gives the place to a
  /// person, who gets the next question.
  public void machine(Seat began, @Nullable Player player) {
    machines[began.index()] = player;
    if (broken == null) play(() -> seated(began, player));
  }

  private void seated(Seat began, @Nullable Player player) {
    game.rounds().host(people());
    if (!started) return;
    game.player(began, player);
    Seat seat = game.persons().seatOf(began);
    if (player != null && !game.isOver() && seat.in(game.waitingFor())) {
      takebacks.clear();
      goOn(seat);
    } else {
      settle(Seat.NONE);
    }
  }

  /// Whether a person sits there now.
  public boolean isPerson(Seat seat) {
    return machines[game.persons().at(seat).index()] == null;
  }

  /// Begins, or goes on after [#feed]: plays until a person must answer or the game is over.
  ///
  /// @throws BrokenGame when the rules break down, now and in whatever else makes the game go on:
  ///   it stands at [#broken] then
  public void start() {
    started = true;
    for (int i = 0; i < game.seats(); i++) game.player(Seat.of(i), machines[i]);
    play(() -> goOn(Seat.NONE));
  }

  private void goOn(Seat answering) {
    game.rewind();
    game.run();
    settle(answering);
  }

  private void settle(Seat answering) {
    takebacks.answered(account.takeAnswered());
    numbers.count(game.isOver() ? 0 : game.waitingFor(), answering);
  }

  // Whatever lets the rules run passes here.
  private void play(Runnable rules) {
    if (broken != null) throw broken;
    int before = account.answers.size();
    try {
      rules.run();
    } catch (BrokenGame e) {
      throw breakDown(before, e);
    } catch (IllegalArgumentException e) {
      throw e;
    } catch (RuntimeException | StackOverflowError e) {
      throw breakDown(before, BrokenGame.because(game, e));
    }
  }

  // What people have answered stays, and what machines did before the phase that broke.
  private BrokenGame breakDown(int before, BrokenGame why) {
    int keep = Math.min(before, account.answers.size());
    while (keep < account.answers.size()
        && (!started || machines[account.answers.get(keep).person().index()] == null)) keep++;
    keep = Math.max(keep, account.answers.size() - game.asking().inPhase());
    takebacks.clearAll();
    try {
      replay(keep);
    } catch (RuntimeException | StackOverflowError e) {
      account.cut();
      game.rewind();
    }
    broken = why.after(lines());
    return broken;
  }

  /// Why the game cannot go on, null while it can: a fault of the program. Nobody is asked any
  /// more, and its answers can be kept and played again.
  public @Nullable BrokenGame broken() {
    return broken;
  }

  /// Brings a new game to its first question without any machine: for looking at it.
  public void ready() {
    if (game.waitingFor() != 0 || openRound() != null || game.isOver() || broken != null) return;
    game.parkAll();
    play(game::run);
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
    play(this::passRounds);
    if (game.isOver()) throw new IllegalArgumentException("'" + line + "': the game is over");
    play(() -> new Feed(game, account).line(line));
  }

  /// From the next phase on, whatever nobody has seen yet comes in another order than the seed of
  /// the game says; once, and before [#start].
  ///
  /// @param seed what that order follows from
  public void luck(long seed) {
    beginning.luck(account.answers.size(), seed);
    beginning.turn(game, account.answers.size());
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
    return game.isOver() || broken != null ? List.of() : Seat.listOf(game.waitingFor());
  }

  /// The number of the open question of a seat in [#asked].
  public long number(Seat seat) {
    return numbers.of(seat);
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

  /// Where those sat, when the event at a position in [#events] had happened, who began at the
  /// seats of a mask.
  public int seatsAt(int event, int persons) {
    return account.seatsAt(event, persons);
  }

  /// Where the event at a position in [#events] came from.
  public Origin origin(int event) {
    return account.origin(event);
  }

  /// The table as seats saw it when the event at a position in [#events] had just happened.
  public List<View> viewsAt(int event, List<Seat> viewers) {
    return beginning.viewsAt(event, viewers, account.answers);
  }

  // ---- rounds

  /// Says for whom the game stops in [#openRound], as a mask of the seats at which they began: for
  /// those people of them who sit here, if there are two or more. Everybody else never waits.
  public void guard(int persons) {
    guarded = persons;
    if (broken != null) return;
    play(
        () -> {
          game.rounds().host(people());
          settle(Seat.NONE);
        });
  }

  private int people() {
    return people(guarded, machines, game.seats(), options.get(Option.SEATS));
  }

  /// The people of a mask for whom a game stops: two or more, of whom a player of the game of two
  /// commands two systems.
  static int people(int guarded, @Nullable Player[] machines, int systems, int players) {
    int seats = 0;
    int found = 0;
    for (int i = 0; i < systems; i++) {
      if (machines[i] != null || (guarded >> i & 1) == 0) continue;
      seats |= 1 << i;
      found |= 1 << i % players;
    }
    return Integer.bitCount(found) > 1 ? seats : 0;
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
    if (openRound() == null) throw new IllegalStateException("no round is open");
    takebacks.clear();
    play(
        () -> {
          game.rounds().close();
          settle(Seat.NONE);
        });
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
            : attempt(it -> it.read(game, question, line, positions));
    if (reply instanceof Reply.Accepted) play(() -> carryOut(seat, positions));
    return reply;
  }

  /// What an answer to the open question of a seat would certainly lead to: up to the first event
  /// that reveals anything, and up to the next moment at which anybody could act. Nothing changes.
  public Preview preview(long number, Seat seat, String line) {
    Reply refusal = refusal(number, seat);
    return refusal != null
        ? new Preview(refusal, List.of())
        : attempt(it -> it.preview(game, game.question(seat), line));
  }

  /// Whether an answer to the open question of a seat could be taken back as long as nobody acts on
  /// it: it reveals nothing, and then its seat is asked on. Nothing changes, and nothing that
  /// others hold goes into it.
  public boolean leavesOpen(long number, Seat seat, String line) {
    return refusal(number, seat) == null
        && attempt(it -> it.leavesOpen(game, game.question(seat), line));
  }

  /// Reads what comes after the beginning of an answer, `offense` or `offer give: colony A2`.
  ///
  /// @param reader is given it, to be used only meanwhile
  /// @return what the reader makes of it; null when the beginning does not fit
  public <T> @Nullable T rest(long number, Seat seat, String beginning, Function<Rest, T> reader) {
    if (refusal(number, seat) != null) return null;
    Game now = game;
    return attempt(
        it -> {
          Rest rest = it.rest(now, now.question(seat), beginning);
          return rest == null ? null : reader.apply(rest);
        });
  }

  private @Nullable Reply refusal(long number, Seat seat) {
    return broken == null
        ? numbers.refusal(game, number, seat)
        : Numbering.refused(Reply.Reason.BROKEN, broken.words(), List.of());
  }

  private <T extends @Nullable Object> T attempt(Function<Attempt, T> work) {
    Spares spares = game.rules().spares();
    Attempt attempt = spares.take(Attempt.class, () -> new Attempt(game));
    T done = work.apply(attempt);
    spares.give(attempt);
    return done;
  }

  private void carryOut(Seat seat, List<Integer> positions) {
    int before = account.answers.size();
    int events = account.events.size();
    // Closing a round asks those who hold something: what can be undone must not tell who did.
    boolean round =
        game.persons().at(seat).in(guarded) && game.question(seat).prompt().equals(Prompt.USE);
    for (int position : positions) {
      takebacks.hold(seat, game.question(seat).option(position));
      game.answer(seat, position);
    }
    settle(seat);
    boolean plain = !round && !game.isOver() && Takebacks.isPlain(account, seat, before, events);
    takebacks.line(seat, plain, before);
  }

  // ---- taking back

  /// Whether a seat may take its last line back: nobody has answered and nothing has been revealed
  /// since.
  public boolean mayUndo(Seat seat) {
    return broken == null && takebacks.may(seat);
  }

  /// Takes the last line of a seat back; everything stands as before it, questions have new
  /// numbers.
  public Reply undo(Seat seat) {
    if (!mayUndo(seat))
      return Numbering.refused(
          Reply.Reason.NOT_AN_OPTION,
          "There is nothing that " + seat + " could take back without anybody having seen more.",
          List.of());
    int keep = takebacks.take(seat, account.answers.size());
    play(() -> rebuild(keep));
    return new Reply.Accepted();
  }

  private void rebuild(int keep) {
    replay(keep);
    for (int i = 0; i < game.seats(); i++) game.player(Seat.of(i), machines[i]);
    game.rewind();
    game.run();
    settle(Seat.NONE);
    account.observer(observer);
  }

  // As far as that many answers, with nobody at the seats.
  private void replay(int keep) {
    List<Account.Answered> kept = List.copyOf(account.answers.subList(0, keep));
    game = beginning.game();
    account = new Account(game);
    game.listener(account);
    game.rounds().host(people());
    game.run();
    for (int i = 0; i < keep; i++) {
      beginning.turn(game, i);
      put(kept.get(i).seat(), kept.get(i).choice());
    }
    beginning.turn(game, keep);
    passRounds();
    for (Seat seat : Seat.listOf(takebacks.held(game.waitingFor())))
      if (seat.in(game.waitingFor())) put(seat, takebacks.choice(seat));
    account.takeAnswered();
    numbers.renew();
  }

  private void put(Seat seat, int choice) {
    passRounds();
    Past.answer(game, seat, choice);
  }
}
