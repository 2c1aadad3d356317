package hypergate.server.store;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Everything that is to become true of one table at once: all of it, or nothing.
///
/// @param table the table's address
/// @param created the table itself, when it is new
/// @param rows what is added to its journal
/// @param status what it then is; null when that stays
/// @param withdrawn seats whose links and sessions are no longer good
/// @param secrets new links
/// @param ended hashes of sessions that are over
/// @param sessions sessions that are new, or were seen again
/// @param game the game that is over with it
public record Change(
    String table,
    @Nullable TableRow created,
    List<JournalRow> rows,
    @Nullable TableStatus status,
    List<String> withdrawn,
    List<SeatSecret> secrets,
    List<String> ended,
    List<SeatSession> sessions,
    @Nullable FinishedGame game) {
  /// A new table.
  public static Change creates(TableRow table) {
    return new Change(
        table.id(), table, List.of(), null, List.of(), List.of(), List.of(), List.of(), null);
  }

  /// Rows for the journal of a table that exists.
  public static Change appends(String table, List<JournalRow> rows) {
    return new Change(
        table, null, List.copyOf(rows), null, List.of(), List.of(), List.of(), List.of(), null);
  }

  /// The same with rows for the journal.
  public Change withRows(List<JournalRow> more) {
    return new Change(
        table, created, List.copyOf(more), status, withdrawn, secrets, ended, sessions, game);
  }

  /// The same with what the table then is.
  public Change withStatus(TableStatus next) {
    return new Change(table, created, rows, next, withdrawn, secrets, ended, sessions, game);
  }

  /// The same with one more link to a seat; those it had stay good.
  ///
  /// @param hash see [SeatSecret#hash]
  public Change withSecret(String seat, String hash) {
    List<SeatSecret> more = new ArrayList<>(secrets);
    more.add(new SeatSecret(hash, table, seat));
    return new Change(
        table, created, rows, status, withdrawn, List.copyOf(more), ended, sessions, game);
  }

  /// The same, and the links and sessions that a seat had so far are no longer good.
  public Change withdrawing(String seat) {
    List<String> more = new ArrayList<>(withdrawn);
    more.add(seat);
    return new Change(
        table, created, rows, status, List.copyOf(more), secrets, ended, sessions, game);
  }

  /// The same with a session that is new, or was seen again.
  public Change withSession(SeatSession session) {
    List<SeatSession> more = new ArrayList<>(sessions);
    more.add(session);
    return new Change(
        table, created, rows, status, withdrawn, secrets, ended, List.copyOf(more), game);
  }

  /// The same, and a session is over.
  ///
  /// @param hash see [SeatSecret#hash]
  public Change ending(String hash) {
    List<String> more = new ArrayList<>(ended);
    more.add(hash);
    return new Change(
        table, created, rows, status, withdrawn, secrets, List.copyOf(more), sessions, game);
  }

  /// The same with a game that is over.
  public Change withGame(FinishedGame over) {
    return new Change(table, created, rows, status, withdrawn, secrets, ended, sessions, over);
  }
}
