package hypergate.server.table;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What a table is asked to do, one thing after another. There is a thread only while there is
/// something to do.
final class Mailbox {
  private static final Logger LOG = LoggerFactory.getLogger(Mailbox.class);

  private final Executor threads;
  private final Queue<Runnable> letters = new ArrayDeque<>();
  private boolean working;
  private boolean closed;

  Mailbox(Executor threads) {
    this.threads = threads;
  }

  /// Hands a letter in; its turn comes later, on another thread.
  ///
  /// @return false when nobody reads here any more
  boolean post(Runnable letter) {
    synchronized (letters) {
      if (closed) return false;
      letters.add(letter);
      if (working) return true;
      working = true;
    }
    threads.execute(this::drain);
    return true;
  }

  /// Closes the mailbox if nothing else waits in it; called from a letter.
  ///
  /// @return whether it is closed now
  boolean closeIfEmpty() {
    synchronized (letters) {
      closed = letters.isEmpty();
      return closed;
    }
  }

  private void drain() {
    for (Runnable letter = next(); letter != null; letter = next()) {
      try {
        letter.run();
      } catch (RuntimeException | Error e) {
        // Whoever waits for this one has been told; the others must not wait for ever.
        LOG.atError().setCause(e).log("a table failed at what it was to do");
      }
    }
  }

  private @Nullable Runnable next() {
    synchronized (letters) {
      Runnable letter = letters.poll();
      working = letter != null;
      return letter;
    }
  }
}
