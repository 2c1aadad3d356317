package hypergate.spark;

import hypergate.cli.Failure;
import hypergate.cli.command.RunCommand;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/// `hypergate lab run` where Spark is, and what `spark-submit` starts: no other command is here.
@Command(
    name = "hypergate",
    description = "Runs the experiment of a file on Spark.",
    mixinStandardHelpOptions = true,
    subcommands = Main.Lab.class)
public final class Main {
  private Main() {}

  /// The commands of the lab that are here.
  @Command(
      name = "lab",
      description = "Experiments on Spark.",
      mixinStandardHelpOptions = true,
      subcommands = RunCommand.class)
  static final class Lab {
    Lab() {}
  }

  public static void main(String[] args) {
    PrintWriter out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    List<String> all = List.of(args);
    int status =
        all.size() > 1 && all.subList(0, 2).equals(List.of("bench", "spark"))
            ? bench(all.subList(2, all.size()))
            : run(out, err, args);
    out.flush();
    // Spark leaves threads behind.
    System.exit(status);
  }

  private static int bench(List<String> arguments) {
    if (arguments.contains("--help") || arguments.contains("-h")) {
      System.out.print(SparkBench.HELP);
      return 0;
    }
    try {
      SparkBench bench = SparkBench.of(arguments, System.out);
      return bench.run(System.getProperty("java.class.path")) ? 0 : 1;
    } catch (IllegalArgumentException | Failure e) {
      System.err.println("hypergate bench spark: " + e.getMessage());
      return 2;
    } catch (IOException e) {
      System.err.println("hypergate bench spark: " + SparkCluster.line(e));
      return 1;
    }
  }

  /// Runs one command line.
  ///
  /// @return the exit status
  static int run(PrintWriter out, PrintWriter err, String... args) {
    List<String> all = new ArrayList<>(List.of(args));
    // spark-submit has been told the master already.
    String master = System.getProperty(SparkCluster.MASTER);
    if (master != null
        && all.stream().noneMatch(one -> one.equals("--spark") || one.startsWith("--spark=")))
      all.addAll(List.of("--spark", master));
    return hypergate.cli.Main.run(
        new CommandLine(new Main()), out, err, all.toArray(String[]::new));
  }
}
