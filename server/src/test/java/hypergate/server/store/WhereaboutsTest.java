package hypergate.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.RandomAccessFile;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// One file, whatever it is called; and what happens when it is not there any more.
final class WhereaboutsTest {
  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void choose() {
    file = folder.resolve("tables.db");
  }

  private static StoreError opening(Path data) {
    return catchThrowableOfType(StoreError.class, () -> Store.open(data, false).close());
  }

  private static StoreError taking(Path data) {
    return catchThrowableOfType(StoreError.class, () -> DataLock.take(data).close());
  }

  private static StoreError writing(Store store, long seq) {
    return catchThrowableOfType(
        StoreError.class, () -> store.write(Change.appends("a", List.of(StoreTest.row(seq)))));
  }

  private static StoreError.Reason checking(Store store) {
    StoreError error = catchThrowableOfType(StoreError.class, store::check);
    assertThat(error).isNotNull();
    assertThat(error.sentence()).startsWith("the data file ").doesNotContain("tables.db");
    return error.reason();
  }

  @Test
  void a_link_leads_to_the_same_lock() throws Exception {
    Path link = Files.createSymbolicLink(folder.resolve("link.db"), file);
    Path there = Files.createDirectory(folder.resolve("there"));
    Path folders = Files.createSymbolicLink(folder.resolve("here"), there);
    // Before the file exists, and afterwards.
    for (int i = 0; i < 2; i++) {
      try (DataLock lock = DataLock.take(file)) {
        lock.publish(URI.create("http://127.0.0.1:8123/"));
        assertThat(taking(link).reason()).isEqualTo(StoreError.Reason.LOCKED);
        assertThat(DataLock.holder(link)).isPresent();
      }
      try (DataLock lock = DataLock.take(folders.resolve("tables.db"))) {
        assertThat(lock).isNotNull();
        assertThat(taking(there.resolve("tables.db")).reason()).isEqualTo(StoreError.Reason.LOCKED);
      }
      Store.open(link, false).close();
      assertThat(file).exists();
    }
  }

  @Test
  void a_file_with_two_names_is_refused_under_both() throws Exception {
    try (Store store = Store.open(file, false)) {
      store.write(StoreTest.table("a"));
      Path other = Files.createLink(folder.resolve("other.db"), file);
      for (Path name : List.of(file, other)) {
        assertThat(taking(name).reason()).isEqualTo(StoreError.Reason.DOUBLED);
        assertThat(opening(name).reason()).isEqualTo(StoreError.Reason.DOUBLED);
      }
      assertThat(opening(other)).hasMessageContaining("hard link").hasMessageContaining("other.db");
      Files.delete(other);
    }
    assertThat(opening(file)).isNull();
  }

  @Test
  void a_lock_that_was_deleted_is_taken_again_unless_somebody_else_has_it() throws Exception {
    Path name = folder.resolve("tables.db.lock");
    try (DataLock lock = DataLock.take(file)) {
      lock.publish(URI.create("http://127.0.0.1:8123/"));
      Files.delete(name);
      lock.verify();
      assertThat(DataLock.holder(file)).contains(URI.create("http://127.0.0.1:8123/"));
      Files.delete(name);
      try (DataLock thief = DataLock.take(file);
          Store store = Store.open(file, false, lock, _ -> {})) {
        assertThat(thief).isNotNull();
        StoreError error =
            catchThrowableOfType(StoreError.class, () -> store.write(StoreTest.table("a")));
        assertThat(error.reason()).isEqualTo(StoreError.Reason.LOCKED);
      }
    }
  }

  @Test
  void nothing_is_confirmed_into_a_file_that_is_gone() throws Exception {
    Path elsewhere = folder.resolve("elsewhere.db");
    try (Store store = Store.open(file, false)) {
      store.write(StoreTest.table("a"));
      store.check();
      Files.move(file, elsewhere);
      assertThat(checking(store)).isEqualTo(StoreError.Reason.GONE);
      assertThat(writing(store, 1).reason()).isEqualTo(StoreError.Reason.GONE);
      assertThat(file).as("made anew, and empty").doesNotExist();
      Files.move(elsewhere, file);
      store.write(Change.appends("a", List.of(StoreTest.row(1))));
      store.check();
      assertThat(store.journal("a", 1)).containsExactly(StoreTest.row(1));
    }
  }

  @Test
  void nothing_is_confirmed_into_a_file_that_was_replaced() throws Exception {
    Path copy = folder.resolve("copy.db");
    Store.open(copy, false).close();
    try (Store store = Store.open(file, false)) {
      store.write(StoreTest.table("a"));
      Files.move(copy, file, StandardCopyOption.REPLACE_EXISTING);
      assertThat(checking(store)).isEqualTo(StoreError.Reason.REPLACED);
      assertThat(writing(store, 1).reason()).isEqualTo(StoreError.Reason.REPLACED);
    }
    try (Store store = Store.open(file, false)) {
      assertThat(store.table("a")).as("the file that was put there").isEmpty();
    }
    assertThat(folder.resolve("tables.db.replaced-wal")).exists();
  }

  @Test
  void a_log_of_another_file_is_not_mixed_in() throws Exception {
    Path log = folder.resolve("tables.db-wal");
    byte[] foreign;
    try (Store store = Store.open(file, false)) {
      store.write(StoreTest.table("a"));
      foreign = Files.readAllBytes(log);
    }
    byte[] closed = Files.readAllBytes(file);
    Files.write(log, foreign);
    assertThat(opening(file).reason()).isEqualTo(StoreError.Reason.FOREIGN_LOG);
    assertThat(Files.readAllBytes(file)).isEqualTo(closed);
    Files.delete(log);
    assertThat(opening(file)).isNull();
  }

  @Test
  void a_copy_without_its_log_is_known() throws Exception {
    Path copy = folder.resolve("copy.db");
    Path whole = folder.resolve("whole.db");
    try (Store store = Store.open(file, false)) {
      store.write(StoreTest.table("a"));
      Files.copy(file, copy);
      Files.copy(file, whole);
      Files.copy(folder.resolve("tables.db-wal"), folder.resolve("whole.db-wal"));
    }
    assertThat(Schema.isCutOff(copy)).isTrue();
    assertThat(Schema.isCutOff(whole)).isFalse();
    assertThat(Schema.isCutOff(file)).isFalse();
    // There may be nothing better, so it is opened all the same; the log warns.
    try (Store store = Store.open(copy, false)) {
      assertThat(store.table("a")).as("only in the log").isEmpty();
    }
    try (Store store = Store.open(whole, false)) {
      assertThat(store.table("a")).isPresent();
    }
  }

  @Test
  void a_log_that_was_deleted_stops_writing_and_stopping_saves_it_all() throws Exception {
    try (Store store = Store.open(file, false)) {
      store.write(StoreTest.table("a"));
      store.write(Change.appends("a", List.of(StoreTest.row(1))));
      Files.delete(folder.resolve("tables.db-wal"));
      assertThat(checking(store)).isEqualTo(StoreError.Reason.LOG_GONE);
      assertThat(writing(store, 2).reason()).isEqualTo(StoreError.Reason.LOG_GONE);
    }
    try (Store store = Store.open(file, false)) {
      assertThat(store.journal("a", 1)).containsExactly(StoreTest.row(1));
    }
  }

  @Test
  void what_went_wrong_last_is_known_without_writing() throws Exception {
    try (Store store = Store.open(file, false);
        Connection other = DriverManager.getConnection("jdbc:sqlite:" + file);
        var statement = other.createStatement()) {
      store.write(StoreTest.table("a"));
      statement.execute("begin immediate");
      // Nobody wants to write, so nobody is in the way.
      store.check();
      assertThat(writing(store, 1).reason()).isEqualTo(StoreError.Reason.LOCKED);
      assertThat(checking(store)).isEqualTo(StoreError.Reason.LOCKED);
      statement.execute("rollback");
      store.write(Change.appends("a", List.of(StoreTest.row(1))));
      store.check();
    }
  }

  @Test
  void a_damaged_page_is_found_at_the_start() throws Exception {
    try (Store store = Store.open(file, false)) {
      store.write(StoreTest.table("a"));
      for (int i = 1; i <= 300; i++) store.write(Change.appends("a", List.of(StoreTest.row(i))));
    }
    long page;
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        var statement = connection.createStatement();
        var rows =
            statement.executeQuery(
                "select max(pageno) from dbstat where name = 'journal' and pagetype = 'leaf'")) {
      page = rows.getLong(1);
    }
    try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "rw")) {
      // The count of cells of one page, far from everything that is read first.
      bytes.seek((page - 1) * 4096 + 3);
      bytes.write(new byte[] {0x7f, 0x7f});
    }
    assertThat(opening(file).reason()).isEqualTo(StoreError.Reason.DAMAGED);
    assertThat(opening(file)).hasMessageContaining("hypergate backup");
  }
}
