package hypergate.game.verb;

import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.Layout;
import hypergate.game.state.Secrecy;
import hypergate.game.state.State;
import hypergate.game.state.Zone;
import hypergate.game.table.FurtherDeck;
import hypergate.game.table.NewCards;
import hypergate.game.table.Powers;
import java.util.List;
import java.util.function.IntSupplier;

/// Cards on alien sheets, and cards that a seat has set aside for a while. It is long because every
/// way onto a sheet and off it keeps one account of who has seen which card.
public final class Piles {
  /// Who has set cards aside, plus one.
  private static final int SAVED_BY = Layout.SAVED;

  private final Acting game;
  private final State state;
  private final Hands hands;
  private final Away away;
  private final CardSet moved = new CardSet();

  Piles(Acting game, Hands hands) {
    this.game = game;
    this.state = game.state();
    this.hands = hands;
    this.away = new Away(game);
    game.cells().ofInts(Layout.SAVED, 1, Secrecy.PUBLIC);
  }

  /// Cards that are out of hands until something is over.
  public Away away() {
    return away;
  }

  /// A seat sets cards of its hand, and the card if it is playing one, aside, face down: nobody can
  /// take or discard them until what is going on is over ([#takeUp]). The set is emptied.
  public void setAside(Seat seat, CardSet cards) {
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
      game.cards().fromHand(seat, card);
      game.cards().aside(card);
      state.put(Zone.SAVED, card);
    }
    cards.clear();
    if (game.current().card() >= 0 && !game.current().isCopying()) {
      state.put(Zone.SAVED, game.current().card());
      game.current().gone();
    }
    state.n[SAVED_BY] = seat.index() + 1;
  }

  /// A seat takes the cards that it has set aside back into its hand.
  public void takeUp(Seat seat) {
    if (state.n[SAVED_BY] != seat.index() + 1) return;
    state.n[SAVED_BY] = 0;
    long low = state.low(Zone.SAVED);
    long high = state.high(Zone.SAVED);
    for (int card = CardSet.next(low, high, 0);
        card >= 0;
        card = CardSet.next(low, high, card + 1)) {
      state.pull(Zone.SAVED, card);
      game.cards().fromAside(card);
      game.cards().backToHand(seat, card);
    }
  }

  /// Draws cards from the deck onto a sheet's pile, from where they can be played. They do not come
  /// into the hand, so neither DRAWING nor DRAWN opens.
  public void drawToPile(Seat seat, int instance, int count) {
    moved.clear();
    while (moved.size() < count) {
      int card = hands.next();
      if (card < 0) break;
      game.cards().toPile(instance, card, true);
      game.cards().knownTo(seat, card);
      moved.add(card);
    }
    if (game.isHeard() && !moved.isEmpty())
      game.tell(new Event.Drew(seat, moved.size(), game.cards().names(moved), game.cause()));
  }

  /// The same in the open.
  public void drawOpenly(Seat seat, int instance, int count) {
    drawToPile(seat, instance, count);
    if (moved.isEmpty()) return;
    for (int card = moved.next(0); card >= 0; card = moved.next(card + 1))
      game.cards().knownToAll(card);
    if (game.isHeard()) game.tell(new Event.Showed(seat, game.cards().names(moved), game.cause()));
  }

  /// Draws cards from a deck onto a sheet's pile, from where they cannot be played; their keeper
  /// looks at them. They come into no hand, so neither DRAWING nor DRAWN opens.
  ///
  /// @param further whether from the further deck, which must be in use
  public void stock(Seat keeper, int instance, int count, boolean further) {
    FurtherDeck deck = game.cards().further();
    moved.clear();
    while (moved.size() < count) {
      int card = further && deck != null ? deck.next() : hands.next();
      if (card < 0) break;
      game.cards().toPile(instance, card, false);
      game.cards().knownTo(keeper, card);
      moved.add(card);
    }
    if (game.isHeard() && !moved.isEmpty())
      game.tell(new Event.Drew(keeper, moved.size(), game.cards().names(moved), game.cause()));
  }

  /// Exchanges a seat's hand with a pile that is played like a hand.
  public void swapWithPile(Seat seat, int instance) {
    int hand = Zone.hand(seat.index());
    int pile = Zone.pile(instance);
    for (int word = 0; word < 2; word++) {
      long cards = state.w[hand + word];
      state.w[hand + word] = state.w[pile + word];
      state.w[pile + word] = cards;
    }
  }

  /// A selected encounter card goes back to where it was played from.
  public void takeBackSelected(Seat seat) {
    int card = game.encounter().card(seat);
    if (card < 0) return;
    game.encounter().card(seat, -1);
    game.cards().fromAside(card);
    int pile = game.encounter().pileOfSelected(seat);
    if (pile >= 0) game.cards().toPile(pile, card, true);
    else game.cards().backToHand(seat, card);
  }

  /// A selected encounter card goes under the deck, unseen.
  public void putSelectedAway(Seat seat) {
    int card = game.encounter().card(seat);
    game.encounter().card(seat, -1);
    game.cards().fromAside(card);
    game.cards().underDeck(card);
  }

  /// A main player's face-down encounter card goes unseen to a hand.
  public void handOver(Seat main, Seat to) {
    int card = game.encounter().card(main);
    if (card < 0) return;
    game.encounter().card(main, -1);
    game.cards().fromAside(card);
    game.cards().toHand(to, card);
    game.cards().knownTo(to, card);
    moved.clear();
    moved.add(card);
    if (game.isHeard())
      game.tell(new Event.Took(to, main, 1, game.cards().names(moved), game.cause()));
  }

  /// A seat looks at both encounter cards as they lie there.
  public void lookAtSelected(Seat viewer) {
    for (int p = 0; p < 2; p++) lookAtSelected(viewer, game.inOrder(p));
  }

  /// A seat looks at the encounter card of one main player as it lies there.
  public void lookAtSelected(Seat viewer, Seat main) {
    int card = game.encounter().card(main);
    if (card < 0 || main == viewer) return;
    game.cards().knownTo(viewer, card);
    moved.clear();
    moved.add(card);
    if (game.isHeard())
      game.tell(new Event.LookedAt(viewer, main, game.cards().names(moved), game.cause()));
  }

  /// A card of a hand takes the place of a main player's face-down encounter card, which goes to
  /// that hand; the two players know both.
  public void swapSelected(Seat main, Seat from, int card) {
    handOver(main, from);
    game.cards().blur(from, main);
    game.cards().fromHand(from, card);
    game.cards().aside(card);
    game.encounter().card(main, card);
    game.cards().knownTo(from, card);
    game.cards().knownTo(main, card);
    moved.clear();
    moved.add(card);
    if (game.isHeard())
      game.tell(new Event.Took(main, from, 1, game.cards().names(moved), game.cause()));
  }

  /// Lays cards of a hand onto a sheet's pile, from where they cannot be played; the set is
  /// emptied.
  public void lay(Seat seat, int instance, CardSet cards) {
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
      game.cards().fromHand(seat, card);
      game.cards().toPile(instance, card, false);
    }
    cards.clear();
  }

  /// A main player's revealed encounter card goes onto a sheet's pile, where it lies face up and
  /// cannot be played.
  public void layRevealed(Seat main, int instance) {
    int card = game.encounter().card(main);
    if (card < 0) return;
    game.encounter().card(main, -1);
    game.cards().fromAside(card);
    game.cards().toPile(instance, card, false);
    game.cards().knownToAll(card);
  }

  /// A seat lays a card of its hand face down onto a sheet's pile: nobody else knows which, nor any
  /// more what is left in that hand.
  public void store(Seat seat, int instance, int card) {
    game.cards().blur(seat, seat);
    game.cards().fromHand(seat, card);
    game.cards().toPile(instance, card, false);
  }

  /// A card of a sheet's pile comes to a hand; the two players know it, the others as much as
  /// before.
  public void handOut(int instance, int card, Seat to) {
    Seat keeper = Powers.owner(instance);
    game.cards().fromPile(instance, card);
    game.cards().toHand(to, card);
    game.cards().knownTo(to, card);
    game.cards().knownTo(keeper, card);
    if (to != keeper && game.isHeard())
      game.tell(
          new Event.Took(to, keeper, 1, List.of(game.cards().face(card).notation()), game.cause()));
  }

  /// Cards of a sheet's pile come to a hand; the two players know them, the others do not. The set
  /// is emptied.
  public void give(int instance, CardSet cards, Seat to) {
    moved.set(cards.low(), cards.high());
    cards.clear();
    for (int card = moved.next(0); card >= 0; card = moved.next(card + 1)) pass(instance, card, to);
    tellTaken(instance, to);
  }

  private void pass(int instance, int card, Seat to) {
    Seat keeper = Powers.owner(instance);
    game.cards().fromPile(instance, card);
    game.cards().toHand(to, card);
    game.cards().newCards().from(card, NewCards.GIVEN + keeper.index());
    game.cards().knownTo(keeper, card);
    game.cards().knownTo(to, card);
  }

  private void tellTaken(int instance, Seat to) {
    if (game.isHeard() && !moved.isEmpty())
      game.tell(
          new Event.Took(
              to, Powers.owner(instance), moved.size(), game.cards().names(moved), game.cause()));
  }

  /// Cards of a hand go for a while onto a sheet's pile, from where they are played; the two
  /// players know them, and the others no more what is left in that hand. The set is emptied.
  public void lend(Seat from, int instance, CardSet cards) {
    moved.set(cards.low(), cards.high());
    cards.clear();
    Seat keeper = Powers.owner(instance);
    if (moved.isEmpty() || game.reach().spares(from)) return;
    game.cards().blur(from, keeper);
    for (int card = moved.next(0); card >= 0; card = moved.next(card + 1)) {
      game.cards().fromHand(from, card);
      game.cards().toPile(instance, card, true);
      game.cards().knownTo(from, card);
      game.cards().knownTo(keeper, card);
    }
    if (game.isHeard())
      game.tell(
          new Event.Took(keeper, from, moved.size(), game.cards().names(moved), game.cause()));
  }

  /// A whole hand goes for a while onto a sheet's pile, as in [#lend].
  public void lendHand(Seat from, int instance) {
    CardSet hand = game.cards().hand(from);
    lend(from, instance, new CardSet().set(hand.low(), hand.high()));
  }

  /// The cards of a sheet's pile go on top of the deck, in an order that a seat chooses, the lowest
  /// first.
  public void putOnDeck(Seat seat, int instance, Prompt prompt) {
    while (!game.cards().pile(instance).isEmpty()) {
      int card = game.ask(seat).card(prompt, game.cards().pile(instance));
      game.cards().fromPile(instance, card);
      game.cards().ontoDeck(card);
    }
  }

  /// What lies on a sheet's pile comes back to a hand: no new cards there. The two players know
  /// them, and the others no more what is in that hand.
  public void giveBack(int instance, Seat to) {
    CardSet pile = game.cards().pile(instance);
    if (pile.isEmpty()) return;
    moved.set(pile.low(), pile.high());
    Seat keeper = Powers.owner(instance);
    for (int card = moved.next(0); card >= 0; card = moved.next(card + 1)) {
      game.cards().fromPile(instance, card);
      game.cards().backToHand(to, card);
      game.cards().knownTo(keeper, card);
      game.cards().knownTo(to, card);
    }
    tellTaken(instance, to);
    hands.sweep();
  }

  /// Chance picks cards of a sheet's pile, which come to a hand; who takes them says of which deck
  /// where both lie there.
  ///
  /// @return how many there were
  int takeRandom(Seat to, int instance, int count) {
    if (instance < 0 || count <= 0) return 0;
    FurtherDeck further = game.cards().further();
    CardSet taken = new CardSet();
    while (taken.size() < count) {
      CardSet pile = game.cards().pile(instance);
      if (pile.isEmpty()) break;
      boolean other =
          further != null && further.isTaken(to, pile.low(), pile.high(), count - taken.size());
      int zone = Zone.pile(instance);
      int card =
          game.asking()
              .pick(
                  state.low(zone) & game.content().backLow(other),
                  state.high(zone) & game.content().backHigh(other));
      pass(instance, card, to);
      game.cards().newCards().from(card, NewCards.TAKEN + Powers.owner(instance).index());
      taken.add(card);
    }
    moved.set(taken.low(), taken.high());
    tellTaken(instance, to);
    return taken.size();
  }

  /// So many cards that chance picks, those of one deck, are discarded from a sheet's pile.
  ///
  /// @param further whether those of the further deck
  public void discardRandom(int instance, int count, boolean further) {
    int zone = Zone.pile(instance);
    CardSet picked = new CardSet();
    long low = state.low(zone) & game.content().backLow(further);
    long high = state.high(zone) & game.content().backHigh(further);
    while (picked.size() < count && (low | high) != 0) {
      int card = game.asking().pick(low, high);
      picked.add(card);
      if (card < 64) low &= ~(1L << card);
      else high &= ~(1L << card);
    }
    discard(instance, picked);
  }

  /// How many cards lie on the discard pile of a deck.
  ///
  /// @param further whether of the further deck
  public int discarded(boolean further) {
    FurtherDeck deck = game.cards().further();
    return further && deck != null ? deck.discards().size() : game.cards().discardSize();
  }

  /// A seat lays cards of its hand face down onto a sheet's pile, unseen by the others, and tells
  /// how many; the set is emptied.
  public void store(Seat seat, int instance, CardSet cards) {
    moved.set(cards.low(), cards.high());
    cards.clear();
    for (int card = moved.next(0); card >= 0; card = moved.next(card + 1))
      store(seat, instance, card);
    if (game.isHeard() && !moved.isEmpty())
      game.tell(new Event.LaidAside(seat, moved.size(), game.cards().names(moved), game.cause()));
  }

  /// A card of the deck, wherever it lies there, goes face up onto a sheet's pile, from where it
  /// cannot be played.
  ///
  /// @return whether it was in the deck
  public boolean layFromDeck(int instance, int card) {
    int at = game.cards().deck().find(card);
    if (at < 0) return false;
    game.cards().deck().take(at);
    game.cards().toPile(instance, card, false);
    game.cards().knownToAll(card);
    return true;
  }

  /// Turns cards of the deck up before everybody, onto a sheet's pile, until so many lie there;
  /// they come into no hand, so neither DRAWING nor DRAWN opens. A cosmic quake ends it.
  public void turnUp(Seat seat, int instance, int cards) {
    CardSet up = new CardSet();
    while (game.cards().pile(instance).size() < cards) {
      int card = hands.next();
      if (card < 0) break;
      game.cards().toPile(instance, card, false);
      game.cards().knownToAll(card);
      up.add(card);
    }
    if (game.isHeard() && !up.isEmpty())
      game.tell(new Event.Showed(seat, game.cards().names(up), game.cause()));
  }

  /// A seat takes cards of a sheet's pile into its hand, in the open; the set is emptied.
  public void take(Seat seat, int instance, CardSet cards) {
    long low = cards.low();
    long high = cards.high();
    for (int card = CardSet.next(low, high, 0);
        card >= 0;
        card = CardSet.next(low, high, card + 1)) {
      game.cards().fromPile(instance, card);
      game.cards().toHand(seat, card);
      game.cards().knownToAll(card);
    }
    cards.clear();
    hands.sweep();
  }

  /// Lays a card of a hand face up beside a planet; it belongs to a sheet's pile.
  public void layBeside(Seat seat, int instance, int card, Planet planet) {
    game.cards().fromHand(seat, card);
    game.cards().toPile(instance, card, false);
    game.cards().knownToAll(card);
    game.cards().beside(card, planet);
    if (game.isHeard())
      game.tell(new Event.TokenPlaced(game.cards().face(card).notation(), planet.toString()));
  }

  /// The cards of a sheet's pile that lie beside a planet, as a scratch set.
  public CardSet beside(int instance, Planet planet) {
    CardSet cards = game.cards().pile(instance);
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1))
      if (game.cards().beside(card) != planet) cards.remove(card);
    return cards;
  }

  /// Cards beside a planet that leaves the table are discarded; if the planet moves, they move with
  /// it.
  ///
  /// @param to where it goes, [Planet#NONE] for out of the game
  public void planetLeaves(Planet planet, Planet to) {
    for (int i = 0; i < game.seats() * Sizes.POWERS; i++) {
      CardSet cards = beside(i, planet);
      if (cards.isEmpty()) continue;
      if (!to.exists()) {
        discard(i, cards);
        continue;
      }
      for (int card = cards.next(0); card >= 0; card = cards.next(card + 1))
        game.cards().beside(card, to);
    }
  }

  /// Cards beside two planets that change places go along with them.
  void planetsExchanged(Planet one, Planet other) {
    for (int i = 0; i < game.seats() * Sizes.POWERS; i++) {
      CardSet cards = game.cards().pile(i);
      for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
        Planet planet = game.cards().beside(card);
        if (planet == one) game.cards().beside(card, other);
        else if (planet == other) game.cards().beside(card, one);
      }
    }
  }

  /// A card of a sheet's pile is shown to everybody, and lies there face up from now on.
  public void showOf(Seat seat, int instance, int card) {
    if (!game.cards().pile(instance).has(card)) return;
    game.cards().knownToAll(card);
    show(seat, card);
  }

  /// A seat takes all cards of a sheet's pile into its hand.
  public void pickUp(Seat seat, int instance) {
    CardSet cards = game.cards().pile(instance);
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
      game.cards().fromPile(instance, card);
      game.cards().toHand(seat, card);
    }
  }

  /// Discards all cards of a sheet's pile, face up.
  public void discardPile(int instance) {
    discard(instance, game.cards().pile(instance));
  }

  /// Discards cards of a sheet's pile, face up.
  public void discard(int instance, CardSet cards) {
    long low = cards.low();
    long high = cards.high();
    for (int card = CardSet.next(low, high, 0);
        card >= 0;
        card = CardSet.next(low, high, card + 1)) {
      game.cards().fromPile(instance, card);
      hands.settleDiscard(Powers.owner(instance), card);
    }
  }

  /// A seat lays a card of its hand out at the gate, face up; there it does nothing.
  public void layOut(Seat seat, int card) {
    game.cards().fromHand(seat, card);
    game.cards().aside(card);
    state.put(Zone.AT_GATE, card);
    game.cards().knownToAll(card);
    if (game.isHeard())
      game.tell(new Event.TokenPlaced(game.cards().face(card).notation(), "gate"));
  }

  /// Lays the top cards of the deck aside, face down; a seat looks at them. They come into no hand,
  /// so neither DRAWING nor DRAWN opens.
  public void layAside(Seat viewer, int count) {
    layAside(viewer, count, hands::next);
  }

  /// Lays the top cards of the further deck, if there is one, aside in the same way.
  public void layAsideFurther(Seat viewer, int count) {
    FurtherDeck further = game.cards().further();
    if (further != null) layAside(viewer, count, further::next);
  }

  // @param top takes the next card off a deck; -1 when there is none
  private void layAside(Seat viewer, int count, IntSupplier top) {
    moved.clear();
    while (moved.size() < count) {
      int card = top.getAsInt();
      if (card < 0) break;
      game.cards().aside(card);
      state.put(Zone.LAID_ASIDE, card);
      game.cards().knownTo(viewer, card);
      moved.add(card);
    }
    if (game.isHeard() && !moved.isEmpty())
      game.tell(new Event.LaidAside(viewer, moved.size(), game.cards().names(moved), game.cause()));
  }

  /// Lays all cards of a hand aside, with what lies there.
  public void layHandAside(Seat seat) {
    CardSet hand = game.cards().hand(seat);
    moved.set(hand.low(), hand.high());
    game.cards().blur(seat, seat);
    for (int card = moved.next(0); card >= 0; card = moved.next(card + 1)) {
      game.cards().fromHand(seat, card);
      game.cards().aside(card);
      state.put(Zone.LAID_ASIDE, card);
    }
  }

  /// A seat takes cards laid aside back into its hand that it had before: no new ones.
  public void takeAsideBack(Seat seat, CardSet cards) {
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
      state.pull(Zone.LAID_ASIDE, card);
      game.cards().fromAside(card);
      game.cards().backToHand(seat, card);
    }
    cards.clear();
  }

  /// Lays a card of a hand aside, face up, where it waits until it is discarded or taken.
  public void layOpen(Seat seat, int card) {
    game.cards().fromHand(seat, card);
    putAside(card);
    show(seat, card);
  }

  private void show(Seat seat, int card) {
    if (game.isHeard())
      game.tell(new Event.Showed(seat, List.of(game.cards().face(card).notation()), game.cause()));
  }

  /// Discards one of the cards laid aside, as one of this seat.
  public void discardOpen(Seat seat, int card) {
    lift(card);
    game.cards().fromAside(card);
    hands.settleDiscard(seat, card);
  }

  /// One of the cards laid aside goes to a hand, in the open.
  public void takeOpen(Seat seat, int card) {
    lift(card);
    game.cards().fromAside(card);
    game.cards().toHand(seat, card);
    if (game.isHeard())
      game.tell(new Event.TookBack(seat, game.cards().face(card).notation(), game.cause()));
  }

  /// One of the cards laid aside is on its way somewhere else.
  public void lift(int card) {
    state.pull(Zone.LAID_ASIDE, card);
  }

  /// Lays a card that lies nowhere aside, face up.
  void putAside(int card) {
    game.cards().aside(card);
    state.put(Zone.LAID_ASIDE, card);
    game.cards().knownToAll(card);
  }

  /// The top card of a deck is turned up and laid aside, for everybody to see.
  ///
  /// @param further whether of the further deck, which must be in use
  /// @return the card, -1 if there is none
  public int turnUpAside(Seat seat, boolean further) {
    FurtherDeck deck = game.cards().further();
    int card = further && deck != null ? deck.next() : hands.next();
    if (card < 0) return -1;
    putAside(card);
    show(seat, card);
    return card;
  }

  /// The cards laid aside, as the scratch set.
  public CardSet laidAside() {
    return game.scratch().set(state.low(Zone.LAID_ASIDE), state.high(Zone.LAID_ASIDE));
  }

  /// Whether cards are laid aside.
  public boolean isLaidAside() {
    return state.size(Zone.LAID_ASIDE) > 0;
  }

  /// A seat looks at the cards that another one has laid aside.
  public void lookAside(Seat seat, Seat keeper) {
    if (seat == keeper) return;
    CardSet cards = laidAside();
    game.cards().knownTo(seat, cards.low(), cards.high());
    if (game.isHeard())
      game.tell(new Event.LookedAt(seat, keeper, game.cards().names(cards), game.cause()));
  }

  /// A seat takes some of the cards laid aside into its hand, unseen by the others; the set is
  /// emptied.
  public void takeAside(Seat seat, CardSet cards) {
    moved.set(cards.low(), cards.high());
    cards.clear();
    if (moved.isEmpty()) return;
    for (int card = moved.next(0); card >= 0; card = moved.next(card + 1)) {
      state.pull(Zone.LAID_ASIDE, card);
      game.cards().fromAside(card);
      game.cards().toHand(seat, card);
      game.cards().knownTo(seat, card);
    }
    if (game.isHeard())
      game.tell(new Event.Drew(seat, moved.size(), game.cards().names(moved), game.cause()));
  }

  /// Discards what is still laid aside, as cards of this seat.
  public void discardAside(Seat seat) {
    long low = state.low(Zone.LAID_ASIDE);
    long high = state.high(Zone.LAID_ASIDE);
    for (int card = CardSet.next(low, high, 0);
        card >= 0;
        card = CardSet.next(low, high, card + 1)) {
      state.pull(Zone.LAID_ASIDE, card);
      game.cards().fromAside(card);
      hands.settleDiscard(seat, card);
    }
  }

  /// How many cards lie at the gate.
  public int laidOut() {
    return state.size(Zone.AT_GATE);
  }

  /// A seat takes all cards that lie at the gate into its hand, in the open.
  public void takeLaidOut(Seat seat) {
    long low = state.low(Zone.AT_GATE);
    long high = state.high(Zone.AT_GATE);
    for (int card = CardSet.next(low, high, 0);
        card >= 0;
        card = CardSet.next(low, high, card + 1)) {
      state.pull(Zone.AT_GATE, card);
      game.cards().fromAside(card);
      game.cards().toHand(seat, card);
      if (game.isHeard())
        game.tell(new Event.TookBack(seat, game.cards().face(card).notation(), game.cause()));
    }
  }
}
