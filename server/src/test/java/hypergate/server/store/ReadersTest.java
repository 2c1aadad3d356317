package hypergate.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/// Those who want to read of a database that cannot be reached.
final class ReadersTest {
  private final CountDownLatch given = new CountDownLatch(1);
  private final AtomicInteger tries = new AtomicInteger();
  private final Queue<StoreError> refused = new ConcurrentLinkedQueue<>();

  private final InvocationHandler away =
      (proxy, method, arguments) ->
          switch (method.getName()) {
            case "connect" -> {
              tries.incrementAndGet();
              given.await();
              throw new SQLException("nobody answers", "08001");
            }
            case "verify" -> null;
            case "system" -> "away";
            case "isLost" -> true;
            case "error", "broken" ->
                new StoreError(
                    "the database",
                    StoreError.Reason.DATABASE_UNREACHABLE,
                    (Throwable) arguments[0]);
            default -> throw new AssertionError(method);
          };

  private final Database database =
      (Database)
          Proxy.newProxyInstance(
              Database.class.getClassLoader(), new Class<?>[] {Database.class}, away);

  @Test
  void what_waits_while_no_connection_is_to_be_had_is_refused_together() throws Exception {
    try (Readers readers = new Readers(database, "reader", 1)) {
      List<Thread> waiting = new ArrayList<>();
      for (int i = 0; i < 20; i++) waiting.add(Thread.ofPlatform().start(() -> read(readers)));
      // Each of them waits for its answer, and the first for a connection.
      for (Thread thread : waiting)
        while (thread.getState() != Thread.State.WAITING) Thread.sleep(1);
      while (tries.get() == 0) Thread.sleep(1);
      given.countDown();
      for (Thread thread : waiting) thread.join();
      assertThat(refused).hasSize(20);
      assertThat(tries).hasValue(1);
      assertThatThrownBy(() -> readers.read(handle -> 1)).isInstanceOf(StoreError.class);
      assertThat(tries).as("what is asked afterwards is tried").hasValue(2);
    }
  }

  private void read(Readers readers) {
    try {
      readers.read(handle -> 1);
    } catch (StoreError e) {
      refused.add(e);
    }
  }
}
