package hypergate.lab.run;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/// Plays numbered games in several threads. They are taken up and handed on in their order, and
/// only so many are ahead of the oldest that is still being played: whatever is stopped, what was
/// handed on is the beginning of the whole, and what is kept in memory does not grow with the
/// games.
///
/// @param <T> what a game comes to
public final class InOrder<T> {
  /// The most games that are played at the same time.
  public static final int AHEAD = 64;

  /// How long a player may think about one answer, unless somebody says otherwise.
  public static final Duration PATIENCE = Duration.ofSeconds(60);

  private static final Duration GRACE = Duration.ofSeconds(5);

  /// After so many answers that never came nothing more is played: each of them holds a thread.
  private static final int MOST_GIVEN_UP = 16;

  /// Somebody who plays games one after the other, in one thread.
  ///
  /// @param <T> what a game comes to
  public interface Table<T> {
    /// Plays a game.
    T play(long number);

    /// Gives up on a game in which somebody does not answer, as [LabTable#giveUp] does: asked from
    /// another thread.
    ///
    /// @return what the game comes to by that; null when it goes on
    @Nullable T giveUp(long number, Duration patience);
  }

  private final long until;
  private final Supplier<? extends Table<T>> tables;
  private final Predicate<T> results;
  private final Duration patience;
  private final @Nullable Object[] waiting = new Object[AHEAD];
  private final List<Worker> workers = new ArrayList<>();
  private final ArrayDeque<Thread> hanging = new ArrayDeque<>();
  private long taken;
  private long over;
  private boolean stopped;
  private boolean closed;
  private @Nullable RuntimeException failure;

  /// Games to be played.
  ///
  /// @param from the number of the first one
  /// @param until one more than that of the last one
  /// @param tables makes a table for each thread
  /// @param results is given what each game comes to, in their order, by one thread at a time; it
  ///   says whether to go on
  /// @param patience how long a player may think about one answer
  public InOrder(
      long from,
      long until,
      Supplier<? extends Table<T>> tables,
      Predicate<T> results,
      Duration patience) {
    this.taken = from;
    this.over = from;
    this.until = until;
    this.tables = tables;
    this.results = results;
    this.patience = patience;
  }

  /// Plays some games for somebody else, in one thread.
  ///
  /// @param <T> what a game comes to
  /// @param from the number of the first one
  /// @param until one more than that of the last one
  /// @param table makes the table at which they are played
  /// @param form how what they come to is written down
  /// @param number the number of a game
  /// @param patience how long a player may think about one answer
  /// @param lines is given what they come to, in their order
  public static <T> void lines(
      long from,
      long until,
      Supplier<? extends Table<T>> table,
      GameFile.Form<T> form,
      ToLongFunction<T> number,
      Duration patience,
      Consumer<String> lines) {
    new InOrder<>(
            from,
            until,
            table,
            (T one) -> {
              lines.accept(GameFile.text(form, number.applyAsLong(one), one));
              return true;
            },
            patience)
        .run(1, () -> false, _ -> {});
  }

  /// Plays until all games are over, or until it is to stop; games that have begun by then are
  /// played to their end if that takes seconds only.
  ///
  /// @param threads how many games are played at the same time, at most [#AHEAD]
  /// @param stop whether to stop
  /// @param progress is told now and then how many games are over, those before the first included
  /// @throws LabError when a result cannot be handed on, or too many answers never came
  public void run(int threads, BooleanSupplier stop, LongConsumer progress) {
    for (int i = 0; i < Math.min(Math.min(threads, AHEAD), until - taken); i++)
      workers.add(new Worker(i));
    workers.forEach(Worker::start);
    try {
      await(stop, progress);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } finally {
      close();
    }
    progress.accept(over());
    RuntimeException broken = failure();
    if (broken != null) throw broken;
  }

  private void await(BooleanSupplier stop, LongConsumer progress) throws InterruptedException {
    long end = Long.MAX_VALUE;
    for (int i = 0; i < workers.size(); i++)
      while (!workers.get(i).join(Duration.ofMillis(50))) {
        progress.accept(over());
        if (isEnough()) return;
        giveUp();
        if (end == Long.MAX_VALUE && stop.getAsBoolean()) {
          stop();
          end = System.nanoTime() + GRACE.toNanos();
        }
        if (end != Long.MAX_VALUE && System.nanoTime() - end > 0) return;
      }
  }

  // Who hangs is left alone, and somebody else goes on in its place.
  private void giveUp() {
    for (Worker worker : workers) {
      long number = worker.number;
      T result = worker.giveUp(number);
      if (result == null) continue;
      hanging.add(worker.replace());
      over(number, result);
      if (hanging.size() == MOST_GIVEN_UP)
        fail(
            new LabError(
                MOST_GIVEN_UP
                    + " answers never came within "
                    + patience.toSeconds()
                    + " s; what was played before is kept"));
    }
  }

  private synchronized void fail(RuntimeException e) {
    if (failure == null) failure = e;
    stopped = true;
    notifyAll();
  }

  private synchronized @Nullable RuntimeException failure() {
    return failure;
  }

  private synchronized boolean isEnough() {
    return closed;
  }

  private synchronized long over() {
    return over;
  }

  private synchronized void stop() {
    stopped = true;
    notifyAll();
  }

  // From now on nothing is handed on: somebody reads the results.
  private synchronized void close() {
    stopped = true;
    closed = true;
    notifyAll();
  }

  // The next game that nobody plays yet, -1 when there is none.
  private synchronized long take() {
    try {
      while (!stopped && taken - over >= AHEAD) wait();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return -1;
    }
    return stopped || taken >= until ? -1 : taken++;
  }

  @SuppressWarnings("unchecked") // Only results are put there.
  private synchronized void over(long number, T result) {
    waiting[(int) (number % AHEAD)] = result;
    try {
      for (Object next = next(); next != null; next = next()) {
        waiting[(int) (over % AHEAD)] = null;
        over++;
        if (!results.test((T) next)) {
          stopped = true;
          closed = true;
        }
      }
    } catch (RuntimeException e) {
      fail(e);
    }
    notifyAll();
  }

  private @Nullable Object next() {
    return closed || failure != null ? null : waiting[(int) (over % AHEAD)];
  }

  /// A thread that plays, and whoever comes into its place.
  private final class Worker {
    private final int index;
    private volatile Table<T> table;
    private volatile long number;
    private volatile Thread thread;

    Worker(int index) {
      this.index = index;
      this.table = tables.get();
      this.thread = thread(table);
    }

    private Thread thread(Table<T> at) {
      return Thread.ofPlatform().name("lab-" + (index + 1)).daemon().unstarted(() -> work(at));
    }

    void start() {
      thread.start();
    }

    boolean join(Duration time) throws InterruptedException {
      Thread now = thread;
      return now.join(time) && now == thread;
    }

    private void work(Table<T> at) {
      try {
        for (long next = take(); next >= 0; next = take()) {
          number = next;
          over(next, at.play(next));
        }
      } catch (LabTable.GivenUp e) {
        // Somebody else goes on already.
      } catch (RuntimeException e) {
        fail(e);
      } catch (Error e) {
        fail(new IllegalStateException(e));
      }
    }

    // Whoever hangs has not taken another game meanwhile.
    @Nullable T giveUp(long game) {
      return thread.isAlive() ? table.giveUp(game, patience) : null;
    }

    Thread replace() {
      Thread old = thread;
      table = tables.get();
      thread = thread(table);
      thread.start();
      old.interrupt();
      return old;
    }
  }
}
