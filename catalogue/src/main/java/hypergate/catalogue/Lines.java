package hypergate.catalogue;

import java.util.ArrayList;
import java.util.List;

/// Breaks text into lines.
final class Lines {
  private Lines() {}

  /// The text in lines of so many columns; a word that is longer has a line of its own.
  static List<String> wrap(String text, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ")) {
      if (!line.isEmpty() && line.length() + 1 + word.length() > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      if (!line.isEmpty()) line.append(' ');
      line.append(word);
    }
    lines.add(line.toString());
    return lines;
  }

  /// The same, with words that are longer than a line cut into several.
  static List<String> fill(String text, int width) {
    List<String> lines = new ArrayList<>();
    for (String line : wrap(text, width))
      for (int from = 0; from == 0 || from < line.length(); from += width)
        lines.add(line.substring(from, Math.min(line.length(), from + width)));
    return lines;
  }

  /// Cut to so many columns.
  static String cut(String text, int width) {
    return text.length() <= width ? text : text.substring(0, Math.max(0, width - 1)) + "…";
  }

  /// Filled with spaces to so many columns.
  static String pad(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }
}
