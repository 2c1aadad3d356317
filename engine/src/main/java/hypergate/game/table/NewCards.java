package hypergate.game.table;

import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import java.util.Arrays;

/// Cards that have come into hands and have not been told of: whose hand, and where each of them
/// came from. A card that only comes back, after it was played or laid aside for a while, is none.
public final class NewCards {
  /// It came from nowhere in particular: the discard pile, a sheet, a gift.
  public static final int ELSEWHERE = 0;

  /// It was drawn from the deck.
  public static final int DECK = 1;

  /// It was drawn from the further deck.
  public static final int FURTHER = 2;

  /// It was taken from a hand: this plus the number of the seat.
  public static final int TAKEN = 3;

  /// It was given out of a hand: this plus the number of the seat.
  public static final int GIVEN = TAKEN + Seat.MOST;

  private final long[] low = new long[Seat.MOST];
  private final long[] high = new long[Seat.MOST];
  private final int[] source = new int[Sizes.CARDS];
  private int stirred;
  private int batches;

  NewCards() {}

  /// Forgets what was noted, before a phase is run, or run again.
  public void reset() {
    batches = 0;
    if (stirred == 0) return;
    stirred = 0;
    Arrays.fill(low, 0);
    Arrays.fill(high, 0);
  }

  /// A card has come into a hand.
  void note(Seat seat, int card) {
    stirred |= seat.bit();
    source[card] = ELSEWHERE;
    if (card < 64) low[seat.index()] |= 1L << card;
    else high[seat.index()] |= 1L << card;
  }

  /// Cards have come into a hand that changed its owner.
  public void note(Seat seat, long cardsLow, long cardsHigh) {
    if ((cardsLow | cardsHigh) == 0) return;
    stirred |= seat.bit();
    low[seat.index()] |= cardsLow;
    high[seat.index()] |= cardsHigh;
    from(cardsLow, cardsHigh, ELSEWHERE);
  }

  /// Says where a card has come from.
  public void from(int card, int where) {
    source[card] = where;
  }

  private void from(long cardsLow, long cardsHigh, int where) {
    for (long rest = cardsLow; rest != 0; rest &= rest - 1)
      source[Long.numberOfTrailingZeros(rest)] = where;
    for (long rest = cardsHigh; rest != 0; rest &= rest - 1)
      source[64 + Long.numberOfTrailingZeros(rest)] = where;
  }

  /// Out of whose hand a card came, taken or given.
  public static Seat seat(int source) {
    return source < TAKEN ? Seat.NONE : Seat.of((source - TAKEN) % Seat.MOST);
  }

  /// What has been taken from hands and was not told of was a gift: the cards of a deal.
  public void areGiven() {
    for (int i = 0; i < Seat.MOST; i++)
      for (int card = 0; card < Sizes.CARDS; card++)
        if (isNew(i, card) && source[card] >= TAKEN && source[card] < GIVEN)
          source[card] += GIVEN - TAKEN;
  }

  private boolean isNew(int seat, int card) {
    return ((card < 64 ? low[seat] : high[seat]) >>> card & 1) != 0;
  }

  /// Where a card has come from that has been new in this phase.
  public int source(int card) {
    return source[card];
  }

  /// Several cards are going to come, which are told of together.
  public void begin() {
    batches++;
  }

  /// All of them have come.
  public void end() {
    batches--;
  }

  /// Whether cards have come that should be told of.
  public boolean areDue() {
    return stirred != 0 && batches == 0;
  }

  /// Whether a seat has cards that should be told of.
  public boolean areDue(Seat seat) {
    return areDue() && seat.in(stirred);
  }

  /// The lower 64 of a seat's new cards.
  public long low(Seat seat) {
    return low[seat.index()];
  }

  /// The upper ones of a seat's new cards.
  public long high(Seat seat) {
    return high[seat.index()];
  }

  /// A seat's new cards are told of.
  public void told(Seat seat) {
    stirred &= ~seat.bit();
    low[seat.index()] = 0;
    high[seat.index()] = 0;
  }
}
