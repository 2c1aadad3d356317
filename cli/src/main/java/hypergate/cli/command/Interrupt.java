package hypergate.cli.command;

import java.util.concurrent.CountDownLatch;

/// Lets a command that runs for long end well when it is interrupted: the program stays until the
/// command has said what is done.
final class Interrupt implements AutoCloseable {
  private final CountDownLatch over = new CountDownLatch(1);
  private final Thread hook = new Thread(this::come, "interrupt");
  private volatile boolean come;

  Interrupt() {
    Runtime.getRuntime().addShutdownHook(hook);
  }

  private void come() {
    come = true;
    try {
      over.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// Whether somebody wants the program to end.
  boolean hasCome() {
    return come;
  }

  @Override
  public void close() {
    over.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The program is ending already, and waited for this.
    }
  }
}
