package hypergate.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hypergate.cli.command.Cluster;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.TaskContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A master and two workers as processes on this machine, one of which dies with its executor while
/// it plays.
final class KilledWorkerTest {
  private static final String CLASS_PATH =
      System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));

  private static final String MEMORY = "512m";

  @TempDir private Path folder;

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

  @Test
  void a_worker_that_dies_while_it_plays_changes_nothing() throws IOException {
    String text = Ran.BALANCE;
    Path config = Ran.config(folder, "plain", text);
    assertThat(Ran.of("lab", "run", config.toString()).status()).isZero();
    Path marks = Files.createDirectories(folder.resolve("marks"));
    List<String> lines = new ArrayList<>();
    try (Standalone here = new Standalone(folder, CLASS_PATH)) {
      Process first = here.worker(MEMORY);
      here.worker(MEMORY);
      play(here, first, marks, lines);
    }
    assertThat(lines).isEqualTo(Ran.games(config).lines().skip(1).toList());
    // Something was played by the one that died, and again by the other.
    assertThat(begun(marks)).anyMatch(mark -> !mark.endsWith("-0"));
  }

  private static void play(Standalone here, Process first, Path marks, List<String> lines) {
    try (Cluster.Connected machines =
        SparkCluster.connect(
            here.address(),
            here.conf(MEMORY),
            2,
            Duration.ofMinutes(10),
            new Marks(marks.toString()))) {
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
  }

  @Test
  void two_workers_and_one_that_is_killed_come_to_the_same_as_one() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream told = new PrintStream(out, true, StandardCharsets.UTF_8);
    SparkBench bench =
        SparkBench.of(List.of("--games", "60", "--player", "random", "--memory", MEMORY), told);
    assertThat(bench.run(CLASS_PATH)).as(out.toString(StandardCharsets.UTF_8)).isTrue();
    assertThat(out.toString(StandardCharsets.UTF_8))
        .containsPattern("two workers: \\d+\\.\\d s, .* times as fast")
        .contains("one of them killed", "the same to the letter");
    assertThatThrownBy(() -> SparkBench.of(List.of("--games", "few"), told))
        .hasMessageContaining("--games");
    assertThatThrownBy(() -> SparkBench.of(List.of("--workers", "3"), told))
        .hasMessageContaining("--workers");
  }

  // Both executors hold a range by then, and neither gets on with it.
  private static void killed(Process worker, Path marks) {
    try {
      while (begun(marks).stream().filter(mark -> !mark.startsWith("range-0")).count() < 2)
        Thread.sleep(20);
      Standalone.kill(worker);
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
