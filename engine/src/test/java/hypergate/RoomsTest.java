package hypergate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Rooms that use each other are one room. All packages of the engine stand in an order in which
/// each uses only those below it, but for the few of [#KNOT], which still use each other. Whoever
/// takes one out of the knot strikes it from the list; nothing may come to it.
class RoomsTest {
  private static final Path SOURCES = Path.of("src/main/java");
  private static final Set<String> KNOT =
      Set.of("hypergate.game", "hypergate.game.verb", "hypergate.game.view");
  private static final Pattern USE = Pattern.compile("\\b(hypergate(?:\\.[a-z]\\w*)*)\\.[A-Z]\\w*");

  @Test
  void no_room_uses_one_that_uses_it() throws IOException {
    Map<String, Set<String>> uses = uses();
    assertThat(uses).hasSizeGreaterThan(20);
    Set<String> knot = new TreeSet<>();
    uses.forEach(
        (room, used) -> used.stream().filter(u -> reaches(uses, u, room)).forEach(knot::add));
    assertThat(KNOT).containsAll(knot);
  }

  private static boolean reaches(Map<String, Set<String>> uses, String from, String to) {
    Set<String> seen = new TreeSet<>(Set.of(from));
    Deque<String> open = new ArrayDeque<>(seen);
    while (!open.isEmpty())
      for (String next : uses.getOrDefault(open.pop(), Set.of()))
        if (next.equals(to)) return true;
        else if (seen.add(next)) open.push(next);
    return false;
  }

  private static Map<String, Set<String>> uses() throws IOException {
    Map<String, Set<String>> uses = new TreeMap<>();
    try (Stream<Path> files = Files.walk(SOURCES.resolve("hypergate"))) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
        if (file.endsWith("package-info.java")) continue;
        String room = SOURCES.relativize(file.getParent()).toString().replace('/', '.');
        Set<String> used = uses.computeIfAbsent(room, r -> new TreeSet<>());
        for (String line : code(file)) {
          Matcher use = USE.matcher(line);
          while (use.find()) if (!use.group(1).equals(room)) used.add(use.group(1));
        }
      }
    }
    return uses;
  }

  // Without comments, and without imports that only comments need.
  private static List<String> code(Path file) throws IOException {
    List<String> lines =
        Files.readAllLines(file).stream().filter(line -> !line.strip().startsWith("//")).toList();
    String body =
        String.join("\n", lines.stream().filter(line -> !line.startsWith("import")).toList());
    return lines.stream()
        .filter(
            line ->
                !line.startsWith("import")
                    || line.startsWith("import static")
                    || body.matches("(?s).*\\b" + line.replaceAll(".*\\.|;", "") + "\\b.*"))
        .toList();
  }
}
