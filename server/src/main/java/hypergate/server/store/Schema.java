package hypergate.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;

/// Opens the file and brings its tables up to date.
final class Schema {
  /// The number of the last migration that we have.
  static final int VERSION = 1;

  private static final String MIGRATIONS = "classpath:hypergate/server/store";

  private Schema() {}

  /// How long to wait for another program that writes.
  private static final int PATIENCE_MILLIS = 2000;

  static Connection connect(Path file, boolean durable) throws SQLException {
    return DriverManager.getConnection(url(file, durable));
  }

  // The journal mode cannot be changed inside a transaction, so the pragmas stand in the address.
  private static String url(Path file, boolean durable) {
    return "jdbc:sqlite:"
        + file.toAbsolutePath()
        + "?journal_mode=WAL&foreign_keys=true&busy_timeout="
        + PATIENCE_MILLIS
        + "&synchronous="
        + (durable ? "FULL" : "NORMAL");
  }

  /// Makes the file, or makes sure that it is ours and as new as this program.
  static void prepare(Path file, boolean durable) {
    reach(file);
    try {
      if (version(file, durable) < VERSION) migrate(file, durable);
    } catch (SQLException e) {
      throw StoreError.of(file, e);
    }
  }

  /// Makes the folder of a file, or says why there is no way to it.
  static void reach(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    try {
      if (folder != null) Files.createDirectories(folder);
    } catch (IOException e) {
      throw new StoreError(file, StoreError.Reason.UNREACHABLE, e);
    }
    if (Files.isDirectory(file)) throw new StoreError(file, StoreError.Reason.UNREACHABLE, null);
    if (Files.exists(file) && !Files.isWritable(file))
      throw new StoreError(file, StoreError.Reason.READ_ONLY, null);
    if (folder != null && !Files.isWritable(folder))
      throw new StoreError(file, StoreError.Reason.READ_ONLY, null);
  }

  /// The version of the tables in the file, 0 for none; proves on the way that we may write it.
  private static int version(Path file, boolean durable) throws SQLException {
    try (Connection connection = connect(file, durable);
        Statement statement = connection.createStatement()) {
      statement.execute("begin immediate");
      int found = 0;
      boolean any = number(statement, "select count(*) from sqlite_schema") > 0;
      boolean known =
          number(
                  statement,
                  "select count(*) from sqlite_schema where name = 'flyway_schema_history'")
              > 0;
      if (known)
        found =
            number(
                statement,
                "select coalesce(max(cast(version as integer)), 0) from flyway_schema_history where"
                    + " success");
      else if (any) throw new StoreError(file, StoreError.Reason.NOT_OURS, null);
      if (found > VERSION) throw new StoreError(file, StoreError.Reason.NEWER, null);
      // Writes nothing new, but nobody can do even that in a file that is locked or read-only.
      statement.execute("pragma user_version = " + number(statement, "pragma user_version"));
      statement.execute("commit");
      return found;
    }
  }

  private static int number(Statement statement, String query) throws SQLException {
    try (ResultSet rows = statement.executeQuery(query)) {
      rows.next();
      return rows.getInt(1);
    }
  }

  private static void migrate(Path file, boolean durable) {
    try {
      Flyway.configure()
          .dataSource(url(file, durable), null, null)
          .locations(MIGRATIONS)
          .load()
          .migrate();
    } catch (FlywayException e) {
      for (Throwable cause = e; cause != null; cause = cause.getCause())
        if (cause instanceof SQLException sql) throw StoreError.of(file, sql);
      throw new StoreError(file, StoreError.Reason.BROKEN, e);
    }
  }
}
