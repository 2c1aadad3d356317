package hypergate.game.verb;

import hypergate.game.event.DeckName;
import hypergate.game.event.Event;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.RuleNumbers;
import hypergate.game.word.Window;

/// The cosmic deck running out: the reshuffle and the cosmic quake.
final class Deck {
  private final Acting game;
  private int lacking;
  private boolean further;

  Deck(Acting game) {
    this.game = game;
  }

  /// Takes the top card off the deck. An empty deck is made anew from the discard pile first, which
  /// opens DECK_EMPTY and DECK_SHUFFLED.
  ///
  /// @return the card; -1 after a cosmic quake, which cancels the draw that it interrupts,
  ///   and when effects in DECK_SHUFFLED have used the new deck up
  int next(int cards) {
    game.steps().one();
    if (game.cards().deck().isEmpty()) {
      isEmpty(cards, false);
      if (game.cards().discards().isEmpty()) {
        game.open(Window.QUAKE_DUE);
        quake();
        return -1;
      }
      reshuffle();
    }
    return game.cards().fromDeck();
  }

  private void isEmpty(int cards, boolean isFurther) {
    int beforeCards = lacking;
    boolean beforeFurther = further;
    lacking = cards;
    further = isFurther;
    game.open(Window.DECK_EMPTY);
    lacking = beforeCards;
    further = beforeFurther;
  }

  void furtherIsEmpty(int cards) {
    isEmpty(cards, true);
  }

  int lacking() {
    return lacking;
  }

  boolean isFurtherLacking() {
    return further;
  }

  void reset() {
    lacking = 0;
    further = false;
  }

  private void reshuffle() {
    game.cards().deck().takeIn(game.cards().discards());
    game.cards().shuffleDeck();
    if (game.isHeard()) game.tell(new Event.Reshuffled(DeckName.COSMIC, false));
    game.open(Window.DECK_SHUFFLED);
  }

  // What everybody holds as it begins; who catches a discard keeps it.
  private void discardHands() {
    long[] low = new long[game.seats()];
    long[] high = new long[game.seats()];
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      CardSet hand = game.verbs().insurance().spare(seat, game.cards().hand(seat));
      low[i] = hand.low();
      high[i] = hand.high();
    }
    game.verbs()
        .hands()
        .together(
            () -> {
              for (int i = 0; i < low.length; i++) discard(Seat.of(i), low[i], high[i]);
            });
  }

  private void discard(Seat seat, long low, long high) {
    for (int card = CardSet.next(low, high, 0);
        card >= 0;
        card = CardSet.next(low, high, card + 1)) {
      if (!game.cards().inHand(seat, card)) continue;
      game.cards().fromHand(seat, card);
      game.verbs().hands().settleDiscard(seat, card);
    }
  }

  /// A cosmic quake: all hands go, the deck, used up or not, is made anew with the discards, and
  /// everybody gets eight cards, or as many as there are, with a dummy hand.
  void quake() {
    discardHands();
    isEmpty(0, false);
    int all = game.cards().discardSize() + game.cards().deck().size();
    if (all == 0) return;
    reshuffle();
    if (game.isHeard()) game.tell(new Event.Reshuffled(DeckName.COSMIC, true));
    int each =
        Math.min(
            RuleNumbers.HAND,
            all >= RuleNumbers.HAND * game.seats() ? RuleNumbers.HAND : all / (game.seats() + 1));
    for (int round = 0; round < each; round++)
      for (int i = 0; i < game.seats(); i++) {
        Seat seat = Seat.of(i);
        int card = game.cards().fromDeck();
        game.cards().toHand(seat, card);
        game.cards().knownTo(seat, card);
      }
  }
}
