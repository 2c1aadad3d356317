package hypergate.game.verb;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Destinies;
import hypergate.game.word.Kind;

/// How options are written: the same words in records, scenarios, the protocol and logs.
public final class Notation {
  /// The highest value of a term.
  static final int MOST = 0xff;

  /// Types of a term in an offer.
  public static final int COLONY = 1;

  public static final int CARD = 2;
  public static final int CARDS = 3;
  public static final int KIND = 4;

  /// Ships of some seat that lie on the giver's sheets and go to the warp: the seat above five bits
  /// of their number.
  public static final int SEND = 5;

  public static final int FREE = 6;

  /// A flare wanted from somebody else, by its alien's number: whether it is in the game stays
  /// open.
  public static final int FLARE = 7;

  /// A colony with leave to put one of its ships on an outpost of the planet.
  public static final int COLONY_OUTPOST = 8;

  /// Another card of an alien wanted from somebody else, by its alien's number.
  public static final int ALIEN_CARD = 9;

  /// So many cards of the giver's pile on its sheet, which it chooses.
  public static final int PILE = 10;

  /// So many tokens that an alien counts of the giver.
  public static final int TOKENS = 11;

  /// The first type of terms that variants have brought into the game: see [Parts#term].
  public static final int OF_PART = 12;

  /// How many ships one term of type [#SEND] can name.
  public static final int MOST_SENT = 31;

  private static final int SENT_BITS = 5;

  private Notation() {}

  /// The notation of a packed choice in a game.
  public static String of(Acting game, int choice) {
    int value = Choice.value(choice);
    return switch (Choice.kind(choice)) {
      case Choice.WORD -> Word.of(value).notation();
      case Choice.SEAT -> Seat.of(value).letter();
      case Choice.PLACE -> place(game, value);
      case Choice.SHIP_OF -> Seat.of(value >> 8).letter() + ":" + placeOfOther(game, value & 0xff);
      case Choice.CARD -> game.cards().face(value).notation();
      case Choice.NUMBER -> signed(Choice.asNumber(choice));
      case Choice.USE -> game.stands().notation(choice);
      case Choice.SLOT -> game.cardSlots().name(value);
      case Choice.ALIEN -> game.content().alien(value).id();
      case Choice.OFFER ->
          "offer give: " + term(game, value >> 12) + " for: " + term(game, value & 0xfff);
      case Choice.TERM -> term(game, value);
      case Choice.REWARD -> reward(value >> 8, value & 0xff);
      case Choice.DESTINY -> destiny(game, value);
      case Choice.KIND -> game.content().word(Kind.values()[value]);
      case Choice.FACE_DOWN -> game.cardSlots().back(value);
      case Choice.FACE_DOWN_OF ->
          game.cardSlots().owner(value).letter() + ":" + game.cardSlots().back(value);
      case Choice.OF_PART -> game.parts().notation(value);
      case Choice.GAP -> Planet.of(value) + "+" + rightOf(game, Planet.of(value));
      default -> throw new IllegalArgumentException("unknown choice " + choice);
    };
  }

  /// The notation as a seat reads it: a card that lies face down with somebody else has a number
  /// instead of its name.
  public static String of(Acting game, int choice, Seat reader) {
    return Choice.kind(choice) == Choice.TERM
        ? term(game, Choice.value(choice), reader)
        : of(game, choice);
  }

  /// The notation of one term of an offer as a seat reads it; [Seat#NONE] for everybody.
  public static String term(Acting game, int term, Seat reader) {
    return term >> 8 >= OF_PART
        ? game.parts().term((term >> 8) - OF_PART).notation(term & 0xff, reader)
        : term(game, term);
  }

  /// The next planet on the table to the right of this one in its system; the first after the last.
  /// For one in no system it is the planet itself.
  public static Planet rightOf(Acting game, Planet planet) {
    long system = game.ships().planetsOf(game.ships().systemOf(planet));
    if (system == 0) return planet;
    long right = planet.index() == 63 ? 0 : system & -1L << (planet.index() + 1);
    return Planet.of(Long.numberOfTrailingZeros(right != 0 ? right : system));
  }

  /// An encounter card that shows this: `attack-08`, `negotiate`.
  public static String face(Kind kind, int value) {
    if (kind != Kind.ATTACK) return kind.word();
    return (value >= 0 && value < 10 ? "attack-0" : "attack-") + value;
  }

  private static String signed(int number) {
    return Integer.toString(number);
  }

  /// The notation of a place where ships stand.
  public static String place(Acting game, int place) {
    if (Place.isPlanet(place)) return Planet.of(place).toString();
    if (Place.isOutpost(place)) return game.parts().outpost() + "-" + game.ships().planetOf(place);
    if (Place.isOnCard(place)) return game.cardSlots().name(place - Place.ON_CARD);
    return switch (place) {
      case Place.GATE -> "gate";
      case Place.BESIDE -> "beside";
      case Place.WARP -> "warp";
      case Place.COMMON_CARD -> game.parts().commonCard();
      case Place.CARD -> game.parts().cardPlace();
      case Place.ON_SHEETS -> "sheets";
      case Place.WAITING -> game.battles().waitingPlace();
      default -> "removed";
    };
  }

  /// The same as the viewer of a view knows it: a card whose face it cannot see has a number.
  public static String knownPlace(Acting game, int place) {
    boolean hidden = Place.isOnCard(place) && !game.cardSlots().isKnown(place - Place.ON_CARD);
    return hidden ? game.cardSlots().back(place - Place.ON_CARD) : place(game, place);
  }

  // Somebody else chooses: a card that lies face down has a number instead of its name.
  private static String placeOfOther(Acting game, int place) {
    boolean hidden = Place.isOnCard(place) && !game.cardSlots().isFaceUp(place - Place.ON_CARD);
    return hidden ? game.cardSlots().back(place - Place.ON_CARD) : place(game, place);
  }

  /// The value of a term of type [#SEND].
  public static int sent(Seat owner, int ships) {
    return owner.index() << SENT_BITS | ships;
  }

  /// Whose ships a term of type [#SEND] names.
  public static Seat sentOf(int value) {
    return Seat.of(value >> SENT_BITS);
  }

  /// How many ships a term of type [#SEND] names.
  public static int sentCount(int value) {
    return value & MOST_SENT;
  }

  /// Packs a term of an offer: its type above 8 bits of value.
  public static int term(int type, int value) {
    return type << 8 | value;
  }

  /// The notation of one term of an offer.
  public static String term(Acting game, int term) {
    int value = term & 0xff;
    return switch (term >> 8) {
      case 0 -> "nothing";
      case COLONY -> "colony " + Planet.of(value);
      case COLONY_OUTPOST -> "colony " + Planet.of(value) + " " + game.parts().outpost();
      case CARD -> "card " + game.cards().face(value).notation();
      case CARDS -> "cards " + value;
      case KIND -> "kind " + game.content().word(Kind.values()[value]);
      case PILE -> "pile " + value;
      case TOKENS -> "tokens " + value;
      case FREE -> "free " + value;
      case SEND -> "send " + sentOf(value).letter() + " " + sentCount(value);
      case FLARE -> "card flare-" + game.content().alien(value).id();
      case ALIEN_CARD -> "card " + game.content().alienCard(value).id();
      default -> game.parts().term((term >> 8) - OF_PART).notation(value);
    };
  }

  private static String reward(int cards, int ships) {
    if (ships == 0) return "cards " + cards;
    return cards == 0 ? "ships " + ships : "cards " + cards + " ships " + ships;
  }

  /// The notation of a destiny card by its number: three a colour, the last of them with a warning
  /// (`B!`), then two wild, then the specials.
  public static String destiny(Acting game, int card) {
    if (card < Destinies.WILD)
      return Seat.of(card / 3).letter() + (Destinies.warns(game, card) ? "!" : "");
    if (Destinies.interrupts(card)) return game.destinies().interruptingName();
    if (Destinies.isWild(card)) return "wild";
    return switch (card) {
      case Destinies.MOST_COLONIES -> "most-foreign-colonies";
      case Destinies.FEWEST_IN_WARP -> "fewest-ships-in-warp";
      default -> "most-cards-in-hand";
    };
  }
}
