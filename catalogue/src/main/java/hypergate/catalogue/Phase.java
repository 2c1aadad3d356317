package hypergate.catalogue;

import hypergate.game.explain.Course;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// The eight phases of an encounter, cells of a card's phase strip, and how the phases of the old
/// editions and the windows of the engine fall into them.
public enum Phase {
  START_TURN("Start Turn", Step.START_TURN, 0, 1),
  REGROUP("Regroup", Step.REGROUP, 1),
  DESTINY("Destiny", Step.DESTINY, 2),
  LAUNCH("Launch", Step.LAUNCH, 3),
  ALLIANCE("Alliance", Step.ALLIANCE, 4, 5, 6),
  PLANNING("Planning", Step.PLANNING, 7),
  REVEAL("Reveal", Step.REVEAL, 8),
  RESOLUTION("Resolution", Step.RESOLUTION, 9, 10);

  /// How many phases the old editions count, from 0 on.
  public static final int CLASSIC = 11;

  private static final List<String> CLASSIC_NAMES =
      List.of(
          "Before the turn",
          "Retrieve a token",
          "Destiny",
          "Cone",
          "Offensive allies",
          "Defensive allies",
          "Allies join",
          "Play cards",
          "Reveal cards",
          "Outcome",
          "End of the challenge");

  private final String words;
  private final Step step;
  private final List<Integer> classic;
  private final String word = name().toLowerCase(Locale.ROOT).replace('_', '-');

  Phase(String words, Step step, Integer... classic) {
    this.words = words;
    this.step = step;
    this.classic = List.of(classic);
  }

  /// What players read: `Start Turn`.
  public String words() {
    return words;
  }

  /// The word in queries and records: `start-turn`.
  public String word() {
    return word;
  }

  /// The phase with this word.
  public static Optional<Phase> named(String word) {
    for (Phase phase : values()) if (phase.word.equals(word)) return Optional.of(phase);
    return Optional.empty();
  }

  /// What a phase of the old editions is called.
  public static String classicName(int number) {
    return CLASSIC_NAMES.get(number);
  }

  /// The phases of the old editions that fall into any of these. The old phase 1 belongs to
  /// Regroup, where a ship is retrieved; Start Turn keeps 0.
  public static List<Integer> classic(Collection<Phase> phases) {
    Set<Integer> all = new java.util.TreeSet<>();
    for (Phase phase : phases)
      if (phase == START_TURN) all.add(0);
      else all.addAll(phase.classic);
    return List.copyOf(all);
  }

  /// The cells lit for a timing of the old editions: `4,5,6`, `any`. Phase 1 lights Start Turn and
  /// Regroup, since that is where a ship is retrieved now.
  public static Set<Phase> ofClassic(String timing) {
    Set<Phase> lit = EnumSet.noneOf(Phase.class);
    for (String part : timing.split("[, ]+")) {
      if (part.equals("any")) return EnumSet.allOf(Phase.class);
      for (Phase phase : values())
        if (part.matches("\\d+") && phase.classic.contains(Integer.valueOf(part))) lit.add(phase);
    }
    return lit;
  }

  /// The phase of a step of the engine; empty for those that frame an encounter.
  public static Optional<Phase> of(Step step) {
    for (Phase phase : values()) if (phase.step == step) return Optional.of(phase);
    return Optional.empty();
  }

  /// The phase in which a window opens, after the engine's own [Course]; empty for those that
  /// answer events whenever they happen, the losses of ships among them (H-281), and for the setup,
  /// which lies before all phases. What frames an encounter belongs to its resolution, and
  /// reinforcements to the reveal.
  public static Optional<Phase> of(Window window) {
    if (window == Window.LOSING || window == Window.SHIPS_LOST) return Optional.empty();
    if (window == Window.REINFORCED) return Optional.of(REVEAL);
    for (Step step : Step.values())
      if (Course.windows(step).contains(window))
        return step == Step.SETUP ? Optional.empty() : Optional.of(of(step).orElse(RESOLUTION));
    return Optional.empty();
  }
}
