package hypergate.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.testing.Figures;
import hypergate.testing.Seeds;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What disks and people do to a data file: it is full, read-only or held by another; parts of it
/// are cut off, flipped or deleted.
final class FaultsTest {
  private static final int TABLES = 5;

  @TempDir Path folder;

  private static JournalRow row(Random dice, long seq) {
    String text = Long.toHexString(dice.nextLong()).repeat(1 + dice.nextInt(60));
    return new JournalRow(seq, 1000 + seq, "answer", "{\"text\":\"" + text + "\"}");
  }

  /// Writes some rows; what is confirmed is noted.
  private static void write(Store store, Random dice, int rows, Map<String, List<JournalRow>> all)
      throws Conflict {
    for (int i = 0; i < rows; i++) {
      String table = "t" + dice.nextInt(TABLES);
      if (!all.containsKey(table)) {
        store.write(StoreTest.table(table));
        all.put(table, new ArrayList<>());
      }
      List<JournalRow> known = all.get(table);
      JournalRow next = row(dice, known.size() + 1L);
      store.write(Change.appends(table, List.of(next)));
      known.add(next);
    }
  }

  @Seeds(upTo = 3, fresh = 1, run = "disk")
  void what_a_full_readonly_or_held_file_confirms_is_there_and_nothing_else(long seed)
      throws Exception {
    Random dice = new Random(seed);
    Path file = folder.resolve("tables.db");
    Map<String, List<JournalRow>> all = new HashMap<>();
    long refused = 0;
    try (Store store = Store.open(file, false);
        Connection other = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement holder = other.createStatement()) {
      write(store, dice, 20, all);
      for (int fault = 0; fault < 8; fault++) {
        int kind = fault % 4 == 3 ? 2 : dice.nextInt(2);
        switch (kind) {
          case 0 -> store.onWriter("pragma max_page_count = 1");
          case 1 -> store.onWriter("pragma query_only = true");
          default -> holder.execute("begin immediate");
        }
        refused += refusals(store, dice, all);
        switch (kind) {
          case 0 -> store.onWriter("pragma max_page_count = 1000000");
          case 1 -> store.onWriter("pragma query_only = false");
          default -> holder.execute("rollback");
        }
        write(store, dice, 10, all);
        store.check();
      }
    }
    assertThat(refused).isPositive();
    try (Store store = Store.open(file, false)) {
      for (var table : all.entrySet())
        assertThat(store.journal(table.getKey(), 1)).isEqualTo(table.getValue());
    }
    long confirmed = all.values().stream().mapToLong(List::size).sum();
    Figures.add("rows confirmed on bad disks", confirmed);
    Figures.add("rows refused on bad disks", refused);
    Figures.add("rows lost or half written on bad disks", 0);
  }

  // Something too large to fit into what is free; once, since a held file makes us wait.
  private static long refusals(Store store, Random dice, Map<String, List<JournalRow>> all) {
    String table = "t" + dice.nextInt(TABLES);
    if (!all.containsKey(table)) return 0;
    List<JournalRow> known = all.get(table);
    long next = known.size() + 1L;
    JournalRow small = row(dice, next);
    JournalRow large = new JournalRow(next + 1, 5, "answer", "x".repeat(200_000));
    try {
      store.write(Change.appends(table, List.of(small, large)));
      known.add(small);
      known.add(large);
      return 0;
    } catch (StoreError e) {
      assertThat(e.reason()).isNotEqualTo(StoreError.Reason.BROKEN);
      return 1;
    } catch (Conflict e) {
      throw new AssertionError("nobody else writes", e);
    }
  }

  @Test
  void a_disk_that_was_full_while_the_log_went_into_the_file_loses_nothing() throws Exception {
    Path file = folder.resolve("tables.db");
    Path copy = folder.resolve("copy.db");
    Map<String, List<JournalRow>> all = new HashMap<>();
    long before;
    try (Store store = Store.open(file, false)) {
      before = Files.size(file);
      write(store, new Random(1), 200, all);
      Files.copy(folder.resolve("tables.db-wal"), folder.resolve("copy.db-wal"));
      try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + file);
          Statement statement = other.createStatement()) {
        statement.execute("pragma wal_checkpoint");
      }
      // The pages that were there have become new ones, and there was no room for more.
      Files.copy(file, copy);
    }
    try (RandomAccessFile open = new RandomAccessFile(copy.toFile(), "rw")) {
      assertThat(open.length()).isGreaterThan(before);
      open.setLength(before);
    }
    try (Store store = Store.open(copy, false)) {
      for (var table : all.entrySet())
        assertThat(store.journal(table.getKey(), 1)).isEqualTo(table.getValue());
    }
  }

  @Seeds(upTo = 12, fresh = 3, run = "harm")
  void a_harmed_file_is_refused_in_words_or_holds_what_it_held(long seed) throws Exception {
    Random dice = new Random(seed);
    Path file = folder.resolve("tables.db");
    Path copy = folder.resolve("copy.db");
    Path log = folder.resolve("copy.db-wal");
    Map<String, List<JournalRow>> all = new HashMap<>();
    try (Store store = Store.open(file, false)) {
      write(store, dice, 60 + dice.nextInt(100), all);
      try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + file);
          Statement statement = other.createStatement()) {
        statement.execute("pragma wal_checkpoint");
      }
      write(store, dice, 20 + dice.nextInt(40), all);
      // As the disk has it when a process is killed.
      Files.copy(file, copy);
      Files.copy(folder.resolve("tables.db-wal"), log);
    }
    String harm = harm(Math.floorMod(seed, 6), dice, copy, log);
    boolean inFile = harm.contains("of the file");
    List<JournalRow> changed = new ArrayList<>();
    String outcome = "opened whole";
    try (Store store = Store.open(copy, false)) {
      for (var table : all.entrySet()) {
        List<JournalRow> read = store.journal(table.getKey(), 1);
        if (!read.equals(table.getValue())) outcome = "opened with the last rows missing";
        for (int i = 0; i < read.size(); i++) {
          assertThat(read.get(i).seq()).as("no gap").isEqualTo(i + 1);
          if (!read.get(i).equals(table.getValue().get(i))) changed.add(read.get(i));
        }
      }
      // A flipped letter in a text is no fault of the file; only the game can tell.
      if (!inFile) assertThat(changed).as(harm).isEmpty();
      if (!changed.isEmpty()) outcome = "opened with a flipped letter";
    } catch (StoreError e) {
      assertThat(e.reason()).as(harm).isNotEqualTo(StoreError.Reason.BROKEN);
      assertThat(e).hasMessageContaining("copy.db");
      outcome = "refused";
    }
    Figures.add(harm + ": " + outcome, 1);
  }

  private static String harm(int kind, Random dice, Path copy, Path log) throws IOException {
    return switch (kind) {
      case 0 -> {
        flip(copy, dice, 1);
        yield "one byte of the file flipped";
      }
      case 1 -> {
        flip(copy, dice, 100);
        yield "a hundred bytes of the file flipped";
      }
      case 2 -> {
        cut(copy, dice);
        yield "end of the file cut off";
      }
      case 3 -> {
        Files.delete(log);
        yield "log deleted";
      }
      case 4 -> {
        flip(log, dice, 10);
        yield "bytes in the log flipped";
      }
      default -> {
        cut(log, dice);
        yield "log cut off";
      }
    };
  }

  private static void flip(Path file, Random dice, int bytes) throws IOException {
    try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "rw")) {
      for (int i = 0; i < bytes; i++) {
        long at = dice.nextLong(open.length());
        open.seek(at);
        int was = open.read();
        open.seek(at);
        open.write(was ^ (1 << dice.nextInt(8)));
      }
    }
  }

  private static void cut(Path file, Random dice) throws IOException {
    try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "rw")) {
      open.setLength(dice.nextLong(open.length()));
    }
  }
}
