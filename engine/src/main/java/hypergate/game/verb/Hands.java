package hypergate.game.verb;

import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.state.State;
import hypergate.game.state.Zone;
import hypergate.game.table.FurtherDeck;
import hypergate.game.table.NewCards;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.RuleNumbers;
import hypergate.game.word.Window;
import java.util.List;

/// Drawing, taking, giving and discarding cosmic cards; the deck, its reshuffle and the cosmic
/// quake. It is long because every way of a card into a hand and out of one is a word of its own,
/// and they share what is being drawn or taken at the moment.
public final class Hands {
  private static final int ALL_KINDS = (1 << Kind.values().length) - 1;

  // However many encounter cards a hand holds, all that is due is drawn.
  private static final int ALL_OF_THEM = Integer.MAX_VALUE;

  private final Acting game;
  private final State state;
  private final Deck deck;
  private final Showing showing;
  private final Arrivals arrivals;
  private final CardSet moved = new CardSet();
  private Seat drawer = Seat.NONE;
  private static final CardSet NONE = new CardSet();

  private int drawn;
  private long drawnLow;
  private long drawnHigh;
  private int larger;
  private boolean kept;
  private boolean newHand;
  private boolean continued;
  private boolean wanting;
  private boolean split;
  private Seat taker = Seat.NONE;
  private Seat giver = Seat.NONE;
  private Seat discarder = Seat.NONE;
  private int taken;
  private boolean atRandom;
  private int diverted;
  private int divertedTo = -1;
  private int discardedCard = -1;
  private int together;

  // Whether cards are being discarded together, and who has taken one of them, as a mask.
  private boolean group;
  private int takers;

  Hands(Acting game) {
    this.game = game;
    this.state = game.state();
    this.deck = new Deck(game);
    this.showing = new Showing(game, this);
    this.arrivals = new Arrivals(game);
  }

  /// Draws cards from the deck into a hand: opens DRAWING, moves the cards, opens DRAWN if any
  /// came. One event tells it, however many cards there are.
  ///
  /// @return how many cards were drawn
  public int draw(Seat seat, int count) {
    return draw(seat, count, false, ALL_OF_THEM);
  }

  /// Draws what is left of a draw that has begun earlier: opens DRAWING, where nothing enlarges it
  /// a second time, and DRAWN.
  public void drawRest(Seat seat, int count) {
    boolean before = continued;
    continued = true;
    draw(seat, count);
    continued = before;
  }

  private int draw(Seat seat, int count, boolean renews, int enough) {
    if (count <= 0) return 0;
    Seat beforeDrawer = drawer;
    boolean beforeNew = newHand;
    boolean beforeContinued = continued;
    int beforeDrawn = drawn;
    long beforeLow = drawnLow;
    long beforeHigh = drawnHigh;
    drawer = seat;
    drawn = count;
    newHand = renews;
    game.open(Window.DRAWING);
    continued = false;
    int due = drawn;
    int got = pull(seat, due, enough);
    if (got < due && holdsEnough(seat, enough))
      game.encounter().drawsLater(seat, game.encounter().drawsLater(seat) + due - got);
    if (got > 0) {
      drawer = seat;
      drawn = got;
      newHand = renews;
      game.open(Window.DRAWN);
    }
    drawer = beforeDrawer;
    newHand = beforeNew;
    continued = beforeContinued;
    drawn = beforeDrawn;
    drawnLow = beforeLow;
    drawnHigh = beforeHigh;
    return got;
  }

  private boolean holdsEnough(Seat seat, int enough) {
    return enough != ALL_OF_THEM && game.cards().encounterCards(seat).size() >= enough;
  }

  /// Cards have come to a hand that count as drawn: opens DRAWN.
  void haveDrawn(Seat seat, CardSet cards) {
    if (cards.isEmpty()) return;
    Seat beforeDrawer = drawer;
    boolean beforeNew = newHand;
    int beforeDrawn = drawn;
    long beforeLow = drawnLow;
    long beforeHigh = drawnHigh;
    drawer = seat;
    drawn = cards.size();
    newHand = false;
    drawnLow = cards.low();
    drawnHigh = cards.high();
    game.open(Window.DRAWN);
    drawer = beforeDrawer;
    newHand = beforeNew;
    drawn = beforeDrawn;
    drawnLow = beforeLow;
    drawnHigh = beforeHigh;
  }

  // A reshuffle may be answered, and the answer may draw: what came is kept apart.
  private int pull(Seat seat, int count, int enough) {
    int got = 0;
    long low = 0;
    long high = 0;
    while (got < count && !holdsEnough(seat, enough)) {
      int card = next(count - got);
      if (card < 0) break;
      game.cards().toHand(seat, card);
      game.cards().newCards().from(card, NewCards.DECK);
      game.cards().knownTo(seat, card);
      if (card < 64) low |= 1L << card;
      else high |= 1L << card;
      got++;
    }
    drawnLow = low;
    drawnHigh = high;
    if (got == 0) return 0;
    moved.set(low, high);
    if (game.isHeard())
      game.tell(new Event.Drew(seat, got, game.cards().names(moved), game.cause()));
    show(seat, low, high);
    return got;
  }

  // Whoever is entitled to it sees what another player draws.
  private void show(Seat drawn, long low, long high) {
    int viewers = game.query(Query.DRAWS_SEEN, drawn, 0);
    for (int rest = viewers; rest != 0; rest &= rest - 1) {
      Seat viewer = Seat.of(Integer.numberOfTrailingZeros(rest));
      game.cards().knownTo(viewer, low, high);
      moved.set(low, high);
      if (game.isHeard())
        game.tell(new Event.LookedAt(viewer, drawn, game.cards().names(moved), game.cause()));
    }
  }

  /// Takes the top card off the deck, which is made anew first if it is empty; -1 after a cosmic
  /// quake, which cancels the draw that it interrupts. The card is nowhere until it is put
  /// somewhere, and no window for draws opens.
  public int next() {
    return next(1);
  }

  private int next(int cards) {
    return deck.next(cards);
  }

  /// In DECK_EMPTY: how many cards are still to be drawn, 0 while a cosmic quake makes a new deck.
  public int lacking() {
    return deck.lacking();
  }

  /// In DECK_EMPTY: whether it is the further deck that has run out.
  public boolean isFurtherLacking() {
    return deck.isFurtherLacking();
  }

  /// The further deck has run out, and so many cards are still to be drawn from it: opens
  /// DECK_EMPTY.
  public void furtherIsEmpty(int cards) {
    deck.furtherIsEmpty(cards);
  }

  /// Cards that have come into hands, and are told of.
  public Arrivals arrivals() {
    return arrivals;
  }

  // Forgets what was being drawn or told, before a phase is run, or run again.
  void reset() {
    arrivals.reset();
    deck.reset();
    diverted = 0;
    group = false;
    continued = false;
    takers = 0;
  }

  /// An effect causes a cosmic quake, although there may be cards left.
  public void quake() {
    deck.quake();
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

  /// In DRAWING and DRAWN: whether the cards are a new hand; the first one of the game is none.
  public boolean isNewHand() {
    return newHand;
  }

  /// In DRAWING: whether this is what was left of an earlier draw, which has been enlarged already
  /// by what enlarges draws.
  public boolean isContinued() {
    return continued;
  }

  /// As a new hand is drawn, where it is asked what its player keeps: whether it comes for want of
  /// encounter cards.
  public boolean isForWant() {
    return wanting;
  }

  /// In DRAWN: those of the cards drawn that are still in the hand, as the scratch set.
  public CardSet drawnCards() {
    int hand = Zone.hand(drawer.index());
    return game.scratch().set(drawnLow & state.low(hand), drawnHigh & state.high(hand));
  }

  /// Takes cards at random from another hand, one by one: opens TAKING before each. The two players
  /// see the cards, the others do not.
  ///
  /// @return how many cards were taken
  public int takeRandom(Seat to, Seat from, int count) {
    int many = taking(to, from, count, true);
    int others = Math.min(many, diverted);
    int sheet = divertedTo;
    diverted = 0;
    game.cards().newCards().begin();
    int fromPile = game.verbs().piles().takeRandom(to, sheet, others);
    int got = fromPile + takeRandom(to, from, many - fromPile, -1L, -1L);
    game.cards().newCards().end();
    return got;
  }

  /// In TAKING_CARDS: whether chance picks them.
  public boolean isRandom() {
    return atRandom;
  }

  /// In TAKING_CARDS: so many of the cards that chance picks come from the pile of a sheet instead
  /// of the hand.
  public void divert(int instance, int cards) {
    divertedTo = instance;
    diverted = cards;
  }

  /// In TAKING_CARDS: how many cards come from elsewhere already.
  public int diverted() {
    return diverted;
  }

  // Opens TAKING_CARDS, in which another number may come to be taken.
  private int taking(Seat to, Seat from, int count, boolean random) {
    if (count <= 0 || isSpared(to, from)) return count;
    boolean beforeRandom = atRandom;
    Seat beforeTaker = taker;
    Seat beforeGiver = giver;
    int beforeTaken = taken;
    taker = to;
    giver = from;
    taken = count;
    atRandom = random;
    diverted = 0;
    game.open(Window.TAKING_CARDS);
    int many = taken;
    taker = beforeTaker;
    giver = beforeGiver;
    taken = beforeTaken;
    atRandom = beforeRandom;
    return many;
  }

  /// In TAKING_CARDS: how many cards.
  public int taken() {
    return taken;
  }

  /// In TAKING_CARDS: changes how many cards will be taken.
  public void taken(int count) {
    taken = count;
  }

  /// Takes one card at random from those cards of another hand that are in a set.
  ///
  /// @param low the set's lower 64 cards
  /// @param high the set's upper cards
  /// @return the card, -1 when there is none
  public int takeOne(Seat to, Seat from, long low, long high) {
    return takeRandom(to, from, 1, low, high) == 0 ? -1 : moved.next(0);
  }

  /// Takes those cards of a set that are (still) in another hand; somebody has chosen them. Opens
  /// TAKING before each. The set is emptied.
  ///
  /// @return how many were taken
  public int takeChosen(Seat to, Seat from, CardSet cards) {
    long low = cards.low();
    long high = cards.high();
    cards.clear();
    if (isSpared(to, from)) return 0;
    int chosen = Long.bitCount(low) + Long.bitCount(high);
    int more = taking(to, from, chosen, false) - chosen;
    int got = fetch(to, from, low, high);
    if (more <= 0) return got;
    // Who takes more than was chosen picks the rest itself.
    CardSet rest = game.cards().hand(from);
    int most = Math.min(more, rest.size());
    game.ask(to).cards(Prompt.TAKE, rest, most, most);
    return got + fetch(to, from, rest.low(), rest.high());
  }

  private int fetch(Seat to, Seat from, long low, long high) {
    int got = 0;
    game.cards().newCards().begin();
    for (int c = CardSet.next(low, high, 0); c >= 0; c = CardSet.next(low, high, c + 1)) {
      taking(to, from);
      if (!game.cards().inHand(from, c) || isSafe(from, c)) continue;
      give(from, to, c);
      game.cards().newCards().from(c, NewCards.TAKEN + from.index());
      got++;
    }
    game.cards().newCards().end();
    return got;
  }

  /// Takes cards at random from those cards of another hand that are in a set.
  ///
  /// @param low the set's lower 64 cards
  /// @param high the set's upper cards
  /// @return how many were taken
  public int takeRandom(Seat to, Seat from, int count, long low, long high) {
    moved.clear();
    if (isSpared(to, from)) return 0;
    int zone = Zone.hand(from.index());
    FurtherDeck deck = game.cards().further();
    Insurance insurance = game.verbs().insurance();
    int taken = 0;
    game.cards().newCards().begin();
    while (taken < count && ((state.low(zone) & low) | (state.high(zone) & high)) != 0) {
      taking(to, from);
      CardSet safe = insurance.isAnyCard() ? insurance.cards(from) : NONE;
      long fromLow = state.low(zone) & low & ~safe.low();
      long fromHigh = state.high(zone) & high & ~safe.high();
      if ((fromLow | fromHigh) == 0) break;
      boolean further = deck != null && deck.isTaken(to, fromLow, fromHigh, count - taken);
      long inLow = fromLow & game.content().backLow(further);
      long inHigh = fromHigh & game.content().backHigh(further);
      int size = Long.bitCount(inLow) + Long.bitCount(inHigh);
      if (size == 0) break;
      int card = game.asking().pick(inLow, inHigh);
      game.cards().blur(from, to);
      hand(from, to, card);
      game.cards().newCards().from(card, NewCards.TAKEN + from.index());
      moved.add(card);
      taken++;
    }
    game.cards().newCards().end();
    if (game.isHeard() && taken > 0)
      game.tell(new Event.Took(to, from, taken, game.cards().names(moved), game.cause()));
    return taken;
  }

  private boolean isSafe(Seat owner, int card) {
    Insurance insurance = game.verbs().insurance();
    return insurance.isAnyCard() && insurance.cards(owner).has(card);
  }

  // One of them is immune to the power that is running.
  private boolean isSpared(Seat to, Seat from) {
    return game.reach().spares(to) || game.reach().spares(from);
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
    game.cards().newCards().from(card, NewCards.GIVEN + from.index());
    game.cards().knownTo(from, card);
    game.cards().knownTo(to, card);
  }

  /// In TAKING_CARDS and TAKING: who takes.
  public Seat taker() {
    return taker;
  }

  /// In TAKING_CARDS and TAKING: from whom.
  public Seat giver() {
    return giver;
  }

  /// Moves one card of a hand to another hand; the two players know it, the others do not.
  public void give(Seat from, Seat to, int card) {
    if (isSpared(to, from)) return;
    if (game.isHeard()) {
      moved.clear();
      moved.add(card);
      game.tell(new Event.Took(to, from, 1, game.cards().names(moved), game.cause()));
    }
    passUnseen(from, to, card);
  }

  void passUnseen(Seat from, Seat to, int card) {
    boolean open = game.cards().isKnownToAll(card);
    hand(from, to, card);
    if (!open) game.cards().blur(from, to);
  }

  /// The flare that is being used goes to another player's hand, in the open. It is discarded if
  /// there is nobody to get it, or if flares are discarded after their use.
  public void passOn(Seat to) {
    if (game.current().isCopying()) return;
    boolean burns = game.query(Query.FLARE_BURNS, game.current().seat(), 0) != 0;
    if (!to.exists() || burns) {
      game.current().discard();
      return;
    }
    int card = game.current().card();
    Seat from = game.current().seat();
    // Who would give it to itself has it back like any flare.
    if (to == from) return;
    game.current().gone();
    game.cards().fromAside(card);
    game.cards().toHand(to, card);
    if (!game.isHeard()) return;
    moved.clear();
    moved.add(card);
    game.tell(new Event.Took(to, from, 1, game.cards().names(moved), game.cause()));
  }

  /// A card that everybody has seen passes from one hand to another, in the open, if it is still
  /// there: a flare that was played earlier and has to be given away.
  public void pass(Seat from, Seat to, int card) {
    if (!game.cards().inHand(from, card)) return;
    game.cards().knownToAll(card);
    give(from, to, card);
  }

  /// Discards a card from a hand (or a pile that is played like a hand), face up.
  public void discard(Seat seat, int card) {
    game.cards().takeForPlay(seat, card);
    settleDiscard(seat, card);
  }

  /// The cards from which a seat chooses when it must discard a card of some kind, as the scratch
  /// set: those of its hand and those of a pile that it plays like a hand. None if its hand holds
  /// no such card: the pile alone obliges nobody.
  public CardSet discardable(Seat seat, Kind kind) {
    if (!game.cards().holds(seat, kind)) return game.cards().hand(seat, kind);
    return game.cards().playable(seat, kind);
  }

  /// Discards a set of cards from a hand, face up, all at once; the set is emptied.
  public void discard(Seat seat, CardSet cards) {
    if (cards.isEmpty()) return;
    long low = cards.low();
    long high = cards.high();
    int[] count = {0};
    together(
        () -> {
          for (int card = CardSet.next(low, high, 0);
              card >= 0;
              card = CardSet.next(low, high, card + 1))
            if (game.cards().inHand(seat, card)) {
              discard(seat, card);
              count[0]++;
            }
        });
    cards.clear();
    tellTogether(seat, count[0]);
  }

  /// Discards cards that belong together, of whatever seats, one after another: who may take one of
  /// what is discarded at the same moment takes one of them.
  public void together(Runnable discards) {
    if (group) {
      discards.run();
      return;
    }
    int before = takers;
    takers = 0;
    group = true;
    discards.run();
    group = false;
    takers = before;
  }

  /// In CARD_DISCARDED: whether a seat has taken a card already of those that are discarded
  /// together.
  public boolean hasTaken(Seat seat) {
    return seat.in(takers);
  }

  // The window of what has been discarded together.
  private void tellTogether(Seat seat, int count) {
    if (count < 2) return;
    Seat beforeSeat = discarder;
    int before = together;
    discarder = seat;
    together = count;
    game.open(Window.CARDS_DISCARDED);
    discarder = beforeSeat;
    together = before;
  }

  /// In CARDS_DISCARDED: how many cards.
  public int discardedTogether() {
    return together;
  }

  /// Discards what seats hold and must not keep: asked for whenever cards have come into a hand.
  public void sweep() {
    state.n[Layout.SWEEP] = 0;
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      int kinds = game.query(Query.DISCARDS, seat, 0);
      if (kinds == 0) continue;
      discard(seat, discardable(seat, game.cards().ofKinds(game.cards().hand(seat), kinds)));
    }
  }

  /// A seat has to discard all cards of its hand that are no encounter cards, face up.
  public void discardAllButEncounterCards(Seat seat) {
    mustDiscard(seat, game.cards().ofKinds(game.cards().hand(seat), ALL_KINDS & ~Kind.ENCOUNTER));
  }

  /// A seat has to discard the cards of a set from its hand. If an effect lets it give up fewer, it
  /// chooses which. The set is emptied.
  public void mustDiscard(Seat seat, CardSet cards) {
    if (game.reach().spares(seat)) return;
    discardable(seat, cards);
    long low = cards.low();
    long high = cards.high();
    int owed = game.verbs().owing().settled(seat, cards.size());
    cards.set(low, high);
    if (owed < cards.size()) game.ask(seat).cards(Prompt.DISCARD, cards, owed, owed);
    discard(seat, cards);
  }

  /// A seat has to discard cards of its choice from its hand; an effect may let it give up fewer.
  public void mustDiscard(Seat seat, int count) {
    if (game.reach().spares(seat)) return;
    int due = Math.min(count, discardable(seat).size());
    int owed = game.verbs().owing().settled(seat, due);
    CardSet cards = discardable(seat);
    game.ask(seat).cards(Prompt.DISCARD, cards, owed, owed);
    discard(seat, cards);
  }

  // The cards of a hand that nothing keeps from being discarded, as the scratch set.
  private CardSet discardable(Seat seat) {
    return discardable(seat, game.cards().hand(seat));
  }

  private CardSet discardable(Seat seat, CardSet cards) {
    return game.verbs().insurance().spare(seat, cards);
  }

  /// A seat has to discard cards at random from its hand; an effect may let it give up fewer.
  public void discardRandom(Seat seat, int count) {
    if (game.reach().spares(seat)) return;
    int owed = game.verbs().owing().settledAtRandom(seat, count);
    if (!game.verbs().owing().isChosen()) {
      together(
          () -> {
            for (int i = 0; i < owed; i++) {
              CardSet left = discardable(seat);
              if (!left.isEmpty()) discard(seat, game.asking().pick(left.low(), left.high()));
            }
          });
      return;
    }
    CardSet hand = discardable(seat);
    int due = Math.min(owed, hand.size());
    game.ask(seat).cards(Prompt.DISCARD, hand, due, due);
    discard(seat, hand);
  }

  /// A seat discards cards at random from its hand because it wants to.
  public void spendRandom(Seat seat, int count) {
    int zone = Zone.hand(seat.index());
    int[] discarded = {0};
    together(
        () -> {
          while (discarded[0] < count && state.size(zone) > 0) {
            discard(seat, game.asking().pick(state.low(zone), state.high(zone)));
            discarded[0]++;
          }
        });
    tellTogether(seat, discarded[0]);
  }

  /// Puts a card that lies nowhere on the discard pile: opens CARD_DISCARDED first, in which
  /// somebody may take it instead.
  public void settleDiscard(Seat seat, int card) {
    if (game.isHeard())
      game.tell(
          new Event.Discarded(seat, List.of(game.cards().face(card).notation()), game.cause()));
    Seat beforeSeat = discarder;
    int beforeCard = discardedCard;
    boolean belongs = group;
    int before = takers;
    if (!belongs) takers = 0;
    group = false;
    discarder = seat;
    discardedCard = card;
    game.open(Window.CARD_DISCARDED);
    salvage();
    int settles = discardedCard;
    group = belongs;
    if (!belongs) takers = before;
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

  /// In CARD_DISCARDED: whether somebody else than this seat is discarding a card of this kind, and
  /// nobody has taken it yet.
  public boolean isDiscarding(Seat other, Kind kind) {
    return discardedCard >= 0
        && discarder != other
        && game.cards().face(discardedCard).kind() == kind;
  }

  private void salvage() {
    if (discardedCard < 0) return;
    int taker = game.query(Query.SALVAGER, discarder, 0);
    if (taker > 0) takeDiscarded(Seat.of(taker - 1));
  }

  /// In CARD_DISCARDED: somebody takes the card into its hand instead, in the open.
  public void takeDiscarded(Seat to) {
    takers |= to.bit();
    game.cards().toHand(to, discardedCard);
    game.cards().knownToAll(discardedCard);
    if (game.isHeard())
      game.tell(new Event.TookBack(to, game.cards().face(discardedCard).notation(), game.cause()));
    discardedCard = -1;
  }

  /// In CARD_DISCARDED: the card goes onto a sheet's pile instead, where everybody sees it and from
  /// where it cannot be played.
  public void layDiscarded(int instance) {
    game.cards().toPile(instance, discardedCard, false);
    game.cards().knownToAll(discardedCard);
    if (game.isHeard())
      game.tell(
          new Event.TokenPlaced(
              game.cards().face(discardedCard).notation(), game.powers().alien(instance).id()));
    discardedCard = -1;
  }

  /// A seat shows its hand to everybody, discards it and draws a new one; opens
  /// NEW_HAND once it is shown, and DRAWING and DRAWN for the new one.
  public void newHand(Seat seat) {
    newHand(seat, false);
  }

  /// The same for want of encounter cards.
  public void newHandForWant(Seat seat) {
    newHand(seat, true);
  }

  private void newHand(Seat seat, boolean forWant) {
    Seat before = drawer;
    drawer = seat;
    if (game.isHeard())
      game.tell(new Event.NewHand(seat, game.cards().names(game.cards().hand(seat))));
    showHand(seat);
    larger = 0;
    kept = false;
    split = false;
    game.open(Window.NEW_HAND);
    drawer = before;
    wanting = forWant;
    if (!kept) replaceHand(seat);
    game.verbs().piles().takeUp(seat);
  }

  private void replaceHand(Seat seat) {
    boolean inParts = split;
    split = false;
    int keeps = game.query(Query.NEW_HAND_KEEPS, seat, 0);
    wanting = false;
    CardSet hand = discardable(seat);
    discard(seat, keeps == 0 ? hand : game.cards().ofKinds(hand, ALL_KINDS & ~keeps));
    int size = game.query(Query.NEW_HAND_SIZE, seat, RuleNumbers.HAND) + larger;
    // In parts, the rest comes when the encounter is over.
    draw(
        seat,
        size,
        true,
        inParts ? game.query(Query.ENCOUNTER_CARDS_NEEDED, seat, 1) : ALL_OF_THEM);
  }

  /// In NEW_HAND: the seat keeps what it holds now and draws no new hand.
  public void keepHand() {
    kept = true;
  }

  /// In NEW_HAND: the new hand is drawn card by card and only as far as the encounter needs it; the
  /// rest follows when the encounter is over.
  public void splitNewHand() {
    split = true;
  }

  /// In NEW_HAND: makes the new hand larger by a number of cards.
  public void enlargeNewHand(int cards) {
    larger += cards;
  }

  private void showHand(Seat seat) {
    int zone = Zone.hand(seat.index());
    for (int i = 0; i < game.seats(); i++)
      game.cards().knownTo(Seat.of(i), state.low(zone), state.high(zone));
  }

  /// Looking at some of a hand's cards, and showing them.
  public Showing showing() {
    return showing;
  }

  /// Takes a card of the discard pile into a hand, in the open.
  public void takeBack(Seat seat, int card) {
    game.cards().fromDiscard(card);
    game.cards().toHand(seat, card);
    if (game.isHeard())
      game.tell(new Event.TookBack(seat, game.cards().face(card).notation(), game.cause()));
  }
}
