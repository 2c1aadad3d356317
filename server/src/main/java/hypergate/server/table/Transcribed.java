package hypergate.server.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// A game as far as a journal tells it, while that is being read.
final class Transcribed {
  private final List<String> lines;
  private Map<String, String> held = Map.of();
  private Map<String, Long> open = Map.of();
  private long last;
  private int rounds;

  /// @param lines what had been answered before the journal begins
  Transcribed(List<String> lines) {
    this.lines = new ArrayList<>(lines);
  }

  void apply(Entry.Moved moved) {
    lines.subList(moved.from(), lines.size()).clear();
    lines.addAll(moved.lines());
    held = moved.held();
    open = moved.open();
    last = moved.last();
    rounds = moved.rounds();
  }

  List<String> lines() {
    return lines;
  }

  Map<String, String> held() {
    return new HashMap<>(held);
  }

  Map<String, Long> open() {
    return open;
  }

  long last() {
    return last;
  }

  int rounds() {
    return rounds;
  }
}
