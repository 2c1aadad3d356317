package hypergate.spark;

import hypergate.cli.Failure;
import hypergate.cli.command.Cluster;
import hypergate.lab.run.Elsewhere;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;

/// Spark as machines that play games.
public final class SparkCluster implements Cluster {
  /// Where `spark-submit` leaves the master that it was told.
  static final String MASTER = "spark.master";

  private static final Pattern LOCAL = Pattern.compile("local(\\[(\\d{1,3}|\\*)])?");
  private static final String HOST = "([A-Za-z0-9._-]+|\\[[0-9a-fA-F:.]+]):(\\d{1,5})";
  private static final Pattern ALONE = Pattern.compile("spark://(" + HOST + "(," + HOST + ")*)");
  private static final Pattern ONE = Pattern.compile(HOST);
  private static final int ANSWER_MILLIS = 5_000;
  private static final Duration READY = Duration.ofMinutes(3);

  /// Made as a service.
  public SparkCluster() {}

  @Override
  public Connected connect(String master) {
    SparkConf conf = new SparkConf().set("spark.ui.enabled", "false");
    return connect(master, conf, 1, READY, Play.Gate.OPEN);
  }

  /// Finds the machines.
  ///
  /// @param conf what Spark is to do differently
  /// @param workers wait for so many
  /// @param ready how long to wait for them
  /// @param gate where executors are held up
  static Connected connect(
      String master, SparkConf conf, int workers, Duration ready, Play.Gate gate) {
    // Whom spark-submit found, it has found.
    if (System.getProperty(MASTER) == null) check(master);
    settle(master, conf);
    JavaSparkContext spark = null;
    try {
      spark = new JavaSparkContext(conf.setAppName("hypergate lab run").setMaster(master));
      boolean local = spark.isLocal();
      if (!local) await(master, spark, workers, ready);
      return new Session(spark, local, gate, new AtomicBoolean());
    } catch (Failure e) {
      if (spark != null) spark.stop();
      throw e;
    } catch (Exception e) {
      if (spark != null) spark.stop();
      throw new Failure("--spark " + master + " cannot be used: " + line(e), e);
    }
  }

  private static void settle(String master, SparkConf conf) {
    // An executor that dies costs its games a second time, and nobody the result.
    conf.setIfMissing("spark.task.maxFailures", "16");
    // Lines are taken up as they come; this would count all that ever came.
    conf.set("spark.driver.maxResultSize", "0");
    String host = master.replaceFirst("spark://", "");
    if (master.startsWith("local") || host.startsWith("127.") || host.startsWith("localhost:")) {
      conf.setIfMissing("spark.driver.host", "127.0.0.1");
      conf.setIfMissing("spark.driver.bindAddress", "127.0.0.1");
    }
    Path jar = jar();
    if (jar != null && !master.startsWith("local")) conf.setIfMissing("spark.jars", jar.toString());
  }

  // Our own jar, with all that executors need.
  private static @Nullable Path jar() {
    CodeSource source = SparkCluster.class.getProtectionDomain().getCodeSource();
    if (source == null || !source.getLocation().getPath().endsWith(".jar")) return null;
    try {
      return Path.of(source.getLocation().toURI());
    } catch (URISyntaxException e) {
      return null;
    }
  }

  private static void check(String master) {
    Matcher local = LOCAL.matcher(master);
    if (local.matches() && !"0".equals(local.group(2))) return;
    Matcher alone = ALONE.matcher(master);
    if (!alone.matches())
      throw new Failure(
          "--spark cannot be '"
              + master
              + "'; allowed: local, local[N], local[*], spark://HOST:PORT");
    String why = "";
    for (Matcher one = ONE.matcher(alone.group(1)); one.find(); ) {
      int port = Integer.parseInt(one.group(2));
      if (port < 1 || port > 65_535)
        throw new Failure("--spark " + master + ": a port is 1 to 65535, not " + port);
      try (Socket socket = new Socket()) {
        socket.connect(new InetSocketAddress(one.group(1), port), ANSWER_MILLIS);
        return;
      } catch (IOException e) {
        why = line(e);
      }
    }
    throw new Failure("--spark " + master + ": no master of Spark answers there (" + why + ")");
  }

  private static void await(String master, JavaSparkContext spark, int workers, Duration ready)
      throws InterruptedException {
    long end = System.nanoTime() + ready.toNanos();
    while (executors(spark) < workers) {
      if (spark.sc().isStopped())
        throw new Failure("--spark " + master + ": what answers there is no master of Spark 4.2");
      if (System.nanoTime() - end > 0)
        throw new Failure(
            "--spark "
                + master
                + ": no worker was ready within "
                + ready.toSeconds()
                + " s; is one running, and does it have memory and a core free?");
      Thread.sleep(50);
    }
  }

  // The driver is among those that Spark tells.
  private static int executors(JavaSparkContext spark) {
    return spark.sc().isStopped() ? 0 : spark.statusTracker().getExecutorInfos().length - 1;
  }

  /// What went wrong, as one line.
  static String line(@Nullable Throwable e) {
    if (e == null) return "nothing is known of it";
    String message = e.getMessage();
    String words = message == null ? e.getClass().getSimpleName() : message;
    return words.lines().findFirst().orElse("").strip();
  }

  /// Machines that are ready.
  ///
  /// @param local whether it is only this one
  /// @param stopped whether somebody wanted it to stop
  private record Session(
      JavaSparkContext spark, boolean local, Play.Gate gate, AtomicBoolean stopped)
      implements Connected {
    @Override
    public Elsewhere games(String kind, List<String> arguments, int partitions) {
      return new Job(
          spark,
          new Play(kind, arguments, gate),
          partitions,
          () -> !local && executors(spark) == 0,
          stopped);
    }

    @Override
    public void table(Path file) {
      if (stopped.get()) return;
      // Here and not by executors: they would write onto disks of their own.
      spark.stop();
      ResultTable.write(file);
    }

    @Override
    public void close() {
      spark.stop();
    }
  }
}
