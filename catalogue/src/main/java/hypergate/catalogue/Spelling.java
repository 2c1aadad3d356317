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
      int distance = begins ? 1 : distance(wanted, known, least);
      if (distance < least) {
        best = word;
        least = distance;
      }
    }
    return best.isEmpty() ? Optional.empty() : Optional.of(best);
  }

  /// Letters to change, add, leave out or swap with their neighbour; more than this many count as
  /// one more.
  static int distance(String one, String other, int most) {
    int[] before = new int[other.length() + 1];
    int[] last = new int[other.length() + 1];
    int[] row = new int[other.length() + 1];
    for (int j = 0; j < last.length; j++) last[j] = j;
    for (int i = 1; i <= one.length(); i++) {
      row[0] = i;
      int least = i;
      for (int j = 1; j < row.length; j++) {
        int change = one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1;
        row[j] = Math.min(Math.min(last[j], row[j - 1]) + 1, last[j - 1] + change);
        boolean swapped =
            i > 1
                && j > 1
                && one.charAt(i - 1) == other.charAt(j - 2)
                && one.charAt(i - 2) == other.charAt(j - 1);
        if (swapped) row[j] = Math.min(row[j], before[j - 2] + 1);
        least = Math.min(least, row[j]);
      }
      if (least > most) return most + 1;
      int[] free = before;
      before = last;
      last = row;
      row = free;
    }
    return Math.min(last[other.length()], most + 1);
  }
}
