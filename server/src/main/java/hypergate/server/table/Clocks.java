package hypergate.server.table;

import hypergate.server.protocol.ClockRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// The clocks of all chairs.
final class Clocks {
  /// How often a person may ask for more time in a game, and how much each time.
  static final int TIMES = 3;

  private final boolean runs;
  private final List<Clock> clocks = new ArrayList<>();
  private final int[] asked;
  private final List<Map<String, Long>> open = new ArrayList<>();
  private boolean paused;

  Clocks(Charter charter, int chairs, Downtimes downtimes) {
    ClockRules rules = charter.clock();
    runs = charter.hasClock();
    asked = new int[chairs];
    for (int i = 0; i < chairs; i++) {
      clocks.add(
          new Clock(
              downtimes,
              1000L * number(rules.promptSeconds()),
              1000L * number(rules.bankSeconds()),
              charter.isLive() ? Clock.GRACE : 0));
      open.add(Map.of());
    }
  }

  private static int number(@org.jspecify.annotations.Nullable Integer seconds) {
    return seconds == null ? 0 : seconds;
  }

  /// Whether this table has clocks.
  boolean run() {
    return runs;
  }

  Clock of(Chair chair) {
    return clocks.get(chair.index);
  }

  /// The questions that are open for a chair now, by seat; a new number starts the prompt's time.
  void open(long at, Chair chair, Map<String, Long> questions) {
    Map<String, Long> before = open.get(chair.index);
    if (before.equals(questions)) return;
    open.set(chair.index, questions);
    if (questions.isEmpty()) of(chair).stop(at);
    else if (!before.values().containsAll(questions.values())) of(chair).ask(at);
  }

  /// What is open for a chair.
  Map<String, Long> open(Chair chair) {
    return open.get(chair.index);
  }

  void pause(long at, boolean pause) {
    paused = pause;
    for (Clock clock : clocks) clock.pause(at, pause);
  }

  boolean isPaused() {
    return paused;
  }

  /// Whether a chair may still ask for more time.
  boolean mayGain(Chair chair) {
    return runs && asked[chair.index] < TIMES;
  }

  void gain(long at, Chair chair, long millis) {
    asked[chair.index]++;
    of(chair).gain(at, millis);
  }

  /// When the first clock runs out; [Long#MAX_VALUE] for never.
  long next(List<Chair> chairs) {
    long next = Long.MAX_VALUE;
    if (!runs) return next;
    for (Chair chair : chairs) if (chair.isPresent()) next = Math.min(next, of(chair).end());
    return next;
  }
}
