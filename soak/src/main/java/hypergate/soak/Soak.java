package hypergate.soak;

import hypergate.testing.Figures;
import hypergate.testing.SeedFailure;
import hypergate.testing.SeedRun;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;

/// Runs tests that run for seeds, on several threads, until the time is over.
final class Soak {
  private final List<Trial> trials;
  private final Failures failures;
  private final PrintWriter out;
  private final Duration patience;
  private final long begin = System.nanoTime();
  private final List<Worker> workers = new ArrayList<>();

  /// @param patience how long a test may take for one seed before it counts as one without end
  Soak(List<Trial> trials, Failures failures, PrintWriter out, Duration patience) {
    this.trials = trials;
    this.failures = failures;
    this.out = out;
    this.patience = patience;
  }

  /// Runs every test for these seeds, once.
  void repeat(String seeds) {
    for (Trial trial : trials) trial.play(seeds, new Ear(trial.name(), seeds));
  }

  /// Runs all tests in turns with fresh seeds.
  ///
  /// @param threads how many tests at once
  void run(Duration time, Schedule schedule, int threads) throws InterruptedException {
    long end = begin + time.toNanos();
    for (int i = 0; i < threads; i++) start(schedule, end);
    long minutes = 0;
    while (workers.stream().anyMatch(Thread::isAlive)) {
      Thread.sleep(100);
      replaceTheStuck(schedule, end);
      if (Duration.ofNanos(System.nanoTime() - begin).toMinutes() <= minutes) continue;
      minutes++;
      say(minutes + " min: " + figures(", "));
    }
  }

  /// Runs the first test for every number from one to another, until the time is over.
  void sweep(Duration time, long first, long last, int threads) throws InterruptedException {
    run(time, new Schedule(trials.getFirst(), first, last), threads);
  }

  private void start(Schedule schedule, long end) {
    Worker worker = new Worker(schedule, end);
    workers.add(worker);
    worker.start();
  }

  // A thread cannot be ended from outside; it is left alone, and another takes its place.
  private void replaceTheStuck(Schedule schedule, long end) {
    for (Worker worker : List.copyOf(workers)) {
      SeedRun.Work work = SeedRun.of(worker);
      Schedule.Turn turn = worker.turn;
      if (work == null || turn == null) continue;
      if (System.nanoTime() - work.since() < patience.toNanos()) continue;
      workers.remove(worker);
      schedule.drop(turn.trial());
      String where =
          java.util.Arrays.stream(worker.getStackTrace())
              .filter(frame -> frame.getClassName().startsWith("hypergate."))
              .limit(12)
              .map(frame -> "    at " + frame + "\n")
              .collect(Collectors.joining());
      String words = "    no end after " + patience.toSeconds() + " s; no further turns for it\n";
      failed(work.test(), SeedFailure.again(work.test(), work.seed()), words + where);
      if (!schedule.isEmpty()) start(schedule, end);
    }
  }

  /// Takes turns until the time is over.
  private final class Worker extends Thread {
    private final Schedule schedule;
    private final long end;
    private volatile Schedule.@Nullable Turn turn;

    Worker(Schedule schedule, long end) {
      super(null, null, "soak", 64L << 20);
      setDaemon(true);
      this.schedule = schedule;
      this.end = end;
    }

    @Override
    public void run() {
      boolean begins = true;
      while ((begins || System.nanoTime() < end) && !schedule.isEmpty()) {
        Schedule.Turn next = schedule.next();
        turn = next;
        if (next == null) {
          java.util.concurrent.locks.LockSupport.parkNanos(20_000_000);
          continue;
        }
        begins = false;
        long since = System.nanoTime();
        String seeds = next.seeds().stream().map(String::valueOf).collect(Collectors.joining(","));
        next.trial().play(seeds, new Ear(next.trial().name(), seeds));
        schedule.done(next, System.nanoTime() - since);
      }
    }
  }

  /// Hears what fails.
  private final class Ear implements TestExecutionListener {
    private final String test;
    private final String seeds;

    Ear(String test, String seeds) {
      this.test = test;
      this.seeds = seeds;
    }

    @Override
    public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
      if (result.getStatus() != TestExecutionResult.Status.FAILED) return;
      Throwable thrown = result.getThrowable().orElseGet(AssertionError::new);
      if (thrown instanceof SeedFailure failure)
        failed(test, SeedFailure.again(test, failure.seed()), failure.brief(8));
      else
        // What belongs to all seeds together: before the first or after the last.
        failed(
            test, "./hypergate soak --test " + test + " --seed " + seeds, "    " + thrown + "\n");
    }
  }

  private void failed(String test, String again, String words) {
    String said = failures.add(test, again, words);
    if (!said.isEmpty()) say("FAILED: " + said.stripTrailing());
  }

  private synchronized void say(String line) {
    out.println(line);
    out.flush();
  }

  /// What has been done so far.
  ///
  /// @param between what stands between two figures
  String figures(String between) {
    List<String> parts = new ArrayList<>();
    parts.add(number(SeedRun.seeds()) + " seeds in " + trials.size() + " tests");
    Figures.all().forEach((what, count) -> parts.add(number(count) + " " + what));
    parts.add(number(failures.count()) + " failures of " + failures.kinds() + " kinds");
    return String.join(between, parts);
  }

  private static String number(long count) {
    return String.format(Locale.ROOT, "%,d", count);
  }
}
