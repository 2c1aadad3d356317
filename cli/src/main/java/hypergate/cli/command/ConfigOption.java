package hypergate.cli.command;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/// Prints an experiment as a file that `hypergate lab run` runs, instead of running it.
final class ConfigOption {
  /// What YAML takes for a text as it stands.
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9][A-Za-z0-9+=./_ -]*");

  /// What YAML would take for something else than a text; as no reader of ours does.
  private static final Pattern NUMBER = Pattern.compile("-?\\d+(\\.\\d+)?");

  @CommandLine.Option(
      names = "--config",
      description = "Print the experiment as a file for `hypergate lab run`; nothing is played.")
  private boolean wanted;

  /// Whether it is to be printed.
  boolean wanted() {
    return wanted;
  }

  /// Prints an experiment.
  ///
  /// @param kind of the experiment
  /// @param said what it says, by key: texts, lists and maps of texts; what is null is left out
  static int print(CommandSpec spec, String kind, Map<String, @Nullable Object> said) {
    PrintWriter out = spec.commandLine().getOut();
    out.print("kind: " + kind + "\n");
    for (String key : Experiment.keys(kind)) {
      Object value = said.get(key);
      switch (value) {
        case null -> {}
        case Map<?, ?> map when !map.isEmpty() -> {
          out.print(key + ":\n");
          map.forEach((name, of) -> out.print("  " + name + ": " + text(of) + "\n"));
        }
        case List<?> list when list.size() > 1 ->
            out.print(
                key
                    + ": ["
                    + list.stream().map(ConfigOption::text).collect(Collectors.joining(", "))
                    + "]\n");
        case List<?> list when !list.isEmpty() ->
            out.print(key + ": " + text(list.getFirst()) + "\n");
        case Map<?, ?> _, List<?> _ -> {}
        default -> out.print(key + ": " + text(value) + "\n");
      }
    }
    out.flush();
    return 0;
  }

  private static String text(@Nullable Object value) {
    String text = String.valueOf(value);
    boolean plain = PLAIN.matcher(text).matches() && !text.endsWith(" ");
    if (plain || NUMBER.matcher(text).matches()) return text;
    return "'" + text.replace("'", "''") + "'";
  }
}
