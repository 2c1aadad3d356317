package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.server.store.Store;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The server ends when it is told to, whatever its tables do.
final class ClosingTest {
  private static final String BUSY = "aaaaaaaaaa";
  private static final String FREE = "bbbbbbbbbb";

  @TempDir private Path folder;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final CountDownLatch released = new CountDownLatch(1);
  private Store store;
  private House house;

  @BeforeEach
  void opens() {
    store = Store.open(folder.resolve("tables.db"), false);
    house =
        new House(
            store,
            () -> 1_000_000,
            () -> 1_000_000,
            threads,
            new Secrets(new Random(1)),
            Machines.USUAL,
            20);
  }

  @AfterEach
  void ends() {
    released.countDown();
    threads.close();
    store.close();
  }

  /// A table at work until it is released.
  private void occupy(String table) throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    house.later(
        table,
        _ -> {
          begun.countDown();
          awaitRelease();
        });
    begun.await();
  }

  private void awaitRelease() {
    try {
      released.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private CompletableFuture<Void> close(CompletableFuture<?> deadline) {
    return CompletableFuture.runAsync(() -> house.close(deadline), threads);
  }

  @Test
  void a_table_that_never_ends_holds_nobody_up() throws Exception {
    occupy(BUSY);
    CompletableFuture<Object> deadline = new CompletableFuture<>();
    CompletableFuture<Void> closing = close(deadline);
    assertThat(closing).isNotDone();
    deadline.complete(true);
    closing.get(1, TimeUnit.MINUTES);
    assertThat(house.inMemory()).isZero();
    assertThat(store.setting("alive")).contains("1000000");
  }

  @Test
  void tables_that_end_are_waited_for() throws Exception {
    occupy(BUSY);
    house.later(FREE, Table::stirred);
    CompletableFuture<Void> closing = close(new CompletableFuture<>());
    assertThat(closing).isNotDone();
    released.countDown();
    closing.get(1, TimeUnit.MINUTES);
  }
}
