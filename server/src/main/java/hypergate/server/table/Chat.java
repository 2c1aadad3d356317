package hypergate.server.table;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
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
  private long last;

  void apply(Entry.Said said, long at) {
    lines.add(new Line(++last, at, said.from(), said.to(), said.text(), said.phrase()));
    if (lines.size() > MOST) lines.removeFirst();
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
                chair >= 0 && (line.from == chair || chairs.get(chair).letter().equals(line.to));
          };
      if (mine) seen.add(line);
    }
    return seen;
  }
}
