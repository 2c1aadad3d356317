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

  /// The viewer sees a card.
  public void add(int card) {
    if (card < 64) low |= 1L << card;
    else high |= 1L << card;
  }

  /// The viewer sees the cards of a set.
  public void add(long lowCards, long highCards) {
    low |= lowCards;
    high |= highCards;
  }

  /// Whether the viewer sees a card.
  public boolean sees(int card) {
    return bit(card) != 0;
  }

  /// 1 when the viewer sees a card, else 0.
  int bit(int card) {
    return (int) ((card < 64 ? low : high) >>> card & 1);
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
