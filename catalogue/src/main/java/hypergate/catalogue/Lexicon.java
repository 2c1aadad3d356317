package hypergate.catalogue;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/// All words that occur, and which of them somebody may have meant.
final class Lexicon {
  private static final int SHORTEST = 4;
  private static final int LONG = 6;
  private static final int MOST_REMEMBERED = 10_000;

  private final NavigableSet<String> words;
  private final String[] list;
  private final long[] letters;
  private final Map<String, List<String>> remembered = new ConcurrentHashMap<>();

  Lexicon(Collection<String> words) {
    this.words = new TreeSet<>(words);
    list = this.words.toArray(String[]::new);
    letters = new long[list.length];
    for (int i = 0; i < list.length; i++) letters[i] = letters(list[i]);
  }

  // Which letters and digits a word has, a bit each.
  private static long letters(String word) {
    long letters = 0;
    for (int i = 0; i < word.length(); i++) letters |= 1L << (word.charAt(i) & 63);
    return letters;
  }

  /// Whether a word occurs.
  boolean has(String word) {
    return words.contains(word);
  }

  /// Whether a word occurs, or one that begins with it.
  boolean begins(String word) {
    String next = words.ceiling(word);
    return next != null && next.startsWith(word);
  }

  /// The longest beginning of a word with which others begin, at least about half of it; empty:
  /// none, or they begin with all of it.
  String beginning(String word) {
    if (begins(word)) return "";
    int shortest = Math.max(SHORTEST, word.length() / 2 - 1);
    for (int length = word.length() - 1; length >= shortest; length--)
      if (begins(word.substring(0, length))) return word.substring(0, length);
    return "";
  }

  /// The words that differ least from one that does not occur; none when all differ too much.
  List<String> nearest(String word) {
    if (remembered.size() > MOST_REMEMBERED) remembered.clear();
    return remembered.computeIfAbsent(word, this::search);
  }

  private List<String> search(String word) {
    int least = word.length() < SHORTEST ? 0 : word.length() < LONG ? 1 : 2;
    List<String> nearest = new ArrayList<>();
    if (least == 0) return nearest;
    long own = letters(word);
    for (int i = 0; i < list.length; i++) {
      // Each change of a letter makes two sets of letters differ by two at most.
      boolean far =
          Math.abs(list[i].length() - word.length()) > least
              || Long.bitCount(letters[i] ^ own) > 2 * least;
      if (far) continue;
      int distance = Spelling.distance(word, list[i], least);
      if (distance > least || distance == 0) continue;
      if (distance < least) nearest.clear();
      least = distance;
      nearest.add(list[i]);
    }
    return List.copyOf(nearest);
  }
}
