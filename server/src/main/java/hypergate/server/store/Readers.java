package hypergate.server.store;

import java.nio.file.Path;
import java.sql.SQLException;
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
import org.jspecify.annotations.Nullable;

/// The threads that read, each with a connection of its own. They are few, and no virtual ones: a
/// native call would hold a carrier, and there are only as many of these as processors.
final class Readers implements AutoCloseable {
  private static final int THREADS = 2;

  private final Path file;
  private final ExecutorService threads =
      Executors.newFixedThreadPool(
          THREADS, Thread.ofPlatform().name("store-reader-", 0).daemon().factory());
  private final Runnable guard;
  private final Jdbi jdbi;
  private final Queue<Handle> idle = new ConcurrentLinkedQueue<>();

  /// @param guard throws when the file is not the one it was
  Readers(Path file, boolean durable, Runnable guard) {
    this.file = file;
    this.guard = guard;
    jdbi =
        Jdbi.create(() -> Schema.connect(file, durable))
            .registerRowMapper(ConstructorMapper.factory(JournalRow.class))
            .registerRowMapper(ConstructorMapper.factory(Quiet.class))
            .registerRowMapper(ConstructorMapper.factory(FinishedGame.class))
            .registerRowMapper(ConstructorMapper.factory(SeatSecret.class))
            .registerRowMapper(ConstructorMapper.factory(SetAside.class))
            .registerRowMapper(ConstructorMapper.factory(SeatSession.class));
  }

  /// Reads, and waits for it.
  <T> T read(Function<Handle, T> query) {
    try {
      return CompletableFuture.supplyAsync(() -> readHere(query), threads).join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof StoreError error) throw error;
      throw new IllegalStateException("while reading", e);
    }
  }

  private <T> T readHere(Function<Handle, T> query) {
    @Nullable Handle handle = idle.poll();
    try {
      if (handle == null) {
        guard.run();
        handle = jdbi.open();
      }
      T result = query.apply(handle);
      idle.add(handle);
      return result;
    } catch (JdbiException e) {
      // Whatever is wrong with it, the next one gets a new connection.
      if (handle != null) forget(handle);
      for (Throwable cause = e; cause != null; cause = cause.getCause())
        if (cause instanceof SQLException sql) throw StoreError.of(file, sql);
      throw new StoreError(file, StoreError.Reason.BROKEN, e);
    }
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
    idle.forEach(Readers::forget);
  }
}
