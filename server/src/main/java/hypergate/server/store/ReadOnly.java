package hypergate.server.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteOpenMode;

/// Connections that change nothing.
final class ReadOnly {
  private ReadOnly() {}

  /// Reads a file and its log, beside a server that writes if there is one.
  static Connection of(Path file) throws SQLException {
    return open(file, "mode=ro");
  }

  /// Reads a file as if it had no log, and as if nobody wrote it.
  static Connection withoutLog(Path file) throws SQLException {
    return open(file, "mode=ro&immutable=1");
  }

  private static Connection open(Path file, String how) throws SQLException {
    SQLiteConfig config = new SQLiteConfig();
    config.setReadOnly(true);
    config.setOpenMode(SQLiteOpenMode.OPEN_URI);
    config.setBusyTimeout(Schema.PATIENCE_MILLIS);
    return config.createConnection(
        "jdbc:sqlite:"
            + file.toAbsolutePath().toUri().toString().replace("file:///", "file:/")
            + "?"
            + how);
  }
}
