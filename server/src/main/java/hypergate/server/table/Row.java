package hypergate.server.table;

import hypergate.server.protocol.Json;
import hypergate.server.store.JournalRow;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What one command changed, or the passing of time: a row of the journal.
///
/// @param at when, in milliseconds since 1970
/// @param what the command's verb, or the table's own
/// @param chair whose command it was; null for the table's own and for the host's
/// @param key of the command
/// @param result what the command was answered with
/// @param entries what changed
record Row(
    long at,
    String what,
    @Nullable Integer chair,
    @Nullable String key,
    @Nullable String result,
    List<Entry> entries) {
  private record Body(
      @Nullable Integer chair,
      @Nullable String key,
      @Nullable String result,
      List<Entry> entries) {}

  /// As the store keeps it.
  JournalRow kept(long seq) {
    return new JournalRow(seq, at, what, Json.text(new Body(chair, key, result, entries)));
  }

  /// As it was written.
  static Row of(JournalRow row) {
    Body body = Json.MAPPER.readValue(row.body(), Body.class);
    return new Row(
        row.atMillis(), row.kind(), body.chair, body.key, body.result, List.copyOf(body.entries));
  }
}
