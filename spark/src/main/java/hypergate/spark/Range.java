package hypergate.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/// Games that are played one after the other by whoever takes them.
///
/// @param index among all ranges
/// @param from the number of the first game
/// @param until one more than that of the last one
record Range(int index, long from, long until) implements Serializable {
  /// So many ranges that each executor takes several, and so short that little is lost with one.
  private static final int USUAL = 64;

  private static final int LONGEST = 1_000;

  /// Divides games into ranges as long as each other.
  ///
  /// @param parts how many; 0: as it seems best
  static List<Range> of(long from, long until, int parts) {
    long games = until - from;
    long usual = Math.max(USUAL, (games + LONGEST - 1) / LONGEST);
    int many = (int) Math.min(games, parts == 0 ? usual : parts);
    List<Range> all = new ArrayList<>();
    for (int i = 0; i < many; i++)
      all.add(new Range(i, from + games * i / many, from + games * (i + 1) / many));
    return all;
  }
}
