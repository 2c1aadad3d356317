package hypergate.testing;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// What is under way: which test runs for which seed, and whether a test runs for all its seeds.
public final class SeedRun {
  /// A test at work on a seed.
  ///
  /// @param test `Class.method`
  /// @param seed its seed
  /// @param since when it began, by [System#nanoTime]
  public record Work(String test, long seed, long since) {}

  private static final Map<Thread, Work> WORKING = new ConcurrentHashMap<>();
  private static final ThreadLocal<@Nullable Supplier<String>> NOTE = new ThreadLocal<>();
  private static final LongAdder SEEDS = new LongAdder();
  private static volatile boolean whole = true;

  private SeedRun() {}

  /// Whether tests run for all their seeds, so that what they saw together can be judged; not when
  /// somebody repeats some of them.
  public static boolean isWhole() {
    return whole;
  }

  /// What a thread is at work on; null when it is between two seeds.
  public static @Nullable Work of(Thread thread) {
    return WORKING.get(thread);
  }

  /// How many seeds have been tried.
  public static long seeds() {
    return SEEDS.sum();
  }

  /// Notes what belongs to the seed that is at work here, to be told should it fail: which options
  /// the game has.
  public static void note(Supplier<String> note) {
    NOTE.set(note);
  }

  /// What was noted; empty when nothing was.
  static String noted() {
    Supplier<String> note = NOTE.get();
    return note == null ? "" : note.get();
  }

  static void begin(boolean isWhole) {
    whole = isWhole;
  }

  static void enter(String test, long seed) {
    NOTE.remove();
    WORKING.put(Thread.currentThread(), new Work(test, seed, System.nanoTime()));
  }

  static void leave() {
    WORKING.remove(Thread.currentThread());
    SEEDS.increment();
  }
}
