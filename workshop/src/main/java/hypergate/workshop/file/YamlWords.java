package hypergate.workshop.file;

import hypergate.lab.house.Said;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Puts what is wrong with a text as YAML into words for authors, who need not know that it is
/// YAML.
final class YamlWords {
  private static final Pattern ODD =
      Pattern.compile("found character '?(\\S)'? that cannot start any token.*");

  private YamlWords() {}

  /// @param problem in the words of the parser; without a full stop
  static Said of(String problem) {
    if (problem.contains("(TAB)")) return Said.of("No tab can stand here; use spaces.");
    Matcher odd = ODD.matcher(problem);
    if (odd.matches())
      return Said.of("What begins with \"{sign}\" stands in quotes.", "sign", odd.group(1));
    if (problem.startsWith("mapping values are not allowed"))
      return Said.of(
          "No key can begin here: indent it like those beside it, or put a sentence with a colon"
              + " in quotes.");
    if (problem.startsWith("expected <block end>"))
      return Said.of("This is not indented like what stands beside it.");
    if (problem.startsWith("expected ',' or") || problem.contains("unexpected end of stream"))
      return Problems.open();
    return Said.of("This is not written as YAML asks: {problem}.", "problem", problem);
  }
}
