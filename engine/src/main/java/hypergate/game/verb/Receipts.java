package hypergate.game.verb;

import hypergate.game.Game;
import hypergate.game.Window;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.state.State;
import hypergate.game.view.Event;
import java.util.List;

/// Cards that come into a hand and are looked at there: chosen from another hand, drawn, collected.
public final class Receipts {
  private final Game game;
  private final State state;
  private final CardSet fresh = new CardSet();
  private Seat collector = Seat.NONE;
  private long low;
  private long high;

  Receipts(Game game) {
    this.game = game;
    this.state = game.state();
  }

  /// Remembers what a seat holds before it collects compensation or rewards.
  public void begin(Seat seat) {
    collector = Seat.NONE;
    low = state.low(Layout.hand(seat.index()));
    high = state.high(Layout.hand(seat.index()));
  }

  /// Everything due has come: COLLECTED, when there are cards among it.
  public void end(Seat seat) {
    if (since(seat, low, high).isEmpty()) return;
    collector = seat;
    game.open(Window.COLLECTED);
    collector = Seat.NONE;
  }

  /// In COLLECTED: who has collected.
  public Seat collector() {
    return collector;
  }

  /// In COLLECTED: the cards that have come, those that are still in the hand.
  public CardSet collected() {
    return since(collector, low, high);
  }

  /// Draws cards from the deck into a hand.
  ///
  /// @return those of them that are in the hand when everybody has answered the draw; a cosmic
  ///   quake may have taken them away
  public CardSet draw(Seat seat, int count) {
    long beforeLow = state.low(Layout.hand(seat.index()));
    long beforeHigh = state.high(Layout.hand(seat.index()));
    game.verbs().draw(seat, count);
    return since(seat, beforeLow, beforeHigh);
  }

  /// Takes chosen cards from another hand: TAKING for each, then they change hands; the two players
  /// know them, the others do not.
  public void take(Seat to, Seat from, CardSet cards) {
    long low = cards.low();
    long high = cards.high();
    fresh.clear();
    for (int card = CardSet.next(low, high, 0);
        card >= 0;
        card = CardSet.next(low, high, card + 1)) {
      game.verbs().hands().taking(to, from);
      if (!game.cards().inHand(from, card)) continue;
      game.verbs().hands().passUnseen(from, to, card);
      fresh.add(card);
    }
    if (game.isHeard() && !fresh.isEmpty())
      game.tell(
          new Event.Took(to, from, fresh.size(), game.verbs().hands().names(fresh), game.cause()));
  }

  /// Shows everybody a card of a hand.
  public void show(Seat seat, int card) {
    game.cards().knownToAll(card);
    if (game.isHeard())
      game.tell(new Event.Showed(seat, List.of(game.cards().face(card).notation()), game.cause()));
  }

  private CardSet since(Seat seat, long beforeLow, long beforeHigh) {
    int hand = Layout.hand(seat.index());
    return fresh.set(state.low(hand) & ~beforeLow, state.high(hand) & ~beforeHigh);
  }
}
