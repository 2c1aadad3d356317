package hypergate.server.protocol.why;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Our rulings by number, from docs/rulings.md.
final class Rulings {
  private static final Pattern ROW = Pattern.compile("\\| (H-\\d+) \\| (.+) \\| (.+) \\|");
  private static final Map<String, String> TEXTS = load();

  private Rulings() {}

  private static Map<String, String> load() {
    Map<String, String> texts = new TreeMap<>();
    try (InputStream in = Rulings.class.getResourceAsStream("/hypergate/server/rulings.md")) {
      if (in == null) throw new IllegalStateException("rulings.md was not packed");
      String file = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      for (String line : file.split("\n")) {
        Matcher row = ROW.matcher(line);
        if (row.matches()) texts.put(row.group(1), plain(row.group(2) + "\n" + row.group(3)));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return texts;
  }

  // Marks of emphasis and of notation are for the file.
  private static String plain(String markdown) {
    return markdown.replaceAll("[`*]", "");
  }

  /// The ruling with this number, then a line that says why.
  static Optional<String> text(String number) {
    return Optional.ofNullable(TEXTS.get(number));
  }
}
