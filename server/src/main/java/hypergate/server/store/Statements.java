package hypergate.server.store;

import hypergate.server.trace.Step;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What is ever written, as prepared statements of one connection.
record Statements(Database database, Connection connection, Map<String, PreparedStatement> prepared)
    implements AutoCloseable {
  Statements(Database database) throws SQLException {
    this(database, database.connect(), new HashMap<>());
  }

  /// Begins or ends a transaction. The driver's own would begin the next one with the end of this
  /// one, and keep everybody else from writing until then.
  void execute(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      traced(sql, () -> statement.execute(sql));
    }
  }

  /// Writes everything of a change.
  void write(Change change) throws SQLException, Conflict {
    TableRow created = change.created();
    TableStatus status = change.status();
    if (created != null) create(created);
    else if (change.rows().isEmpty() && !database.plays(this, change.table()))
      throw new Conflict(change.table(), 0, null);
    for (JournalRow row : change.rows()) append(change.table(), row);
    if (status != null) update(change.table(), status);
    for (String seat : change.withdrawn()) {
      run("delete from seat_secret where table_id = ? and seat = ?", change.table(), seat);
      run("delete from seat_session where table_id = ? and seat = ?", change.table(), seat);
    }
    for (String hash : change.ended()) run("delete from seat_session where hash = ?", hash);
    for (SeatSecret secret : change.secrets())
      run(
          "insert into seat_secret (hash, table_id, seat) values (?, ?, ?)",
          secret.hash(),
          secret.table(),
          secret.seat());
    for (SeatSession session : change.sessions()) keep(session);
    FinishedGame game = change.game();
    if (game != null) finish(game);
    database.tell(this, News.of(change));
  }

  private void keep(SeatSession session) throws SQLException {
    run(
        """
        insert into seat_session (hash, id, table_id, seat, begun, seen, browser)
        values (?, ?, ?, ?, ?, ?, ?)
        on conflict (hash) do update set seen = excluded.seen
        """,
        session.hash(),
        session.id(),
        session.table(),
        session.seat(),
        session.begun(),
        session.seen(),
        session.browser());
  }

  private void create(TableRow table) throws SQLException, Conflict {
    TableStatus status = table.status();
    unique(
        table.id(),
        0,
        """
        insert into game_table (id, created, header, state, listed, due, summary)
        values (?, ?, ?, ?, ?, ?, ?)
        """,
        table.id(),
        table.created(),
        table.header(),
        status.state(),
        status.listed(),
        status.due(),
        status.summary());
    database.made(this, table.id());
    if (status.due() != null) database.due(this, table.id(), status.due());
  }

  private void append(String table, JournalRow row) throws SQLException, Conflict {
    unique(
        table,
        row.seq(),
        database.append(),
        table,
        row.seq(),
        row.atMillis(),
        row.kind(),
        row.body());
  }

  /// Says what a table is without its journal.
  void update(String table, TableStatus status) throws SQLException {
    run(
        "update game_table set state = ?, listed = ?, due = ?, summary = ? where id = ?",
        status.state(),
        status.listed(),
        status.due(),
        status.summary(),
        table);
    database.due(this, table, status.due());
  }

  private void finish(FinishedGame game) throws SQLException, Conflict {
    unique(
        game.table(),
        0,
        """
        insert into finished_game (id, table_id, ended, summary, record) values (?, ?, ?, ?, ?)
        """,
        game.id(),
        game.table(),
        game.ended(),
        game.summary(),
        game.record());
  }

  /// A table does not go on.
  void setAside(SetAside aside) throws SQLException {
    run(
        """
        insert into set_aside (table_id, reason, since, program, because, detail, opened)
        values (?, ?, ?, ?, ?, ?, ?)
        on conflict (table_id) do update set
          reason = excluded.reason,
          since = excluded.since,
          program = excluded.program,
          because = excluded.because,
          detail = excluded.detail,
          opened = excluded.opened
        """,
        aside.table(),
        aside.reason(),
        aside.since(),
        aside.program(),
        aside.because(),
        aside.detail(),
        aside.opened());
    database.tell(this, News.of(aside.table(), News.What.ASIDE));
  }

  /// A table goes on that did not.
  void goesOn(String table) throws SQLException {
    run("delete from set_aside where table_id = ?", table);
    database.tell(this, News.of(table, News.What.ASIDE));
  }

  /// Forgets a table; its finished game stays.
  void remove(String table) throws SQLException {
    run("delete from game_table where id = ?", table);
    database.due(this, table, null);
    database.tell(this, News.of(table, News.What.GONE));
  }

  /// Keeps a setting.
  void set(String name, String value) throws SQLException {
    run(
        "insert into setting (name, value) values (?, ?) on conflict (name) do update set value ="
            + " excluded.value",
        name,
        value);
  }

  private void unique(String table, long seq, String sql, @Nullable Object... values)
      throws SQLException, Conflict {
    try {
      // None where nodes that play otherwise have the table.
      if (count(sql, values) == 0) throw new Conflict(table, seq, null);
    } catch (SQLException e) {
      // Either the number is taken, or the table itself is gone.
      if (database.isTaken(e)) throw new Conflict(table, seq, e);
      throw e;
    }
  }

  /// One statement, prepared once.
  void run(String sql, @Nullable Object... values) throws SQLException {
    PreparedStatement statement = prepared(sql, values);
    traced(sql, statement::execute);
  }

  /// The same.
  ///
  /// @return how many rows it has changed
  int count(String sql, @Nullable Object... values) throws SQLException {
    PreparedStatement statement = prepared(sql, values);
    return traced(sql, statement::executeUpdate);
  }

  /// The one number that a query answers with.
  long number(String sql, @Nullable Object... values) throws SQLException {
    PreparedStatement statement = prepared(sql, values);
    try (ResultSet rows = traced(sql, statement::executeQuery)) {
      rows.next();
      return rows.getLong(1);
    }
  }

  private interface Sent<T> {
    T answer() throws SQLException;
  }

  private <T> T traced(String sql, Sent<T> statement) throws SQLException {
    Step step = Step.statement(database.system(), sql);
    try {
      return statement.answer();
    } catch (SQLException e) {
      step.failed(e);
      throw e;
    } finally {
      step.end();
    }
  }

  private PreparedStatement prepared(String sql, @Nullable Object... values) throws SQLException {
    PreparedStatement statement = prepared.get(sql);
    if (statement == null) {
      statement = connection.prepareStatement(sql);
      prepared.put(sql, statement);
    }
    for (int i = 0; i < values.length; i++) {
      switch (values[i]) {
        case null -> statement.setNull(i + 1, Types.NULL);
        case Long number -> statement.setLong(i + 1, number);
        case Boolean flag -> statement.setInt(i + 1, flag ? 1 : 0);
        case Object text -> statement.setString(i + 1, text.toString());
      }
    }
    return statement;
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
