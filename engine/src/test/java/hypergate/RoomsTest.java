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

/// Rooms that use each other are one room. No packages of the engine do, and those below
/// `hypergate.game` stand in the order of [#ORDER]: each uses only what stands before it.
class RoomsTest {
  private static final Path SOURCES = Path.of("src/main/java");
  private static final String GAME = "hypergate.game";

  /// The rooms from the ground up; the empty name is the game itself.
  private static final List<String> ORDER =
      List.of(
          "piece", "word", "state", "event", "decide", "card", "table", "ask", "timing", "verb",
          "phase", "view", "imagine", "", "declare", "session", "explain");

  private static final Pattern USE = Pattern.compile("\\b(hypergate(?:\\.[a-z]\\w*)*)\\.[A-Z]\\w*");

  @Test
  void no_room_uses_one_that_uses_it() throws IOException {
    Map<String, Set<String>> uses = uses();
    assertThat(uses).hasSizeGreaterThan(30);
    Set<String> knot = new TreeSet<>();
    uses.forEach(
        (room, used) -> used.stream().filter(u -> reaches(uses, u, room)).forEach(knot::add));
    assertThat(knot).isEmpty();
  }

  @Test
  void each_room_of_the_game_uses_only_rooms_below_it() throws IOException {
    Set<String> upwards = new TreeSet<>();
    Set<String> rooms = new TreeSet<>();
    uses()
        .forEach(
            (room, used) -> {
              if (!isInGame(room)) return;
              rooms.add(name(room));
              for (String other : used)
                if (place(other) > place(room)) upwards.add(name(room) + " uses " + other);
            });
    assertThat(upwards).isEmpty();
    assertThat(ORDER).containsExactlyInAnyOrderElementsOf(rooms);
  }

  @Test
  void only_what_is_read_first_lies_outside_the_rooms() throws IOException {
    try (Stream<Path> files = Files.list(SOURCES.resolve("hypergate/game"))) {
      assertThat(files.filter(Files::isRegularFile).map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder(
              "ByHand.java", "Game.java", "PlayedVariant.java", "package-info.java");
    }
  }

  private static boolean isInGame(String room) {
    return room.equals(GAME) || room.startsWith(GAME + ".");
  }

  private static String name(String room) {
    return room.equals(GAME) ? "" : room.substring(GAME.length() + 1);
  }

  // Variants and cards stand above all rooms of the game.
  private static int place(String room) {
    if (!isInGame(room)) return ORDER.size();
    int place = ORDER.indexOf(name(room));
    assertThat(place).as(room + " has no place in the order").isNotNegative();
    return place;
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

  // Comments name upper rooms in words: what they link to is imported, and an import is a use.
  private static List<String> code(Path file) throws IOException {
    return Files.readAllLines(file).stream()
        .filter(line -> !line.strip().startsWith("//"))
        .toList();
  }
}
