package hypergate.bench.load;

import hypergate.server.protocol.Json;
import hypergate.server.store.JournalRow;
import hypergate.server.store.Store;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;

/// Looks afterwards whether the file holds what the server has said it holds.
final class Proof {
  private static final int SECONDS = 60;

  private final Tally tally;

  Proof(Tally tally) {
    this.tally = tally;
  }

  /// Compares the journals with what was acknowledged: each answer once, and no other.
  ///
  /// @return how many answers the journals hold
  long journals(Path data, Collection<TableDriver> tables) {
    long found = 0;
    try (Store store = Store.open(data, true)) {
      for (TableDriver table : tables) found += journal(store, table);
    }
    return found;
  }

  private static long journal(Store store, TableDriver table) {
    Map<Integer, BitSet> kept = new HashMap<>();
    long seq = 0;
    long found = 0;
    for (JournalRow row : store.journal(table.id, 1)) {
      if (row.seq() != ++seq) table.fails("row " + row.seq() + " stands where " + seq + " belongs");
      if (!row.kind().equals("answer") && !row.kind().equals("window")) continue;
      JsonNode body = Json.MAPPER.readTree(row.body());
      int key = Integer.parseInt(body.path("key").asString());
      BitSet own = kept.computeIfAbsent(body.path("chair").asInt(), _ -> new BitSet());
      if (own.get(key)) table.fails("answer " + key + " is in the journal twice");
      own.set(key);
      found++;
    }
    for (SeatDriver seat : table.seats()) {
      BitSet own = kept.getOrDefault(seat.letter.charAt(0) - 'A', new BitSet());
      if (own.equals(seat.taken())) continue;
      BitSet lost = seat.taken();
      lost.andNot(own);
      own.andNot(seat.taken());
      table.fails(seat.letter + ": answers lost: " + lost + ", never acknowledged: " + own);
    }
    return found;
  }

  private record Before(SeatDriver seat, SeatDriver.Seen seen) {}

  /// Compares what everybody saw last with what a server shows that has read the file anew.
  void views(Opening opening, Collection<TableDriver> tables) throws Exception {
    List<Before> before = new ArrayList<>();
    for (TableDriver table : tables)
      for (SeatDriver seat : table.seats()) before.add(new Before(seat, seat.seen()));
    for (Before each : before) opening.connect(each.seat);
    long end = System.nanoTime() + SECONDS * 1_000_000_000L;
    for (Before each : before)
      while (!compare(each.seat, each.seen, System.nanoTime() > end)) Thread.sleep(20);
  }

  private boolean compare(SeatDriver seat, SeatDriver.Seen before, boolean last) {
    SeatDriver.Seen after = seat.seen();
    TreeSet<String> names = new TreeSet<>(before.sections().keySet());
    names.addAll(after.sections().keySet());
    // What could be taken back is, after a restart, as if others had seen it.
    names.remove("undo");
    names.removeIf(
        name ->
            before
                .sections()
                .getOrDefault(name, "")
                .equals(after.sections().getOrDefault(name, "")));
    if (names.isEmpty() && before.log().endsWith(after.log())) return true;
    if (!last) return false;
    tally.fails(
        "table "
            + seat.table.id
            + ": "
            + seat.letter
            + " sees something else after a restart: "
            + (names.isEmpty() ? "the log" : names)
            + names.stream()
                .map(
                    n ->
                        "\n    was "
                            + before.sections().get(n)
                            + "\n    is  "
                            + after.sections().get(n))
                .reduce("", String::concat));
    return true;
  }
}
