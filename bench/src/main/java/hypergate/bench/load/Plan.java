package hypergate.bench.load;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// What is to be measured.
///
/// @param tables how many tables, of four seats each
/// @param seconds how long each measurement takes
/// @param rate answers a second of all tables together; 0: as fast as the server allows, and then
///   the highest rate that keeps the goal
/// @param secrecy as in the wish for a table
/// @param memory whether to wait until all tables are put away, and weigh them
/// @param recording where the flight recorder's file goes, if it is wanted
record Plan(
    int tables, int seconds, int rate, String secrecy, boolean memory, Optional<Path> recording) {
  static final String HELP =
      """
      Usage: hypergate bench tables [--tables N] [--seconds N] [--rate N] [--secrecy WORD] [--jfr FILE]
      Starts a server in a process of its own and plays at it over WebSockets, four seats a table. Looks
      afterwards whether every answer is kept, once, and whether a restarted server shows the same tables.
        --tables N      tables at once (1000)
        --seconds N     seconds of each measurement (30)
        --rate N        answers a second of all tables together; without it as many as the server takes,
                        and then the highest rate at which 99 % of all views are out within 20 ms
        --secrecy WORD  strict (response windows for all who might act; the default) or relaxed
        --jfr FILE      keeps a flight recording of the server
        --help          this text
      """;

  /// Reads the command line.
  ///
  /// @throws IllegalArgumentException with a sentence for whoever wrote it
  static Plan of(List<String> arguments) {
    int tables = 1000;
    int seconds = 30;
    int rate = 0;
    String secrecy = "strict";
    Path recording = null;
    for (int i = 0; i < arguments.size(); i += 2) {
      String name = arguments.get(i);
      String value = i + 1 < arguments.size() ? arguments.get(i + 1) : "";
      switch (name) {
        case "--tables" -> tables = number(name, value, 100_000);
        case "--seconds" -> seconds = number(name, value, 3600);
        case "--rate" -> rate = number(name, value, 1_000_000);
        case "--secrecy" -> {
          if (!List.of("strict", "relaxed").contains(value))
            throw new IllegalArgumentException("--secrecy is strict or relaxed");
          secrecy = value;
        }
        case "--jfr" -> recording = Path.of(value).toAbsolutePath();
        default ->
            throw new IllegalArgumentException(
                "unknown argument '"
                    + name
                    + "'; allowed: --tables, --seconds, --rate, --secrecy, --jfr, --help");
      }
    }
    return new Plan(tables, seconds, rate, secrecy, true, Optional.ofNullable(recording));
  }

  /// A number of the command line.
  static int number(String name, String value, int most) {
    if (value.matches("\\d{1,7}")
        && Integer.parseInt(value) >= 1
        && Integer.parseInt(value) <= most) return Integer.parseInt(value);
    throw new IllegalArgumentException(name + " takes a number from 1 to " + most);
  }
}
