package hypergate.game.explain;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The numbers that rules and rulings have: each stands at the beginning of a heading, of an item
/// or of a row in `docs/rules`, or of a row in `docs/rulings.md`.
final class RuleNumbers {
  static final Set<String> ALL = read();

  private RuleNumbers() {}

  private static Set<String> read() {
    Pattern number =
        Pattern.compile("(?:#+ |- \\*\\*|\\| )((?:[A-Z]{1,2}-|P)[0-9A-Z][0-9A-Za-z.-]*)\\b.*");
    try (Stream<Path> rules = Files.list(Path.of("../docs/rules"))) {
      List<Path> files = new ArrayList<>(rules.filter(f -> f.toString().endsWith(".md")).toList());
      files.add(Path.of("../docs/rulings.md"));
      List<String> lines = new ArrayList<>();
      for (Path file : files) lines.addAll(Files.readAllLines(file));
      return lines.stream()
          .map(number::matcher)
          .filter(Matcher::matches)
          .map(found -> found.group(1))
          .collect(Collectors.toSet());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
