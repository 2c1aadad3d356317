package hypergate.server.http;

import hypergate.server.protocol.Problem;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/// Which open tables each address has made since the server started: so many at a time, however
/// slowly they were made. Addresses are kept in memory only.
final class Holdings {
  private static final int SOON = 60;

  private final int each;
  private final Predicate<String> isOpen;
  private final Map<String, Set<String>> made = new HashMap<>();

  /// @param each how many an address may have
  /// @param isOpen whether a table is not over yet
  Holdings(int each, Predicate<String> isOpen) {
    this.each = each;
    this.isOpen = isOpen;
  }

  /// Refuses another table to an address that has enough.
  synchronized void room(String side) {
    Set<String> mine = made.getOrDefault(side, Set.of());
    if (mine.size() < each) return;
    mine.removeIf(table -> !isOpen.test(table));
    if (mine.isEmpty()) made.remove(side);
    if (mine.size() < each) return;
    throw new Refusal(
        Problem.Kind.SLOW_DOWN.because(
            "There are {count} open tables that were made from your side. Finish or leave one of"
                + " them.",
            "count",
            mine.size()),
        SOON,
        null);
  }

  /// An address has made a table.
  synchronized void made(String side, String table) {
    // Whoever made one once and is gone is forgotten with it.
    if (made.size() > 10_000)
      made.values()
          .removeIf(
              tables -> {
                tables.removeIf(each -> !isOpen.test(each));
                return tables.isEmpty();
              });
    made.computeIfAbsent(side, _ -> new HashSet<>()).add(table);
  }
}
