package hypergate.server.table;

import hypergate.server.protocol.Json;
import hypergate.server.store.JournalRow;
import hypergate.server.store.SetAside;
import hypergate.server.store.TableRow;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A table read from the store. What does not replay is read as far as it does, and set aside.
///
/// @param position how it stands
/// @param frozen why it is to be set aside from now on; null when it goes on, or was set aside
///   before
/// @param goesOn whether it was set aside and goes on again
record Reading(Position position, @Nullable SetAside frozen, boolean goesOn) {
  /// A table that cannot be read at all.
  static final class Unreadable extends RuntimeException {
    private static final long serialVersionUID = 1;
    final transient SetAside frozen;

    Unreadable(SetAside frozen, @Nullable Throwable cause) {
      super(frozen.because(), cause);
      this.frozen = frozen;
    }
  }

  /// Reads a table.
  ///
  /// @param known why it is set aside already
  /// @param now what time it is
  /// @throws Unreadable when not even its first row makes sense
  static Reading of(
      TableRow row,
      List<JournalRow> journal,
      @Nullable SetAside known,
      Downtimes downtimes,
      long now) {
    Charter charter = charter(row, known, now);
    boolean stays = known != null && (row.status().state().equals("over") || stays(known));
    if (!stays) {
      try {
        Position whole = new Position(row.id(), charter, downtimes);
        for (JournalRow kept : journal) whole.replay(Row.of(kept));
        whole.wake();
        return new Reading(whole, null, known != null);
      } catch (RuntimeException | StackOverflowError e) {
        return asFarAsItReplays(row, charter, journal, known, downtimes, now, e);
      }
    }
    return asFarAsItReplays(row, charter, journal, known, downtimes, now, null);
  }

  private static Charter charter(TableRow row, @Nullable SetAside known, long now) {
    try {
      Charter charter = Json.MAPPER.readValue(row.header(), Charter.class);
      TableRules.of(charter, List.of());
      if (charter.chairs().size() < charter.players())
        throw new IllegalArgumentException("there are fewer chairs than players");
      return charter;
    } catch (RuntimeException e) {
      throw new Unreadable(
          known != null
              ? known
              : Asides.frozen(
                  row.id(),
                  now,
                  "What this table was begun with cannot be read by this version of the program,"
                      + " so nothing of it can be shown. It is kept as it is.",
                  "its header: " + e),
          e);
    }
  }

  // What the program did once it does again, unless it is another one; and who has seen every card
  // does not play on.
  private static boolean stays(SetAside known) {
    return known.opened()
        || known.reason().equals(SetAside.BROKEN) && known.program().equals(Asides.program());
  }

  private static Reading asFarAsItReplays(
      TableRow row,
      Charter charter,
      List<JournalRow> journal,
      @Nullable SetAside known,
      Downtimes downtimes,
      long now,
      @Nullable Throwable fault) {
    int good = goodRows(row, charter, journal, downtimes);
    Position read = new Position(row.id(), charter, downtimes);
    for (JournalRow kept : journal.subList(0, good)) read.replay(Row.of(kept));
    String misfit = read.wakeToLook();
    SetAside why = known;
    if (why == null) why = why(row, journal, good, read, misfit, now, fault);
    read.setAside(new Aside(why, row.status().state().equals("over")));
    return new Reading(read, known == null ? why : null, false);
  }

  private static SetAside why(
      TableRow row,
      List<JournalRow> journal,
      int good,
      Position read,
      @Nullable String misfit,
      long now,
      @Nullable Throwable fault) {
    if (good < journal.size())
      return Asides.frozen(
          row.id(),
          now,
          "What is kept of this table cannot be read from step "
              + (good + 1)
              + " of "
              + journal.size()
              + " on. It is shown as far as it can be read.",
          "row " + journal.get(good).seq() + " of its journal: " + fault);
    if (fault instanceof Teaching.Changed)
      return Asides.frozen(row.id(), now, Teaching.Changed.WORDS, String.valueOf(fault));
    return Asides.frozen(
        row.id(),
        now,
        "The rules of this version of the program have changed since the game was played so far:"
            + " it does not replay any more. It is shown as far as it does ("
            + read.differences()
            + ").",
        misfit == null ? String.valueOf(fault) : misfit);
  }

  // How many rows make sense, one after the other.
  private static int goodRows(
      TableRow row, Charter charter, List<JournalRow> journal, Downtimes downtimes) {
    Position read = new Position(row.id(), charter, downtimes);
    for (int i = 0; i < journal.size(); i++) {
      try {
        read.replay(Row.of(journal.get(i)));
      } catch (RuntimeException e) {
        return i;
      }
    }
    return journal.size();
  }
}
