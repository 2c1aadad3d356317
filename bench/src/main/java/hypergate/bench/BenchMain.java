package hypergate.bench;

import hypergate.bench.load.StartBench;
import hypergate.bench.load.TablesBench;
import hypergate.bench.measure.Bench;
import hypergate.bench.measure.Wish;
import hypergate.bench.measure.Worker;
import java.util.List;

/// `hypergate bench`: measures what things cost, and prints it beside what they may cost.
public final class BenchMain {
  private BenchMain() {}

  /// Runs the benchmarks; exits with 1 when the machine is too busy, with 2 when an argument is
  /// unknown.
  public static void main(String[] arguments) throws Exception {
    List<String> given = List.of(arguments);
    if (!given.isEmpty() && given.getFirst().equals("tables")) {
      TablesBench.main(given.subList(1, given.size()).toArray(String[]::new));
      return;
    }
    if (!given.isEmpty() && given.getFirst().equals("start")) {
      StartBench.main(given.subList(1, given.size()).toArray(String[]::new));
      return;
    }
    if (Worker.isMeant(arguments)) {
      Worker.run(arguments);
      return;
    }
    if (given.contains("--help") || given.contains("-h")) {
      System.out.print(Wish.HELP);
      return;
    }
    try {
      System.exit(new Bench(Wish.of(given), System.out).run());
    } catch (IllegalArgumentException e) {
      System.err.println("hypergate bench: " + e.getMessage());
      System.exit(2);
    }
  }
}
