package hypergate.content.eons.aliens;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.FurtherDeck;
import hypergate.game.table.NewCards;
import hypergate.game.verb.Hands;
import hypergate.game.verb.Receipts;

/// What both Perfectionists do with cards that they do not like.
public final class PerfectionistRejects {
  private PerfectionistRejects() {}

  /// In ARRIVED: whether cards have come into its hand that it may reject.
  ///
  /// @param keeps whether cards of a seat, as a mask, must be kept by who is given them
  public static boolean isNew(Game game, Seat me, int keeps) {
    return game.verbs().hands().arrivals().receiver() == me && !fresh(game, keeps).isEmpty();
  }

  /// In ARRIVED: the cards that have come, without those that must be kept.
  public static CardSet fresh(Game game, int keeps) {
    CardSet cards = game.verbs().hands().arrivals().cards();
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
      int giver = game.verbs().hands().arrivals().source(card) - NewCards.GIVEN;
      if (giver >= 0 && (keeps >> giver & 1) != 0) cards.remove(card);
    }
    return cards;
  }

  /// It names those of some cards of its hand that it rejects, in secret.
  ///
  /// @param least how many at least
  public static CardSet choose(Game game, Seat me, Prompt prompt, CardSet cards, int least) {
    CardSet rejected = new CardSet().set(cards.low(), cards.high());
    if (!rejected.isEmpty()) game.ask(me).cards(prompt, rejected, least, rejected.size());
    return rejected;
  }

  /// What it has named goes face down onto its sheet.
  ///
  /// @return how many
  public static int reject(Game game, Seat me, CardSet rejected) {
    int count = rejected.size();
    game.verbs().piles().store(me, game.here(), rejected);
    return count;
  }

  /// In TAKING_CARDS: how many of the cards that another player takes at random may come from its
  /// sheet.
  public static int divertible(Game game, Seat me) {
    Hands hands = game.verbs().hands();
    boolean taken =
        hands.giver() == me && hands.isRandom() && hands.taker() != me && hands.diverted() == 0;
    return taken ? Math.min(hands.taken(), game.cards().pile(game.here()).size()) : 0;
  }

  /// In COLLECTED: whether it has collected cards that are still in its hand.
  public static boolean hasCollected(Game game, Seat me) {
    Receipts receipts = game.verbs().receipts();
    return receipts.collector() == me && !receipts.collected().isEmpty();
  }

  /// In COLLECTED: another card in place of one of those collected, which is discarded or goes back
  /// to where it was taken from.
  public static void another(Game game, Seat me, Prompt prompt) {
    Receipts receipts = game.verbs().receipts();
    if (receipts.collected().isEmpty()) return;
    boolean rewards = receipts.areRewards();
    int card = game.ask(me).card(prompt, receipts.collected());
    int source = game.verbs().hands().arrivals().source(card);
    Seat giver = NewCards.seat(source);
    FurtherDeck further = game.cards().further();
    if (giver.exists() && !rewards) game.verbs().hands().takeRandom(me, giver, 1);
    else if (source == NewCards.FURTHER && further != null) further.draw(me, 1);
    else game.verbs().draw(me, 1);
    if (!game.cards().inHand(me, card)) return;
    if (giver.exists() && !rewards) game.verbs().hands().give(me, giver, card);
    else game.verbs().hands().discard(me, card);
  }
}
