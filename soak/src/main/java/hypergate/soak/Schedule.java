package hypergate.soak;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/// Whose turn it is: every test gets as much time as any other, with fresh seeds each time, and no
/// two tests of one class run at once.
final class Schedule {
  /// About how long a turn is to take, in nanoseconds.
  private static final long TURN = 3_000_000_000L;

  private static final int MOST_SEEDS = 2000;

  /// How many numbers of a sweep make a turn.
  private static final int STRIDE = 20;

  /// A test and how it has gone so far.
  private static final class Line {
    private final Trial trial;
    private long spent;
    private int seeds = 1;

    Line(Trial trial) {
      this.trial = trial;
    }
  }

  /// What a worker does next.
  record Turn(Trial trial, List<Long> seeds) {}

  private final List<Line> lines = new ArrayList<>();
  private final Set<Class<?>> busy = new HashSet<>();
  private final @Nullable SplittableRandom random;
  private long following;
  private long last;

  /// @param from what all seeds follow from
  Schedule(List<Trial> trials, long from) {
    trials.forEach(trial -> lines.add(new Line(trial)));
    random = new SplittableRandom(from);
  }

  /// Every number from one to another once, in order, several turns of one test at once.
  Schedule(Trial trial, long first, long last) {
    lines.add(new Line(trial));
    random = null;
    following = first;
    this.last = last;
  }

  /// The next turn; null while all tests that are left are at work.
  synchronized @Nullable Turn next() {
    if (random == null) return following();
    Line next = null;
    for (Line line : lines)
      if (!busy.contains(line.trial.type()) && (next == null || line.spent < next.spent))
        next = line;
    if (next == null) return null;
    busy.add(next.trial.type());
    List<Long> seeds = new ArrayList<>();
    for (int i = 0; i < next.seeds; i++) seeds.add(random.nextLong(100_000_000, 1_000_000_000));
    return new Turn(next.trial, seeds);
  }

  private @Nullable Turn following() {
    List<Long> seeds = new ArrayList<>();
    while (seeds.size() < STRIDE && following <= last) seeds.add(following++);
    return seeds.isEmpty() ? null : new Turn(lines.getFirst().trial, seeds);
  }

  /// A turn is over.
  synchronized void done(Turn turn, long nanos) {
    busy.remove(turn.trial.type());
    for (Line line : lines)
      if (line.trial.equals(turn.trial)) {
        line.spent += nanos;
        if (nanos < TURN / 2) line.seeds = Math.min(MOST_SEEDS, line.seeds * 2);
        if (nanos > TURN * 2) line.seeds = Math.max(1, line.seeds / 2);
      }
  }

  /// A turn does not end: its test, and those of its class, get no further one; a sweep goes on.
  synchronized void drop(Trial trial) {
    if (random == null) return;
    lines.removeIf(line -> line.trial.type().equals(trial.type()));
  }

  /// Whether no test is left.
  synchronized boolean isEmpty() {
    return random == null ? following > last : lines.isEmpty();
  }
}
