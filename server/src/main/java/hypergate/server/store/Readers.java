package hypergate.server.store;

import hypergate.server.trace.Step;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import org.jdbi.v3.core.statement.SqlLogger;
import org.jdbi.v3.core.statement.StatementContext;
import org.jspecify.annotations.Nullable;

/// The threads that read, each with a connection of its own. They are few, and no virtual ones: a
/// native call would hold a carrier, and there are only as many of these as processors.
final class Readers implements AutoCloseable {
  private final Database database;
  private final ExecutorService threads;
  private final Jdbi jdbi;
  private final Queue<Handle> idle = new ConcurrentLinkedQueue<>();
  private volatile @Nullable Loss loss;

  /// That no connection was to be had.
  ///
  /// @param at when that was known, see [System#nanoTime]
  private record Loss(long at, StoreError why) {}

  /// @param name what the threads are called
  /// @param size how many there are
  Readers(Database database, String name, int size) {
    this.database = database;
    threads =
        Executors.newFixedThreadPool(
            size, Thread.ofPlatform().name("store-" + name + "-", 0).daemon().factory());
    jdbi =
        Jdbi.create(database::connect)
            .setSqlLogger(new Told(database.system()))
            .registerRowMapper(ConstructorMapper.factory(JournalRow.class))
            .registerRowMapper(ConstructorMapper.factory(Quiet.class))
            .registerRowMapper(ConstructorMapper.factory(Due.class))
            .registerRowMapper(ConstructorMapper.factory(FinishedGame.class))
            .registerRowMapper(ConstructorMapper.factory(SeatSecret.class))
            .registerRowMapper(ConstructorMapper.factory(SetAside.class))
            .registerRowMapper(ConstructorMapper.factory(SeatSession.class));
  }

  /// Reads, and waits for it. What has waited while the database could not be reached is not tried
  /// one by one, each for as long as a connection may take.
  <T> T read(Function<Handle, T> query) {
    long asked = System.nanoTime();
    Step step = Step.begin("read");
    try {
      return CompletableFuture.supplyAsync(() -> step.in(() -> readHere(query, asked)), threads)
          .join();
    } catch (CompletionException e) {
      step.failed(e.getCause() == null ? e : e.getCause());
      if (e.getCause() instanceof StoreError error) throw error;
      throw new IllegalStateException("while reading", e);
    } finally {
      step.end();
    }
  }

  /// Statements as steps of what they are read for.
  private record Told(String system) implements SqlLogger {
    @Override
    public void logAfterExecution(StatementContext statement) {
      Step step = Step.current();
      if (step.isTraced()) tell(step, statement);
    }

    @Override
    public void logException(StatementContext statement, SQLException failure) {
      Step step = Step.current();
      if (!step.isTraced()) return;
      step.failed(failure);
      tell(step, statement);
    }

    private void tell(Step step, StatementContext statement) {
      Instant begin = statement.getExecutionMoment();
      Instant end = statement.getCompletionMoment();
      String sql = statement.getRenderedSql();
      if (begin != null && sql != null)
        step.statement(system, sql, begin, end == null ? Instant.now() : end);
    }
  }

  private <T> T readHere(Function<Handle, T> query, long asked) {
    Loss lost = loss;
    if (lost != null && lost.at - asked > 0) throw lost.why;
    @Nullable Handle used = idle.poll();
    try {
      return read(query, used == null ? fresh() : used);
    } catch (JdbiException e) {
      SQLException failure = failure(e);
      // Then the others that wait here are most likely dead, too.
      if (failure != null && database.isLost(failure)) forgetAll();
      if (used == null || failure == null || !database.isLost(failure)) throw unread(e);
    }
    try {
      return read(query, fresh());
    } catch (JdbiException e) {
      throw unread(e);
    }
  }

  private <T> T read(Function<Handle, T> query, Handle handle) {
    try {
      T result = query.apply(handle);
      idle.add(handle);
      return result;
    } catch (JdbiException e) {
      // Whatever is wrong with it, the next one gets a new connection.
      forget(handle);
      throw e;
    }
  }

  private Handle fresh() {
    database.verify();
    return jdbi.open();
  }

  // A new connection was in vain: so it is for all that have waited.
  private StoreError unread(JdbiException e) {
    StoreError why = error(e);
    SQLException failure = failure(e);
    if (failure != null && database.isLost(failure)) loss = new Loss(System.nanoTime(), why);
    return why;
  }

  private StoreError error(JdbiException e) {
    SQLException failure = failure(e);
    return failure == null ? database.broken(e) : database.error(failure);
  }

  private static @Nullable SQLException failure(JdbiException e) {
    for (Throwable cause = e; cause != null; cause = cause.getCause())
      if (cause instanceof SQLException sql) return sql;
    return null;
  }

  private void forgetAll() {
    for (Handle handle = idle.poll(); handle != null; handle = idle.poll()) forget(handle);
  }

  private static void forget(Handle handle) {
    try {
      handle.close();
    } catch (JdbiException e) {
      // It is closed for us either way.
    }
  }

  @Override
  public void close() {
    threads.close();
    forgetAll();
  }
}
