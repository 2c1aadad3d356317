package hypergate.catalogue;

import java.util.List;
import java.util.Locale;

/// How it is shown when a card acts.
public enum TimingStyle implements Chosen {
  /// In words, a line for each phase with its windows.
  WORDS("text"),
  /// Phases of the old editions, by number and name.
  CLASSIC("mayfair"),
  /// The strip of the eight phases, those lit in which it acts.
  STRIP("ff");

  private final String oldWord;

  TimingStyle(String oldWord) {
    this.oldWord = oldWord;
  }

  /// The word on the command line and in addresses: `strip`.
  @Override
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  @Override
  public List<String> oldWords() {
    return List.of(oldWord);
  }
}
