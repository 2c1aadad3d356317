package hypergate.spark;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.cli.command.Cluster;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.TaskContext;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A master and two workers as processes on this machine, one of which dies with its executor while
/// it plays.
final class KilledWorkerTest {
  private static final String CLASS_PATH =
      System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));

  private static final String LOGGING =
      """
      status = error
      rootLogger.level = info
      rootLogger.appenderRef.c.ref = c
      appender.c.type = Console
      appender.c.name = c
      appender.c.layout.type = PatternLayout
      appender.c.layout.pattern = %m%n
      """;

  @TempDir private Path folder;
  private final List<Process> processes = new ArrayList<>();

  /// Writes down who begins, and holds up all but the first range until a worker is dead.
  ///
  /// @param folder of the marks
  private record Marks(String folder) implements Play.Gate {
    static final String DEAD = "dead";

    @Override
    public void pass(int range) {
      try {
        Path marks = Path.of(folder);
        int attempt = TaskContext.get().attemptNumber();
        Files.createFile(marks.resolve("range-" + range + "-" + attempt));
        while (range > 0 && !Files.exists(marks.resolve(DEAD))) Thread.sleep(20);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  @AfterEach
  void end() {
    processes.forEach(KilledWorkerTest::kill);
  }

  // The worker first, or it would start its executor again.
  private static void kill(Process process) {
    List<ProcessHandle> children = process.descendants().toList();
    process.destroyForcibly().onExit().join();
    for (ProcessHandle child : children) {
      child.destroyForcibly();
      child.onExit().join();
    }
  }

  private Process start(String name, String... args) throws IOException {
    Path logging = Files.writeString(folder.resolve("log4j2.properties"), LOGGING);
    Path home = Files.createDirectories(folder.resolve("home/jars")).resolveSibling("");
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-Dlog4j.configurationFile=" + logging,
                "-cp",
                CLASS_PATH,
                "org.apache.spark.deploy." + name,
                "--host",
                "127.0.0.1",
                "--port",
                "0",
                "--webui-port",
                "0"));
    command.addAll(List.of(args));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("SPARK_HOME", home.toString());
    builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    Process process = builder.start();
    processes.add(process);
    return process;
  }

  private String master() throws IOException {
    Process master = start("master.Master");
    BufferedReader said =
        new BufferedReader(new InputStreamReader(master.getInputStream(), StandardCharsets.UTF_8));
    StringBuilder all = new StringBuilder();
    for (String line = said.readLine(); line != null; line = said.readLine()) {
      all.append(line).append('\n');
      String begin = "Starting Spark master at ";
      if (!line.contains(begin)) continue;
      drain(said);
      return line.substring(line.indexOf(begin) + begin.length()).strip();
    }
    throw new IllegalStateException("no master: " + all);
  }

  private static void drain(BufferedReader said) {
    Thread.ofVirtual().start(() -> said.lines().forEach(_ -> {}));
  }

  private Process worker(String master) throws IOException {
    Path work = Files.createDirectories(folder.resolve("work" + processes.size()));
    Process worker =
        start(
            "worker.Worker",
            "--cores",
            "1",
            "--memory",
            "512m",
            "--work-dir",
            work.toString(),
            master);
    drain(worker.inputReader());
    return worker;
  }

  @Test
  void a_worker_that_dies_while_it_plays_changes_nothing() throws IOException {
    String text = Ran.BALANCE;
    Path config = Ran.config(folder, "plain", text);
    assertThat(Ran.of("lab", "run", config.toString()).status()).isZero();
    String master = master();
    Process first = worker(master);
    worker(master);
    Path marks = Files.createDirectories(folder.resolve("marks"));
    SparkConf conf =
        new SparkConf()
            .set("spark.ui.enabled", "false")
            .set("spark.executor.memory", "512m")
            .set("spark.executor.extraClassPath", CLASS_PATH);
    List<String> lines = new ArrayList<>();
    try (Cluster.Connected machines =
        SparkCluster.connect(
            master, conf, 2, Duration.ofMinutes(10), new Marks(marks.toString()))) {
      machines
          .games(
              "balance",
              List.of("--games", "24,12", "--players", "random,novice", "--seats", "3", "--seed=7"),
              9)
          .play(
              0,
              36,
              (_, line) -> {
                if (lines.isEmpty()) killed(first, marks);
                return lines.add(line);
              },
              () -> false,
              _ -> {});
    }
    assertThat(lines).isEqualTo(Ran.games(config).lines().skip(1).toList());
    // Something was played by the one that died, and again by the other.
    assertThat(begun(marks)).anyMatch(mark -> !mark.endsWith("-0"));
  }

  // Both executors hold a range by then, and neither gets on with it.
  private static void killed(Process worker, Path marks) {
    try {
      while (begun(marks).stream().filter(mark -> !mark.startsWith("range-0")).count() < 2)
        Thread.sleep(20);
      kill(worker);
      Files.createFile(marks.resolve(Marks.DEAD));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<String> begun(Path marks) throws IOException {
    try (Stream<Path> all = Files.list(marks)) {
      return all.map(one -> one.getFileName().toString())
          .filter(one -> one.startsWith("range-"))
          .toList();
    }
  }
}
