package hypergate.server.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/// A data file as somebody reads it who changes nothing: at rest, beside a server that runs on it,
/// or a copy. Everything is read as it was at one moment.
public final class Kept implements AutoCloseable {
  /// As many faults of the file itself as are told one by one.
  private static final int FAULTS = 100;

  private final Path file;
  private final Connection connection;

  private Kept(Path file, Connection connection) {
    this.file = file;
    this.connection = connection;
  }

  /// Opens a data file.
  ///
  /// @throws StoreError when there is none, or it is not ours
  public static Kept open(Path file) {
    Path real = Whereabouts.real(file);
    if (!Files.isRegularFile(real) || !Files.isReadable(real))
      throw new StoreError(file, StoreError.Reason.UNREACHABLE, null);
    try {
      boolean log = Files.exists(Whereabouts.log(real)) && !Schema.hasForeignLog(file);
      Connection connection = log ? ReadOnly.of(real) : ReadOnly.withoutLog(real);
      try {
        Kept kept = new Kept(file, connection);
        kept.begin();
        return kept;
      } catch (SQLException | StoreError e) {
        connection.close();
        throw e;
      }
    } catch (SQLException e) {
      throw StoreError.of(file, e);
    }
  }

  private void begin() throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("begin");
      Schema.found(file, statement);
    }
  }

  /// Ends the one moment: what is asked from now on, is asked of another.
  void end() {
    try (Statement statement = connection.createStatement()) {
      statement.execute("rollback");
    } catch (SQLException e) {
      throw StoreError.of(file, e);
    }
  }

  Connection connection() {
    return connection;
  }

  /// The rows of a query, each made into something.
  interface Made<T> {
    T of(ResultSet row) throws SQLException;
  }

  <T> List<T> all(String query, Made<T> made, Object... values) {
    List<T> all = new ArrayList<>();
    try (PreparedStatement statement = connection.prepareStatement(query)) {
      for (int i = 0; i < values.length; i++) statement.setObject(i + 1, values[i]);
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) all.add(made.of(rows));
      }
      return all;
    } catch (SQLException e) {
      throw StoreError.of(file, e);
    }
  }

  /// What is wrong with the file itself, a line each: pages that cannot be read or do not fit, an
  /// index that lacks a row, a row that belongs to no table; whether a part of it is missing.
  public List<String> faults() {
    List<String> faults = new ArrayList<>();
    try {
      if (Schema.isCutOff(file))
        faults.add(
            "the file was copied or moved without its log (-wal) while a server had it open: what"
                + " was confirmed last may be missing");
      if (Schema.hasForeignLog(file))
        faults.add("the log beside it (-wal) belongs to another file; move it away");
    } catch (SQLException e) {
      throw StoreError.of(file, e);
    }
    look("pragma integrity_check(" + FAULTS + ")", row -> String.valueOf(row.getString(1)), faults);
    look(
        "pragma foreign_key_check",
        row -> "a row of " + row.getString(1) + " belongs to no table",
        faults);
    return faults;
  }

  private void look(String query, Made<String> made, List<String> faults) {
    try {
      for (String found : all(query, made))
        if (!found.equals("ok")) found.lines().forEach(line -> faults.add("the file: " + line));
    } catch (StoreError e) {
      faults.add("the file: it is damaged so that not all of it can be looked at");
    }
  }

  /// The addresses of all tables, oldest first.
  public List<String> tables() {
    return all("select id from game_table order by created, id", row -> row.getString(1));
  }

  /// A table; none or one.
  public List<TableRow> table(String id) {
    return all(
        "select id, created, header, state, listed, due, summary from game_table where id = ?",
        row ->
            new TableRow(
                row.getString(1),
                row.getLong(2),
                row.getString(3),
                new TableStatus(
                    row.getString(4), row.getBoolean(5), row.getLong(6), row.getString(7))),
        id);
  }

  /// The journal of a table.
  public List<JournalRow> journal(String table) {
    return all(
        "select seq, at_millis, kind, body from journal where table_id = ? order by seq",
        row -> new JournalRow(row.getLong(1), row.getLong(2), row.getString(3), row.getString(4)),
        table);
  }

  /// The addresses of all finished games, oldest first.
  public List<String> games() {
    return all("select id from finished_game order by ended, id", row -> row.getString(1));
  }

  /// The addresses of the finished games of a table, oldest first.
  public List<String> gamesOf(String table) {
    return all(
        "select id from finished_game where table_id = ? order by ended, id",
        row -> row.getString(1),
        table);
  }

  /// A finished game; none or one.
  public List<FinishedGame> game(String id) {
    return all(
        "select id, table_id, ended, summary, record from finished_game where id = ?",
        row ->
            new FinishedGame(
                row.getString(1),
                row.getString(2),
                row.getLong(3),
                row.getString(4),
                row.getString(5)),
        id);
  }

  @Override
  public void close() {
    try {
      connection.close();
    } catch (SQLException e) {
      // Nothing was written.
    }
  }
}
