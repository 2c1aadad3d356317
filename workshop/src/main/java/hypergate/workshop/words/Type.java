package hypergate.workshop.words;

import dev.cel.common.types.CelType;
import dev.cel.common.types.ListType;
import dev.cel.common.types.OpaqueType;
import dev.cel.common.types.SimpleType;
import hypergate.lab.house.Said;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What an expression of a card can stand for.
public enum Type {
  NUMBER(Said.of("a number"), SimpleType.INT, 0L),
  TRUTH(Said.of("true or false"), SimpleType.BOOL, false),
  WORD(Said.of("a word"), SimpleType.STRING, ""),
  SEAT(Said.of("a player"), OpaqueType.create("player"), SeatValue.NOBODY),
  SEATS(Said.of("players"), ListType.create(OpaqueType.create("player")), List.of()),
  PLANET(Said.of("a planet"), OpaqueType.create("planet"), PlanetValue.NONE),
  PLANETS(Said.of("planets"), ListType.create(OpaqueType.create("planet")), List.of()),
  CARD(Said.of("a card"), OpaqueType.create("card"), CardValue.NONE),
  CARDS(Said.of("cards"), ListType.create(OpaqueType.create("card")), List.of()),
  NUMBERS(Said.of("numbers"), ListType.create(SimpleType.INT), List.of());

  /// More things than there are on any table.
  private static final int MOST = 400;

  private final Said said;
  private final CelType cel;
  private final Object nothing;

  Type(Said said, CelType cel, Object nothing) {
    this.said = said;
    this.cel = cel;
    this.nothing = nothing;
  }

  /// How it is called in a message.
  public Said said() {
    return said;
  }

  /// How it is called in English.
  public String words() {
    return said.text();
  }

  /// The type in CEL's terms.
  public CelType cel() {
    return cel;
  }

  /// What stands for it when an expression fails: 0, false, nobody, an empty list.
  public Object nothing() {
    return nothing;
  }

  /// What one element of a list of this type is; null when it is no list.
  public @Nullable Type element() {
    return switch (this) {
      case SEATS -> SEAT;
      case PLANETS -> PLANET;
      case CARDS -> CARD;
      case NUMBERS -> NUMBER;
      default -> null;
    };
  }

  /// Whether a value is of this type, and no longer than anything that a card needs: out of lists
  /// and words others can be made that are ever longer.
  public boolean holds(Object value) {
    return switch (this) {
      case NUMBER -> value instanceof Long;
      case TRUTH -> value instanceof Boolean;
      case WORD -> value instanceof String word && word.length() <= MOST;
      case SEAT -> value instanceof SeatValue;
      case PLANET -> value instanceof PlanetValue;
      case CARD -> value instanceof CardValue;
      case SEATS, PLANETS, CARDS, NUMBERS ->
          value instanceof List<?> list && list.size() <= MOST && all(list);
    };
  }

  private boolean all(List<?> list) {
    Type element = element();
    for (Object one : list) if (element == null || !element.holds(one)) return false;
    return true;
  }

  /// The type with these terms in CEL; null when it is none of ours.
  public static @Nullable Type of(CelType cel) {
    for (Type type : values()) if (type.cel.equals(cel)) return type;
    return null;
  }
}
