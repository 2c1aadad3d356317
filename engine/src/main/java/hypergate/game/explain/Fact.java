package hypergate.game.explain;

import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import java.util.List;
import java.util.Locale;

/// One thing that was read from the table: an argument of a [Reason].
///
/// @param arg which argument it is
/// @param value a number, a notation, or a list of notations, as [Arg#type] says
public record Fact(Arg arg, Object value) {
  /// What kind of thing an argument is, so that clients can put it into words.
  public enum Type {
    /// A whole number.
    NUMBER,
    /// A seat's letter.
    SEAT,
    /// Letters of seats.
    SEATS,
    /// A planet or another place where ships stand, in notation.
    PLACE,
    /// Planets in notation.
    PLACES,
    /// A card, alien or effect in notation.
    CARD,
    /// Cards or effects in notation.
    CARDS,
    /// A [Window] in kebab-case.
    WINDOW,
    /// Windows in kebab-case.
    WINDOWS,
    /// A [Step] in kebab-case.
    STEP,
    /// A [Role] or a position in the encounter, in kebab-case.
    ROLE,
    /// The id of a kind of question.
    PROMPT,
    /// A field of action, `attack`.
    FIELD,
    /// Words that somebody typed.
    TYPED,
    /// The text of a card.
    TEXT
  }

  /// The arguments of all reasons, by name.
  public enum Arg {
    SEAT(Type.SEAT),
    /// A second seat.
    OTHER(Type.SEAT),
    SEATS(Type.SEATS),
    PLACE(Type.PLACE),
    PLACES(Type.PLACES),
    CARD(Type.CARD),
    CARDS(Type.CARDS),
    EFFECT(Type.CARD),
    /// Effects that change a value.
    CAUSES(Type.CARDS),
    WINDOW(Type.WINDOW),
    WINDOWS(Type.WINDOWS),
    STEP(Type.STEP),
    /// The phase in which something belongs.
    BELONGS(Type.STEP),
    ROLE(Type.ROLE),
    /// The position that a seat has.
    POSITION(Type.ROLE),
    PROMPT(Type.PROMPT),
    /// The prompt that is open.
    OPEN(Type.PROMPT),
    FIELD(Type.FIELD),
    TYPED(Type.TYPED),
    TEXT(Type.TEXT),
    LIMIT(Type.NUMBER),
    NAMED(Type.NUMBER),
    HAVE(Type.NUMBER),
    NEEDED(Type.NUMBER),
    MISSING(Type.NUMBER),
    DUE(Type.NUMBER),
    LEAST(Type.NUMBER),
    AMOUNT(Type.NUMBER),
    COUNT(Type.NUMBER),
    EACH(Type.NUMBER);

    private final Type type;

    Arg(Type type) {
      this.type = type;
    }

    /// What kind of thing it is.
    public Type type() {
      return type;
    }

    /// The name in messages: `limit`.
    public String key() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /// A number.
  public static Fact of(Arg arg, int number) {
    return new Fact(arg, number);
  }

  /// A notation or words.
  public static Fact of(Arg arg, String notation) {
    return new Fact(arg, notation);
  }

  /// A list of notations.
  public static Fact of(Arg arg, List<String> notations) {
    return new Fact(arg, List.copyOf(notations));
  }

  /// A seat.
  public static Fact of(Arg arg, Seat seat) {
    return new Fact(arg, seat.letter());
  }

  /// A planet.
  public static Fact of(Planet planet) {
    return new Fact(Arg.PLACE, planet.toString());
  }

  /// A constant, by its name in kebab-case.
  public static Fact of(Arg arg, Enum<?> constant) {
    return new Fact(arg, kebab(constant));
  }

  /// Windows.
  public static Fact ofWindows(List<Window> windows) {
    return new Fact(Arg.WINDOWS, windows.stream().map(Fact::kebab).toList());
  }

  /// The seats of a mask.
  public static Fact ofSeats(int mask) {
    return new Fact(Arg.SEATS, Seat.listOf(mask).stream().map(Seat::letter).toList());
  }

  /// A constant's name in kebab-case: `destiny-drawn`.
  public static String kebab(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
