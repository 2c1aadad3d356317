package hypergate.game.decide;

/// One option packed into an int: what kind of thing it is in the top byte, which one below.
public final class Choice {
  /// A [Word].
  public static final int WORD = 0;

  /// A seat index.
  public static final int SEAT = 1;

  /// A place where ships stand: a planet's index or another place.
  public static final int PLACE = 2;

  /// A cosmic card by its number; its face is what players see.
  public static final int CARD = 3;

  /// A number, offset by [#ZERO] so that it may be negative.
  public static final int NUMBER = 4;

  /// The use of an ability: location in bits 12 to 23, number of the ability there below.
  public static final int USE = 5;

  /// A card that lies before a player, by its slot.
  public static final int SLOT = 6;

  /// An alien by its number.
  public static final int ALIEN = 8;

  /// A simple offer: two terms of 12 bits, given and wanted.
  public static final int OFFER = 12;

  /// One term of an offer being composed.
  public static final int TERM = 13;

  /// A split of rewards: number of cards in bits 8 to 15, ships below.
  public static final int REWARD = 14;

  /// A destiny card.
  public static final int DESTINY = 15;

  /// A card type.
  public static final int KIND = 16;

  /// A gap between two neighbouring planets, named by the first.
  public static final int GAP = 17;

  /// A ship of somebody at a place: seat in bits 8 to 15, place below.
  public static final int SHIP_OF = 18;

  /// A card before somebody else, by its slot: what it shows stays secret.
  public static final int FACE_DOWN = 19;

  /// The same where cards of several owners are offered, so that its notation names the owner.
  public static final int FACE_DOWN_OF = 20;

  /// Something that only a variant understands: which one in the four highest bits of the value.
  public static final int OF_PART = 23;

  private static final int ZERO = 1 << 16;

  private Choice() {}

  /// Packs a choice.
  public static int of(int kind, int value) {
    return kind << 24 | value;
  }

  /// A word.
  public static int of(Word word) {
    return word.ordinal();
  }

  /// A number, possibly negative.
  public static int number(int number) {
    return of(NUMBER, number + ZERO);
  }

  /// What kind of thing it is.
  public static int kind(int choice) {
    return choice >>> 24;
  }

  /// Which one.
  public static int value(int choice) {
    return choice & 0xffffff;
  }

  /// The number that a NUMBER choice stands for.
  public static int asNumber(int choice) {
    return value(choice) - ZERO;
  }

  /// Whether the choice is this word.
  public static boolean is(int choice, Word word) {
    return choice == word.ordinal();
  }
}
