package hypergate.server.table;

import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.session.Session;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.table.TableParts.GameSummary;
import hypergate.server.protocol.table.TableParts.SeatView;
import hypergate.server.protocol.table.TableParts.TableName;
import hypergate.server.protocol.table.TableParts.TableSummary;
import hypergate.server.store.TableStatus;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JacksonException;

/// What lists show of tables and of finished games.
final class Summaries {
  private Summaries() {}

  /// What the store keeps beside the journal, so that nobody need read that.
  static TableStatus status(Position position, Screen screen) {
    return status(position, screen, Deadlines.next(position, false));
  }

  /// The same.
  ///
  /// @param due when it needs somebody; [Long#MAX_VALUE] for never
  static TableStatus status(Position position, Screen screen, long due) {
    boolean over = position.state().equals("over");
    return new TableStatus(
        position.state(),
        !over && position.charter.watch().equals("anyone"),
        due == Long.MAX_VALUE ? null : due,
        screen.texts().text("summary", table(position, plain(screen.publicSeats()), 0)));
  }

  /// Whether what was kept can be shown: one bad row never hides the others.
  static boolean isReadable(String summary) {
    try {
      return Json.MAPPER.readTree(summary).isObject();
    } catch (JacksonException e) {
      return false;
    }
  }

  /// A table as lists show it now.
  static String now(Position position, Screen screen, Audience audience) {
    return Json.text(table(position, screen.publicSeats(), audience.spectators()));
  }

  /// What somebody sees who has neither a seat nor may watch: enough to know which table a link is
  /// for.
  static String name(Position position) {
    return Json.text(
        new TableName(position.table, position.charter.name(), position.charter.watch()));
  }

  private static TableSummary table(Position position, List<SeatView> seats, int watchers) {
    Charter charter = position.charter;
    Charter.Puzzled puzzle = charter.puzzle();
    return new TableSummary(
        position.table,
        charter.name(),
        position.state(),
        charter.preset(),
        position.rules().changed(),
        seats,
        Screen.encounter(position),
        watchers,
        charter.watch(),
        position.game(),
        puzzle == null ? null : puzzle.day());
  }

  // Without what changes with every moment.
  private static List<SeatView> plain(List<SeatView> seats) {
    List<SeatView> plain = new ArrayList<>();
    for (SeatView seat : seats)
      plain.add(
          new SeatView(
              seat.seat(),
              seat.name(),
              seat.colour(),
              seat.kind(),
              seat.machine(),
              false,
              seat.ready(),
              seat.away(),
              seat.conceded(),
              null,
              "idle",
              seat.kept(),
              seat.broken(),
              null));
    return plain;
  }

  /// How a game ended, in one word: the id of the effect by which it did, or `colonies`,
  /// `turn-limit`, `no-planets`.
  static String how(Event.GameWon won) {
    return switch (won.ending()) {
      case COLONIES -> "colonies";
      case TURN_LIMIT -> "turn-limit";
      case NO_PLANETS -> "no-planets";
      case EFFECT -> won.cause();
    };
  }

  /// A game that has just ended.
  static String game(Position position, String id, long ended, List<SeatView> seats) {
    Session session = position.begun().session();
    String how = null;
    for (Event event : session.events()) if (event instanceof Event.GameWon won) how = how(won);
    List<String> winners = new ArrayList<>();
    for (Seat seat : Seat.listOf(session.game().winners())) winners.add(seat.letter());
    return Json.text(
        new GameSummary(
            id,
            position.table,
            position.charter.name(),
            ended,
            plain(seats),
            position.rules().changed(),
            winners,
            how,
            Screen.encounter(position),
            position.charter.isShuffled(),
            TableViews.trust(position),
            position.begun().persons()));
  }
}
