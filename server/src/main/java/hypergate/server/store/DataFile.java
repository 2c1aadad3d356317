package hypergate.server.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/// A file of SQLite, and its log beside it.
final class DataFile implements Database {
  private final Path file;
  private final boolean durable;
  private final Runnable held;
  private final Whereabouts where;

  /// Opens a file, or makes it.
  ///
  /// @param durable whether what is written outlives a power cut, not only the death of the process
  /// @param held throws when somebody else has the file
  /// @throws StoreError when it cannot be used
  DataFile(Path file, boolean durable, Runnable held) {
    Schema.prepare(file, durable);
    this.file = file;
    this.durable = durable;
    this.held = held;
    where = new Whereabouts(file);
  }

  @Override
  public Connection connect() throws SQLException {
    return Schema.connect(file, durable);
  }

  @Override
  public String system() {
    return "sqlite";
  }

  @Override
  public boolean isShared() {
    return false;
  }

  @Override
  public void tell(Statements statements, News news) {}

  @Override
  public void due(Statements statements, String table, @Nullable Long due) {}

  @Override
  public boolean plays(Statements statements, String table) {
    return true;
  }

  @Override
  public void made(Statements statements, String table) {}

  @Override
  public String append() {
    return "insert into journal (table_id, seq, at_millis, kind, body) values (?, ?, ?, ?, ?)";
  }

  @Override
  public void present(Statements statements, long silence) {}

  @Override
  public void absent(Statements statements) {}

  @Override
  public long wall() {
    return System.currentTimeMillis();
  }

  @Override
  public void verify() {
    where.verify();
    held.run();
  }

  // Takes the right to write at once, so that nobody waits for anybody in the middle.
  @Override
  public String begin() {
    return "begin immediate";
  }

  @Override
  public void connected(Statements statements) {
    where.rememberLog();
  }

  @Override
  public void gone() {
    where.forgetLog();
  }

  // Whoever finds the file without its log later knows that nothing is missing.
  @Override
  public void finishing(Statements statements) throws SQLException {
    statements.execute("pragma user_version = " + Schema.CLOSED);
  }

  @Override
  public void leave() {
    where.leave();
  }

  @Override
  public boolean isTaken(SQLException failure) {
    if (!(failure instanceof SQLiteException sqlite)) return false;
    SQLiteErrorCode code = sqlite.getResultCode();
    return code == SQLiteErrorCode.SQLITE_CONSTRAINT_PRIMARYKEY
        || code == SQLiteErrorCode.SQLITE_CONSTRAINT_FOREIGNKEY;
  }

  // A file is there or it is not.
  @Override
  public boolean isLost(SQLException failure) {
    return false;
  }

  @Override
  public StoreError error(SQLException failure) {
    return StoreError.of(file, failure);
  }

  @Override
  public StoreError broken(@Nullable Throwable failure) {
    return new StoreError(file, StoreError.Reason.BROKEN, failure);
  }

  @Override
  public String toString() {
    return file.toString();
  }
}
