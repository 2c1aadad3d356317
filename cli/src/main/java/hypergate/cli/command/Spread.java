package hypergate.cli.command;

import hypergate.lab.run.Elsewhere;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine;

/// An experiment whose games others may play: what they need is its kind and its arguments.
public interface Spread extends Callable<Integer> {
  /// The kinds of experiments that are.
  List<String> KINDS = List.of("ladder", "balance", "compare");

  /// An experiment.
  ///
  /// @param kind one of [#KINDS]
  /// @param arguments as its command takes them
  static Spread of(String kind, List<String> arguments) {
    Spread made = of(kind);
    new CommandLine(made).parseArgs(arguments.toArray(String[]::new));
    return made;
  }

  /// An experiment that has not been told its arguments; it can be told once.
  static Spread of(String kind) {
    return switch (kind) {
      case "ladder" -> new LadderCommand();
      case "balance" -> new BalanceCommand();
      case "compare" -> new CompareCommand();
      default -> throw new IllegalArgumentException(kind);
    };
  }

  /// Has its games played by others.
  void on(Elsewhere others);

  /// Plays some of its games, in one thread.
  ///
  /// @param from the number of the first one, counted from 0
  /// @param until one more than that of the last one
  /// @param lines is given what each comes to, in their order
  /// @throws hypergate.cli.Failure when the experiment is not one that can be
  void lines(long from, long until, Consumer<String> lines);
}
