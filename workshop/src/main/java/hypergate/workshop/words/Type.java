package hypergate.workshop.words;

import dev.cel.common.types.CelType;
import dev.cel.common.types.ListType;
import dev.cel.common.types.OpaqueType;
import dev.cel.common.types.SimpleType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What an expression of a card can stand for.
public enum Type {
  NUMBER("a number", SimpleType.INT, 0L),
  TRUTH("true or false", SimpleType.BOOL, false),
  WORD("a word", SimpleType.STRING, ""),
  SEAT("a player", OpaqueType.create("player"), SeatValue.NOBODY),
  SEATS("players", ListType.create(OpaqueType.create("player")), List.of()),
  PLANET("a planet", OpaqueType.create("planet"), PlanetValue.NONE),
  PLANETS("planets", ListType.create(OpaqueType.create("planet")), List.of()),
  CARD("a card", OpaqueType.create("card"), CardValue.NONE),
  CARDS("cards", ListType.create(OpaqueType.create("card")), List.of()),
  NUMBERS("numbers", ListType.create(SimpleType.INT), List.of());

  private final String words;
  private final CelType cel;
  private final Object nothing;

  Type(String words, CelType cel, Object nothing) {
    this.words = words;
    this.cel = cel;
    this.nothing = nothing;
  }

  /// How it is called in a message.
  public String words() {
    return words;
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

  /// The type with these terms in CEL; null when it is none of ours.
  public static @Nullable Type of(CelType cel) {
    for (Type type : values()) if (type.cel.equals(cel)) return type;
    return null;
  }
}
