package hypergate.cli.command;

import hypergate.cli.Failure;
import hypergate.lab.run.Nearest;
import hypergate.players.Players;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// Reading the values of options that several commands share.
final class Values {
  private Values() {}

  /// The machine players that `--players` names.
  static List<String> players(String text) {
    List<String> names = List.of(text.split(","));
    for (String name : names)
      if (!Players.isKnown(name))
        throw new Failure(
            "unknown player '"
                + name
                + "' for --players"
                + Nearest.hint(name, Players.names())
                + "; allowed: "
                + String.join(", ", Players.names()));
    return names;
  }

  /// A number from 1 on.
  static int number(String option, String text, int most) {
    if (text.matches("\\d{1,9}")) {
      int number = Integer.parseInt(text);
      if (number >= 1 && number <= most) return number;
    }
    throw new Failure(option + " cannot be '" + text + "'; allowed: 1 to " + most);
  }

  /// Numbers from 1 on, separated by commas.
  static List<Long> numbers(String option, String text, int most) {
    return Stream.of(text.split(",", -1)).map(one -> (long) number(option, one, most)).toList();
  }

  /// So many of something: `1 table`, `2 tables`.
  static String count(long many, String what) {
    return many + " " + what + (many == 1 ? "" : "s");
  }

  /// A number of bytes for people.
  static String size(long bytes) {
    if (bytes < 1_000) return count(bytes, "byte");
    if (bytes < 1_000_000) return String.format(Locale.ROOT, "%.0f kB", bytes / 1e3);
    return String.format(Locale.ROOT, "%.1f MB", bytes / 1e6);
  }
}
