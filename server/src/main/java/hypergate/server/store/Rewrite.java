package hypergate.server.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;

/// Changes what otherwise never changes: for removing what somebody wants to be forgotten. All of
/// it or nothing, and nothing of what was there stays in the file. No server may run meanwhile:
/// whoever calls holds the [DataLock].
public final class Rewrite implements AutoCloseable {
  private final Path file;
  private final Connection connection;
  private boolean committed;

  private Rewrite(Path file, Connection connection) {
    this.file = file;
    this.connection = connection;
  }

  /// Begins.
  ///
  /// @throws StoreError when the file cannot be changed
  public static Rewrite begin(Path file) {
    Schema.prepare(file, true);
    try {
      Rewrite rewrite = new Rewrite(file, Schema.connect(file, true));
      rewrite.execute("pragma secure_delete = on");
      rewrite.execute("begin immediate");
      return rewrite;
    } catch (SQLException e) {
      throw StoreError.of(file, e);
    }
  }

  private void execute(String sql) {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw StoreError.of(file, e);
    }
  }

  private void run(String sql, Object... values) {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < values.length; i++) statement.setObject(i + 1, values[i]);
      statement.executeUpdate();
    } catch (SQLException e) {
      throw StoreError.of(file, e);
    }
  }

  /// A table's header and summary.
  public void table(String id, String header, String summary) {
    run("update game_table set header = ?, summary = ? where id = ?", header, summary, id);
  }

  /// A row of a journal.
  public void row(String table, long seq, String body) {
    run("update journal set body = ? where table_id = ? and seq = ?", body, table, seq);
  }

  /// Forgets the browsers that sit at a seat; its link stays.
  public void signOut(String table, String seat) {
    run("delete from seat_session where table_id = ? and seat = ?", table, seat);
  }

  /// The summary of a finished game.
  public void game(String id, String summary) {
    run("update finished_game set summary = ? where id = ?", summary, id);
  }

  /// Forgets a table with its journal and its finished games.
  public void remove(String table) {
    run("delete from finished_game where table_id = ?", table);
    run("delete from game_table where id = ?", table);
  }

  /// Makes it so, and wipes what was there before.
  public void commit() {
    execute("commit");
    committed = true;
    execute("vacuum");
  }

  /// Without [#commit] nothing has changed.
  @Override
  public void close() {
    try {
      if (!committed) execute("rollback");
      execute("pragma user_version = " + Schema.CLOSED);
      execute("pragma wal_checkpoint(truncate)");
      connection.close();
    } catch (SQLException | StoreError e) {
      // It is closed for us either way.
    }
  }
}
