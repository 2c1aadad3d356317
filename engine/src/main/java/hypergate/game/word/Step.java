package hypergate.game.word;

import java.util.Arrays;

/// The parts of a game between which it can rest; each is one class in `hypergate.game.phase` and
/// the unit that is run again when an answer arrives. START_TURN to RESOLUTION are the phases of a
/// turn; the others frame them.
public enum Step {
  SETUP,
  START_TURN,
  REGROUP,
  DESTINY,
  LAUNCH,
  ALLIANCE,
  PLANNING,
  REVEAL,
  RESOLUTION,
  /// Outcomes that are neither fought nor dealt: everything goes home, effects end.
  ENCOUNTER_END,
  /// The choice of a further encounter, what is taken instead, or the end of the turn.
  NEXT_ENCOUNTER;

  // Made once: where each event came from names one of them.
  private final String words;

  Step() {
    String lower = name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
    words = Character.toUpperCase(lower.charAt(0)) + lower.substring(1);
  }

  /// All phases, for loops; not to be changed.
  public static final Step[] ALL = values();

  /// The phases of a turn, in their order: the bar of what may happen in any of them. Not to be
  /// changed.
  public static final Step[] PHASES =
      Arrays.copyOfRange(ALL, START_TURN.ordinal(), RESOLUTION.ordinal() + 1);

  /// The step with this number.
  public static Step of(int ordinal) {
    return ALL[ordinal];
  }

  /// The name that players read: `Start turn`. It is always the same object.
  public String words() {
    return words;
  }
}
