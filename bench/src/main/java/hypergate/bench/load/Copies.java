package hypergate.bench.load;

import hypergate.game.piece.Seat;
import hypergate.lab.record.Trust;
import hypergate.server.protocol.Json;
import hypergate.server.store.Change;
import hypergate.server.store.Conflict;
import hypergate.server.store.JournalRow;
import hypergate.server.store.SeatSecret;
import hypergate.server.store.SeatSession;
import hypergate.server.store.Store;
import hypergate.server.store.TableRow;
import hypergate.server.store.TableStatus;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Makes many tables of few: the same journals under other addresses, with browsers whose secrets
/// we know. What is copied depends on nothing but the tables that are there.
final class Copies {
  private static final String LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";
  private static final int LENGTH = 10;
  private static final int TOGETHER = 64;

  private final Random dice = new Random(1);
  private final Store store;

  private Copies(Store store) {
    this.store = store;
  }

  /// Fills a file up.
  ///
  /// @param tables how many unfinished tables there shall be
  static void fill(Path data, int tables) throws InterruptedException {
    try (Store store = Store.open(data, false)) {
      new Copies(store).fill(tables);
    }
  }

  /// The secret of the browser that sits at a seat of a copy.
  static String secret(String table, String seat) {
    return "bench-" + table + "-" + seat;
  }

  private record Model(TableRow table, List<JournalRow> journal, List<SeatSession> sessions) {}

  private void fill(int tables) throws InterruptedException {
    List<Model> models = new ArrayList<>();
    for (TableRow table : store.unfinished())
      if (table.status().state().equals("playing"))
        models.add(new Model(table, store.journal(table.id(), 1), store.sessions(table.id())));
    if (models.isEmpty()) throw new IllegalStateException("no game of the models goes on");
    int missing = tables - store.unfinished().size();
    List<Future<?>> written = new ArrayList<>();
    // Many at once, since those that are written at the same time share a transaction.
    try (ExecutorService threads = Executors.newFixedThreadPool(TOGETHER)) {
      for (int i = 0; i < missing; i++) {
        Change copy = copy(models.get(i % models.size()), address());
        written.add(
            threads.submit(
                () -> {
                  store.write(copy);
                  return true;
                }));
      }
      for (Future<?> each : written) each.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Conflict)
        throw new IllegalStateException("two tables have one address", e);
      throw new IllegalStateException("a table could not be copied", e);
    }
  }

  private static Change copy(Model model, String id) {
    String old = model.table.id();
    TableStatus status = model.table.status();
    Change copy =
        Change.creates(
                new TableRow(
                    id,
                    model.table.created(),
                    header(model.table),
                    new TableStatus(
                        status.state(),
                        status.listed(),
                        status.due(),
                        status.summary().replace(old, id))))
            .withRows(
                model.journal.stream()
                    .map(
                        row ->
                            new JournalRow(
                                row.seq(), row.atMillis(), row.kind(), row.body().replace(old, id)))
                    .toList());
    for (SeatSession session : model.sessions)
      copy =
          copy.withSession(
              new SeatSession(
                  SeatSecret.hash(secret(id, session.seat())),
                  id + session.seat(),
                  id,
                  session.seat(),
                  session.begun(),
                  session.seen(),
                  session.browser()));
    return copy;
  }

  // The seed of a game follows from the address of its table. A table that plays on from a game
  // has that game's instead: so has a copy, which plays on from the beginning.
  private static String header(TableRow table) {
    JsonNode header = Json.MAPPER.readTree(table.header());
    String server = header.path("server").stringValue();
    List<String> numbers = new ArrayList<>();
    for (int seat = 0; seat < header.path("chairs").size(); seat++)
      numbers.add(Opening.part(Seat.of(seat).letter()));
    String bound = Trust.commitment(HexFormat.of().parseHex(server));
    ((ObjectNode) header)
        .putObject("branch")
        .put("game", table.id())
        .put("seed", new Trust(table.id(), bound, server, numbers).seed())
        .putArray("lines");
    return header.toString();
  }

  private String address() {
    StringBuilder address = new StringBuilder(LENGTH);
    for (int i = 0; i < LENGTH; i++) address.append(LETTERS.charAt(dice.nextInt(LETTERS.length())));
    return address.toString();
  }
}
