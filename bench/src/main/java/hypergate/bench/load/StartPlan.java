package hypergate.bench.load;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// What start is to be measured.
///
/// @param tables how many unfinished tables are in the file
/// @param models how many of them are played; all others are copies of these
/// @param seconds how long these are played
/// @param starts how often the server is started
/// @param file the file, which is made where it is missing and kept; empty for one that is thrown
///   away
record StartPlan(int tables, int models, int seconds, int starts, Optional<Path> file) {
  static final String HELP =
      """
      Usage: hypergate bench start [--tables N] [--models N] [--seconds N] [--starts N] [--file FILE]
      Makes a data file of unfinished tables, starts a server on it in a process of its own, and takes the
      time until that has acknowledged an answer at one of them; and weighs the tables that are put away.
        --tables N      unfinished tables in the file (10000)
        --models N      so many of them are played; the others are copies (20)
        --seconds N     how long these are played (10)
        --starts N      how often the server is started (3)
        --file FILE     keeps the file, and takes it when it is there already
        --help          this text
      """;

  /// Reads the command line.
  ///
  /// @throws IllegalArgumentException with a sentence for whoever wrote it
  static StartPlan of(List<String> arguments) {
    StartPlan plan = new StartPlan(10_000, 20, 10, 3, Optional.empty());
    for (int i = 0; i < arguments.size(); i += 2) {
      String name = arguments.get(i);
      String value = i + 1 < arguments.size() ? arguments.get(i + 1) : "";
      plan = plan.with(name, value);
    }
    if (plan.models > plan.tables)
      throw new IllegalArgumentException("--models cannot be more than --tables");
    return plan;
  }

  private StartPlan with(String name, String value) {
    return switch (name) {
      case "--tables" ->
          new StartPlan(Plan.number(name, value, 100_000), models, seconds, starts, file);
      case "--models" ->
          new StartPlan(tables, Plan.number(name, value, 1000), seconds, starts, file);
      case "--seconds" ->
          new StartPlan(tables, models, Plan.number(name, value, 3600), starts, file);
      case "--starts" ->
          new StartPlan(tables, models, seconds, Plan.number(name, value, 100), file);
      case "--file" -> {
        if (value.isEmpty()) throw new IllegalArgumentException("--file takes the name of a file");
        yield new StartPlan(
            tables, models, seconds, starts, Optional.of(Path.of(value).toAbsolutePath()));
      }
      default ->
          throw new IllegalArgumentException(
              "unknown argument '"
                  + name
                  + "'; allowed: --tables, --models, --seconds, --starts, --file, --help");
    };
  }
}
