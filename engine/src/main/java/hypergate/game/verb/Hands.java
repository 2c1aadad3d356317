package hypergate.game.verb;

import hypergate.game.Game;
import hypergate.game.Kind;
import hypergate.game.Query;
import hypergate.game.Window;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.state.State;
import hypergate.game.view.Event;
import java.util.List;

/// Drawing, taking, giving and discarding cosmic cards; the deck, its reshuffle and the cosmic
/// quake.
public final class Hands {
  private final Game game;
  private final State state;
  private final CardSet moved = new CardSet();
  private Seat drawer = Seat.NONE;
  private int drawn;
  private Seat taker = Seat.NONE;
  private Seat giver = Seat.NONE;
  private Seat discarder = Seat.NONE;
  private int discardedCard = -1;

  Hands(Game game) {
    this.game = game;
    this.state = game.state();
  }

  /// Draws cards from the deck into a hand: DRAWING, then the cards, then DRAWN. One event, however
  /// many.
  ///
  /// @return how many were drawn
  public int draw(Seat seat, int count) {
    if (count <= 0) return 0;
    Seat beforeDrawer = drawer;
    int beforeDrawn = drawn;
    drawer = seat;
    drawn = count;
    game.open(Window.DRAWING);
    int got = pull(seat, drawn);
    if (got > 0) {
      drawer = seat;
      drawn = got;
      game.open(Window.DRAWN);
    }
    drawer = beforeDrawer;
    drawn = beforeDrawn;
    return got;
  }

  private int pull(Seat seat, int count) {
    int got = 0;
    moved.clear();
    while (got < count) {
      int card = next();
      if (card < 0) break;
      game.cards().toHand(seat, card);
      game.cards().knownTo(seat, card);
      moved.add(card);
      got++;
    }
    if (game.isHeard() && got > 0) game.tell(new Event.Drew(seat, got, names(moved), game.cause()));
    return got;
  }

  /// The top card of the deck, with a reshuffle when it is empty; -1 after a cosmic quake, which
  /// cancels the interrupted draw.
  public int next() {
    if (state.n[Layout.DECK_SIZE] == 0) {
      if (state.n[Layout.DISCARD_SIZE] == 0) {
        quake();
        return -1;
      }
      reshuffle();
    }
    return game.cards().fromDeck();
  }

  private void reshuffle() {
    int size = state.n[Layout.DISCARD_SIZE];
    System.arraycopy(state.b, Layout.DISCARD, state.b, Layout.DECK, size);
    state.n[Layout.DECK_SIZE] = size;
    state.n[Layout.DISCARD_SIZE] = 0;
    game.cards().shuffleDeck();
    if (game.isHeard()) game.tell(new Event.Reshuffled("deck", false));
    game.open(Window.DECK_SHUFFLED);
  }

  // all hands go, everybody gets eight, or as many as there are, with a dummy hand.
  private void quake() {
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      CardSet hand = game.cards().hand(seat);
      for (int card = hand.next(0); card >= 0; card = hand.next(card + 1)) {
        game.cards().fromHand(seat, card);
        game.cards().toDiscard(card);
      }
    }
    int all = state.n[Layout.DISCARD_SIZE];
    if (all == 0) return;
    reshuffle();
    if (game.isHeard()) game.tell(new Event.Reshuffled("deck", true));
    int each = Math.min(8, all >= 8 * game.seats() ? 8 : all / (game.seats() + 1));
    for (int round = 0; round < each; round++)
      for (int i = 0; i < game.seats(); i++) {
        Seat seat = Seat.of(i);
        int card = game.cards().fromDeck();
        game.cards().toHand(seat, card);
        game.cards().knownTo(seat, card);
      }
  }

  /// In DRAWING and DRAWN: who draws.
  public Seat drawer() {
    return drawer;
  }

  /// In DRAWING and DRAWN: how many cards.
  public int drawn() {
    return drawn;
  }

  /// In DRAWING: changes how many cards will be drawn.
  public void drawn(int count) {
    drawn = count;
  }

  /// Takes cards at random from another hand: TAKING, then each card unseen by the others.
  ///
  /// @return how many were taken
  public int takeRandom(Seat to, Seat from, int count) {
    return takeRandom(to, from, count, -1L, -1L);
  }

  /// Takes cards at random from those of another hand that are in a set.
  ///
  /// @param low the set's lower 64 cards
  /// @param high the set's upper cards
  /// @return how many were taken
  public int takeRandom(Seat to, Seat from, int count, long low, long high) {
    int zone = Layout.hand(from.index());
    int taken = 0;
    moved.clear();
    while (taken < count && ((state.low(zone) & low) | (state.high(zone) & high)) != 0) {
      taking(to, from);
      long inLow = state.low(zone) & low;
      long inHigh = state.high(zone) & high;
      int size = Long.bitCount(inLow) + Long.bitCount(inHigh);
      if (size == 0) break;
      int card = CardSet.nth(inLow, inHigh, state.random(size));
      game.cards().blur(from, to);
      hand(from, to, card);
      moved.add(card);
      taken++;
    }
    if (game.isHeard() && taken > 0)
      game.tell(new Event.Took(to, from, taken, names(moved), game.cause()));
    return taken;
  }

  void taking(Seat to, Seat from) {
    Seat beforeTaker = taker;
    Seat beforeGiver = giver;
    taker = to;
    giver = from;
    game.open(Window.TAKING);
    taker = beforeTaker;
    giver = beforeGiver;
  }

  private void hand(Seat from, Seat to, int card) {
    game.cards().fromHand(from, card);
    game.cards().toHand(to, card);
    game.cards().knownTo(from, card);
    game.cards().knownTo(to, card);
  }

  /// In TAKING: who takes.
  public Seat taker() {
    return taker;
  }

  /// In TAKING: from whom.
  public Seat giver() {
    return giver;
  }

  /// Moves one card of a hand to another hand; the two players know it, the others do not.
  public void give(Seat from, Seat to, int card) {
    if (game.isHeard()) {
      moved.clear();
      moved.add(card);
      game.tell(new Event.Took(to, from, 1, names(moved), game.cause()));
    }
    passUnseen(from, to, card);
  }

  void passUnseen(Seat from, Seat to, int card) {
    boolean open = isKnownToAll(card);
    hand(from, to, card);
    if (!open) game.cards().blur(from, to);
  }

  /// The card being used goes to another player's hand in the open, or is discarded when there is
  /// no such player.
  public void passOn(Seat to) {
    if (!to.exists()) {
      game.current().discard();
      return;
    }
    int card = game.current().card();
    Seat from = game.current().seat();
    game.current().gone();
    game.cards().fromAside(card);
    game.cards().toHand(to, card);
    if (!game.isHeard()) return;
    moved.clear();
    moved.add(card);
    game.tell(new Event.Took(to, from, 1, names(moved), game.cause()));
  }

  private boolean isKnownToAll(int card) {
    for (int i = 0; i < game.seats(); i++) if (!state.has(Layout.known(i), card)) return false;
    return true;
  }

  /// Two players exchange their whole hands; both know what they gave.
  public void swap(Seat one, Seat other) {
    int a = Layout.hand(one.index());
    int b = Layout.hand(other.index());
    for (int word = 0; word < 2; word++) {
      long hand = state.w[a + word];
      state.w[a + word] = state.w[b + word];
      state.w[b + word] = hand;
      long both = state.w[a + word] | state.w[b + word];
      state.w[Layout.known(one.index()) + word] |= both;
      state.w[Layout.known(other.index()) + word] |= both;
    }
    if (!game.isHeard()) return;
    moved.set(state.low(a), state.high(a));
    game.tell(new Event.Took(one, other, moved.size(), names(moved), game.cause()));
    moved.set(state.low(b), state.high(b));
    game.tell(new Event.Took(other, one, moved.size(), names(moved), game.cause()));
  }

  /// Discards a card from a hand (or a pile that is played like a hand), face up.
  public void discard(Seat seat, int card) {
    game.cards().takeForPlay(seat, card);
    settleDiscard(seat, card);
  }

  /// The cards among which a seat that must discard one of a kind from its hand may choose, as the
  /// scratch set: those of its hand and, unless there are none, of a pile that is played like a
  /// hand.
  public CardSet discardable(Seat seat, Kind kind) {
    if (!game.cards().holds(seat, kind)) return game.cards().hand(seat, kind);
    return game.cards().playable(seat, kind);
  }

  /// Discards a set of cards from a hand, face up, all at once; the set is emptied.
  public void discard(Seat seat, CardSet cards) {
    if (cards.isEmpty()) return;
    long low = cards.low();
    long high = cards.high();
    for (int card = CardSet.next(low, high, 0); card >= 0; card = CardSet.next(low, high, card + 1))
      if (game.cards().inHand(seat, card)) discard(seat, card);
    cards.clear();
  }

  /// Discards cards at random from a hand.
  public void discardRandom(Seat seat, int count) {
    for (int i = 0; i < count; i++) {
      int zone = Layout.hand(seat.index());
      int size = state.size(zone);
      if (size == 0) return;
      discard(seat, CardSet.nth(state.low(zone), state.high(zone), state.random(size)));
    }
  }

  /// Lets a card that is nowhere settle on the discard pile: CARD_DISCARDED, then the pile.
  public void settleDiscard(Seat seat, int card) {
    if (game.isHeard())
      game.tell(
          new Event.Discarded(seat, List.of(game.cards().face(card).notation()), game.cause()));
    Seat beforeSeat = discarder;
    int beforeCard = discardedCard;
    discarder = seat;
    discardedCard = card;
    game.open(Window.CARD_DISCARDED);
    int settles = discardedCard;
    discarder = beforeSeat;
    discardedCard = beforeCard;
    if (settles >= 0) game.cards().toDiscard(settles);
  }

  /// In CARD_DISCARDED: whose card is about to settle.
  public Seat discarder() {
    return discarder;
  }

  /// In CARD_DISCARDED: the card; -1 once somebody has taken it.
  public int discardedCard() {
    return discardedCard;
  }

  /// In CARD_DISCARDED: somebody takes the card into its hand instead.
  public void takeDiscarded(Seat to) {
    game.cards().toHand(to, discardedCard);
    discardedCard = -1;
  }

  /// Shows the hand, discards it and draws a new one.
  public void newHand(Seat seat) {
    Seat before = drawer;
    drawer = seat;
    if (game.isHeard()) game.tell(new Event.NewHand(seat, names(game.cards().hand(seat))));
    showHand(seat);
    game.open(Window.NEW_HAND);
    drawer = before;
    CardSet hand = game.cards().hand(seat);
    discard(seat, hand);
    draw(seat, game.query(Query.NEW_HAND_SIZE, seat, 8));
    game.verbs().piles().takeUp(seat);
  }

  /// A seat and another mix their hands; each gets back as many cards as it had, at random.
  public void mix(Seat one, Seat other) {
    int mine = Layout.hand(one.index());
    int theirs = Layout.hand(other.index());
    int keep = state.size(mine);
    long low = state.low(mine) | state.low(theirs);
    long high = state.high(mine) | state.high(theirs);
    forgetAll(low, high);
    state.w[theirs] = low;
    state.w[theirs + 1] = high;
    state.w[mine] = 0;
    state.w[mine + 1] = 0;
    moved.clear();
    for (int i = 0; i < keep; i++) {
      int size = state.size(theirs);
      int card = CardSet.nth(state.low(theirs), state.high(theirs), state.random(size));
      state.pull(theirs, card);
      state.put(mine, card);
      moved.add(card);
    }
    knowOwn(one);
    knowOwn(other);
    if (!game.isHeard()) return;
    game.tell(new Event.Took(one, other, keep, names(moved), game.cause()));
    game.tell(
        new Event.Took(
            other, one, state.size(theirs), names(game.cards().hand(other)), game.cause()));
  }

  private void forgetAll(long low, long high) {
    for (int i = 0; i < game.seats(); i++) {
      state.w[Layout.known(i)] &= ~low;
      state.w[Layout.known(i) + 1] &= ~high;
    }
  }

  private void knowOwn(Seat seat) {
    int hand = Layout.hand(seat.index());
    state.w[Layout.known(seat.index())] |= state.low(hand);
    state.w[Layout.known(seat.index()) + 1] |= state.high(hand);
  }

  private void showHand(Seat seat) {
    int zone = Layout.hand(seat.index());
    for (int viewer = 0; viewer < game.seats(); viewer++) {
      state.w[Layout.known(viewer)] |= state.low(zone);
      state.w[Layout.known(viewer) + 1] |= state.high(zone);
    }
  }

  /// Lets a seat look at another's hand.
  public void look(Seat viewer, Seat owner) {
    int zone = Layout.hand(owner.index());
    state.w[Layout.known(viewer.index())] |= state.low(zone);
    state.w[Layout.known(viewer.index()) + 1] |= state.high(zone);
    if (game.isHeard())
      game.tell(new Event.LookedAt(viewer, owner, names(game.cards().hand(owner)), game.cause()));
  }

  /// Takes a card of the discard pile into a hand, in the open.
  public void takeBack(Seat seat, int card) {
    game.cards().fromDiscard(card);
    game.cards().toHand(seat, card);
    if (game.isHeard())
      game.tell(new Event.TookBack(seat, game.cards().face(card).notation(), game.cause()));
  }

  /// The notations of a set of cards: for events.
  public List<String> names(CardSet cards) {
    return game.cards().names(cards);
  }
}
