package hypergate.spark;

import hypergate.lab.run.Elsewhere;
import hypergate.lab.run.LabError;
import java.time.Duration;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;
import scala.reflect.ClassTag$;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;

/// Has the games of an experiment played by Spark's executors. Ranges come back in any order and
/// are taken up in that of their games.
final class Job implements Elsewhere {
  private static final Duration LONELY = Duration.ofSeconds(60);

  private final JavaSparkContext spark;
  private final Play play;
  private final int partitions;
  private final BooleanSupplier alone;
  private final AtomicBoolean stopped;
  private final LinkedBlockingQueue<Play.Part> came = new LinkedBlockingQueue<>();
  private volatile @Nullable Throwable failure;

  /// A job.
  ///
  /// @param alone whether no executor is there
  /// @param stopped set when somebody wants it to stop
  Job(
      JavaSparkContext spark,
      Play play,
      int partitions,
      BooleanSupplier alone,
      AtomicBoolean stopped) {
    this.spark = spark;
    this.play = play;
    this.partitions = partitions;
    this.alone = alone;
    this.stopped = stopped;
  }

  @Override
  public void play(
      long from, long until, Lines lines, BooleanSupplier stop, LongConsumer progress) {
    List<Range> ranges = Range.of(from, until, partitions);
    if (ranges.isEmpty()) return;
    Thread job = Thread.ofPlatform().name("spark-job").daemon().start(() -> run(ranges));
    try {
      take(ranges, job, lines, stop, progress);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } finally {
      // Nobody waits for what is still being played.
      if (job.isAlive()) cancel();
    }
  }

  private void cancel() {
    try {
      spark.sc().cancelAllJobs();
    } catch (IllegalStateException e) {
      // Spark has stopped already: the program is ending.
    }
  }

  private void run(List<Range> ranges) {
    try {
      spark
          .sc()
          .runJob(
              spark.parallelize(ranges, ranges.size()).rdd(),
              play,
              new AbstractFunction2<Object, Play.Part, BoxedUnit>() {
                @Override
                public BoxedUnit apply(Object partition, Play.Part part) {
                  came.add(part);
                  return BoxedUnit.UNIT;
                }
              },
              ClassTag$.MODULE$.apply(Play.Part.class));
    } catch (Throwable e) {
      failure = e;
    }
  }

  private void take(
      List<Range> ranges, Thread job, Lines lines, BooleanSupplier stop, LongConsumer progress)
      throws InterruptedException {
    TreeMap<Integer, Play.Part> waiting = new TreeMap<>();
    long lonely = 0;
    for (int next = 0; next < ranges.size(); ) {
      boolean ended = !job.isAlive();
      Play.Part part = came.poll(50, TimeUnit.MILLISECONDS);
      if (part != null) waiting.put(part.index(), part);
      for (; !waiting.isEmpty() && waiting.firstKey() == next; next++) {
        Range range = ranges.get(next);
        if (!taken(range, waiting.pollFirstEntry().getValue(), lines)) return;
        progress.accept(range.until());
      }
      if (stop.getAsBoolean()) {
        stopped.set(true);
        return;
      }
      if (part != null) continue;
      if (ended && next < ranges.size()) throw lost();
      lonely = !alone.getAsBoolean() ? 0 : lonely == 0 ? System.nanoTime() : lonely;
      if (lonely != 0 && System.nanoTime() - lonely > LONELY.toNanos())
        throw new LabError(
            "no worker of Spark has been there for "
                + LONELY.toSeconds()
                + " s; what was played before is kept");
    }
  }

  private static boolean taken(Range range, Play.Part part, Lines lines) {
    if (part.lines().size() != range.until() - range.from())
      throw new LabError("games " + (range.from() + 1) + " to " + range.until() + " are not whole");
    long number = range.from();
    for (String line : part.lines()) if (!lines.take(number++, line)) return false;
    return true;
  }

  private LabError lost() {
    return new LabError(
        "Spark gave up: " + SparkCluster.line(failure) + "; what was played before is kept");
  }
}
