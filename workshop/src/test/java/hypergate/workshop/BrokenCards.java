package hypergate.workshop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/// The files that are no cards, by what is wrong with them.
final class BrokenCards {
  private static final Path CARDS = Path.of("src/test/resources/broken/cards.txt");

  private BrokenCards() {}

  static Map<String, String> all() throws IOException {
    Map<String, String> cards = new LinkedHashMap<>();
    for (String card : Files.readString(CARDS).split("(?m)^=== ")) {
      int end = card.indexOf('\n');
      if (end > 0) cards.put(card.substring(0, end), card.substring(end + 1));
    }
    return cards;
  }
}
