package hypergate.spark;

import hypergate.cli.command.RunCommand;
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
    int status = run(out, err, args);
    out.flush();
    // Spark leaves threads behind.
    System.exit(status);
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
