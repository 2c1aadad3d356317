package hypergate.server.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Opens the file and brings its tables up to date.
final class Schema {
  /// The number of the last migration that we have.
  static final int VERSION = 3;

  /// What `user_version` says in a file that a server has open, or had when it died: then its log
  /// must be beside it.
  static final int OPEN = 1;

  /// What it says in a file that was closed, and in a backup: then no log can be its own.
  static final int CLOSED = 2;

  /// "HYPG": what our first migration writes into the head of a file.
  private static final int OURS = 1_213_812_807;

  /// How long the head of a file of SQLite is, and where `user_version` stands in it.
  private static final int HEAD = 100;

  private static final int USER_VERSION = 60;

  private static final Logger LOG = LoggerFactory.getLogger(Schema.class);
  private static final String MIGRATIONS = "classpath:hypergate/server/store";

  private Schema() {}

  /// How long to wait for another program that writes.
  static final int PATIENCE_MILLIS = 2000;

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

  /// Makes the file, or makes sure that it is ours, sound and as new as this program.
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
    Whereabouts.single(file);
  }

  /// The version of the tables in the file, 0 for none; proves on the way that we may write it.
  private static int version(Path file, boolean durable) throws SQLException {
    if (hasForeignLog(file)) throw new StoreError(file, StoreError.Reason.FOREIGN_LOG, null);
    boolean cutOff = isCutOff(file);
    spare(file);
    try (Connection connection = connect(file, durable);
        Statement statement = connection.createStatement()) {
      statement.execute("begin immediate");
      int found =
          number(statement, "select count(*) from sqlite_schema") == 0 ? 0 : found(file, statement);
      if (found > 0) sound(file, statement);
      if (cutOff) warn(file);
      // Nobody can do even that in a file that is locked or read-only.
      statement.execute("pragma user_version = " + OPEN);
      statement.execute("commit");
      // Into the file itself, before anything else is in the log.
      statement.execute("pragma wal_checkpoint(truncate)");
      return found;
    }
  }

  /// Makes sure that the whole file can be read and that its pages fit together.
  private static void sound(Path file, Statement statement) throws SQLException {
    try (ResultSet rows = statement.executeQuery("pragma quick_check(1)")) {
      if (rows.next() && rows.getString(1).equals("ok")) return;
    }
    throw new StoreError(file, StoreError.Reason.DAMAGED, null);
  }

  /// Whether the log beside a file cannot be its own: SQLite would write another file's pages into
  /// this one.
  static boolean hasForeignLog(Path file) throws SQLException {
    return Whereabouts.log(Whereabouts.real(file)).toFile().length() > 0 && mark(file) == CLOSED;
  }

  /// Whether a file was copied or moved without its log while a server had it open: what was
  /// confirmed last may be missing.
  static boolean isCutOff(Path file) throws SQLException {
    return !Files.exists(Whereabouts.log(Whereabouts.real(file))) && mark(file) == OPEN;
  }

  // What the file itself says, whatever is in the log. Read by hand: where the disk was full while
  // the log went into the file, its end is missing, which SQLite without the log takes for damage.
  private static int mark(Path file) throws SQLException {
    ByteBuffer head = ByteBuffer.allocate(HEAD);
    try (FileChannel channel = FileChannel.open(Whereabouts.real(file), StandardOpenOption.READ)) {
      while (head.hasRemaining() && channel.read(head) >= 0) {}
    } catch (NoSuchFileException e) {
      return 0;
    } catch (IOException e) {
      throw new SQLException(e);
    }
    return head.hasRemaining() ? 0 : head.getInt(USER_VERSION);
  }

  private static void warn(Path file) {
    LOG.atWarn()
        .addKeyValue("data", file)
        .log(
            "this file was copied or moved without its log (the file with -wal behind its name)"
                + " while a server had it open: what was confirmed last may be missing");
  }

  /// The version of the tables in a file that is not empty.
  ///
  /// @throws StoreError when it is not ours, or of a later version than we know
  static int found(Path file, Statement statement) throws SQLException {
    boolean known =
        number(statement, "select count(*) from sqlite_schema where name = 'flyway_schema_history'")
            > 0;
    if (!known || isForeign(statement))
      throw new StoreError(file, StoreError.Reason.NOT_OURS, null);
    int found =
        number(
            statement,
            "select coalesce(max(cast(version as integer)), 0) from flyway_schema_history where"
                + " success");
    if (found > VERSION) throw new StoreError(file, StoreError.Reason.NEWER, null);
    return found;
  }

  // Others keep their tables up to date in the same way. While there is nothing but the list of
  // what
  // was done, nothing was, and whoever made it was killed.
  private static boolean isForeign(Statement statement) throws SQLException {
    return number(statement, "pragma application_id") != OURS
        && number(
                statement,
                "select count(*) from sqlite_schema where name not like 'sqlite%' and name not"
                    + " like 'flyway%'")
            > 0;
  }

  /// Makes sure that a file of another program is not touched: even opening ours changes its head.
  private static void spare(Path file) throws SQLException {
    Path real = Whereabouts.real(file);
    if (real.toFile().length() == 0 || Whereabouts.log(real).toFile().length() > 0) return;
    try (Connection connection = ReadOnly.withoutLog(real);
        Statement statement = connection.createStatement()) {
      if (isForeign(statement)) throw new StoreError(file, StoreError.Reason.NOT_OURS, null);
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
