package hypergate.catalogue;

import hypergate.catalogue.variants.CatalogueVariant;
import hypergate.catalogue.variants.CatalogueVariants;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

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

  private static final List<Kind> ALL =
      Stream.of(
              Stream.of(ALIEN, FLARE),
              CatalogueVariants.ALL.stream().map(CatalogueVariant::kinds).flatMap(List::stream),
              Stream.of(ARTIFACT, RULE, RULING))
          .flatMap(kinds -> kinds)
          .toList();

  private static final Map<String, Kind> BY_WORD = new LinkedHashMap<>();
  private static final Map<String, Integer> PLACES = new HashMap<>();

  static {
    for (Kind kind : ALL) {
      PLACES.put(kind.word, PLACES.size());
      BY_WORD.put(kind.word, kind);
    }
  }

  /// A kind of entries that stand for themselves and are spoken of by their names.
  ///
  /// @param searched as in [#searched()]
  public static Kind of(String word, String searched) {
    return new Kind(word, searched, false, Optional.empty(), false);
  }

  /// All of them, in the order in which they are offered.
  public static List<Kind> values() {
    return ALL;
  }

  /// The kind with this word; none when no such entries can be here.
  public static Optional<Kind> named(String word) {
    return Optional.ofNullable(BY_WORD.get(word));
  }

  /// The kind with this word.
  ///
  /// @throws IllegalArgumentException when there is none
  public static Kind of(String word) {
    return named(word)
        .orElseThrow(() -> new IllegalArgumentException("There is no kind '" + word + "'."));
  }

  /// Its place in the order in which kinds are offered, from 0.
  int place() {
    return PLACES.getOrDefault(word, PLACES.size());
  }
}
