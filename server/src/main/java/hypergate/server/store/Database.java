package hypergate.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/// Where a [Store] keeps everything, and what differs between places: a file of SQLite ([DataFile])
/// or a database of PostgreSQL ([Postgres]). The statements are the same.
interface Database {
  /// A new connection.
  Connection connect() throws SQLException;

  /// What kind of database it is, as OpenTelemetry calls it.
  String system();

  /// Whether other nodes may write here at the same time.
  boolean isShared();

  /// Tells the other nodes what is written, as soon as it is.
  void tell(Statements statements, News news) throws SQLException;

  /// Where several nodes write: when a table wants attention next, whoever then gives it.
  ///
  /// @param due in milliseconds since 1970; null for never
  void due(Statements statements, String table, @Nullable Long due) throws SQLException;

  /// Whether a table is played by nodes like this one, and by no others meanwhile; one whose own
  /// nodes have all gone is so from then on.
  boolean plays(Statements statements, String table) throws SQLException;

  /// A table was made here.
  void made(Statements statements, String table) throws SQLException;

  /// How a row of a journal is written: nothing is where nodes that play otherwise have the table.
  String append();

  /// This node is there; those that have said nothing for long are not.
  ///
  /// @param silence how long that is, in milliseconds
  void present(Statements statements, long silence) throws SQLException;

  /// Nobody waits for this node any more.
  void absent(Statements statements) throws SQLException;

  /// What time it is where everybody's time comes from, in milliseconds since 1970.
  long wall();

  /// Makes sure that what is written now is found again, and that nobody has taken the place from
  /// us.
  ///
  /// @throws StoreError when that is not so
  void verify();

  /// How a transaction begins that writes.
  String begin();

  /// The writer has a new connection, and begins its first transaction with it.
  ///
  /// @throws StoreError when somebody else has this place for himself
  void connected(Statements statements) throws SQLException;

  /// The writer's connection was closed, though not for the last time.
  void gone();

  /// The writer has written for the last time.
  void finishing(Statements statements) throws SQLException;

  /// All connections are closed.
  void leave();

  /// Whether a row could not be written because its number is taken, or its table is not there.
  boolean isTaken(SQLException failure);

  /// Whether a connection is of no more use, while a new one may well be.
  boolean isLost(SQLException failure);

  /// What is wrong, for the person who runs the server.
  StoreError error(SQLException failure);

  /// The same where nobody knows any better.
  StoreError broken(@Nullable Throwable failure);

  /// What it is called in lines of the log; without any secret.
  @Override
  String toString();
}
