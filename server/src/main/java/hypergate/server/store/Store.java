package hypergate.server.store;

import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.ToLongFunction;
import org.jdbi.v3.core.Handle;

/// Everything that the server keeps, in one file or in one database. Threads that call wait; let
/// them be virtual ones.
///
/// Any method may throw a [StoreError]: then nothing was written, and the next call may well
/// succeed.
public final class Store implements AutoCloseable {
  private static final String TABLE =
      "select id, created, header, state, listed, due, summary from game_table ";

  private static final String SESSION =
      "select hash, id, table_id as \"table\", seat, begun, seen, browser from seat_session where ";

  /// What this node cannot do, and whichever other comes next shall.
  public static final long OTHERS = Long.MIN_VALUE;

  private final Database database;
  private final Writer writer;
  private final Readers readers;

  // Whether the database is there must not be asked behind all that is read of it.
  private final Readers checks;

  private Store(Database database, LongConsumer commits) {
    this.database = database;
    writer = new Writer(database, commits);
    readers = new Readers(database, "reader", 2);
    checks = new Readers(database, "check", 1);
  }

  /// Opens a file, or makes it.
  ///
  /// @param durable whether what is written outlives a power cut, not only the death of the process
  /// @throws StoreError when it cannot be used
  public static Store open(Path file, boolean durable) {
    return open(file, durable, _ -> {});
  }

  /// Opens a file, or makes it.
  ///
  /// @param durable whether what is written outlives a power cut, not only the death of the process
  /// @param commits hears how many nanoseconds each transaction took
  /// @throws StoreError when it cannot be used
  public static Store open(Path file, boolean durable, LongConsumer commits) {
    return open(file, durable, () -> {}, commits);
  }

  /// Opens a file that a lock holds for this process; nothing is confirmed while it does not.
  ///
  /// @param commits hears how many nanoseconds each transaction took
  /// @throws StoreError when it cannot be used
  public static Store open(Path file, boolean durable, DataLock lock, LongConsumer commits) {
    return open(file, durable, lock::verify, commits);
  }

  private static Store open(Path file, boolean durable, Runnable held, LongConsumer commits) {
    return new Store(new DataFile(file, durable, held), commits);
  }

  /// Opens a database, and makes its tables if it has none. Others may open it as well; what they
  /// write is heard by [#listen].
  ///
  /// @param release what plays here. A table is played by nodes of one release; others do not touch
  ///   it while any of these is there
  /// @param commits hears how many nanoseconds each transaction took
  /// @throws StoreError when it cannot be used
  public static Store open(DatabaseAddress address, String release, LongConsumer commits) {
    Postgres database = new Postgres(address, false, release);
    database.prepare();
    Store store = new Store(database, commits);
    try {
      // Takes it.
      store.writeWithoutConflict(_ -> {});
      return store;
    } catch (StoreError e) {
      store.close();
      throw e;
    }
  }

  /// Something that goes on until it is closed.
  public interface Service extends AutoCloseable {
    @Override
    void close();
  }

  /// Whether others may write here, too.
  public boolean isShared() {
    return database.isShared();
  }

  /// What time it is where everybody's time comes from who writes here, in milliseconds since 1970;
  /// as it was when somebody last looked, and the time since.
  public long wall() {
    return database.wall();
  }

  /// Hears what others write here, until that is closed.
  ///
  /// @param hears is told of everything; must not block
  /// @param missed is called when anything may have been written of which nobody has told, for the
  ///   first time at the beginning
  public Service listen(Consumer<News> hears, Runnable missed) {
    return database instanceof Postgres shared ? new Listening(shared, hears, missed) : () -> {};
  }

  /// Where several write: lets whichever of them comes first see to a table that is due and that
  /// nobody has seen to, until that is closed.
  ///
  /// @param bell sees to a table and says when it is due next, in milliseconds since 1970;
  ///   [Long#MAX_VALUE] for never, [#OTHERS] where this node cannot do it
  public Service due(ToLongFunction<String> bell) {
    return database instanceof Postgres shared ? new Jobs(shared, bell) : () -> {};
  }

  /// Where several write: tells that we are there, and learns what time it is. Where nobody has
  /// been there for so long, it is noted and told to the others.
  ///
  /// @param gap how long that is, in milliseconds
  /// @param silence after how many milliseconds a node that says nothing is there no longer, so
  ///   that others take over what only it could play
  /// @return when nobody was there; empty when somebody always was
  public Optional<Downtime> beat(long gap, long silence) {
    Beat beat = new Beat(gap, silence);
    writeWithoutConflict(beat);
    return beat.found();
  }

  /// Whether a table is played here: others do not touch it then. One whose own nodes have all gone
  /// is so from now on; of one that does not exist it is true.
  public boolean plays(String table) {
    if (!(database instanceof Postgres shared)) return true;
    Optional<String> known =
        readers.read(
            handle ->
                handle
                    .createQuery("select plays from game_table where id = ?")
                    .bind(0, table)
                    .mapTo(String.class)
                    .findOne());
    if (known.isEmpty() || shared.release().equals(known.get())) return true;
    AtomicBoolean plays = new AtomicBoolean();
    writeWithoutConflict(statements -> plays.set(database.plays(statements, table)));
    return plays.get();
  }

  /// Where several write: nobody waits for this node any more, so that others take over what only
  /// it could play. It may go on writing until they do.
  public void leave() {
    if (isShared()) writeWithoutConflict(database::absent);
  }

  /// The last number of a table's journal; 0 where there is none.
  public long last(String table) {
    return readers.read(
        handle ->
            handle
                .createQuery("select coalesce(max(seq), 0) from journal where table_id = ?")
                .bind(0, table)
                .mapTo(Long.class)
                .one());
  }

  /// The addresses of the tables that are not over.
  public List<String> open() {
    return readers.read(
        handle ->
            handle
                .createQuery("select id from game_table where state <> 'over'")
                .mapTo(String.class)
                .list());
  }

  /// Writes a change, all of it or nothing. When this returns it is kept.
  ///
  /// @throws Conflict when somebody else has written that table's journal, or made that table
  public void write(Change change) throws Conflict {
    writer.write(statements -> statements.write(change));
  }

  /// Forgets a table and its journal. A finished game stays.
  public void remove(String table) {
    writeWithoutConflict(statements -> statements.remove(table));
  }

  /// A table.
  public Optional<TableRow> table(String id) {
    return readers.read(
        handle ->
            handle.createQuery(TABLE + "where id = ?").bind(0, id).map(Store::table).findOne());
  }

  /// The tables that are not over, oldest first.
  public List<TableRow> unfinished() {
    return readers.read(
        handle ->
            handle
                .createQuery(TABLE + "where state <> 'over' order by created, id")
                .map(Store::table)
                .list());
  }

  /// The tables that are not over and that anybody may find, oldest first.
  public List<TableRow> listed() {
    return readers.read(
        handle ->
            handle
                .createQuery(TABLE + "where state <> 'over' and listed = 1 order by created, id")
                .map(Store::table)
                .list());
  }

  /// When each table that is not over is due; no more is read of it, since there may be many.
  public List<Due> due() {
    return readers.read(
        handle ->
            handle
                .createQuery("select id, due from game_table where state <> 'over'")
                .mapTo(Due.class)
                .list());
  }

  /// Why a table does not go on; empty for one that does.
  public Optional<SetAside> aside(String table) {
    return readers.read(
        handle ->
            handle
                .createQuery(
                    "select table_id as \"table\", reason, since, program, because, detail, opened"
                        + " from set_aside where table_id = ?")
                .bind(0, table)
                .mapTo(SetAside.class)
                .findOne());
  }

  /// Sets a table aside, or says of one that is what has become of it.
  ///
  /// @param status what the table then is
  public void setAside(SetAside aside, TableStatus status) {
    writeWithoutConflict(
        statements -> {
          if (!database.plays(statements, aside.table())) return;
          statements.setAside(aside);
          statements.update(aside.table(), status);
        });
  }

  /// A table that was set aside goes on.
  ///
  /// @param status what the table then is
  public void goesOn(String table, TableStatus status) {
    writeWithoutConflict(
        statements -> {
          if (!database.plays(statements, table)) return;
          statements.goesOn(table);
          statements.update(table, status);
        });
  }

  /// When something last happened at each table.
  public List<Quiet> quiet() {
    return readers.read(
        handle ->
            handle
                .createQuery(
                    """
                    select id, state, coalesce(
                        (select at_millis from journal where table_id = id order by seq desc limit 1),
                        created) as last
                    from game_table order by last
                    """)
                .mapTo(Quiet.class)
                .list());
  }

  /// The journal of a table, from a number on.
  ///
  /// @param from the number of the first row wanted; rows count from 1
  public List<JournalRow> journal(String table, long from) {
    return readers.read(
        handle ->
            handle
                .createQuery(
                    """
                    select seq, at_millis, kind, body from journal
                    where table_id = ? and seq >= ? order by seq
                    """)
                .bind(0, table)
                .bind(1, from)
                .mapTo(JournalRow.class)
                .list());
  }

  /// The session of a browser.
  ///
  /// @param hash see [SeatSecret#hash]
  public Optional<SeatSession> session(String hash) {
    return readers.read(
        handle ->
            handle
                .createQuery(SESSION + "hash = ?")
                .bind(0, hash)
                .mapTo(SeatSession.class)
                .findOne());
  }

  /// The sessions at a table.
  public List<SeatSession> sessions(String table) {
    return readers.read(
        handle ->
            handle
                .createQuery(SESSION + "table_id = ?")
                .bind(0, table)
                .mapTo(SeatSession.class)
                .list());
  }

  /// The seat that a link leads to.
  ///
  /// @param hash see [SeatSecret#hash]
  public Optional<SeatSecret> secret(String hash) {
    return readers.read(
        handle ->
            handle
                .createQuery(
                    "select hash, table_id as \"table\", seat from seat_secret where hash = ?")
                .bind(0, hash)
                .mapTo(SeatSecret.class)
                .findOne());
  }

  /// The links to seats of a table.
  public List<SeatSecret> secrets(String table) {
    return readers.read(
        handle ->
            handle
                .createQuery(
                    "select hash, table_id as \"table\", seat from seat_secret where table_id = ?")
                .bind(0, table)
                .mapTo(SeatSecret.class)
                .list());
  }

  /// A finished game by its own address.
  public Optional<FinishedGame> game(String id) {
    return readers.read(handle -> games(handle, "id = ?", id).stream().findFirst());
  }

  /// The finished games of a table, the last one first.
  public List<FinishedGame> gamesOf(String table) {
    return readers.read(handle -> games(handle, "table_id = ?", table));
  }

  private static List<FinishedGame> games(Handle handle, String condition, String value) {
    return handle
        .createQuery(
            "select id, table_id as \"table\", ended, summary, record from finished_game where "
                + condition
                + " order by ended desc")
        .bind(0, value)
        .mapTo(FinishedGame.class)
        .list();
  }

  /// A setting of this file.
  public Optional<String> setting(String name) {
    return setting(readers, name);
  }

  private static Optional<String> setting(Readers readers, String name) {
    return readers.read(
        handle ->
            handle
                .createQuery("select value from setting where name = ?")
                .bind(0, name)
                .mapTo(String.class)
                .findOne());
  }

  /// Keeps a setting in this file.
  public void set(String name, String value) {
    writeWithoutConflict(statements -> statements.set(name, value));
  }

  /// Whether all is well, without writing: the file is where it was and can be read, and what was
  /// to be written last was written.
  ///
  /// @throws StoreError with what is wrong
  public void check() {
    database.verify();
    writer.check();
    setting(checks, "checked");
  }

  /// For tests: something that changes how the writer's connection behaves.
  void onWriter(String pragma) {
    writeWithoutConflict(statements -> statements.execute(pragma));
  }

  private void writeWithoutConflict(Writer.Work work) {
    try {
      writer.write(work);
    } catch (Conflict e) {
      throw new IllegalStateException("nothing here has a number", e);
    }
  }

  private static TableRow table(ResultSet row, org.jdbi.v3.core.statement.StatementContext context)
      throws SQLException {
    long due = row.getLong("due");
    Long known = row.wasNull() ? null : due;
    return new TableRow(
        row.getString("id"),
        row.getLong("created"),
        row.getString("header"),
        new TableStatus(
            row.getString("state"), row.getBoolean("listed"), known, row.getString("summary")));
  }

  /// Writes what was asked for until now, and closes the file.
  @Override
  public void close() {
    writer.close();
    readers.close();
    checks.close();
    database.leave();
  }
}
