package hypergate.game;

import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.state.State;

/// Which cards a seat could play: its hand, and piles on its sheets that may be played from like a
/// hand.
final class Playable {
  private final Game game;
  private final State state;

  Playable(Game game) {
    this.game = game;
    this.state = game.state();
  }

  /// Whether cards of an instance's pile can be played now.
  boolean isPlayable(int instance) {
    return game.powers().inForce(instance)
        && (game.powers().alien(instance).effect().queries & Query.PILE_PLAYABLE.bit()) != 0;
  }

  /// Cards of a seat's hand and playable piles, as the scratch set.
  CardSet cards(Seat seat) {
    game.peeked = true;
    int zone = Layout.hand(seat.index());
    long low = state.low(zone);
    long high = state.high(zone);
    if ((state.w[Layout.POWER_QUERIES] & Query.PILE_PLAYABLE.bit()) == 0)
      return game.scratch().set(low, high);
    for (int slot = 0; slot < Layout.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (state.size(Layout.pile(instance)) == 0 || !isPlayable(instance)) continue;
      if (game.query(Query.PILE_PLAYABLE, seat, 0) == Query.FROM_PILE_ONLY) {
        low = 0;
        high = 0;
      }
      long moreLow = notIn(low, high, instance, 0);
      long moreHigh = notIn(low, high, instance, 1);
      low |= moreLow;
      high |= moreHigh;
    }
    return game.scratch().set(low, high);
  }

  // A face that is in the hand as well is played from there, which needs no power.
  private long notIn(long low, long high, int instance, int word) {
    long found = 0;
    int pile = Layout.pile(instance);
    for (int card = CardSet.next(state.low(pile), state.high(pile), 0);
        card >= 0;
        card = CardSet.next(state.low(pile), state.high(pile), card + 1))
      if (card >>> 6 == word && !shows(low, high, game.cards().face(card))) found |= 1L << card;
    return found;
  }

  /// Whether the card under a seat's tech may be played from there.
  boolean isStoredPlayable(int slot) {
    return state.b[Layout.TECH_STORED + slot] != 0
        && game.techs().isComplete(slot)
        && game.techs().tech(slot).effect().isBending(Query.STORED_PLAYABLE);
  }

  /// Whether a seat has a card under a tech that may be played from there.
  boolean storesPlayable(Seat seat) {
    if ((state.w[Layout.TECH_QUERIES] & Query.STORED_PLAYABLE.bit()) == 0) return false;
    for (int slot = 0; slot < game.techs().top(); slot++)
      if (game.techs().isOf(slot, seat) && isStoredPlayable(slot)) return true;
    return false;
  }

  /// The slot of the seat's tech from under which it plays a card, -1 when it lies elsewhere.
  int slotStoring(Seat seat, int card) {
    if ((state.w[Layout.TECH_QUERIES] & Query.STORED_PLAYABLE.bit()) == 0) return -1;
    for (int slot = 0; slot < game.techs().top(); slot++)
      if (game.techs().isOf(slot, seat)
          && isStoredPlayable(slot)
          && game.techs().stored(slot) == card) return slot;
    return -1;
  }

  boolean shows(long low, long high, Face face) {
    for (int card = CardSet.next(low, high, 0); card >= 0; card = CardSet.next(low, high, card + 1))
      if (game.cards().face(card) == face) return true;
    return false;
  }

  boolean hasPlayablePile(Seat seat) {
    if ((state.w[Layout.POWER_QUERIES] & Query.PILE_PLAYABLE.bit()) == 0) return false;
    for (int slot = 0; slot < Layout.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (state.size(Layout.pile(instance)) > 0 && isPlayable(instance)) return true;
    }
    return false;
  }
}
