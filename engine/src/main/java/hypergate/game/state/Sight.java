package hypergate.game.state;

import hypergate.game.piece.Seat;

/// Who looks at the table, and which cosmic cards it sees or knows to lie where they lie.
public final class Sight {
  private Seat viewer = Seat.NONE;
  private long low;
  private long high;

  Sight() {}

  void begin(Seat seat) {
    viewer = seat;
    low = 0;
    high = 0;
  }

  /// Who looks; [Seat#NONE] is a spectator.
  public Seat viewer() {
    return viewer;
  }

  /// The index of who looks; -1 for a spectator.
  public int self() {
    return viewer.index();
  }

  /// The viewer sees a card. Without a branch, since in which half it stands cannot be guessed.
  public void add(int card) {
    long bit = 1L << card;
    low |= bit & ~upper(card);
    high |= bit & upper(card);
  }

  /// The viewer sees the cards that stand in bytes.
  void add(byte[] cards, int from, int count) {
    long seenLow = 0;
    long seenHigh = 0;
    for (int at = from; at < from + count; at++) {
      long bit = 1L << cards[at];
      seenLow |= bit & ~upper(cards[at]);
      seenHigh |= bit & upper(cards[at]);
    }
    add(seenLow, seenHigh);
  }

  // All bits for the cards from 64 on, none for those before.
  private static long upper(int card) {
    return -(card >>> 6 & 1);
  }

  /// The viewer sees the cards of a set.
  public void add(long lowCards, long highCards) {
    low |= lowCards;
    high |= highCards;
  }

  /// Whether the viewer sees a card.
  public boolean sees(int card) {
    return ((card < 64 ? low : high) >>> card & 1) != 0;
  }

  /// Which cards from this one on the viewer sees, one bit each: 64 of them or as many as there
  /// are.
  long from(int card) {
    if (card >= Long.SIZE) return high >>> card;
    return card == 0 ? low : low >>> card | high << -card;
  }

  /// The seen among cards 0 to 63.
  public long low() {
    return low;
  }

  /// The seen among cards 64 to 127.
  public long high() {
    return high;
  }
}
