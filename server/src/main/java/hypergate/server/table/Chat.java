package hypergate.server.table;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What people say: at the table, to one another, and among those who watch.
final class Chat {
  private static final int MOST = 200;
  static final String TABLE = "table";
  static final String SPECTATORS = "spectators";

  /// A line.
  ///
  /// @param from a chair, -1 for somebody who watches
  record Line(long id, long at, int from, String to, String text, @Nullable String phrase) {}

  private final Deque<Line> lines = new ArrayDeque<>();
  private final Map<Integer, Long> left = new HashMap<>();
  private long last;

  void apply(Entry.Said said, long at) {
    lines.add(new Line(++last, at, said.from(), said.to(), said.text(), said.phrase()));
    if (lines.size() > MOST) lines.removeFirst();
  }

  /// A chair's person has left: what was said to that person alone, or by that person to others, is
  /// not for whoever sits there next.
  void leave(int chair) {
    left.put(chair, last);
  }

  /// What a chair may read; -1 for a spectator. What spectators say among themselves, players read
  /// when the game is over.
  List<Line> seenBy(int chair, List<Chair> chairs, boolean over) {
    List<Line> seen = new ArrayList<>();
    for (Line line : lines) {
      boolean mine =
          switch (line.to) {
            case TABLE -> true;
            case SPECTATORS -> chair < 0 || over;
            default ->
                chair >= 0
                    && line.id > left.getOrDefault(chair, 0L)
                    && (line.from == chair || chairs.get(chair).letter().equals(line.to));
          };
      if (mine) seen.add(line);
    }
    return seen;
  }
}
