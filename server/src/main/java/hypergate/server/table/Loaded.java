package hypergate.server.table;

import hypergate.server.store.StoreError;
import hypergate.server.trace.Step;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;

/// The tables in memory, and the way to each: whoever has work for a table gets it done on the
/// table's own thread, and a table that is not here is read from the store first.
final class Loaded {
  private static final Pattern ADDRESS = Pattern.compile("[0-9a-hjkmnp-tv-z]{10}");
  private static final int NOT_FOUND = 404;

  /// Numbers of messages between two readings of a table from the store.
  private static final long NUMBERS = 1_000_000;

  private final House house;
  private final Map<String, Table> tables = new ConcurrentHashMap<>();
  private final AtomicLong loads = new AtomicLong();
  private volatile boolean closed;

  Loaded(House house) {
    this.house = house;
  }

  /// How many there are.
  int size() {
    return tables.size();
  }

  /// Whether nothing more is done.
  boolean isClosed() {
    return closed;
  }

  /// Keeps the tables in memory as other nodes leave them.
  ///
  /// @param open the addresses of the tables that are not over
  Nodes nodes(Set<String> open) {
    return new Nodes(house, tables, open);
  }

  private Table table(String id) {
    return tables.computeIfAbsent(id, _ -> new Table(id, house, NUMBERS * loads.incrementAndGet()));
  }

  /// Whether a text can be the address of a table.
  static boolean isAddress(String text) {
    return ADDRESS.matcher(text).matches();
  }

  /// Does something at a table when its turn comes, and waits for it.
  ///
  /// @return what the work returns
  /// @throws Refusal if there is no such table, if the work refuses, or if the server is stopping
  <T> T at(String id, Function<Table, T> work) {
    if (closed) throw Refusal.notNow("The server is stopping. It will be back in a moment.");
    if (!isAddress(id)) throw Refusal.notFound("There is no table {id}.", "id", id);
    while (true) {
      Table table = table(id);
      try {
        Optional<T> done = table.ask(() -> twice(table, work));
        if (done.isPresent()) return done.get();
      } catch (Refusal e) {
        if (e.problem().status() == NOT_FOUND || e instanceof Refusal.Elsewhere)
          forgetUnknown(table);
        throw e;
      }
    }
  }

  // Where somebody else has written first, how the table stands now decides.
  private static <T> T twice(Table table, Function<Table, T> work) {
    try {
      return work.apply(table);
    } catch (Refusal.Overtaken e) {
      table.position();
      return work.apply(table);
    }
  }

  // Whoever asks for tables that do not exist leaves nothing behind.
  private static void forgetUnknown(Table table) {
    table.ask(
        () -> {
          table.leaveIfUnknown();
          return true;
        });
  }

  /// Lets a table do something when its turn comes; nothing when the server is stopping. Where the
  /// store is not there, the table is rung for later.
  void later(String id, Consumer<Table> work) {
    if (closed) return;
    Step step = Step.current();
    house.threads().execute(() -> step.run(() -> now(id, work)));
  }

  private void now(String id, Consumer<Table> work) {
    try {
      at(
          id,
          table -> {
            work.accept(table);
            return true;
          });
    } catch (Refusal.Elsewhere e) {
      // Others see to it.
    } catch (Refusal | StoreError e) {
      house.retry(id);
    }
  }

  /// Rings for a table.
  void ring(String id) {
    while (!table(id).ring()) Thread.onSpinWait();
  }

  /// Lets every table look at its clocks again.
  void again() {
    tables.values().forEach(Table::again);
  }

  /// A table is no longer in memory.
  void remove(String id, Table table) {
    tables.remove(id, table);
  }

  /// Nothing more is done from now on.
  void close() {
    closed = true;
  }

  /// Says goodbye at every table that gets round to it.
  ///
  /// @param deadline when it is complete, tables that are still busy are waited for no longer
  void goodbye(CompletableFuture<?> deadline) {
    CompletableFuture<?>[] goodbyes =
        tables.values().stream()
            .flatMap(table -> table.tell(() -> goodbye(table)).stream())
            .toArray(CompletableFuture[]::new);
    CompletableFuture.anyOf(CompletableFuture.allOf(goodbyes), deadline)
        .exceptionally(_ -> false)
        .join();
    tables.clear();
  }

  private static boolean goodbye(Table table) {
    table.audience().bye(Subscriber.Reason.RESTART);
    return true;
  }
}
