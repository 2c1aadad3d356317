package hypergate.game.verb;

import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import java.util.List;

/// Cards that several players discard or draw, one player after another; each chooses its own.
public final class Sharing {
  private static final Kind[] KINDS = Kind.values();

  private final Acting game;
  private final Hands hands;

  Sharing(Acting game, Hands hands) {
    this.game = game;
    this.hands = hands;
  }

  /// A seat has to discard a number of cards of its choice; all if it has fewer.
  public void discard(Seat seat, int count) {
    int owed = game.verbs().owing().settled(seat, Math.min(count, free(seat).size()));
    if (owed == 0) return;
    CardSet hand = free(seat);
    game.ask(seat).cards(Prompt.DISCARD, hand, owed, owed);
    hands.discard(seat, hand);
  }

  // The cards of a hand that are not safe, as the scratch set.
  private CardSet free(Seat seat) {
    return game.verbs().insurance().spare(seat, game.cards().hand(seat));
  }

  /// A seat discards cards of every type that it holds, chosen by itself.
  ///
  /// @param each how many of a type, as far as it has them
  public void discardOfEachType(Seat seat, int each) {
    if (game.reach().spares(seat)) return;
    int due = 0;
    for (Kind kind : KINDS) due += Math.min(each, ofType(seat, kind).size());
    // Who owes cards less may keep some.
    int spared = due - game.verbs().owing().settled(seat, due);
    for (Kind kind : KINDS)
      for (int i = 0; i < each; i++) {
        CardSet cards = ofType(seat, kind);
        if (cards.isEmpty()) break;
        int card =
            spared > 0
                ? game.ask(seat).cardOrNone(Prompt.DISCARD, cards)
                : game.ask(seat).card(Prompt.DISCARD, cards);
        if (card >= 0) hands.discard(seat, card);
        else spared--;
      }
  }

  private CardSet ofType(Seat seat, Kind kind) {
    return game.verbs().insurance().spare(seat, hands.discardable(seat, kind));
  }

  /// Everybody has to discard cards of its choice, in timing order.
  public void allDiscard(int count) {
    for (int p = 0; p < game.seats(); p++) discard(game.inOrder(p), count);
  }

  /// A seat may discard cards of its choice.
  public void mayDiscard(Seat seat, int most) {
    CardSet hand = game.cards().hand(seat);
    if (hand.isEmpty()) return;
    game.ask(seat).cards(Prompt.DISCARD, hand, 0, Math.min(most, hand.size()));
    hands.discard(seat, hand);
  }

  /// The discard pile is shuffled and dealt out, a card to each in turn from a seat on.
  public void dealDiscards(Seat first) {
    for (int i = 0; game.cards().discardSize() > 0; i++) {
      int card = game.cards().discarded(game.state().random(game.cards().discardSize()));
      game.cards().fromDiscard(card);
      deal(game.leftOf(first, i % game.seats()), card);
    }
  }

  /// The rest of the deck is dealt out, a card to each in turn from a seat on.
  public void dealDeck(Seat first) {
    for (int i = 0; game.cards().deckSize() > 0; i++)
      deal(game.leftOf(first, i % game.seats()), game.cards().fromDeck());
  }

  private void deal(Seat seat, int card) {
    game.cards().forget(card);
    game.cards().toHand(seat, card);
    game.cards().knownTo(seat, card);
    if (game.isHeard())
      game.tell(new Event.Drew(seat, 1, List.of(game.cards().face(card).notation()), game.cause()));
  }

  /// All seats of a mask draw cards, in timing order.
  public void draw(int seats, int count) {
    for (int p = 0; p < game.seats(); p++)
      if (game.inOrder(p).in(seats)) hands.draw(game.inOrder(p), count);
  }
}
