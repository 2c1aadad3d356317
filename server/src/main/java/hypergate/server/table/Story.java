package hypergate.server.table;

import hypergate.server.protocol.view.LogEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The table's own lines of the log. An event of the game has the id 1000 times its place, counted
/// from 1; the table's own have those in between, so that no id ever changes.
final class Story {
  /// How far apart the ids of two events of the game are.
  static final long STEP = LogEvent.STEP;

  private final List<Entry.Told> lines = new ArrayList<>();

  void apply(Entry.Told line) {
    lines.add(line);
  }

  /// The game has been taken back to so many events: lines after those are gone.
  void cut(int events) {
    lines.removeIf(line -> line.after() > events);
  }

  /// The id of an event of the game.
  static long id(int event) {
    return LogEvent.id(event);
  }

  /// The place of an event of the game, -1 for the table's own.
  static int event(long id) {
    return LogEvent.position(id);
  }

  /// A new line; null when too many stand between the same two events of the game.
  ///
  /// @param after how many events of the game stand before it
  Entry.@Nullable Told line(
      int after,
      String type,
      int encounter,
      String phase,
      Map<String, Object> args,
      @Nullable Integer only) {
    // Lines for one chair alone have numbers of their own, which others do not miss.
    long least = STEP * after + (only == null ? 1 : STEP / 2);
    long most = least + STEP / 2 - 1;
    long id = least;
    for (Entry.Told line : lines)
      if (line.id() >= least && line.id() < most) id = Math.max(id, line.id() + 1);
    return id >= most ? null : new Entry.Told(id, after, type, encounter, phase, args, only);
  }

  /// How many lines there are.
  int size() {
    return lines.size();
  }

  /// The lines from a place on that a chair may read; -1 for a spectator.
  List<Entry.Told> seenBy(int chair, int first) {
    return lines.subList(first, lines.size()).stream()
        .filter(line -> line.only() == null || line.only() == chair)
        .toList();
  }

  /// The lines that a chair may read, oldest first.
  ///
  /// @param chair -1 for a spectator
  /// @param from only lines with this id or a later one
  /// @param before only lines with a smaller id
  List<Entry.Told> seenBy(int chair, long from, long before) {
    return lines.stream()
        .filter(line -> line.id() >= from && line.id() < before)
        .filter(line -> line.only() == null || line.only() == chair)
        .toList();
  }
}
