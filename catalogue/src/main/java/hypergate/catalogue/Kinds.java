package hypergate.catalogue;

import hypergate.catalogue.variants.CatalogueVariant;
import hypergate.catalogue.variants.CatalogueVariants;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// The kinds of entries that this catalogue has: those of the game itself and those that variants
/// bring.
public final class Kinds {
  private static final List<Kind> ALL =
      Stream.of(
              Stream.of(Kind.ALIEN, Kind.FLARE),
              CatalogueVariants.ALL.stream().map(CatalogueVariant::kinds).flatMap(List::stream),
              Stream.of(Kind.ARTIFACT, Kind.RULE, Kind.RULING))
          .flatMap(kinds -> kinds)
          .toList();

  private static final Map<String, Kind> BY_WORD = new LinkedHashMap<>();
  private static final Map<String, Integer> PLACES = new HashMap<>();

  static {
    for (Kind kind : ALL) {
      PLACES.put(kind.word(), PLACES.size());
      BY_WORD.put(kind.word(), kind);
    }
  }

  private Kinds() {}

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

  /// The place of a kind in the order in which kinds are offered, from 0.
  static int place(Kind kind) {
    return PLACES.getOrDefault(kind.word(), PLACES.size());
  }
}
