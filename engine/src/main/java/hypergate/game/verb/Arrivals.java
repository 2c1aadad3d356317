package hypergate.game.verb;

import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.state.State;
import hypergate.game.state.Zone;
import hypergate.game.table.NewCards;
import hypergate.game.word.Window;

/// Tells of cards that have come into hands (ARRIVED), from wherever: those that come together are
/// told of together, before whatever happens next.
public final class Arrivals {
  private final Acting game;
  private final State state;
  private Seat receiver = Seat.NONE;
  private long low;
  private long high;

  Arrivals(Acting game) {
    this.game = game;
    this.state = game.state();
  }

  // Forgets what was being told, before a phase is run, or run again.
  void reset() {
    receiver = Seat.NONE;
    game.cards().newCards().reset();
  }

  /// Tells of all cards that have come, whoever cares: were it told only where a power acts on it,
  /// everybody would see that from the rounds, be that power face down.
  public void tell() {
    NewCards cards = game.cards().newCards();
    while (cards.areDue())
      for (int p = 0; p < game.seats(); p++) {
        Seat seat = game.inOrder(p);
        if (cards.areDue(seat)) tell(cards, seat);
      }
  }

  private void tell(NewCards cards, Seat seat) {
    long cameLow = cards.low(seat);
    long cameHigh = cards.high(seat);
    cards.told(seat);
    Seat beforeSeat = receiver;
    long beforeLow = low;
    long beforeHigh = high;
    receiver = seat;
    low = cameLow;
    high = cameHigh;
    if (!cards().isEmpty()) game.open(Window.ARRIVED);
    receiver = beforeSeat;
    low = beforeLow;
    high = beforeHigh;
  }

  /// In ARRIVED: into whose hand cards have come.
  public Seat receiver() {
    return receiver;
  }

  /// In ARRIVED: those of them that are still there, as a scratch set.
  public CardSet cards() {
    int hand = Zone.hand(receiver.index());
    return game.scratch().set(low & state.low(hand), high & state.high(hand));
  }

  /// Where a card came from that has come in this phase: a constant of [NewCards].
  public int source(int card) {
    return game.cards().newCards().source(card);
  }
}
