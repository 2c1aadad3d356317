package hypergate.game;

import hypergate.game.decide.Prompt;
import hypergate.game.decide.Reply;
import hypergate.game.piece.Seat;
import hypergate.game.view.Event;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
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
  private final Game trial;
  private final @Nullable Player[] machines = new @Nullable Player[Seat.MOST];
  private final long[] numbers = new long[Seat.MOST];
  private final List<Answered> answers = new ArrayList<>();
  private final int[] held = new int[Seat.MOST];
  private final Trial probe = new Trial();
  private Game game;
  private Log log = new Log();
  private long lastNumber;
  private final Deque<Undo> undo = new ArrayDeque<>();

  /// One small decision: who chose what.
  private record Answered(Seat seat, int choice) {}

  /// What the last line of a person can be taken back to: that many answers.
  private record Undo(Seat seat, int answers) {}

  /// A new game; nothing is asked before [#start].
  public Session(Content content, Options options, long seed) {
    this.content = content;
    this.options = options;
    this.seed = seed;
    this.game = fresh();
    this.trial = game.sibling();
    trial.listener(probe);
    Arrays.fill(held, NOTHING);
  }

  private Game fresh() {
    Game game = new Game(content, options, seed);
    log = new Log();
    game.listener(log);
    return game;
  }

  /// Seats a machine player; before [#start].
  public void machine(Seat seat, Player player) {
    machines[seat.index()] = player;
  }

  /// Whether a person sits there.
  public boolean isPerson(Seat seat) {
    return machines[seat.index()] == null;
  }

  /// Begins, or goes on after [#feed]: plays until a person must answer or the game is over.
  public void start() {
    seatMachines();
    game.rewind();
    game.run();
    count(Seat.NONE);
  }

  private void seatMachines() {
    for (int i = 0; i < game.seats(); i++) game.player(Seat.of(i), machines[i]);
  }

  /// Brings a new game to its first question without any machine: for looking at it.
  public void ready() {
    if (game.waitingFor() != 0 || game.isOver()) return;
    game.parkAll();
    game.run();
  }

  /// Plays one line of a record, whoever sits there; before [#start].
  ///
  /// @param line as in a record, `A aim B3`
  /// @throws IllegalArgumentException when it does not fit, naming what is open
  public void feed(String line) {
    ready();
    if (game.isOver()) throw new IllegalArgumentException("'" + line + "': the game is over");
    String[] words = line.strip().split("\\s+", 3);
    Seat seat = Seat.named(words[0]);
    if (words.length < 3 || !seat.exists() || !seat.in(game.waitingFor()))
      throw new IllegalArgumentException("'" + line + "' is not open; open: " + open());
    Question question = game.question(seat);
    if (!question.prompt().id().equals(words[1]))
      throw new IllegalArgumentException("'" + line + "' is not open; open: " + open());
    Gesture gesture = new Gesture(game, seat, words[1], words[2]);
    log.gesture = gesture;
    do {
      question = game.question(seat);
      int position = gesture.next(question);
      if (position < 0)
        throw new IllegalArgumentException(
            "'" + line + "' does not fit; options: " + String.join(" | ", options(question)));
      if (game.answer(seat, position)) break;
    } while (seat.in(game.waitingFor()) && log.transcript.continues(game.question(seat)));
    log.gesture = null;
    if (!gesture.isSaid())
      throw new IllegalArgumentException(
          "'" + line + "' says more than was asked: '" + gesture.rest() + "' is left over");
  }

  private String open() {
    List<String> open = new ArrayList<>();
    for (Seat seat : Game.seatsOf(game.waitingFor()))
      open.add(
          seat
              + " "
              + game.question(seat).prompt()
              + " ("
              + String.join(" | ", options(game.question(seat)))
              + ")");
    return String.join("; ", open);
  }

  private static List<String> options(Question question) {
    List<String> options = new ArrayList<>();
    for (int i = 0; i < question.count(); i++) options.add(question.notation(i));
    return options;
  }

  /// The game as it stands; to look at, not to answer.
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

  /// Every answer so far, as a record has them.
  public List<String> lines() {
    return log.transcript.lines();
  }

  /// Everything that happened so far; each seat may see its [Event#seenBy].
  public List<Event> events() {
    return log.events;
  }

  // ---- answering

  /// Answers the open question of a seat.
  ///
  /// @param number the number of the question that is answered
  /// @param line the whole gesture in notation, `A1x2 A3`; the prompt, or seat and prompt, may
  ///   stand before it
  public Reply submit(long number, Seat seat, String line) {
    if (game.isOver()) return refused(Reply.Reason.GAME_OVER, "The game is over.", List.of());
    if (!seat.in(game.waitingFor()))
      return number > 0 && number <= numbers[seat.index()]
          ? refused(Reply.Reason.STALE, "That question has been answered.", List.of())
          : refused(Reply.Reason.NOT_YOUR_TURN, seat + " is not being asked.", List.of());
    Question question = game.question(seat);
    if (number != numbers[seat.index()])
      return refused(Reply.Reason.STALE, "That question is no longer open.", options(question));
    List<Integer> positions = new ArrayList<>();
    Reply reply = tryOut(seat, question, answer(seat, question.prompt(), line), positions);
    if (!(reply instanceof Reply.Accepted)) return reply;
    carryOut(seat, positions);
    return reply;
  }

  private static Reply refused(Reply.Reason reason, String message, List<String> legal) {
    return new Reply.Refused(reason, message, legal);
  }

  private static String answer(Seat seat, Prompt prompt, String line) {
    String answer = line.strip();
    String whole = seat + " " + prompt + " ";
    if (answer.startsWith(whole)) return answer.substring(whole.length());
    String half = prompt + " ";
    return answer.startsWith(half) ? answer.substring(half.length()) : answer;
  }

  private Reply tryOut(Seat seat, Question question, String answer, List<Integer> positions) {
    game.forkInto(trial);
    probe.gesture = null;
    trial.run();
    Gesture gesture = new Gesture(trial, seat, question.prompt().id(), answer);
    probe.gesture = gesture;
    probe.transcript = new Transcript();
    Question open = trial.question(seat);
    do {
      open = trial.question(seat);
      List<String> legal = options(open);
      int position = gesture.next(open);
      if (position < 0)
        return refused(
            Reply.Reason.NOT_AN_OPTION,
            gesture.isSaid()
                ? "'" + answer + "' says too little."
                : "'" + gesture.rest() + "' is not open.",
            legal);
      positions.add(position);
      if (trial.answer(seat, position)) break;
    } while (seat.in(trial.waitingFor()) && probe.transcript.continues(trial.question(seat)));
    if (gesture.isSaid()) return new Reply.Accepted();
    return refused(
        Reply.Reason.NOT_AN_OPTION, "'" + gesture.rest() + "' is left over.", options(question));
  }

  private void carryOut(Seat seat, List<Integer> positions) {
    int before = answers.size();
    int events = log.events.size();
    for (int position : positions) {
      held[seat.index()] = game.question(seat).option(position);
      game.answer(seat, position);
    }
    forgetHeld();
    count(seat);
    if (!isPlain(seat, before, events) || !undo.isEmpty() && undo.element().seat() != seat)
      undo.clear();
    if (isPlain(seat, before, events)) undo.push(new Undo(seat, before));
  }

  // An answer that was given secretly, together with others, is kept until all have answered.
  private void forgetHeld() {
    for (int i = 0; i < Seat.MOST; i++) if (log.answered[i]) held[i] = NOTHING;
    Arrays.fill(log.answered, false);
  }

  private boolean isPlain(Seat seat, int before, int events) {
    for (int i = before; i < answers.size(); i++) if (answers.get(i).seat() != seat) return false;
    for (int i = events; i < log.events.size(); i++) if (log.events.get(i).reveals()) return false;
    return !game.isOver();
  }

  // A question that stays open while others answer theirs keeps its number.
  private void count(Seat answering) {
    int waiting = game.isOver() ? 0 : game.waitingFor();
    for (int i = 0; i < Seat.MOST; i++) {
      boolean asked = (waiting >> i & 1) != 0;
      boolean fresh = i == answering.index() || !log.wasAsked[i];
      if (asked && fresh) numbers[i] = ++lastNumber;
      log.wasAsked[i] = asked;
    }
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
    int keep = answers.size();
    if (!undo.isEmpty() && undo.element().seat() == seat) keep = undo.pop().answers();
    held[seat.index()] = NOTHING;
    rebuild(keep);
    return new Reply.Accepted();
  }

  private void rebuild(int keep) {
    List<Answered> kept = List.copyOf(answers.subList(0, keep));
    answers.clear();
    game = fresh();
    game.parkAll();
    game.run();
    for (Answered answer : kept) put(answer.seat(), answer.choice());
    for (int i = 0; i < Seat.MOST; i++)
      if (held[i] != NOTHING && Seat.of(i).in(game.waitingFor())) put(Seat.of(i), held[i]);
    seatMachines();
    game.rewind();
    game.run();
    count(Seat.NONE);
  }

  private void put(Seat seat, int choice) {
    Question question = game.question(seat);
    int position = 0;
    while (question.option(position) != choice) position++;
    game.answer(seat, position);
  }

  /// Follows the real game.
  private final class Log implements Listener {
    private final Transcript transcript = new Transcript();
    private final List<Event> events = new ArrayList<>();
    private final boolean[] answered = new boolean[Seat.MOST];
    private final boolean[] wasAsked = new boolean[Seat.MOST];
    private @Nullable Gesture gesture;

    @Override
    public void happened(Event event) {
      events.add(event);
      transcript.happened(event);
    }

    @Override
    public void answered(Seat seat, Prompt prompt, int choice, String notation, int step) {
      answers.add(new Answered(seat, choice));
      answered[seat.index()] = true;
      transcript.answered(seat, prompt, choice, notation, step);
    }

    @Override
    public void resolved(Seat seat, Prompt prompt, int choice, String notation, int step) {
      transcript.resolved(seat, prompt, choice, notation, step);
      if (gesture != null && step > 0 && gesture.isOf(seat, prompt)) gesture.resolved(notation);
    }
  }

  /// Follows the game in which a line is tried out.
  private static final class Trial implements Listener {
    private Transcript transcript = new Transcript();
    private @Nullable Gesture gesture;

    @Override
    public void happened(Event event) {
      transcript.happened(event);
    }

    @Override
    public void answered(Seat seat, Prompt prompt, int choice, String notation, int step) {
      transcript.answered(seat, prompt, choice, notation, step);
    }

    @Override
    public void resolved(Seat seat, Prompt prompt, int choice, String notation, int step) {
      transcript.resolved(seat, prompt, choice, notation, step);
      if (gesture != null && step > 0 && gesture.isOf(seat, prompt)) gesture.resolved(notation);
    }
  }
}
