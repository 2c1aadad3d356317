package hypergate.catalogue;

import java.util.Optional;

/// What an entry of the catalogue is: one of the five of the game itself, or one that a variant
/// brings.
///
/// @param word the word in queries and records: `alien`
/// @param searched other words by which its entries are found, such as `card`; empty: none
/// @param ofAlien whether each belongs to an alien and goes by its name: its name is the alien's
///   with a word behind it, and it is nothing but its sides
/// @param spoken what a text must say, as a regular expression, to speak of one of these where it
///   names it; empty: the name is enough
/// @param isType whether the word is also a type of powers or cards
public record Kind(
    String word, String searched, boolean ofAlien, Optional<String> spoken, boolean isType) {
  public static final Kind ALIEN = of("alien", "");
  public static final Kind FLARE =
      new Kind("flare", "card", true, Optional.of("(?i)\\b(wild|super|flares?)\\b"), false);
  public static final Kind ARTIFACT = of("artifact", "card");

  /// A step of an encounter, a word of the game, or a switch of its options.
  public static final Kind RULE = of("rule", "");

  /// A reading of ours, with its number.
  public static final Kind RULING = of("ruling", "");

  /// A kind of entries that stand for themselves and are spoken of by their names.
  ///
  /// @param searched as in [#searched()]
  public static Kind of(String word, String searched) {
    return new Kind(word, searched, false, Optional.empty(), false);
  }
}
