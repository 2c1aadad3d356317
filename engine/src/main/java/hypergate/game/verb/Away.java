package hypergate.game.verb;

import hypergate.game.event.Event;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Secrecy;
import hypergate.game.state.State;
import hypergate.game.state.Zone;
import hypergate.game.word.Query;
import java.util.List;

/// Cards that are out of their hands for a while and come back to them: those that lie open when
/// the planning phase begins, all of them at the end of the encounter. Meanwhile they are in no
/// hand: nobody can play, take, discard or count them.
public final class Away {
  private final Acting game;
  private final State state;

  // For each seat whose hand it plays with, plus one.
  private final int lenders;

  Away(Acting game) {
    this.game = game;
    this.state = game.state();
    this.lenders = game.cells().bytes(Seat.MOST, Secrecy.PUBLIC);
  }

  /// Cards of a hand are laid open before everybody, out of the hand; the set is emptied.
  public void layOpen(Seat seat, CardSet cards) {
    if (cards.isEmpty()) return;
    if (game.isHeard()) game.tell(new Event.Showed(seat, game.cards().names(cards), game.cause()));
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
      put(seat, card);
      game.cards().knownToAll(card);
    }
    cards.clear();
  }

  /// Cards that chance picks out of a hand lie aside face down; only their owner knows which.
  public void layRandom(Seat seat, int count) {
    if (game.reach().spares(seat)) return;
    int hand = Zone.hand(seat.index());
    game.cards().blur(seat, seat);
    CardSet laid = new CardSet();
    for (int i = 0; i < count && !state.isEmpty(hand); i++) {
      int card = game.asking().pick(state.low(hand), state.high(hand));
      put(seat, card);
      game.cards().knownTo(seat, card);
      laid.add(card);
    }
    if (game.isHeard() && !laid.isEmpty())
      game.tell(new Event.LaidAside(seat, laid.size(), game.cards().names(laid), game.cause()));
  }

  /// A seat lays its hand aside, and the card that it is playing, and plays with the hand of
  /// another one instead. At the end of the encounter that one gets back what this hand holds by
  /// then.
  public void borrow(Seat seat, Seat lender) {
    if (game.reach().spares(lender)) return;
    layHand(seat);
    game.verbs().exchange().handOver(lender, seat);
    state.b[lenders + seat.index()] = (byte) (lender.index() + 1);
  }

  /// Whether a seat plays with a hand that it has borrowed.
  public boolean isBorrowing(Seat seat) {
    return state.b[lenders + seat.index()] != 0;
  }

  // Only their owner knows which cards lie there.
  private void layHand(Seat seat) {
    CardSet hand = game.cards().hand(seat);
    CardSet laid = new CardSet().set(hand.low(), hand.high());
    for (int card = laid.next(0); card >= 0; card = laid.next(card + 1)) put(seat, card);
    boolean burns = game.query(Query.FLARE_BURNS, seat, 0) != 0;
    if (game.current().card() >= 0 && !game.current().isCopying() && !burns) {
      state.put(Zone.away(seat.index()), game.current().card());
      game.current().gone();
    }
    if (game.isHeard() && !laid.isEmpty())
      game.tell(new Event.LaidAside(seat, laid.size(), game.cards().names(laid), game.cause()));
  }

  private void put(Seat seat, int card) {
    game.cards().fromHand(seat, card);
    game.cards().aside(card);
    state.put(Zone.away(seat.index()), card);
  }

  /// The revealed encounter card of a main player lies aside, open as it is.
  public void layRevealed(Seat main) {
    int card = game.encounter().card(main);
    if (card < 0) return;
    game.encounter().card(main, -1);
    state.put(Zone.away(main.index()), card);
    if (game.isHeard())
      game.tell(
          new Event.LaidAside(main, 1, List.of(game.cards().face(card).notation()), game.cause()));
  }

  /// Everybody takes its cards back that lie open.
  public void takeUpOpen() {
    for (int p = 0; p < game.seats(); p++) takeUp(game.inOrder(p), true);
  }

  /// Everybody takes all its cards back.
  public void takeUp() {
    for (int p = 0; p < game.seats(); p++) giveBack(game.inOrder(p));
    for (int p = 0; p < game.seats(); p++) takeUp(game.inOrder(p), false);
  }

  private void giveBack(Seat seat) {
    int lender = state.b[lenders + seat.index()] - 1;
    state.b[lenders + seat.index()] = 0;
    if (lender >= 0) game.verbs().exchange().handOver(seat, Seat.of(lender));
  }

  private void takeUp(Seat seat, boolean openOnly) {
    int zone = Zone.away(seat.index());
    if (state.isEmpty(zone) || openOnly && isBorrowing(seat)) return;
    for (int card = state.next(zone, 0); card >= 0; card = state.next(zone, card + 1)) {
      if (openOnly && !game.cards().isKnownToAll(card)) continue;
      state.pull(zone, card);
      game.cards().fromAside(card);
      game.cards().backToHand(seat, card);
    }
    game.verbs().sweep();
  }
}
