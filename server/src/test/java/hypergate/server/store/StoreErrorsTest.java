package hypergate.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.RandomAccessFile;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.List;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class StoreErrorsTest {
  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void choose() {
    file = folder.resolve("tables.db");
  }

  private StoreError opening(Path data) {
    return catchThrowableOfType(StoreError.class, () -> Store.open(data, false).close());
  }

  private void is(StoreError error, StoreError.Reason reason, String words) {
    assertThat(error).isNotNull();
    assertThat(error.reason()).isEqualTo(reason);
    assertThat(error).hasMessageContaining(file.toString()).hasMessageContaining(words);
    assertThat(error.getMessage()).endsWith(".").doesNotContain("Exception", "SQLITE");
  }

  private Connection other() throws Exception {
    return DriverManager.getConnection("jdbc:sqlite:" + file);
  }

  private void with(String... statements) throws Exception {
    try (Connection connection = other();
        var statement = connection.createStatement()) {
      for (String each : statements) statement.execute(each);
    }
  }

  @Test
  void a_file_of_a_newer_version_is_left_alone() throws Exception {
    Store.open(file, false).close();
    with(
        "insert into flyway_schema_history select 99, '99', 'x', 'SQL', 'x', 0, 'x', 'x', 0, 1",
        "create table things_to_come (x)");
    byte[] before = Files.readAllBytes(file);
    is(opening(file), StoreError.Reason.NEWER, "written by a newer Hypergate");
    assertThat(Files.readAllBytes(file)).isEqualTo(before);
  }

  @Test
  void what_is_no_database_is_left_alone() throws Exception {
    Files.writeString(file, "Dear diary,\n".repeat(500));
    is(opening(file), StoreError.Reason.NOT_OURS, "is not a data file of Hypergate");
    assertThat(Files.readString(file)).startsWith("Dear diary");
  }

  @Test
  void a_database_of_another_program_is_left_alone() throws Exception {
    with("create table bookmarks (x)");
    is(opening(file), StoreError.Reason.NOT_OURS, "is not a data file of Hypergate");
  }

  @Test
  void a_damaged_file_is_refused() throws Exception {
    try (Store store = Store.open(file, false)) {
      for (int i = 0; i < 50; i++) store.write(StoreTest.table("t" + i));
    }
    try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "rw")) {
      bytes.seek(100);
      bytes.write(new byte[(int) bytes.length() - 100]);
    }
    is(opening(file), StoreError.Reason.DAMAGED, "hypergate check");
  }

  @Test
  void a_file_that_another_program_holds_is_refused() throws Exception {
    Store.open(file, false).close();
    try (Connection connection = other();
        var statement = connection.createStatement()) {
      statement.execute("begin exclusive");
      is(opening(file), StoreError.Reason.LOCKED, "in use by another program");
    }
  }

  @Test
  void what_cannot_be_written_is_refused() throws Exception {
    Path place = Files.writeString(folder.resolve("a-file"), "x");
    Path below = place.resolve("tables.db");
    assertThat(opening(below).reason()).isEqualTo(StoreError.Reason.UNREACHABLE);
    assertThat(opening(folder).reason()).isEqualTo(StoreError.Reason.UNREACHABLE);
    Store.open(file, false).close();
    assertThat(file.toFile().setReadOnly()).isTrue();
    assumeFalse(Files.isWritable(file), "nothing is read-only for root");
    is(opening(file), StoreError.Reason.READ_ONLY, "read-only");
  }

  @Test
  void while_running_a_locked_file_refuses_and_recovers() throws Exception {
    try (Store store = Store.open(file, false)) {
      store.write(StoreTest.table("a"));
      try (Connection connection = other();
          var statement = connection.createStatement()) {
        statement.execute("begin immediate");
        is(writing(store, 1), StoreError.Reason.LOCKED, "in use by another program");
        assertThat(store.journal("a", 1)).isEmpty();
        statement.execute("rollback");
      }
      store.write(Change.appends("a", List.of(StoreTest.row(1))));
      assertThat(store.journal("a", 1)).hasSize(1);
      store.check();
    }
  }

  private static StoreError writing(Store store, long seq) {
    return catchThrowableOfType(
        StoreError.class, () -> store.write(Change.appends("a", List.of(StoreTest.row(seq)))));
  }

  @Test
  void while_running_a_full_disk_refuses_and_recovers() throws Exception {
    try (Store store = Store.open(file, false)) {
      store.write(StoreTest.table("a"));
      store.onWriter("pragma max_page_count = 1");
      JournalRow big = new JournalRow(2, 0, "answer", "x".repeat(100_000));
      StoreError error =
          catchThrowableOfType(
              StoreError.class,
              () -> store.write(Change.appends("a", List.of(StoreTest.row(1), big))));
      is(error, StoreError.Reason.FULL, "the disk is full");
      assertThat(store.journal("a", 1)).as("half of it").isEmpty();
      store.onWriter("pragma max_page_count = 1000000");
      store.write(Change.appends("a", List.of(StoreTest.row(1), big)));
      assertThat(store.journal("a", 1)).hasSize(2);
    }
  }

  @Test
  void while_running_a_read_only_file_refuses_and_recovers() throws Exception {
    try (Store store = Store.open(file, false)) {
      store.write(StoreTest.table("a"));
      store.onWriter("pragma query_only = true");
      is(writing(store, 1), StoreError.Reason.READ_ONLY, "read-only");
      store.onWriter("pragma query_only = false");
      store.write(Change.appends("a", List.of(StoreTest.row(1))));
    }
  }

  @Test
  void the_version_is_that_of_the_last_migration() {
    Store.open(file, false).close();
    MigrationInfo[] all =
        Flyway.configure()
            .dataSource("jdbc:sqlite:" + file, null, null)
            .locations("classpath:hypergate/server/store")
            .load()
            .info()
            .all();
    assertThat(all[all.length - 1].getVersion().getVersion())
        .isEqualTo(Integer.toString(Schema.VERSION));
  }

  @Test
  void one_server_a_file() {
    try (DataLock lock = DataLock.take(file)) {
      lock.publish(URI.create("http://127.0.0.1:8123/"));
      assertThat(DataLock.holder(file)).contains(URI.create("http://127.0.0.1:8123/"));
      StoreError error = catchThrowableOfType(StoreError.class, () -> DataLock.take(file));
      is(error, StoreError.Reason.LOCKED, "at http://127.0.0.1:8123/");
    }
    assertThat(DataLock.holder(file)).isEmpty();
    DataLock.take(file).close();
    assertThat(DataLock.holder(folder.resolve("other.db"))).isEmpty();
  }

  @Test
  void no_confirmed_row_is_lost_when_the_process_is_killed() throws Exception {
    Path said = folder.resolve("said");
    Process writer =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                KilledWriter.class.getName(),
                file.toString())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .redirectOutput(said.toFile())
            .start();
    while (Files.size(said) < 20_000) {
      assertThat(writer.isAlive()).isTrue();
      Thread.sleep(20);
    }
    writer.destroyForcibly().waitFor();
    long[] confirmed = new long[KilledWriter.TABLES];
    for (String line : Files.readAllLines(said)) {
      // The last line may be cut off.
      if (!line.endsWith(";")) continue;
      String[] words = line.replace(";", "").split(" ");
      confirmed[Integer.parseInt(words[0])] = Long.parseLong(words[1]);
    }
    try (DataLock lock = DataLock.take(file);
        Store store = Store.open(file, false)) {
      assertThat(lock).isNotNull();
      for (int i = 0; i < confirmed.length; i++) {
        List<JournalRow> rows = store.journal("t" + i, 1);
        assertThat(rows.size()).isGreaterThanOrEqualTo((int) confirmed[i]);
        for (int seq = 1; seq <= rows.size(); seq++)
          assertThat(rows.get(seq - 1).seq()).isEqualTo(seq);
      }
    }
  }
}
