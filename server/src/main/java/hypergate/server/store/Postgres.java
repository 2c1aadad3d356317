package hypergate.server.store;

import hypergate.server.trace.Step;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ThreadLocalRandom;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A database of PostgreSQL, in which all that is ours stands in the schema `hypergate`.
///
/// Any number of nodes may have it at the same time: the connection of each that writes holds an
/// advisory lock with the others, and whoever wants it alone, to move tables in, holds that lock
/// without them. Whoever has lost the lock has lost the connection with it, and can write nothing.
///
/// Its clock is that of all nodes, so that theirs may differ.
final class Postgres implements Database {
  /// Where all that is ours stands.
  static final String SCHEMA = "hypergate";

  private static final Logger LOG = LoggerFactory.getLogger(Postgres.class);
  private static final String MIGRATIONS = "classpath:hypergate/server/postgres";

  /// The number of the last migration that we have; those up to [Schema#VERSION] are the file's.
  static final int VERSION = 5;

  /// "HYPG": whose lock it is.
  private static final long LOCK = 1_213_812_807L;

  private static final String TIME = "(extract(epoch from clock_timestamp()) * 1000)::bigint";

  /// That no node is there of the release in a column.
  private static final String FREE =
      "not exists (select 1 from node there where there.release = %s)";

  private static final long NANOS = 1_000_000;

  /// What holds for a connection of ours at the other end. A node that is cut off, or stands still,
  /// in the middle of a transaction would have others wait for what it has locked: after two
  /// seconds that transaction is over. The rest is how a machine that has gone is noticed from
  /// there.
  static final String PATIENCE =
      "set idle_in_transaction_session_timeout = 2000; set tcp_keepalives_idle = 15;"
          + " set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3";

  /// That a transaction took too long, and its connection is gone.
  private static final String IDLE = "25P03";

  private final DatabaseAddress address;
  private final boolean alone;
  private final String release;
  private final String node;
  private final String writer;

  /// Nanoseconds by which the database's time is ahead of our ticks.
  private volatile long ahead;

  /// When the writer got the connection that it has, by the database's time.
  private volatile long connected;

  /// Whether this node has told that it goes.
  private volatile boolean leaving;

  /// Looks at nothing yet.
  ///
  /// @param alone whether nobody else may have it meanwhile
  /// @param release what plays here: nodes of one release come to the same table by the same
  ///   journal
  Postgres(DatabaseAddress address, boolean alone, String release) {
    this.address = address;
    this.alone = alone;
    this.release = release;
    byte[] name = new byte[6];
    ThreadLocalRandom.current().nextBytes(name);
    node = HexFormat.of().formatHex(name);
    writer = "hypergate writer " + node;
    ahead = System.currentTimeMillis() * NANOS - System.nanoTime();
  }

  /// Makes the tables if there are none, and brings them up to date.
  ///
  /// @throws StoreError when the database cannot be used
  void prepare() {
    if (version() == VERSION) return;
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
  ///
  /// @throws StoreError when they are none of ours, or of a later version than we know
  int version() {
    try (Connection connection = connect();
        Statement statement = connection.createStatement()) {
      if (number(statement, "select count(*) from pg_tables where schemaname = 'hypergate'") == 0)
        return 0;
      if (number(
              statement,
              "select count(*) from pg_tables where schemaname = 'hypergate' and tablename ="
                  + " 'flyway_schema_history'")
          == 0) throw new StoreError(address, StoreError.Reason.DATABASE_NOT_OURS, null);
      int found =
          number(
              statement,
              "select coalesce(max(cast(version as integer)), 0) from"
                  + " hypergate.flyway_schema_history where success and version is not null");
      if (found > VERSION) throw new StoreError(address, StoreError.Reason.DATABASE_NEWER, null);
      return found;
    } catch (SQLException e) {
      throw error(e);
    }
  }

  /// Whether there is a schema of our name, with tables or without.
  boolean hasSchema() {
    try (Connection connection = connect();
        Statement statement = connection.createStatement()) {
      return number(statement, "select count(*) from pg_namespace where nspname = 'hypergate'") > 0;
    } catch (SQLException e) {
      throw error(e);
    }
  }

  /// Takes away what [#prepare] has made, if nobody else has it by now and nothing is in it.
  ///
  /// @param schema whether the schema was made as well
  void unmake(boolean schema) {
    try (Connection connection = connect();
        Statement statement = connection.createStatement()) {
      statement.execute("begin");
      if (number(
              statement,
              "select case when "
                  + "pg_try_advisory_xact_lock("
                  + LOCK
                  + ")"
                  + " then 1 else 0 end")
          == 0) return;
      for (String table : List.of("game_table", "finished_game"))
        if (number(
                    statement,
                    "select count(*) from pg_tables where schemaname = 'hypergate' and tablename ="
                        + " '"
                        + table
                        + "'")
                == 1
            && number(statement, "select count(*) from " + table) > 0) return;
      if (schema) statement.execute("drop schema if exists hypergate cascade");
      else
        statement.execute(
            "do $$ declare made record; begin for made in select tablename from pg_tables where"
                + " schemaname = 'hypergate' loop execute format('drop table hypergate.%I cascade',"
                + " made.tablename); end loop; end $$");
      statement.execute("commit");
    } catch (SQLException e) {
      LOG.atDebug().setCause(e).log("empty tables stay behind");
    }
  }

  private static int number(Statement statement, String query) throws SQLException {
    try (ResultSet rows = statement.executeQuery(query)) {
      rows.next();
      return rows.getInt(1);
    }
  }

  /// Where the driver finds it.
  String url() {
    return address.url();
  }

  /// How we log in, and how long we wait.
  Properties properties() {
    Properties properties = address.login();
    properties.setProperty("currentSchema", SCHEMA);
    properties.setProperty("ApplicationName", "hypergate");
    // In seconds. A machine that has gone is noticed; no statement of ours takes as long.
    properties.setProperty("connectTimeout", "5");
    properties.setProperty("loginTimeout", "10");
    properties.setProperty("socketTimeout", "10");
    properties.setProperty("tcpKeepAlive", "true");
    return properties;
  }

  @Override
  public Connection connect() throws SQLException {
    Connection connection = DriverManager.getConnection(url(), properties());
    try (Statement statement = connection.createStatement()) {
      statement.execute(PATIENCE);
    } catch (SQLException e) {
      connection.close();
      throw e;
    }
    return connection;
  }

  /// The lock goes with the connection that writes.
  @Override
  public void verify() {}

  @Override
  public String begin() {
    return "begin";
  }

  @Override
  public String system() {
    return "postgresql";
  }

  @Override
  public boolean isShared() {
    return true;
  }

  /// What plays here.
  String release() {
    return release;
  }

  /// Who we are among the nodes, for nobody else.
  String node() {
    return node;
  }

  @Override
  public void tell(Statements statements, News news) throws SQLException {
    if (news.what().isEmpty()) return;
    statements.run(
        "select pg_notify(?, ?)",
        Listening.CHANNEL,
        news.following(Step.current().parent()).text(node));
  }

  @Override
  public void due(Statements statements, String table, @Nullable Long due) throws SQLException {
    Jobs.write(statements, table, due);
  }

  @Override
  public boolean plays(Statements statements, String table) throws SQLException {
    if (statements.number(
            "select count(*) from game_table where id = ? and plays = ?", table, release)
        == 1) return true;
    // Whoever goes takes nothing with it.
    if (leaving) return false;
    // Of two that take it at the same time, the second finds that a node of the first is there.
    return statements.count(
            "update game_table set plays = ? where id = ? and " + FREE.formatted("plays"),
            release,
            table)
        == 1;
  }

  @Override
  public void made(Statements statements, String table) throws SQLException {
    statements.run("update game_table set plays = ? where id = ?", release, table);
  }

  @Override
  public String append() {
    return "insert into journal (table_id, seq, at_millis, kind, body) select given.* from"
        + " (values (?, ?, ?, ?, ?)) as given (id, seq, at_millis, kind, body) join game_table"
        + " found on found.id = given.id and found.plays = "
        + literal();
  }

  /// Of which tables this node may see to what is due: a condition.
  ///
  /// @param table the column that names them
  String mine(String table) {
    return "exists (select 1 from game_table mine where mine.id = "
        + table
        + " and (mine.plays = "
        + literal()
        + (leaving ? "" : " or " + FREE.formatted("mine.plays"))
        + "))";
  }

  private String literal() {
    return "'" + release.replace("'", "''") + "'";
  }

  @Override
  public void present(Statements statements, long silence) throws SQLException {
    if (leaving) return;
    statements.run(
        "insert into node (name, release, seen) values (?, ?, "
            + TIME
            + ") on conflict (name) do update set seen = excluded.seen",
        node,
        release);
    // Whoever could not reach the database either must not say that others have not.
    if (wall() - connected >= silence)
      statements.run("delete from node where name <> ? and seen < " + TIME + " - ?", node, silence);
  }

  @Override
  public void absent(Statements statements) throws SQLException {
    leaving = true;
    statements.run("delete from node where name = ?", node);
  }

  @Override
  public long wall() {
    return (System.nanoTime() + ahead) / NANOS;
  }

  /// Sees what time it is for the database, in milliseconds since 1970.
  long look(Statement statement) throws SQLException {
    long asked = System.nanoTime();
    long time;
    try (ResultSet rows = statement.executeQuery("select " + TIME)) {
      rows.next();
      time = rows.getLong(1);
    }
    long answered = System.nanoTime();
    // On its way as long as back.
    ahead = time * NANOS - (asked + (answered - asked) / 2);
    return time;
  }

  @Override
  public void connected(Statements statements) throws SQLException {
    try (Statement statement = statements.connection().createStatement()) {
      statement.execute("set application_name = '" + writer + "'");
      // What a connection of ours that we have lost was about to write is not written any more.
      statement.execute(
          "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and"
              + " application_name = '"
              + writer
              + "'");
      connected = look(statement);
      if (number(statement, "select case when " + lock() + " then 1 else 0 end") == 1) return;
    }
    throw new StoreError(
        address, alone ? StoreError.Reason.DATABASE_HELD : StoreError.Reason.DATABASE_MOVING, null);
  }

  private String lock() {
    return (alone ? "pg_try_advisory_lock(" : "pg_try_advisory_lock_shared(") + LOCK + ")";
  }

  @Override
  public void gone() {}

  @Override
  public void finishing(Statements statements) throws SQLException {
    absent(statements);
  }

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
    return isLost(state);
  }

  private static boolean isLost(String state) {
    return state.startsWith("08") || state.startsWith("57P") || state.equals(IDLE);
  }

  @Override
  public StoreError error(SQLException failure) {
    String state = String.valueOf(failure.getSQLState());
    String message = String.valueOf(failure.getMessage());
    // The driver has no state of its own for a server without TLS, or a mode that there is not.
    boolean secured = message.contains("SSL") || message.contains("sslmode");
    StoreError.Reason reason =
        state.startsWith("08") && secured ? StoreError.Reason.DATABASE_PARAMETERS : reason(state);
    return new StoreError(address, reason, failure);
  }

  private static StoreError.Reason reason(String state) {
    return switch (state) {
      case "28000", "28P01", "08004" -> StoreError.Reason.DATABASE_CLOSED;
      case "22023" -> StoreError.Reason.DATABASE_PARAMETERS;
      case "3D000" -> StoreError.Reason.DATABASE_MISSING;
      case "42501", "25006" -> StoreError.Reason.DATABASE_FORBIDDEN;
      case "53100" -> StoreError.Reason.DATABASE_FULL;
      default ->
          isLost(state) || state.equals("53300")
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
