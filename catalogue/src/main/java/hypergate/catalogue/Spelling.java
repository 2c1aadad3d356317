package hypergate.catalogue;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/// Which word somebody meant.
final class Spelling {
  private Spelling() {}

  /// The word that is nearest to what was written; empty when none is near. Of two the first.
  static Optional<String> nearest(String written, Collection<String> words) {
    String wanted = written.toLowerCase(Locale.ROOT);
    String best = "";
    int least = Math.max(1, wanted.length() / 3) + 1;
    for (String word : words) {
      String known = word.toLowerCase(Locale.ROOT);
      boolean begins = wanted.length() >= 2 && known.startsWith(wanted);
      int distance = begins ? 1 : distance(wanted, known);
      if (distance < least) {
        best = word;
        least = distance;
      }
    }
    return best.isEmpty() ? Optional.empty() : Optional.of(best);
  }

  /// Letters to change, add, leave out or swap with their neighbour.
  static int distance(String one, String other) {
    int[][] d = new int[one.length() + 1][other.length() + 1];
    for (int i = 0; i <= one.length(); i++) d[i][0] = i;
    for (int j = 0; j <= other.length(); j++) d[0][j] = j;
    for (int i = 1; i <= one.length(); i++)
      for (int j = 1; j <= other.length(); j++) {
        int change = one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1;
        d[i][j] = Math.min(Math.min(d[i - 1][j], d[i][j - 1]) + 1, d[i - 1][j - 1] + change);
        boolean swapped =
            i > 1
                && j > 1
                && one.charAt(i - 1) == other.charAt(j - 2)
                && one.charAt(i - 2) == other.charAt(j - 1);
        if (swapped) d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
      }
    return d[one.length()][other.length()];
  }
}
