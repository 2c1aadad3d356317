package hypergate.game.timing;

import hypergate.game.card.Effect;
import hypergate.game.card.Face;
import hypergate.game.card.FlareCard;
import hypergate.game.card.Option;
import hypergate.game.decide.Menu;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.State;
import hypergate.game.state.Zone;
import hypergate.game.table.CardSlots;
import hypergate.game.table.Encounter;
import hypergate.game.table.Powers;
import hypergate.game.word.Query;

/// Which cards a seat could play: its hand, and piles on its sheets that may be played from like a
/// hand.
final class Playable {
  private final Timing game;
  private final State state;
  private final CardSlots slots;

  Playable(Timing game) {
    this.game = game;
    this.state = game.state();
    this.slots = game.cardSlots();
  }

  /// Whether cards of an instance's pile can be played now.
  boolean isPlayable(int instance) {
    return game.powers().inForce(instance)
        && game.powers().alien(instance).effect().isBending(Query.PILE_PLAYABLE)
        && game.query(Query.PILE_PLAYABLE, Powers.owner(instance), 0) != 0;
  }

  /// Cards of a seat's hand and playable piles, as the scratch set.
  CardSet cards(Seat seat) {
    game.probe().peek();
    int zone = Zone.hand(seat.index());
    long low = state.low(zone);
    long high = state.high(zone);
    if (!game.stands().sheets().bends(Query.PILE_PLAYABLE)) return game.scratch().set(low, high);
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (state.size(Zone.pile(instance)) == 0 || !isPlayable(instance)) continue;
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
    int pile = Zone.pile(instance);
    for (int card = CardSet.next(state.low(pile), state.high(pile), 0);
        card >= 0;
        card = CardSet.next(state.low(pile), state.high(pile), card + 1))
      if (card >>> 6 == word && !shows(low, high, game.cards().face(card))) found |= 1L << card;
    return found;
  }

  /// Whether a seat has a card under one that lies before it and may play it from there.
  boolean storesPlayable(Seat seat) {
    if (!slots.arePlayable()) return false;
    for (int slot = 0; slot < slots.top(); slot++)
      if (slots.isOf(slot, seat) && slots.isPlayable(slot)) return true;
    return false;
  }

  /// The slot before the seat from under whose card it plays a card, -1 when it lies elsewhere.
  int slotStoring(Seat seat, int card) {
    if (!slots.arePlayable()) return -1;
    for (int slot = 0; slot < slots.top(); slot++)
      if (slots.isOf(slot, seat) && slots.isPlayable(slot) && slots.stored(slot) == card)
        return slot;
    return -1;
  }

  boolean shows(long low, long high, Face face) {
    for (int card = CardSet.next(low, high, 0); card >= 0; card = CardSet.next(low, high, card + 1))
      if (game.cards().face(card) == face) return true;
    return false;
  }

  boolean hasPlayablePile(Seat seat) {
    if (!game.stands().sheets().bends(Query.PILE_PLAYABLE)) return false;
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (state.size(Zone.pile(instance)) > 0 && isPlayable(instance)) return true;
    }
    return false;
  }

  // ---- which side

  /// In the number of a USE choice: the second of the two ways to play a card of an alien that lie
  /// open to a seat.
  static final int SECOND = 8;

  /// Whether a card of an alien has not been played yet in this encounter; other cards always are.
  boolean isFresh(Seat seat, int card) {
    if (!game.content().isAlienCard(card)) return true;
    if (game.encounter().is(Encounter.ALIEN_CARDS_BARRED)) return false;
    if (game.cards().isOwnCard(card)) return game.alienCards().isFresh(seat, card);
    if (!game.cards().isUnplayed(seat, card - game.content().firstAlienCard())) return false;
    return isChannelled(seat, card) || isWithinLimit(seat, 0);
  }

  /// Whether a seat could play a flare that nobody has played yet in this encounter after so many
  /// more.
  boolean hasRoom(Seat seat, int card, int more) {
    return !game.cards().isOwnCard(card)
        && !game.encounter().is(Encounter.ALIEN_CARDS_BARRED)
        && game.cards().isUnplayed(seat, card - game.content().firstAlienCard())
        && isWithinLimit(seat, more);
  }

  private boolean isWithinLimit(Seat seat, int more) {
    if (game.options().is(Option.FREEWHEELING)) return true;
    int played = game.cards().flaresPlayed(seat) + more;
    return played < game.query(Query.FLARE_LIMIT, seat, 1);
  }

  /// Whether a USE choice of a seat must not be passed over while cards of aliens have to be
  /// played: any flare, and of the others what [AlienCards#mustPlay] says.
  boolean isForced(Seat seat, int choice) {
    if (!StandChoice.isAt(choice, game.stands().hand())
        && !StandChoice.isAt(choice, game.stands().flares())) return false;
    int card = StandChoice.location(choice);
    if (!game.content().isAlienCard(card)) return false;
    return !game.cards().isOwnCard(card)
        || game.alienCards().mustPlay(seat, card, (StandChoice.number(choice) & SECOND) != 0);
  }

  /// The rules of a card in a seat's hand: for a flare its wild or super side, for another
  /// card of an alien one of the two ways that lie open to the seat.
  ///
  /// @param number of the USE choice
  Effect side(Seat seat, int card, int number) {
    Face face = game.cards().face(card);
    if (face.artifact() != null) return face.artifact().effect();
    if (game.cards().isOwnCard(card)) return game.alienCards().side(seat, card, number >= SECOND);
    FlareCard flare = face.flare();
    if (flare == null) throw new IllegalStateException(face + " cannot be used");
    boolean own = !isChannelled(seat, card) && isSuper(seat, game.cards().cardAlien(card));
    return own ? flare.superEffect() : flare.wildEffect();
  }

  // Whether a card lies on a pile of flares of a seat.
  private boolean isChannelled(Seat seat, int card) {
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (state.has(Zone.pile(instance), card) && game.powers().alien(instance).hasFlarePile())
        return true;
    }
    return false;
  }

  /// Whether a seat may play flares of a pile of flares, as everybody sees.
  boolean hasFlares(Seat seat) {
    if (!game.stands().sheets().bends(Query.PILE_PLAYABLE)) return false;
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (state.size(Zone.pile(instance)) > 0
          && game.powers().alien(instance).hasFlarePile()
          && isPlayable(instance)) return true;
    }
    return false;
  }

  /// Whether an alien's flare would be super for a seat.
  boolean isSuper(Seat seat, int alien) {
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (game.powers().number(instance) != alien || !game.powers().inForce(instance)) continue;
      if (!game.powers().origin(instance).isBorrowed()
          || game.options().is(Option.INCARNATION_SUPER)) return true;
    }
    return false;
  }

  // Who must play a card of an alien cannot pass, nor do anything else first.
  void force(Menu menu, Seat seat) {
    boolean any = false;
    for (int i = 0; i < menu.count() && !any; i++) any = isForced(seat, menu.at(i));
    if (any) menu.keep(choice -> isForced(seat, choice));
  }

  /// Whether some card of these lies on a pile of a seat.
  boolean isAnyInPiles(Seat seat, long low, long high) {
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int pile = Zone.pile(Powers.instance(seat, slot));
      if ((state.w[pile] & low) != 0 || (state.w[pile + 1] & high) != 0) return true;
    }
    return false;
  }

  // ---- piles

  /// The instance on whose pile a card of a seat lies.
  int pileOf(Seat seat, int card) {
    for (int slot = 0; slot < Sizes.POWERS; slot++)
      if (state.has(Zone.pile(Powers.instance(seat, slot)), card))
        return Powers.instance(seat, slot);
    throw new IllegalStateException("card " + card + " is nowhere with " + seat);
  }

  /// Whether playing a card from a pile of a seat is no use of a power.
  boolean isAsHand(Seat seat) {
    return game.query(Query.PILE_PLAYABLE, seat, 0) >= Query.AS_HAND;
  }

  /// The instance whose pile a seat's card goes back to, or its own when it has none.
  int homePile(Seat seat) {
    for (int slot = 0; slot < Sizes.POWERS; slot++)
      if (hasPile(Powers.instance(seat, slot))) return Powers.instance(seat, slot);
    return Powers.instance(seat, Powers.OWN);
  }

  /// Whether there is a pile on the sheet of an instance.
  boolean hasPile(int instance) {
    return instance >= 0
        && game.powers().exists(instance)
        && !game.powers().alien(instance).pile().isEmpty();
  }
}
