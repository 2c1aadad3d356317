package hypergate.lab.run;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/// The right word that is nearest to a wrong one, for complaints.
public final class Nearest {
  /// About every third letter of a word may be wrong, but never more than so many.
  private static final int MOST = 3;

  private static final int EVERY = 3;

  private Nearest() {}

  /// The words `; did you mean human?`, or nothing where no right word is near.
  ///
  /// @param word the wrong one
  /// @param right all right ones
  public static String hint(String word, Collection<String> right) {
    return of(word, right).map(best -> "; did you mean " + best + "?").orElse("");
  }

  /// The right word that is nearest to a wrong one, where one is near.
  public static Optional<String> of(String word, Collection<String> right) {
    return right.stream()
        .min(Comparator.comparingInt((String other) -> steps(word, other)).thenComparing(o -> o))
        .filter(best -> steps(word, best) <= far(word.length()));
  }

  private static int far(int length) {
    return Math.min(Math.min(length - 1, (length + EVERY - 1) / EVERY), MOST);
  }

  // How many letters must be put in, taken out or changed (V. I. Levenshtein, Binary codes capable
  // of correcting deletions, insertions, and reversals, 1966).
  static int steps(String one, String other) {
    int[] row = new int[other.length() + 1];
    for (int j = 0; j <= other.length(); j++) row[j] = j;
    for (int i = 1; i <= one.length(); i++) {
      int slanting = row[0];
      row[0] = i;
      for (int j = 1; j <= other.length(); j++) {
        int change = slanting + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
        slanting = row[j];
        row[j] = Math.min(change, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[other.length()];
  }
}
