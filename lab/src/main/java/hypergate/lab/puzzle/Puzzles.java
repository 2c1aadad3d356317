package hypergate.lab.puzzle;

import hypergate.content.AllContent;
import hypergate.game.card.Option;
import hypergate.lab.scenario.Item;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// All puzzles, and which is that of a day. They come one a day in the order of their numbers, and
/// from the first again when all have been.
public final class Puzzles {
  /// The day of the first puzzle.
  public static final LocalDate FIRST = LocalDate.of(2026, 10, 1);

  private Puzzles() {}

  // Read when the first is needed.
  private static final class All {
    static final List<Puzzle> PUZZLES = read();
  }

  /// All of them, in their order. Where the house lacks a variant, the puzzles played with it are
  /// left out.
  ///
  /// @throws hypergate.lab.scenario.ScenarioError when a file is not as it should be
  public static List<Puzzle> all() {
    return All.PUZZLES;
  }

  /// The puzzle of a day; empty before the first, and where there are none at all.
  public static Optional<Puzzle> of(LocalDate day) {
    long since = ChronoUnit.DAYS.between(FIRST, day);
    if (since < 0 || all().isEmpty()) return Optional.empty();
    return Optional.of(all().get((int) (since % all().size())));
  }

  /// How the file of a puzzle is called, without its ending.
  public static String name(int number) {
    return "%03d".formatted(number);
  }

  private static List<Puzzle> read() {
    Set<String> known =
        AllContent.OPTIONS.all().stream().map(Option::notation).collect(Collectors.toSet());
    List<Puzzle> puzzles = new ArrayList<>();
    for (int number = 1; ; number++) {
      String file = name(number) + ".yaml";
      String text = text(file);
      if (text.isEmpty()) return List.copyOf(puzzles);
      Item options = Item.read("puzzles/" + file, text).map().get("options");
      if (options != null && known.containsAll(options.map().keySet()))
        puzzles.add(Puzzle.read("puzzles/" + file, text));
    }
  }

  // Empty when there is no such file.
  private static String text(String file) {
    try (InputStream found = Puzzles.class.getResourceAsStream(file)) {
      return found == null ? "" : new String(found.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
