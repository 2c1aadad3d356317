package hypergate.server.table;

import hypergate.game.view.Player;
import hypergate.game.view.Question;
import hypergate.players.MachinePlayer;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/// A machine that takes its time over an answer: it thinks on one of few threads, which all tables
/// have in common, while its table waits. So however many machines think, one core is left for
/// those tables that have something to answer; machines for which no thread is free wait for one.
final class Thinking implements Player {
  private static final ExecutorService THREADS =
      Executors.newFixedThreadPool(
          Math.max(1, Runtime.getRuntime().availableProcessors() - 1),
          Thread.ofPlatform().daemon().name("thinking-", 0).factory());

  private final Player machine;
  private final ExecutorService threads;

  Thinking(Player machine, ExecutorService threads) {
    this.machine = machine;
    this.threads = threads;
  }

  /// A machine as it sits at a table: itself, when it answers without thinking.
  static Player of(MachinePlayer machine) {
    return machine.imagines() ? new Thinking(machine, THREADS) : machine;
  }

  @Override
  public int choose(Question question) {
    try {
      return threads.submit(() -> machine.choose(question)).get();
    } catch (ExecutionException e) {
      throw thrown(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the table stopped while a machine was thinking", e);
    }
  }

  // What it threw goes on as if it had been thrown here.
  private static RuntimeException thrown(@Nullable Throwable cause) {
    if (cause instanceof Error error) throw error;
    return cause instanceof RuntimeException known ? known : new IllegalStateException(cause);
  }
}
