package hypergate.bench.load;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.LongAdder;

/// What all seats count together.
final class Tally {
  private static final int KEPT = 20;

  /// Answers to prompts that the server has taken.
  final LongAdder answers = new LongAdder();

  /// Answers in response windows that the server has taken.
  final LongAdder presses = new LongAdder();

  /// Messages heard, and their characters.
  final LongAdder messages = new LongAdder();

  final LongAdder characters = new LongAdder();

  /// Answers to what was no longer open.
  final LongAdder late = new LongAdder();

  /// Answers that were not legal; another one is given then.
  final LongAdder illegal = new LongAdder();

  /// Answers that the server wanted later.
  final LongAdder early = new LongAdder();

  /// Games that came to their end.
  final LongAdder finished = new LongAdder();

  private final LongAdder failures = new LongAdder();
  private final Queue<String> kept = new ConcurrentLinkedQueue<>();
  private volatile boolean killed;
  private volatile Latencies latencies = new Latencies();

  /// What the latencies of answers that are sent from now on are counted in.
  Latencies latencies() {
    return latencies;
  }

  /// Begins to count latencies anew.
  Latencies begin() {
    Latencies fresh = new Latencies();
    latencies = fresh;
    return fresh;
  }

  /// The server is about to be killed, or is there again: then streams end without a word.
  void killed(boolean now) {
    killed = now;
  }

  boolean isKilled() {
    return killed;
  }

  /// Answers of both kinds.
  long taken() {
    return answers.sum() + presses.sum();
  }

  /// Something that must never be.
  void fails(String what) {
    failures.increment();
    if (kept.size() < KEPT) kept.add(what);
  }

  long failures() {
    return failures.sum();
  }

  /// The first failures in words.
  List<String> told() {
    return List.copyOf(kept);
  }
}
