package hypergate.server.store;

import hypergate.server.trace.Step;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The one thread that writes. What several tables want written at the same time becomes one
/// transaction, so that they share one wait for the disk.
final class Writer implements AutoCloseable {
  /// As many changes as one transaction takes at most, so that nobody waits long for others.
  private static final int GROUP = 256;

  private static final String COMMIT = "commit";

  private static final Logger LOG = LoggerFactory.getLogger(Writer.class);

  /// Something to be written.
  interface Work {
    void in(Statements statements) throws SQLException, Conflict;
  }

  /// Somebody's work.
  ///
  /// @param step what it is a part of, whatever it is written together with
  private record Job(Work work, CompletableFuture<@Nullable Void> done, Step step) {
    void in(Statements statements) throws Exception {
      step.<Exception>risk(() -> work.in(statements));
    }
  }

  private static final Job STOP = new Job(_ -> {}, new CompletableFuture<>(), Step.NONE);

  private final Database database;
  private final LongConsumer commits;
  private final BlockingQueue<Job> queue = new LinkedBlockingQueue<>();
  private final Thread thread;
  private @Nullable Statements statements;
  private volatile @Nullable StoreError trouble;
  private volatile boolean stopped;

  /// @param commits hears how many nanoseconds each transaction took
  Writer(Database database, LongConsumer commits) {
    this.database = database;
    this.commits = commits;
    // A native call would hold a virtual thread's carrier anyway.
    thread = Thread.ofPlatform().name("store-writer").daemon().start(this::work);
  }

  /// Waits until the work is done for good.
  void write(Work work) throws Conflict {
    Step step = Step.begin("write");
    try {
      write(new Job(work, new CompletableFuture<>(), step));
    } catch (Conflict | StoreError e) {
      step.failed(e);
      throw e;
    } finally {
      step.end();
    }
  }

  private void write(Job job) throws Conflict {
    queue.add(job);
    // Nobody comes for it any more.
    if (stopped) refuseTheRest();
    try {
      job.done.join();
    } catch (java.util.concurrent.CompletionException e) {
      switch (e.getCause()) {
        case Conflict conflict -> throw conflict;
        case StoreError error -> throw error;
        case null, default -> throw new IllegalStateException("while writing", e);
      }
    }
  }

  private void work() {
    List<Job> group = new ArrayList<>();
    boolean stopping = false;
    while (!stopping) {
      try {
        group.add(queue.take());
      } catch (InterruptedException e) {
        return;
      }
      queue.drainTo(group, GROUP - 1);
      stopping = group.remove(STOP);
      if (!group.isEmpty()) write(group);
      group.clear();
    }
    finish();
    forget();
    stopped = true;
    refuseTheRest();
  }

  private void finish() {
    Statements open = statements;
    if (open == null) return;
    try {
      database.verify();
      database.finishing(open);
    } catch (SQLException | StoreError e) {
      // Then nothing says that it was closed, which is true.
    }
  }

  /// What was wrong when something was last to be written.
  ///
  /// @throws StoreError if anything was
  void check() {
    StoreError wrong = trouble;
    if (wrong != null) throw wrong;
  }

  private void refuseTheRest() {
    for (Job job = queue.poll(); job != null; job = queue.poll())
      job.done.completeExceptionally(database.broken(null));
  }

  /// One transaction for all; should one of them fail, one for each, so that nobody pays for
  /// another's mistake.
  private void write(List<Job> group) {
    @Nullable Exception failure = attempt(group);
    note(failure);
    if (failure == null) for (Job job : group) job.done.complete(null);
    else if (group.size() == 1 || isEverybodys(failure)) fail(group, failure);
    else for (Job job : group) write(List.of(job));
  }

  // The log tells when something begins to be wrong and when that is over, not how often.
  private void note(@Nullable Exception failure) {
    StoreError before = trouble;
    if (failure instanceof StoreError now) {
      trouble = now;
      if (before == null || before.reason() != now.reason())
        LOG.atError().log(String.valueOf(now.getMessage()));
    } else {
      trouble = null;
      if (before != null) LOG.atInfo().addKeyValue("data", database).log("can be written again");
    }
  }

  private static boolean isEverybodys(Exception failure) {
    return failure instanceof StoreError error
        && error.reason() != StoreError.Reason.BROKEN
        && error.reason() != StoreError.Reason.DATABASE_BROKEN;
  }

  private static void fail(List<Job> group, Exception failure) {
    for (Job job : group) job.done.completeExceptionally(failure);
  }

  private @Nullable Exception attempt(List<Job> group) {
    long begin = System.nanoTime();
    try {
      database.verify();
      Statements open = begin();
      try {
        for (Job job : group) job.in(open);
        commit(open, group);
      } catch (Exception e) {
        undo();
        return e instanceof SQLException sql ? database.error(sql) : e;
      }
      // What went into a file that nobody finds again is not confirmed.
      database.verify();
      commits.accept(System.nanoTime() - begin);
      return null;
    } catch (SQLException e) {
      return database.error(e);
    } catch (StoreError e) {
      return e;
    }
  }

  // All wait for the one commit, so it is a part of what each of them waits for.
  private void commit(Statements open, List<Job> group) throws SQLException {
    Instant from = Instant.now();
    open.execute(COMMIT);
    Instant to = Instant.now();
    for (Job job : group) {
      job.step.statement(database.system(), COMMIT, from, to);
      job.step.with("hypergate.changes", group.size());
    }
  }

  // Nothing has been asked of the transaction yet: where the connection turns out to be dead, a new
  // one does as well.
  private Statements begin() throws SQLException {
    boolean used = statements != null;
    try {
      return begun();
    } catch (SQLException e) {
      undo();
      if (!used || !database.isLost(e)) throw e;
      return begun();
    } catch (StoreError e) {
      undo();
      forget();
      throw e;
    }
  }

  private Statements begun() throws SQLException {
    boolean fresh = statements == null;
    Statements open = open();
    open.execute(database.begin());
    if (fresh) database.connected(open);
    return open;
  }

  private Statements open() throws SQLException {
    Statements open = statements;
    if (open == null) {
      open = new Statements(database);
      statements = open;
    }
    return open;
  }

  private void undo() {
    Statements open = statements;
    if (open == null) return;
    try {
      open.execute("rollback");
    } catch (SQLException e) {
      // A connection that cannot even do that is of no more use; the next change gets a new one.
      forget();
      database.gone();
    }
  }

  private void forget() {
    Statements open = statements;
    statements = null;
    if (open == null) return;
    try {
      open.close();
    } catch (SQLException e) {
      // It is closed for us either way.
    }
  }

  /// Writes what was asked for until now, and stops.
  @Override
  public void close() {
    queue.add(STOP);
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
