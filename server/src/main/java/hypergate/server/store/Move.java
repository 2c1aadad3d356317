package hypergate.server.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Takes everything that a data file keeps into a database of PostgreSQL: all of it or nothing. The
/// file stays as it is. No server may run on either meanwhile.
public final class Move {
  /// A row must come after the one that it belongs to.
  private static final Map<String, List<String>> TABLES = new LinkedHashMap<>();

  static {
    TABLES.put(
        "game_table", List.of("id", "created", "header", "state", "listed", "due", "summary"));
    TABLES.put("journal", List.of("table_id", "seq", "at_millis", "kind", "body"));
    TABLES.put("seat_secret", List.of("hash", "table_id", "seat"));
    TABLES.put(
        "seat_session", List.of("hash", "id", "table_id", "seat", "begun", "seen", "browser"));
    TABLES.put(
        "set_aside",
        List.of("table_id", "reason", "since", "program", "because", "detail", "opened"));
    TABLES.put("finished_game", List.of("id", "table_id", "ended", "summary", "record"));
    TABLES.put("setting", List.of("name", "value"));
  }

  private static final int BATCH = 500;

  private final Path file;
  private final DatabaseAddress address;

  private Move(Path file, DatabaseAddress address) {
    this.file = file;
    this.address = address;
  }

  /// What was moved.
  ///
  /// @param tables how many
  /// @param rows of their journals
  /// @param games how many finished games
  public record Moved(long tables, long rows, long games) {}

  /// Moves everything. Whoever calls knows that the file is ours and holds its [DataLock]. The
  /// database is looked at before anything is made in it, and that is taken away again when it
  /// fails.
  ///
  /// @throws StoreError when one of the two cannot be used
  /// @throws NotEmpty when the database keeps something already
  public static Moved all(Path file, DatabaseAddress address) throws NotEmpty {
    Postgres database = new Postgres(address, true, "");
    boolean fresh = database.version() == 0;
    boolean schemaless = !database.hasSchema();
    if (!fresh) look(database, address);
    boolean moved = false;
    try {
      Schema.prepare(file, true);
      database.prepare();
      Moved all = new Move(file, address).all(database);
      moved = true;
      return all;
    } finally {
      close(file);
      if (fresh && !moved) database.unmake(schemaless);
    }
  }

  private static void look(Postgres database, DatabaseAddress address) throws NotEmpty {
    try (Statements to = new Statements(database)) {
      database.connected(to);
      if (!isEmpty(to.connection())) throw new NotEmpty(address);
    } catch (SQLException e) {
      throw database.error(e);
    }
  }

  /// The database keeps something already; nothing was changed.
  public static final class NotEmpty extends Exception {
    private static final long serialVersionUID = 1;

    NotEmpty(DatabaseAddress address) {
      super(address + " keeps tables or games already. Nothing was changed; name an empty one.");
    }
  }

  // Whoever finds the file later knows that it was closed.
  private static void close(Path file) {
    try (Connection connection = Schema.connect(file, true);
        Statement statement = connection.createStatement()) {
      statement.execute("pragma user_version = " + Schema.CLOSED);
      statement.execute("pragma wal_checkpoint(truncate)");
    } catch (SQLException e) {
      // Then it says that it was not closed, and is whole all the same.
    }
  }

  private Moved all(Postgres database) throws NotEmpty {
    try (Statements to = new Statements(database)) {
      to.execute("begin");
      database.connected(to);
      if (!isEmpty(to.connection())) throw new NotEmpty(address);
      // What a server that was started for a moment has noted.
      to.execute("delete from setting");
      Map<String, Long> counts = new LinkedHashMap<>();
      try (Connection from = ReadOnly.of(file);
          Statement moment = from.createStatement()) {
        moment.execute("begin");
        for (String table : TABLES.keySet()) counts.put(table, copy(table, from, to.connection()));
      } catch (SQLException e) {
        throw of(e, database);
      }
      Jobs.writeAll(to);
      to.execute("commit");
      return new Moved(
          counts.getOrDefault("game_table", 0L),
          counts.getOrDefault("journal", 0L),
          counts.getOrDefault("finished_game", 0L));
    } catch (SQLException e) {
      throw database.error(e);
    }
  }

  // Two databases are spoken to at once, and each has errors of its own.
  private StoreError of(SQLException e, Postgres database) {
    return e instanceof org.sqlite.SQLiteException ? StoreError.of(file, e) : database.error(e);
  }

  private static boolean isEmpty(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      for (String table : List.of("game_table", "finished_game"))
        try (ResultSet rows = statement.executeQuery("select 1 from " + table + " limit 1")) {
          if (rows.next()) return false;
        }
      return true;
    }
  }

  private long copy(String table, Connection from, Connection to) throws SQLException {
    List<String> columns = TABLES.getOrDefault(table, List.of());
    String names = String.join(", ", columns);
    String places = String.join(", ", Collections.nCopies(columns.size(), "?"));
    long copied = 0;
    try (Statement reading = from.createStatement();
        ResultSet rows = reading.executeQuery("select " + names + " from " + table);
        PreparedStatement writing =
            to.prepareStatement(
                "insert into " + table + " (" + names + ") values (" + places + ")")) {
      while (rows.next()) {
        for (int i = 1; i <= columns.size(); i++) {
          Object value = rows.getObject(i);
          if (value instanceof String text && text.indexOf(0) >= 0)
            throw StoreError.nul(address, file, where(table, columns, i, rows));
          writing.setObject(i, value);
        }
        writing.addBatch();
        if (++copied % BATCH == 0) writing.executeBatch();
      }
      writing.executeBatch();
    }
    try (Statement counting = to.createStatement();
        ResultSet count = counting.executeQuery("select count(*) from " + table)) {
      count.next();
      if (count.getLong(1) == copied) return copied;
      throw new StoreError(address, StoreError.Reason.DATABASE_BROKEN, null);
    }
  }

  // Which row: keys have no NUL, unless they are the place themselves. No secret is told.
  private static String where(String table, List<String> columns, int column, ResultSet row)
      throws SQLException {
    String name = columns.get(column - 1);
    StringBuilder where = new StringBuilder("the column " + name + " of " + table);
    for (String key : List.of("id", "table_id", "seq", "name"))
      if (columns.contains(key) && !key.equals(name))
        where.append(", ").append(key).append(' ').append(row.getString(key));
    return where.toString();
  }
}
