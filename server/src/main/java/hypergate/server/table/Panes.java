package hypergate.server.table;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// The response window that is open at a table, and what people have said about later ones. All of
/// it follows from the journal.
final class Panes {
  /// How often a chair may hold in an encounter without playing anything.
  static final int HOLDS = 2;

  static final String PASS = "pass";

  /// An open window.
  static final class Pane {
    final long n;
    final String window;
    final Set<Integer> asked;
    final Map<Integer, String> said;
    final Map<Integer, Long> holds = new TreeMap<>();
    final long opened;
    private long left;
    private long since;
    private boolean still;

    private Pane(Entry.Opened opened, long at, long length) {
      this.n = opened.n();
      this.window = opened.window();
      this.asked = new TreeSet<>(opened.asked());
      this.said = new TreeMap<>(opened.said());
      this.opened = at;
      this.since = at;
      this.left = length;
    }

    /// Whether a chair has yet to answer.
    boolean waitsFor(int chair) {
      return asked.contains(chair) && !said.containsKey(chair);
    }

    /// Whether everybody who was asked has answered.
    boolean isDone() {
      return said.keySet().containsAll(asked);
    }
  }

  private final long length;
  private final Downtimes downtimes;
  private final Map<Integer, Integer> passedPhase = new HashMap<>();
  private final Map<Integer, Integer> passedEncounter = new HashMap<>();
  private final Map<Integer, Integer> quiet = new HashMap<>();
  private final Map<Integer, Integer> holds = new HashMap<>();
  private final Map<String, Map<Integer, String>> left = new HashMap<>();
  private int holdsIn;
  private int moment;
  private @Nullable Pane open;
  private @Nullable Map<Integer, String> closing;

  Panes(long lengthMillis, Downtimes downtimes) {
    this.length = lengthMillis;
    this.downtimes = downtimes;
  }

  /// Encounter and phase as one number.
  static int moment(int encounter, int phase) {
    return encounter * 16 + phase;
  }

  private static int encounter(int moment) {
    return moment / 16;
  }

  void apply(Entry.Opened opened, long at) {
    if (moment != opened.moment()) left.clear();
    moment = opened.moment();
    if (holdsIn != encounter(moment)) holds.clear();
    holdsIn = encounter(moment);
    open = new Pane(opened, at, length);
    for (int chair : opened.asked()) quiet.put(chair, moment);
  }

  void apply(Entry.Pressed pressed, long at) {
    Pane pane = open;
    if (pane == null) return;
    int chair = pressed.chair();
    switch (pressed.action()) {
      case "hold" -> {
        pane.holds.put(chair, at);
        holds.merge(chair, 1, Integer::sum);
        return;
      }
      case "pass-phase" -> passedPhase.put(chair, moment);
      case "pass-encounter" -> passedEncounter.put(chair, encounter(moment));
      default -> {}
    }
    String use = pressed.use();
    // Who holds and then plays something has not bluffed.
    if (use != null && pane.holds.containsKey(chair)) holds.merge(chair, -1, Integer::sum);
    pane.said.put(chair, use == null ? PASS : use);
    pane.holds.remove(chair);
  }

  void apply(Entry.Closing now) {
    closing = Map.copyOf(now.left());
  }

  void apply(Entry.Closed closed) {
    if (open != null) left.put(open.window, Map.copyOf(closed.left()));
    open = null;
    closing = null;
  }

  /// What was said in a window whose answers are being carried out, while a machine thinks about
  /// its own; null otherwise. Nobody can press anything then, and nothing shows whom it waits for.
  @Nullable Map<Integer, String> closing() {
    return closing;
  }

  void pause(long at, boolean paused) {
    Pane pane = open;
    if (pane == null || pane.still == paused) return;
    if (paused) pane.left = Math.max(0, pane.left - downtimes.up(pane.since, at));
    pane.since = at;
    pane.still = paused;
  }

  @Nullable Pane open() {
    return open;
  }

  /// When the open window's time is over; [Long#MAX_VALUE] while a table is paused.
  long closes(Pane pane) {
    return pane.still ? Long.MAX_VALUE : downtimes.after(pane.since, pane.left);
  }

  boolean isHolding(int chair) {
    return open != null && open.holds.containsKey(chair);
  }

  int holdsLeft(int chair) {
    return HOLDS - holds.getOrDefault(chair, 0);
  }

  /// Whether a chair wants to hear no more in this phase, or in this encounter.
  boolean isPassed(int chair, int now) {
    return passedPhase.getOrDefault(chair, -1) == now
        || passedEncounter.getOrDefault(chair, -1) == encounter(now);
  }

  /// Whether a chair has been asked in this phase already.
  boolean wasAsked(int chair, int now) {
    return quiet.getOrDefault(chair, -1) == now;
  }

  /// What a chair said in this very window before somebody else acted first; null for nothing.
  @Nullable String left(int chair, String window, int now) {
    return moment == now ? left.getOrDefault(window, Map.of()).get(chair) : null;
  }
}
