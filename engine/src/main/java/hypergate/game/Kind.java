package hypergate.game;

/// The six types of cosmic card.
public enum Kind {
  ATTACK,
  NEGOTIATE,
  MORPH,
  REINFORCEMENT,
  ARTIFACT,
  FLARE;

  /// The kinds that are encounter cards, as bits.
  public static final int ENCOUNTER = 7;

  /// This kind as one bit.
  public int bit() {
    return 1 << ordinal();
  }

  /// The word used in notation: `attack`.
  public String word() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }
}
