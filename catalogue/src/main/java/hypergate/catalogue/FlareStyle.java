package hypergate.catalogue;

import java.util.List;

/// Which sides of flares and Pulsars are shown with an alien: the five styles of the old database.
public enum FlareStyle implements Chosen {
  /// Everything there is.
  ALL(
      "all",
      List.of("1"),
      List.of(Field.WILD, Field.SUPER, Field.WILD1, Field.SUPER1, Field.CON, Field.PRO)),
  /// Played once, as in the Mayfair edition.
  ONE_SHOT("one-shot", List.of("2", "mayfair"), List.of(Field.WILD1, Field.SUPER1)),
  /// Kept in hand, as in the Eon and Fantasy Flight editions.
  RETAINED("retained", List.of("3", "ffg", "eon"), List.of(Field.WILD, Field.SUPER)),
  /// Nebulas: the wild side is the one played once where that is known, else the one kept in hand.
  NEBULAS("con-wild-super", List.of("4", "nebulas"), List.of(Field.WILD1, Field.SUPER, Field.CON)),
  NONE("none", List.of("5"), List.of());

  private final String word;
  private final List<String> oldWords;
  private final List<Field> sides;

  FlareStyle(String word, List<String> oldWords, List<Field> sides) {
    this.word = word;
    this.oldWords = oldWords;
    this.sides = sides;
  }

  /// The word on the command line and in addresses: `one-shot`.
  @Override
  public String word() {
    return word;
  }

  @Override
  public List<String> oldWords() {
    return oldWords;
  }

  /// The sides that the style is made of, in this order.
  public List<Field> sides() {
    return sides;
  }

  /// The sides shown of an entry, in this order.
  public List<Field> sides(Entry entry) {
    boolean kept = this == NEBULAS && !entry.has(Field.WILD1);
    return kept ? List.of(Field.WILD, Field.SUPER, Field.CON) : sides;
  }
}
