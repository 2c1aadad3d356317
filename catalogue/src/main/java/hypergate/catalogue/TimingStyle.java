package hypergate.catalogue;

/// How it is shown when a card acts.
public enum TimingStyle {
  /// In words, a line for each phase with its windows.
  WORDS,
  /// Phases of the old editions, by number and name.
  CLASSIC,
  /// The strip of the eight phases, those lit in which it acts.
  STRIP
}
