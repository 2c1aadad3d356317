package hypergate.server.table;

import hypergate.game.card.Rules;
import hypergate.game.decide.Reply;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.game.view.Player;
import hypergate.lab.lesson.Lesson;
import hypergate.lab.lesson.Script;
import hypergate.players.MachinePlayer;
import hypergate.players.Players;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// The game at a table: the engine's session, with numbers of questions that outlive a restart, and
/// with what is not in the journal yet.
final class Play {
  private final Session session;
  private final long[] number = new long[Seat.MOST];
  private final long[] opened = new long[Seat.MOST];
  private final Map<String, String> held = new TreeMap<>();
  private long last;
  private int closed;
  private int closedAt;
  private int kept;
  private String lastKept = "";
  private boolean going;
  private int thinkers;

  /// The journal of a game does not lead to where it says. The message is a part of a sentence.
  static final class Differs extends RuntimeException {
    private static final long serialVersionUID = 1;

    Differs(String message) {
      super(message);
    }
  }

  /// A game that has just begun.
  Play(Rules rules, long seed) {
    session = new Session(rules, seed);
  }

  /// A game that goes on from the table of a lesson.
  Play(Lesson lesson) {
    session = new Session(lesson.scene()::lay);
  }

  /// Plays answers that were given earlier.
  ///
  /// @param branched after how many of them luck turns
  /// @param luck what is shuffled with then; null: nothing
  void feed(List<String> lines, int branched, @Nullable Long luck) {
    for (int i = 0; i < lines.size(); i++) {
      if (i == branched && luck != null) session.luck(luck);
      session.feed(lines.get(i));
    }
    if (lines.size() == branched && luck != null) session.luck(luck);
    kept = lines.size();
    lastKept = kept == 0 ? "" : lines.getLast();
  }

  /// Seats the machines. Those that answer without thinking do so at once; the others are asked
  /// like people, and the table goes on meanwhile: see [Thoughts].
  void seat(List<Chair> chairs, long seed) {
    for (Chair chair : chairs) {
      if (chair.kind != Chair.Kind.MACHINE) continue;
      for (Seat seat : chair.began) {
        MachinePlayer machine = Players.of(chair.machine, seed(seed, seat));
        if (machine.imagines()) thinkers |= seat.bit();
        else session.machine(seat, machine);
      }
    }
  }

  /// Seats the machines of a lesson, which answer as it says.
  void seat(List<Chair> chairs, Lesson lesson) {
    for (Chair chair : chairs)
      if (chair.kind == Chair.Kind.MACHINE)
        for (Seat seat : chair.began) {
          Player machine = machine(chair.machine, lesson.scene().seed(), seat);
          session.machine(seat, new Script(lesson, seat, session, machine));
        }
  }

  /// Goes on from an earlier answer of a game, in the place of it: what came afterwards is no part
  /// of the journal any more, and numbers of questions are not given twice.
  ///
  /// @param lines how many of its answers stay
  void goesOnFrom(Play before, int lines) {
    feed(before.session.lines().subList(0, lines), -1, null);
    last = before.last;
  }

  private static Player machine(String name, long seed, Seat seat) {
    return Players.of(name, seed(seed, seat));
  }

  /// What the machine chooses by that began at a seat, in a game with a seed.
  static long seed(long seed, Seat seat) {
    return seed * 31 + seat.index();
  }

  /// Whether a machine sits there that takes its time.
  boolean thinks(Seat seat) {
    return person(seat).in(thinkers);
  }

  /// Who sits at a seat now, by the seat at which that person began.
  Seat person(Seat seat) {
    return session.game().persons().at(seat);
  }

  /// Who sits at which seat, in letters; null as long as nobody has changed places.
  @Nullable String persons() {
    StringBuilder persons = new StringBuilder();
    StringBuilder seats = new StringBuilder();
    for (int i = 0; i < session.game().seats(); i++) {
      seats.append(Seat.of(i).letter());
      persons.append(person(Seat.of(i)).letter());
    }
    return persons.compareTo(seats) == 0 ? null : persons.toString();
  }

  /// Lets the game stop in every response window for these people.
  ///
  /// @param persons the seats at which they began, as a mask
  void guard(int persons) {
    session.guard(persons);
  }

  /// Plays until a person is asked.
  void start() {
    going = true;
    session.start();
    going = false;
  }

  /// Whether the engine threw something while it carried something out: the game stands nowhere
  /// then.
  boolean isStuck() {
    return going;
  }

  /// Plays as many of these answers as fit, for looking at the game that they lead to.
  ///
  /// @return how many did, and what was wrong with the next one
  Fitting feedWhatFits(List<String> lines, int branched, @Nullable Long luck) {
    for (int i = 0; i < lines.size(); i++) {
      try {
        if (i == branched && luck != null) session.luck(luck);
        session.feed(lines.get(i));
      } catch (RuntimeException | StackOverflowError e) {
        return new Fitting(i, e);
      }
    }
    try {
      session.ready();
    } catch (RuntimeException | StackOverflowError e) {
      return new Fitting(Math.max(0, lines.size() - 1), e);
    }
    return new Fitting(lines.size(), null);
  }

  /// How many answers fit.
  ///
  /// @param fault what was wrong with the next one; null when all did
  record Fitting(int lines, @Nullable Throwable fault) {}

  /// Goes to where a journal ends.
  ///
  /// @param branched how many of its lines were answered before it began
  /// @param luck what is shuffled with after those; null: nothing
  void restore(Transcribed journal, int branched, @Nullable Long luck) {
    feed(journal.lines(), branched, luck);
    for (int i = 0; i < journal.rounds(); i++) {
      session.ready();
      if (session.openRound() != null) close();
    }
    session.start();
    if (size() != journal.lines().size())
      throw new Differs("machines give answers here that the journal does not have");
    journal.held().forEach(this::hold);
    last = journal.last();
    journal
        .open()
        .keySet()
        .forEach(
            letter -> {
              if (!session.asked().contains(Seat.named(letter)))
                throw new Differs("seat " + letter + " was asked something and is not any more");
            });
    for (Seat seat : session.asked()) {
      opened[seat.index()] = session.number(seat);
      number[seat.index()] = journal.open().getOrDefault(seat.letter(), 0L);
      if (number[seat.index()] == 0) number[seat.index()] = ++last;
    }
  }

  private void hold(String letter, String line) {
    Seat seat = Seat.named(letter);
    if (session.asked().contains(seat)
        && session.submit(session.number(seat), seat, line) instanceof Reply.Refused)
      throw new Differs("what seat " + letter + " had answered in secret is refused");
    held.put(letter, line);
  }

  Session session() {
    return session;
  }

  boolean isOver() {
    return session.isOver();
  }

  /// Whether this seat has an open question.
  boolean isAsked(Seat seat) {
    return session.asked().contains(seat);
  }

  /// Whether a person has answered secretly and waits for others.
  boolean isHeld(Seat seat) {
    return held.containsKey(seat.letter());
  }

  /// The number of the open question of a seat.
  long number(Seat seat) {
    return number[seat.index()];
  }

  /// Answers the open question of a seat, in the engine's own words: see `Prompt.line` for those of
  /// people.
  Reply answer(Seat seat, String line) {
    int before = size();
    going = true;
    Reply reply = session.submit(session.number(seat), seat, line);
    going = false;
    if (reply instanceof Reply.Accepted) hold(seat, line, before);
    return reply;
  }

  // A secret answer stands in the transcript only when all have given theirs.
  private void hold(Seat seat, String line, int before) {
    held.put(seat.letter(), line);
    for (String done : session.linesFrom(before)) held.remove(done.substring(0, 1));
  }

  /// Closes the open response round.
  void close() {
    int size = size();
    closed = closedAt == size ? closed + 1 : 1;
    closedAt = size;
    going = true;
    session.closeRound();
    going = false;
  }

  private int size() {
    return session.lines().size();
  }

  /// Takes the last answer of a seat back.
  Reply undo(Seat seat) {
    Reply reply = session.undo(seat);
    if (!(reply instanceof Reply.Accepted)) return reply;
    held.remove(seat.letter());
    Arrays.fill(opened, 0);
    return reply;
  }

  /// Gives every question that is new a number, when the game has come to rest: questions that
  /// somebody was asked on the way, and others need not know of, use up none.
  void count() {
    for (Seat seat : session.asked()) {
      if (opened[seat.index()] == session.number(seat)) continue;
      opened[seat.index()] = session.number(seat);
      number[seat.index()] = ++last;
    }
  }

  /// A number that no question has had.
  long nextNumber() {
    return ++last;
  }

  /// What the journal lacks; the next call starts from here.
  Entry.Moved moved() {
    int size = size();
    int from = Math.min(kept, size);
    // The last line may have grown: what was possible in one way only is told later.
    if (from > 0 && (size < kept || !session.linesFrom(from - 1).getFirst().equals(lastKept)))
      from--;
    List<String> lines = session.linesFrom(from);
    kept = size;
    lastKept = size == 0 ? "" : session.linesFrom(size - 1).getFirst();
    return new Entry.Moved(
        from,
        lines,
        new LinkedHashMap<>(held),
        open(),
        last,
        closedAt == size ? closed : 0,
        persons());
  }

  /// Numbers of the open questions, by seat.
  Map<String, Long> open() {
    Map<String, Long> open = new TreeMap<>();
    for (Seat seat : session.asked()) open.put(seat.letter(), number(seat));
    return open;
  }
}
