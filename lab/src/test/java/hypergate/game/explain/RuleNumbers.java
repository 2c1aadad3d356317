package hypergate.game.explain;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/// The numbers that rules and rulings have.
final class RuleNumbers {
  static final Set<String> ALL = read();

  private RuleNumbers() {}

  private static Set<String> read() {
    try (InputStream file = RuleNumbers.class.getResourceAsStream("/explain/rules.txt")) {
      String text = new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.startsWith("#")).collect(Collectors.toSet());
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
