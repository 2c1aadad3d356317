package hypergate.workshop.file;

import hypergate.lab.house.CardError;
import hypergate.lab.house.Problem;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// Collects what is wrong with a file while it is read, so that its author is told all of it.
public final class Problems {
  /// More than these help nobody.
  private static final int MOST = 40;

  private final List<Problem> all = new ArrayList<>();

  /// A file that has nothing wrong so far.
  public Problems() {}

  /// Something is wrong with a piece of the file.
  public void add(Node at, String text) {
    add(at.line(), at.column(), text);
  }

  /// Something is wrong at a place of the file.
  public void add(int line, int column, String text) {
    if (all.size() < MOST) all.add(new Problem(line, column, text));
  }

  /// Whether something is wrong.
  public boolean any() {
    return !all.isEmpty();
  }

  /// How many things are wrong so far.
  public int count() {
    return all.size();
  }

  /// Fails if something is wrong.
  public void check() throws CardError {
    if (!any()) return;
    all.sort(Comparator.comparingInt(Problem::line).thenComparingInt(Problem::column));
    throw new CardError(all);
  }

  /// `; did you mean "x"?` for the nearest of the words that are known, or nothing when none is
  /// near.
  public static String nearest(String word, Iterable<String> known) {
    String best = "";
    int least = Math.max(2, word.length() / 3) + 1;
    for (String other : known) {
      int steps = distance(word.toLowerCase(Locale.ROOT), other.toLowerCase(Locale.ROOT));
      if (steps < least) {
        least = steps;
        best = other;
      }
    }
    return best.isEmpty() ? "" : "; did you mean \"" + best + "\"?";
  }

  /// The words that are known, for a message: `a, b or c`.
  public static String list(Set<String> words) {
    List<String> all = List.copyOf(words);
    if (all.size() < 2) return String.join("", all);
    return String.join(", ", all.subList(0, all.size() - 1)) + " or " + all.getLast();
  }

  // Levenshtein's distance: how many letters must be added, left out or changed.
  private static int distance(String one, String other) {
    int[] row = new int[other.length() + 1];
    for (int j = 0; j < row.length; j++) row[j] = j;
    for (int i = 1; i <= one.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int change = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(change, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[other.length()];
  }
}
