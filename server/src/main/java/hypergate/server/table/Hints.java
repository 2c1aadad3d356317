package hypergate.server.table;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.server.protocol.HintRequest;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.why.Hint;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Hints at one table: what a good player would do in the place of a seat that is asked, from what
/// that seat knows alone. They are thought out about a copy of the game on a thread of [Machines],
/// one for each chair at a time and one for each question, however often it is asked for.
///
/// Who may have them is an option of the table. `alone`, the usual one: whoever plays against
/// machines only, since that harms nobody; `all`: everybody, since everybody could read so in the
/// lobby before being ready; `none`: nobody.
final class Hints {
  /// For whoever plays against machines only.
  static final String ALONE = "alone";

  /// For everybody.
  static final String ALL = "all";

  /// What the option may be.
  static final Set<String> OPTION = Set.of(ALONE, ALL, "none");

  private static final Logger LOG = LoggerFactory.getLogger(Hints.class);
  private static final int AT_ONCE = 10;
  private static final long EACH = 3_000;

  private final Table table;
  private final House house;
  private final Talk pace = new Talk(AT_ONCE, EACH);
  private final Map<Integer, Asked> asked = new HashMap<>();

  /// What a chair has asked for last.
  private record Asked(Play play, Seat seat, long number, CompletableFuture<Hint> hint) {}

  Hints(Table table, House house) {
    this.table = table;
    this.house = house;
  }

  /// Who may ask for hints at a table.
  static String option(Charter charter) {
    String hints = charter.hints();
    return hints == null ? ALONE : hints;
  }

  /// Whether the people at a table may ask for hints.
  static boolean isAllowed(Position position) {
    if (position.puzzling.isOpen()) return false;
    String option = option(position.charter);
    return option.equals(ALL)
        || option.equals(ALONE) && position.chairs.stream().filter(Chair::isSomebodys).count() == 1;
  }

  /// Begins to think about a chair's open question, or goes on.
  ///
  /// @throws Refusal when there is nothing to think about, or too much
  CompletableFuture<Hint> ask(Chair chair, HintRequest request) {
    Position position = table.position();
    Play play = play(position, chair);
    Seat seat = open(play, chair, request);
    long number = play.session().number(seat);
    Asked last = asked.get(chair.index);
    if (last != null && last.play == play && last.seat == seat && last.number == number)
      return last.hint;
    if (last != null && !last.hint.isDone())
      throw Refusal.slowDown("The hint that you asked for before is still being thought about.");
    if (!pace.allows(chair.index, house.now()))
      throw Refusal.slowDown("That is a lot of hints. Please wait a moment.");
    CompletableFuture<Hint> hint = think(position, play.session(), seat, request);
    asked.put(chair.index, new Asked(play, seat, number, hint));
    return hint;
  }

  private CompletableFuture<Hint> think(
      Position position, Session session, Seat seat, HintRequest request) {
    Game copy = Gestures.copy(session);
    List<String> implied = List.copyOf(session.implied(seat));
    long luck = 31L * position.table.hashCode() + request.n();
    return CompletableFuture.supplyAsync(
        () -> advised(copy, seat, request.n(), implied, luck), house.machines().threads());
  }

  // A fault in thinking is no reason to say nothing.
  private Hint advised(Game copy, Seat seat, long n, List<String> implied, long luck) {
    try {
      return Advising.hint(copy, seat, n, implied, house.machines().advisers().apply(luck));
    } catch (RuntimeException | StackOverflowError e) {
      LOG.atError().addKeyValue("table", table.id()).setCause(e).log("an adviser failed");
      return Advising.usual(copy, seat, n, implied);
    }
  }

  /// The hint, if its question is still open.
  ///
  /// @throws Refusal when it is not
  Outcome answer(Chair chair, HintRequest request, Hint hint) {
    open(play(table.position(), chair), chair, request);
    return new Outcome.Done(Json.text(hint));
  }

  private Play play(Position position, Chair chair) {
    Aside aside = position.aside();
    if (aside != null) throw Refusal.setAside(aside.kept().because());
    Play play = position.running();
    Desk.playing(position, chair);
    if (position.puzzling.isOpen())
      throw Refusal.notNow("What is best here is the puzzle: hints come after your answer.");
    if (!isAllowed(position))
      throw option(position.charter).equals(ALONE)
          ? Refusal.notYours(
              "Hints are for those who play against machines only, and here several people play.")
          : Refusal.notYours("There are no hints at this table.");
    return play;
  }

  private Seat open(Play play, Chair chair, HintRequest request) {
    Seat seat = Seat.named(request.seat());
    if (!chair.seats().contains(seat))
      throw Refusal.notYours("Seat {seat} is not yours.", "seat", request.seat());
    if (!play.isAsked(seat) || play.number(seat) != request.n()) throw Desk.stale(table, chair);
    return seat;
  }
}
