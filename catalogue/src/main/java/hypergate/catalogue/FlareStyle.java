package hypergate.catalogue;

import java.util.List;

/// Which sides of flares and Pulsars are shown with an alien: the five styles of the old database.
public enum FlareStyle {
  /// Everything there is.
  ALL("all", List.of(Field.WILD, Field.SUPER, Field.WILD1, Field.SUPER1, Field.CON, Field.PRO)),
  /// Played once, as in the Mayfair edition.
  ONE_SHOT("one-shot", List.of(Field.WILD1, Field.SUPER1)),
  /// Kept in hand, as in the Eon and Fantasy Flight editions.
  RETAINED("retained", List.of(Field.WILD, Field.SUPER)),
  /// Nebulas.
  NEBULAS("con-wild-super", List.of(Field.WILD1, Field.SUPER, Field.CON)),
  NONE("none", List.of());

  private final String word;
  private final List<Field> sides;

  FlareStyle(String word, List<Field> sides) {
    this.word = word;
    this.sides = sides;
  }

  /// The word on the command line and in addresses: `one-shot`.
  public String word() {
    return word;
  }

  /// The sides shown, in this order.
  public List<Field> sides() {
    return sides;
  }
}
