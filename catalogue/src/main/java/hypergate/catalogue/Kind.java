package hypergate.catalogue;

import java.util.Locale;

/// What an entry of the catalogue is.
public enum Kind {
  ALIEN,
  FLARE,
  TECH,
  PULSAR,
  MOON,
  EDICT,
  ARTIFACT,
  HAZARD,
  ESSENCE,
  /// A step of an encounter, a word of the game, or a switch of its options.
  RULE,
  /// A reading of ours, with its number.
  RULING;

  private final String word = name().toLowerCase(Locale.ROOT);

  /// The word in queries and records: `alien`.
  public String word() {
    return word;
  }

  /// The kind with this word.
  ///
  /// @throws IllegalArgumentException when there is none
  public static Kind of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }
}
