package hypergate.game.piece;

/// A set of cosmic cards by their number, 128 at most. Mutable, so that a game can reuse a few of
/// them without allocating.
public final class CardSet {
  private long low;
  private long high;

  /// Makes this set hold exactly the bits given.
  public CardSet set(long low, long high) {
    this.low = low;
    this.high = high;
    return this;
  }

  /// Empties the set.
  public CardSet clear() {
    return set(0, 0);
  }

  /// Cards 0 to 63.
  public long low() {
    return low;
  }

  /// Cards 64 to 127.
  public long high() {
    return high;
  }

  /// Adds a card.
  public void add(int card) {
    if (card < 64) low |= 1L << card;
    else high |= 1L << card;
  }

  /// Takes a card out.
  public void remove(int card) {
    if (card < 64) low &= ~(1L << card);
    else high &= ~(1L << card);
  }

  /// Keeps only cards that are in the filter.
  public CardSet keep(long low, long high) {
    this.low &= low;
    this.high &= high;
    return this;
  }

  /// Whether the card is in the set.
  public boolean has(int card) {
    return ((card < 64 ? low : high) >>> card & 1) != 0;
  }

  /// How many cards.
  public int size() {
    return Long.bitCount(low) + Long.bitCount(high);
  }

  /// Whether there is none.
  public boolean isEmpty() {
    return (low | high) == 0;
  }

  /// The first card at or after this number; -1 when there is none.
  public int next(int from) {
    return next(low, high, from);
  }

  /// The first card at or after this number in a pair of words; -1 when there is none.
  public static int next(long low, long high, int from) {
    if (from < 64) {
      long rest = low & -1L << from;
      if (rest != 0) return Long.numberOfTrailingZeros(rest);
      from = 64;
    }
    if (from >= 128) return -1;
    long rest = high & -1L << from;
    return rest == 0 ? -1 : 64 + Long.numberOfTrailingZeros(rest);
  }

  /// The n-th card, counted from 0, of a pair of words.
  public static int nth(long low, long high, int n) {
    int inLow = Long.bitCount(low);
    if (n < inLow) return Long.numberOfTrailingZeros(Long.expand(1L << n, low));
    return 64 + Long.numberOfTrailingZeros(Long.expand(1L << (n - inLow), high));
  }
}
