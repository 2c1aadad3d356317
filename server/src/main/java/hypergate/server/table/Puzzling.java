package hypergate.server.table;

import hypergate.content.AllContent;
import hypergate.game.card.Option;
import hypergate.game.card.Options;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.lab.puzzle.Puzzle;
import hypergate.lab.puzzle.Puzzles;
import hypergate.server.protocol.ClockRules;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.PuzzleWish;
import hypergate.server.protocol.SeatChange;
import hypergate.server.protocol.ask.Prompt;
import hypergate.server.protocol.book.PuzzleDay;
import hypergate.server.protocol.table.TableParts.PuzzleView;
import hypergate.server.protocol.view.TableEvent;
import hypergate.server.protocol.why.Hint;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The puzzle that a table is for: one person in a position of a machines' game, who is told what
/// the answers are worth after having given one, and may then play on or try again. Days are those
/// of UTC, so that all have the same.
final class Puzzling {
  /// How many answers a game may have had since the puzzle that goes back to it.
  private static final int MOST = 400;

  private final Position position;
  private @Nullable Prompt asked;

  Puzzling(Position position) {
    this.position = position;
  }

  // ---- the puzzle of a day

  /// What everybody may know of the puzzle of a day, a `PuzzleDay`.
  ///
  /// @param day as `2026-11-24`, or `today`
  static Outcome day(House house, String day) {
    return answered(
        () -> {
          LocalDate date = date(house, day);
          return new Outcome.Done(Json.text(PuzzleDay.of(of(date), date, today(house))));
        });
  }

  /// A table for the puzzle of a day.
  ///
  /// @param browser a rough word for the caller's
  /// @return [Outcome.Seated] with a `CreatedTable`, or refused
  static Outcome table(House house, String day, PuzzleWish wish, String browser) {
    return answered(
        () -> {
          LocalDate date = date(house, day);
          Puzzle puzzle = of(date);
          if (house.isFull()) throw Refusal.slowDown("All tables of this server are taken.");
          return house.founding().seated(charter(house, date, puzzle, wish), browser);
        });
  }

  private static Outcome answered(Supplier<Outcome> work) {
    try {
      return work.get();
    } catch (Refusal e) {
      return Outcome.refused(e.problem());
    }
  }

  private static LocalDate today(House house) {
    return LocalDate.ofInstant(Instant.ofEpochMilli(house.now()), ZoneOffset.UTC);
  }

  private static LocalDate date(House house, String day) {
    LocalDate today = today(house);
    if (day.equals("today")) return today;
    if (!day.matches("\\d{4}-\\d{2}-\\d{2}")) throw noDay(day);
    LocalDate date;
    try {
      date = LocalDate.parse(day);
    } catch (DateTimeException e) {
      throw noDay(day);
    }
    if (date.isAfter(today))
      throw Refusal.notFound(
          "The puzzle of {day} has not come yet. Today is {today}.", "day", day, "today", today);
    return date;
  }

  private static Refusal noDay(String day) {
    String shown = day.length() > 20 ? day.substring(0, 20) + "…" : day;
    return Refusal.notFound(
        "'{shown}' is no day. Write a date like 2026-11-24, or 'today'.", "shown", shown);
  }

  private static Puzzle of(LocalDate day) {
    return Puzzles.of(day)
        .orElseThrow(
            () ->
                Refusal.notFound(
                    "There was no puzzle on {day}. The first came on {first}.",
                    "day",
                    day,
                    "first",
                    Puzzles.FIRST));
  }

  private static Charter charter(House house, LocalDate day, Puzzle puzzle, PuzzleWish wish) {
    Options options = puzzle.options();
    int players = options.get(Option.SEATS);
    int host = puzzle.seat().index() % players;
    List<SeatChange> chairs = new ArrayList<>();
    for (int i = 0; i < players; i++) chairs.add(new SeatChange("machine", Lobby.MACHINE, ""));
    String me = wish.me();
    String name = me == null || me.isBlank() ? "Player " + puzzle.seat() : me;
    chairs.set(host, new SeatChange("person", null, Names.checked(name, Names.NAME)));
    String salt = HexFormat.of().formatHex(house.secrets().part());
    Wish.name(chairs, salt);
    return new Charter(
        "Puzzle " + day,
        null,
        options.given(),
        options.aliens(),
        Charter.start(options.startCards()),
        new ClockRules("none", 0, 0),
        "relaxed",
        4,
        "nobody",
        salt,
        host,
        List.copyOf(chairs),
        new Charter.Branched("", puzzle.seed(), puzzle.answers(), null),
        null,
        null,
        new Charter.Puzzled(
            day.toString(),
            puzzle.number(),
            puzzle.seat().letter(),
            puzzle.prompt(),
            puzzle.best().stream().map(one -> Hint.Answer.of(one.answer(), one)).toList()),
        null,
        null,
        null);
  }

  // ---- at its table

  /// Whether there is a puzzle here that has not been answered yet.
  boolean isOpen() {
    Charter.Puzzled puzzle = position.charter.puzzle();
    return puzzle != null && answer(puzzle) == null;
  }

  /// How it stands; null where no puzzle is, and where it does not go on.
  @Nullable PuzzleView view() {
    Charter.Puzzled puzzle = position.charter.puzzle();
    if (puzzle == null || position.play() == null || position.aside() != null) return null;
    String answer = answer(puzzle);
    return answer == null
        ? new PuzzleView(
            puzzle.day(), puzzle.number(), puzzle.seat(), puzzle.prompt(), null, null, null, null)
        : new PuzzleView(
            puzzle.day(),
            puzzle.number(),
            puzzle.seat(),
            puzzle.prompt(),
            answer,
            rank(puzzle, answer),
            puzzle.best(),
            asked());
  }

  // The place of an answer among the best, from 1; 0 for all others.
  private static int rank(Charter.Puzzled puzzle, String answer) {
    for (int i = 0; i < puzzle.best().size(); i++) {
      String one = puzzle.best().get(i).answer();
      // Who joins says with which ships besides.
      if (answer.equals(one) || answer.startsWith(one + " ")) return i + 1;
    }
    return 0;
  }

  private @Nullable String answer(Charter.Puzzled puzzle) {
    Play play = position.play();
    if (play == null) return null;
    List<String> lines = play.session().lines();
    String start = puzzle.seat() + " " + puzzle.prompt() + " ";
    for (int i = before(); i < lines.size(); i++)
      if (lines.get(i).startsWith(start)) return lines.get(i).substring(start.length());
    return null;
  }

  private int before() {
    Charter.Branched branch = position.charter.branch();
    return branch == null ? 0 : branch.lines().size();
  }

  // The question as it was, for whoever reads afterwards what could have been answered.
  private Prompt asked() {
    Prompt known = asked;
    if (known != null) return known;
    Charter.Puzzled puzzle = position.charter.puzzle();
    Charter.Branched branch = position.charter.branch();
    if (puzzle == null || branch == null) throw new IllegalStateException("no puzzle is here");
    Options options = position.rules().options();
    Session session = new Session(AllContent.of(options), options, branch.seed());
    for (String line : branch.lines()) session.feed(line);
    session.ready();
    Prompt made = Prompt.of(session, Seat.named(puzzle.seat()), 0);
    asked = made;
    return made;
  }

  /// Goes back to before the answer.
  static void retake(Act act, Chair chair) {
    Position position = act.position();
    Play play = position.running();
    Desk.playing(position, chair);
    int before = position.puzzling.before();
    if (play.session().lines().size() - before > MOST)
      throw Refusal.notNow("You have played far beyond the puzzle. Begin it anew instead.");
    if (position.puzzling.isOpen())
      throw Refusal.notNow("You have not answered yet: nothing need be taken back.");
    position.retake(before);
    act.rewound();
    act.add(new Entry.Undone(position.begun().session().events().size()));
    act.tell(new TableEvent.Undone(chair.seat()));
  }
}
