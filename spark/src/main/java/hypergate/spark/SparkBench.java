package hypergate.spark;

import hypergate.cli.command.Cluster;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// Plays one study on a master of Spark with one worker, with two, and with two of which one is
/// killed on the way: how much faster two are, and whether all three come to the same.
final class SparkBench {
  static final String HELP =
      """
      Usage: hypergate bench spark [--games N] [--player NAME] [--memory SIZE]
      Starts a master of Spark and workers of one core each as processes on this machine, and plays one study
      with one worker, with two, and with two of which one is killed halfway. All three must come to the same.
      What else this machine does counts: two workers want two cores for themselves, and the program that
      hands out the games a little of a third.
        --games N      games of the study (6000)
        --player NAME  who plays them (novice)
        --memory SIZE  memory of each worker (1g)
        --help         this text
      """;

  /// So many times as fast two workers have to be as one.
  private static final double GOAL = 1.8;

  private static final Duration READY = Duration.ofMinutes(3);
  private static final int PARTITIONS = 60;
  private static final double NANOS = 1e9;

  private final int games;
  private final String player;
  private final String memory;
  private final PrintStream out;

  SparkBench(int games, String player, String memory, PrintStream out) {
    this.games = games;
    this.player = player;
    this.memory = memory;
    this.out = out;
  }

  /// What a run has come to.
  ///
  /// @param lines a line a game
  record Run(List<String> lines, double seconds) {}

  /// Reads the command line.
  ///
  /// @throws IllegalArgumentException with a sentence for whoever wrote it
  static SparkBench of(List<String> arguments, PrintStream out) {
    int games = 6000;
    String player = "novice";
    String memory = "1g";
    for (int i = 0; i < arguments.size(); i += 2) {
      String value = i + 1 < arguments.size() ? arguments.get(i + 1) : "";
      switch (arguments.get(i)) {
        case "--games" -> {
          if (!value.matches("[1-9]\\d{1,6}"))
            throw new IllegalArgumentException("--games takes a number from 10 to 9999999");
          games = Integer.parseInt(value);
        }
        case "--player" -> {
          if (!value.matches("[a-z][a-z0-9:.-]*"))
            throw new IllegalArgumentException("--player takes the name of a machine player");
          player = value;
        }
        case "--memory" -> {
          if (!value.matches("\\d{1,5}[mg]"))
            throw new IllegalArgumentException("--memory takes a size such as 512m or 2g");
          memory = value;
        }
        default ->
            throw new IllegalArgumentException(
                "unknown argument '"
                    + arguments.get(i)
                    + "'; allowed: --games, --player, --memory, --help");
      }
    }
    return new SparkBench(games, player, memory, out);
  }

  /// Runs it.
  ///
  /// @return whether all came to the same
  boolean run(String classPath) throws IOException {
    Path folder = Files.createTempDirectory("hypergate-spark");
    try {
      Run one = run(folder, classPath, 1, false);
      say("one worker: %.1f s, %.1f games/s", one.seconds, games / one.seconds);
      Run two = run(folder, classPath, 2, false);
      double times = one.seconds / two.seconds;
      say(
          "two workers: %.1f s, %.1f games/s, %.2f times as fast (wanted on free cores: %.1f)",
          two.seconds, games / two.seconds, times, GOAL);
      Run killed = run(folder, classPath, 2, true);
      say("two workers, one of them killed halfway: %.1f s", killed.seconds);
      boolean same = one.lines.equals(two.lines) && one.lines.equals(killed.lines);
      say(same ? "All three are the same to the letter." : "THEY ARE NOT THE SAME.");
      return same;
    } finally {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList())
          Files.deleteIfExists(file);
      }
    }
  }

  private Run run(Path folder, String classPath, int workers, boolean kills) throws IOException {
    List<String> lines = new ArrayList<>();
    try (Standalone machines = new Standalone(folder, classPath)) {
      Process victim = machines.worker(memory);
      for (int more = 1; more < workers; more++) machines.worker(memory);
      try (Cluster.Connected connected =
          SparkCluster.connect(
              machines.address(), machines.conf(memory), workers, READY, Play.Gate.OPEN)) {
        long begin = System.nanoTime();
        connected
            .games(
                "balance",
                List.of(
                    "--games",
                    Integer.toString(games),
                    "--players",
                    player,
                    "--seats",
                    "4",
                    "--seed=1"),
                PARTITIONS)
            .play(
                0,
                games,
                (number, line) -> {
                  if (kills && number == games / 2) Standalone.kill(victim);
                  return lines.add(line);
                },
                () -> false,
                _ -> {});
        return new Run(List.copyOf(lines), (System.nanoTime() - begin) / NANOS);
      }
    }
  }

  // The annotation would be a dependency for one private method.
  @SuppressWarnings("AnnotateFormatMethod")
  private void say(String line, Object... figures) {
    out.println(String.format(Locale.ROOT, line, figures));
    out.flush();
  }
}
