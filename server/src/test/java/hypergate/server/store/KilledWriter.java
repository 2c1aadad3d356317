package hypergate.server.store;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Executors;

/// Writes journals as fast as it can and says after each row that it is confirmed, until it is
/// killed.
final class KilledWriter {
  static final int TABLES = 8;

  private KilledWriter() {}

  public static void main(String[] args) throws Exception {
    try (DataLock lock = DataLock.take(Path.of(args[0]));
        Store store = Store.open(Path.of(args[0]), false);
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < TABLES; i++) {
        int table = i;
        store.write(StoreTest.table("t" + table));
        threads.execute(() -> write(store, table));
      }
      synchronized (lock) {
        lock.wait();
      }
    }
  }

  private static void write(Store store, int table) {
    for (long seq = 1; ; seq++) {
      try {
        store.write(Change.appends("t" + table, List.of(StoreTest.row(seq))));
      } catch (Conflict e) {
        throw new IllegalStateException("nobody else writes", e);
      }
      synchronized (System.out) {
        System.out.println(table + " " + seq + ";");
      }
    }
  }
}
