package hypergate.server.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ThreadLocalRandom;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jspecify.annotations.Nullable;

/// A database of PostgreSQL, in which all that is ours stands in the schema `hypergate`.
///
/// One server at a time: the connection that writes holds an advisory lock, so that whoever has
/// lost the lock has lost the connection with it, and can write nothing.
final class Postgres implements Database {
  /// Where all that is ours stands.
  static final String SCHEMA = "hypergate";

  private static final String MIGRATIONS = "classpath:hypergate/server/postgres";

  /// "HYPG": whose lock it is.
  private static final long LOCK = 1_213_812_807L;

  /// How long an old connection of ours may take to end, in steps of a tenth of a second.
  private static final int TRIES = 30;

  private static final long STEP_MILLIS = 100;

  private final DatabaseAddress address;
  private final String writer;

  /// Makes the tables if there are none.
  ///
  /// @throws StoreError when the database cannot be used
  Postgres(DatabaseAddress address) {
    this.address = address;
    byte[] name = new byte[6];
    ThreadLocalRandom.current().nextBytes(name);
    writer = "hypergate writer " + HexFormat.of().formatHex(name);
    prepare();
  }

  private void prepare() {
    int found = version();
    if (found > Schema.VERSION)
      throw new StoreError(address, StoreError.Reason.DATABASE_NEWER, null);
    if (found == Schema.VERSION) return;
    Map<String, String> properties = new HashMap<>();
    properties().forEach((key, value) -> properties.put(key.toString(), value.toString()));
    try {
      Flyway.configure()
          .dataSource(address.url(), null, null)
          .jdbcProperties(properties)
          .schemas(SCHEMA)
          .defaultSchema(SCHEMA)
          .locations(MIGRATIONS)
          .load()
          .migrate();
    } catch (FlywayException e) {
      for (Throwable cause = e; cause != null; cause = cause.getCause())
        if (cause instanceof SQLException sql) throw error(sql);
      throw broken(e);
    }
  }

  /// The version of our tables, 0 for none.
  private int version() {
    try (Connection connection = connect();
        Statement statement = connection.createStatement()) {
      if (number(statement, "select count(*) from pg_tables where schemaname = 'hypergate'") == 0)
        return 0;
      if (number(
              statement,
              "select count(*) from pg_tables where schemaname = 'hypergate' and tablename ="
                  + " 'flyway_schema_history'")
          == 0) throw new StoreError(address, StoreError.Reason.DATABASE_NOT_OURS, null);
      return number(
          statement,
          "select coalesce(max(cast(version as integer)), 0) from hypergate.flyway_schema_history"
              + " where success and version is not null");
    } catch (SQLException e) {
      throw error(e);
    }
  }

  private static int number(Statement statement, String query) throws SQLException {
    try (ResultSet rows = statement.executeQuery(query)) {
      rows.next();
      return rows.getInt(1);
    }
  }

  private Properties properties() {
    Properties properties = address.login();
    properties.setProperty("currentSchema", SCHEMA);
    properties.setProperty("ApplicationName", "hypergate");
    // In seconds. A machine that has gone is noticed; no statement of ours takes as long.
    properties.setProperty("connectTimeout", "5");
    properties.setProperty("loginTimeout", "10");
    properties.setProperty("socketTimeout", "20");
    properties.setProperty("tcpKeepAlive", "true");
    return properties;
  }

  @Override
  public Connection connect() throws SQLException {
    return DriverManager.getConnection(address.url(), properties());
  }

  /// The lock goes with the connection that writes.
  @Override
  public void verify() {}

  @Override
  public String begin() {
    return "begin";
  }

  @Override
  public void connected(Statements statements) throws SQLException {
    try (Statement statement = statements.connection().createStatement()) {
      statement.execute("set application_name = '" + writer + "'");
      if (isOurs(statement)) return;
      // A connection of ours that we have lost may still hold it on the other side.
      int ended =
          number(
              statement,
              "select count(pg_terminate_backend(pid)) from pg_stat_activity where pid <>"
                  + " pg_backend_pid() and application_name = '"
                  + writer
                  + "'");
      // Where none is left it may have ended since we tried.
      for (int i = 0; i < (ended > 0 ? TRIES : 1); i++) {
        if (isOurs(statement)) return;
        Thread.sleep(STEP_MILLIS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    throw new StoreError(address, StoreError.Reason.DATABASE_HELD, null);
  }

  private static boolean isOurs(Statement statement) throws SQLException {
    return number(
            statement, "select case when pg_try_advisory_lock(" + LOCK + ") then 1 else 0 end")
        == 1;
  }

  @Override
  public void gone() {}

  @Override
  public void finishing(Statements statements) {}

  @Override
  public void leave() {}

  @Override
  public boolean isTaken(SQLException failure) {
    return "23505".equals(failure.getSQLState()) || "23503".equals(failure.getSQLState());
  }

  @Override
  public boolean isLost(SQLException failure) {
    String state = String.valueOf(failure.getSQLState());
    // The connection itself; the server is stopping or was just started; a colleague has ended us.
    return state.startsWith("08") || state.startsWith("57P");
  }

  @Override
  public StoreError error(SQLException failure) {
    return new StoreError(address, reason(String.valueOf(failure.getSQLState())), failure);
  }

  private static StoreError.Reason reason(String state) {
    return switch (state) {
      case "28000", "28P01", "08004" -> StoreError.Reason.DATABASE_CLOSED;
      case "3D000" -> StoreError.Reason.DATABASE_MISSING;
      case "42501", "25006" -> StoreError.Reason.DATABASE_FORBIDDEN;
      case "53100" -> StoreError.Reason.DATABASE_FULL;
      default ->
          state.startsWith("08") || state.startsWith("57P") || state.equals("53300")
              ? StoreError.Reason.DATABASE_UNREACHABLE
              : StoreError.Reason.DATABASE_BROKEN;
    };
  }

  @Override
  public StoreError broken(@Nullable Throwable failure) {
    return new StoreError(address, StoreError.Reason.DATABASE_BROKEN, failure);
  }

  @Override
  public String toString() {
    return address.toString();
  }
}
