package hypergate.game.table;

import hypergate.game.card.Content;
import hypergate.game.card.Face;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.Layout;
import hypergate.game.state.Secrecy;
import hypergate.game.state.Sight;
import hypergate.game.state.State;
import hypergate.game.state.Zone;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Where cosmic cards lie and what they show. A card's number is the physical card; which hand,
/// pile or deck it lies in is the hidden information. Reading is free; moving is for verbs. It is
/// long because it alone knows where a card lies: whoever asks for a hand, a pile, a face or a deck
/// asks here.
public final class Cards {
  private final Table game;
  // The zone of cards that are looked after when they leave a hand, -1 for none.
  private int[] watched = {};

  private final State state;

  private static final int FLARE_COUNT = Layout.FLARES;

  /// What was named with each flare played in this encounter, and is still to come.
  private static final int CARD_MARK = Layout.CARDS;

  private static final int FLARES_PLAYED = CARD_MARK + Sizes.ALIEN_CARDS;
  private static final int END_OF_MARKS = FLARES_PLAYED + Seat.MOST;

  /// How many ints [#keepPlayed] needs.
  static final int MARKS = END_OF_MARKS - CARD_MARK;

  /// Which alien each card of an alien belongs to, plus one; 0 is no card.
  private static final int CARD_ALIEN = Layout.ALIEN_CARDS;

  /// Who played each card of an alien in this encounter, plus one, and how.
  private static final int CARD_PLAYED = CARD_ALIEN + Sizes.ALIEN_CARDS;

  /// The planet beside which each card of a sheet's pile lies, plus one; 0 for none.
  private static final int BESIDE_PLANET = CARD_PLAYED + Sizes.ALIEN_CARDS;

  private static final int END_OF_BYTES = BESIDE_PLANET + Sizes.CARDS;

  private final Content content;
  private final long encounterLow;
  private final long encounterHigh;
  private final CardSet scratch = new CardSet();
  private final CardIndex windows;
  private final Pile deck;
  private final Pile discards;

  /// How many cards of aliens are in the game that are no flares.
  private final int ownCards;

  private final NewCards newCards = new NewCards();

  private @Nullable FurtherDeck further;

  /// The cosmic cards of a game.
  public Cards(Table game) {
    this.game = game;
    this.state = game.state();
    this.content = game.content();
    this.windows = new CardIndex(content);
    this.ownCards = game.cells().ints(1, Secrecy.PUBLIC);
    this.deck = Pile.faceDown(game, Sizes.CARDS).dealtAmongOthers();
    this.discards = Pile.faceUp(game, Sizes.CARDS);
    // What a seat has in its hand and on its sheets, what it knows, and what lies face up.
    game.cells().shownToOwner(Zone.HAND, 2);
    game.cells().shownToOwner(Zone.KNOWN, 2);
    game.cells().shownToOwner(Zone.pile(0), 2 * Sizes.POWERS);
    game.cells().shownToOwner(Zone.away(0), 2);
    game.cells().shownToOwner(Zone.visiting(0), 2);
    game.cells().shown(Zone.AT_GATE);
    game.cells().shown(Zone.BEFORE_SYSTEMS);
    game.cells().shown(Zone.RUNNING);
    game.cells().shown(Zone.BESIDE_SHEETS);
    game.cells().shownBy(this::show);
    claimZones();
    game.cells().ofWords(Zone.KNOWN, 2 * Seat.MOST, Secrecy.OWNER);
    game.cells().ofWords(Zone.SPENT, Zone.END - Zone.SPENT, Secrecy.PUBLIC);
    game.cells().ofInts(Layout.FLARES, 1, Secrecy.PUBLIC);
    game.cells().ofInts(Layout.CARDS, END_OF_MARKS - Layout.CARDS, Secrecy.PUBLIC);
    // What has been played in this encounter was seen by all, wherever the card went since.
    game.cells()
        .ofBytes(
            CARD_ALIEN, Sizes.ALIEN_CARDS, Secrecy.ofCards(content.firstAlienCard(), CARD_PLAYED));
    game.cells().ofBytes(CARD_PLAYED, END_OF_BYTES - CARD_PLAYED, Secrecy.PUBLIC);
    this.encounterLow =
        content.kindLow(Kind.ATTACK)
            | content.kindLow(Kind.NEGOTIATE)
            | content.kindLow(Kind.MORPH);
    this.encounterHigh =
        content.kindHigh(Kind.ATTACK)
            | content.kindHigh(Kind.NEGOTIATE)
            | content.kindHigh(Kind.MORPH);
  }

  // Where nobody sits, nothing ever lies.
  private void claimZones() {
    int hands = Zone.hand(game.seats());
    int piles = Zone.pile(game.seats() * Sizes.POWERS);
    int stages = Zone.pile(Sizes.INSTANCES);
    game.cells().ofWords(Zone.HAND, hands - Zone.HAND, Secrecy.SEEN_CARDS);
    game.cells().ofWords(hands, Zone.pile(0) - hands, Secrecy.PUBLIC);
    game.cells().ofWords(Zone.pile(0), piles - Zone.pile(0), Secrecy.SEEN_CARDS);
    game.cells().ofWords(piles, stages - piles, Secrecy.PUBLIC);
    game.cells().ofWords(stages, Zone.KNOWN - stages, Secrecy.SEEN_CARDS);
  }

  // What spectators see discarded or everybody knows, and what lies beside planets.
  private void show(Sight sight) {
    // Who sits at the table has seen each of them laid down.
    if (sight.self() < 0) {
      for (int i = discards.size() - 1; i >= 0; i--) sight.add(discards.at(i));
      showKnownToAll(sight);
    }
    for (int i = game.seats() * Sizes.POWERS - 1; i >= 0; i--) {
      int pile = Zone.pile(i);
      if (state.isEmpty(pile)) continue;
      for (int card = state.next(pile, 0); card >= 0; card = state.next(pile, card + 1))
        if (state.b[BESIDE_PLANET + card] != 0) sight.add(card);
    }
  }

  // What was shown to all: of its own cards a seat knows no more than that, so of a card at which
  // others looked one after another nothing is told.
  private void showKnownToAll(Sight sight) {
    long low = -1;
    long high = -1;
    for (int seat = game.seats() - 1; seat >= 0; seat--) {
      low &= state.low(Zone.known(seat));
      high &= state.high(Zone.known(seat));
    }
    sight.add(low, high);
  }

  /// Places for cards of aliens that flares may take: all but the last ones, which other cards of
  /// aliens have.
  public int roomForFlares() {
    return Sizes.ALIEN_CARDS - state.n[ownCards];
  }

  /// How many cards of aliens are in the game that are no flares.
  public int ownCards() {
    return state.n[ownCards];
  }

  /// Brings the other cards of these aliens into the game, by numbers; where they lie is the
  /// caller's business.
  public void putOwnCards(int[] aliens, int size) {
    state.n[ownCards] = size;
    for (int i = 0; i < size; i++) alienAt(roomForFlares() + i, aliens[i]);
    index();
  }

  /// The first card of an alien that is no flare.
  public int firstOwnCard() {
    return content.firstAlienCard() + roomForFlares();
  }

  /// Whether a card is one of an alien, and no flare: see `AlienCards`.
  public boolean isOwnCard(int card) {
    return state.n[ownCards] != 0 && card >= firstOwnCard() && content.isAlienCard(card);
  }

  /// How many flares are in the game.
  public int flareCount() {
    return state.n[FLARE_COUNT];
  }

  /// Says how many flares are in the game: for setup.
  public void flareCount(int count) {
    state.n[FLARE_COUNT] = count;
  }

  /// The alien, by number, to which the card in a place for cards of aliens belongs; -1 for none.
  public int alienAt(int place) {
    return (state.b[CARD_ALIEN + place] & 0xff) - 1;
  }

  /// Puts the card of an alien into a place for cards of aliens; then call [#index].
  public void alienAt(int place, int alien) {
    state.b[CARD_ALIEN + place] = (byte) (alien + 1);
  }

  /// How the card in a place for cards of aliens has been played in this encounter: its player,
  /// plus one, and bits; 0 when it has not.
  public int played(int place) {
    return state.b[CARD_PLAYED + place];
  }

  /// Notes how the card in a place for cards of aliens has been played.
  public void played(int place, int how) {
    state.b[CARD_PLAYED + place] = (byte) how;
  }

  /// A seat may play the flares that it has played in this encounter once more.
  public void mayPlayAgain(Seat seat) {
    for (int place = 0; place < roomForFlares(); place++)
      if (!isOwnCard(content.firstAlienCard() + place) && (played(place) & 15) == seat.index() + 1)
        played(place, played(place) | Face.AGAIN);
  }

  /// A flare that has been played in this encounter may be played once more.
  public void mayPlayAgain(int card) {
    int place = card - content.firstAlienCard();
    if (played(place) != 0) played(place, played(place) | Face.AGAIN);
  }

  /// Whether a flare of an alien that has been played in this encounter may be played once more.
  public boolean mayBePlayedAgain(int alien) {
    for (int place = 0; place < roomForFlares(); place++)
      if (alienAt(place) == alien && (played(place) & Face.AGAIN) != 0) return true;
    return false;
  }

  /// Whether a seat may play the card in a place for cards of aliens as far as earlier uses of it
  /// go: it has not been played in this encounter, or may be played once more.
  public boolean isUnplayed(Seat seat, int place) {
    int how = played(place);
    return how == 0 || (how & 15) == seat.index() + 1 && (how & Face.AGAIN) != 0;
  }

  /// The encounter is over: no flare has been played in the next.
  public void forgetPlayed() {
    int end = CARD_PLAYED + roomForFlares();
    java.util.Arrays.fill(state.b, CARD_PLAYED, end, (byte) 0);
  }

  /// Remembers how flares have been played and what they have marked, in so many bytes and ints as
  /// there are cards of aliens, and how many flares each seat has played.
  void keepPlayed(int bytes, int ints) {
    System.arraycopy(state.b, CARD_PLAYED, state.b, bytes, Sizes.ALIEN_CARDS);
    System.arraycopy(state.n, CARD_MARK, state.n, ints, END_OF_MARKS - CARD_MARK);
  }

  /// Flares have been played as was remembered there; other cards of aliens stay as they are.
  void restorePlayed(int bytes, int ints) {
    for (int i = 0; i < Sizes.ALIEN_CARDS; i++) {
      if (isOwnCard(content.firstAlienCard() + i)) continue;
      state.b[CARD_PLAYED + i] = state.b[bytes + i];
      state.n[CARD_MARK + i] = state.n[ints + i];
    }
    int counts = Sizes.ALIEN_CARDS;
    System.arraycopy(state.n, ints + counts, state.n, FLARES_PLAYED, END_OF_MARKS - FLARES_PLAYED);
  }

  /// How many flares a seat has played in this encounter.
  public int flaresPlayed(Seat seat) {
    return state.n[FLARES_PLAYED + seat.index()];
  }

  /// Counts flares that a seat has played in this encounter, or with a negative number takes them
  /// back.
  public void countFlares(Seat seat, int count) {
    state.n[FLARES_PLAYED + seat.index()] += count;
  }

  /// The planet beside which a card of a sheet's pile lies, [Planet#NONE] for none.
  public Planet beside(int card) {
    return Planet.of(state.b[BESIDE_PLANET + card] - 1);
  }

  /// A card of a sheet's pile lies beside a planet, [Planet#NONE] for none.
  public void beside(int card, Planet planet) {
    state.b[BESIDE_PLANET + card] = (byte) (planet.index() + 1);
  }

  /// Whether a card lies in a hand, or where it can be played like one.
  public boolean isHeld(int card) {
    return state.has(Zone.HELD, card);
  }

  /// The cosmic deck.
  public Pile deck() {
    return deck;
  }

  /// The cosmic discard pile.
  public Pile discards() {
    return discards;
  }

  /// Which cards can act in which window.
  public CardIndex windows() {
    return windows;
  }

  /// Recomputes which cards can act in which window: after flares have been put into the deck.
  public void index() {
    windows.index(this);
  }

  CardSet scratch() {
    return scratch;
  }

  /// What a card shows.
  public Face face(int card) {
    if (!content.isAlienCard(card)) return content.face(card);
    int alien = cardAlien(card);
    return isOwnCard(card) ? content.alienCardFace(alien) : content.flareFace(alien);
  }

  /// Whether a lower card of a set is another copy of the same card of an alien. Copies of other
  /// cards lie side by side, those of a flare wherever it came into the game.
  ///
  /// @param low the set's lower 64 cards
  /// @param high the set's upper cards
  public boolean isFurtherCopy(int card, long low, long high) {
    int first = content.firstAlienCard();
    if (card <= first) return false;
    for (int other = CardSet.next(low, high, first);
        other >= 0 && other < card;
        other = CardSet.next(low, high, other + 1)) if (face(other) == face(card)) return true;
    return false;
  }

  /// The number of the alien to which a card of an alien belongs.
  public int cardAlien(int card) {
    return (state.b[CARD_ALIEN + card - content.firstAlienCard()] & 0xff) - 1;
  }

  /// Whether the flare of an alien, by number, is in the game.
  public boolean hasFlare(int alien) {
    for (int i = roomForFlares() - 1; i >= 0; i--)
      if ((state.b[CARD_ALIEN + i] & 0xff) == alien + 1) return true;
    return false;
  }

  /// Brings the flare of an alien into the game; where it lies is the caller's business.
  ///
  /// @return its card, -1 when the game can hold no further one
  public int addFlare(int alien) {
    if (state.n[FLARE_COUNT] == roomForFlares()) return -1;
    int place = 0;
    while (alienAt(place) >= 0) place++;
    alienAt(place, alien);
    state.n[FLARE_COUNT]++;
    index();
    return content.firstAlienCard() + place;
  }

  /// A flare that lies nowhere goes back among those that are not in the game; its place is free
  /// for another one.
  public void putBackFlare(int card) {
    int place = card - content.firstAlienCard();
    alienAt(place, -1);
    played(place, 0);
    state.n[CARD_MARK + place] = 0;
    for (int i = 0; i < game.seats(); i++) state.pull(Zone.known(i), card);
    state.n[FLARE_COUNT]--;
    index();
  }

  /// Whether the card is an encounter card.
  public boolean isEncounter(int card) {
    return ((card < 64 ? encounterLow : encounterHigh) >>> card & 1) != 0;
  }

  /// The card cannot be played again in this encounter.
  public void spent(int card) {
    state.put(Zone.SPENT, card);
  }

  /// Whether the card cannot be played again in this encounter.
  public boolean isSpent(int card) {
    return state.has(Zone.SPENT, card);
  }

  /// The card that is being answered goes to a thief's hand and counts as not played.
  public void steal(Seat thief) {
    game.stands().stealAnswered(thief);
  }

  /// Number of cards in a hand.
  public int handSize(Seat seat) {
    return state.size(Zone.hand(seat.index()));
  }

  /// Number of cards in a hand where they are counted: cards of aliens that lie face up before the
  /// seat are among them.
  public int handCount(Seat seat) {
    return handSize(seat) + running(seat);
  }

  /// How many cards of aliens lie face up before a seat while their effects last.
  public int running(Seat seat) {
    if ((state.low(Zone.RUNNING) | state.high(Zone.RUNNING)) == 0) return 0;
    int count = 0;
    for (int card = state.next(Zone.RUNNING, 0);
        card >= 0;
        card = state.next(Zone.RUNNING, card + 1))
      if ((played(card - content.firstAlienCard()) & 15) == seat.index() + 1) count++;
    return count;
  }

  /// The hand as a scratch set: valid until the next verb or question.
  public CardSet hand(Seat seat) {
    game.probe().peek();
    int zone = Zone.hand(seat.index());
    return scratch.set(state.low(zone), state.high(zone));
  }

  /// The cards of one kind in a hand, as a scratch set.
  public CardSet hand(Seat seat, Kind kind) {
    return hand(seat).keep(windows.kindLow(kind), windows.kindHigh(kind));
  }

  /// The encounter cards in a hand, as a scratch set.
  public CardSet encounterCards(Seat seat) {
    return hand(seat).keep(encounterLow, encounterHigh);
  }

  /// Whether the hand holds an encounter card.
  public boolean hasEncounterCard(Seat seat) {
    game.probe().peek();
    int zone = Zone.hand(seat.index());
    return (state.low(zone) & encounterLow | state.high(zone) & encounterHigh) != 0;
  }

  /// Whether the hand holds a card of the kind.
  public boolean holds(Seat seat, Kind kind) {
    game.probe().peek();
    int zone = Zone.hand(seat.index());
    return (state.low(zone) & windows.kindLow(kind) | state.high(zone) & windows.kindHigh(kind))
        != 0;
  }

  /// Whether the card is in the seat's hand.
  public boolean inHand(Seat seat, int card) {
    game.probe().peek();
    return state.has(Zone.hand(seat.index()), card);
  }

  /// The card of this notation in the seat's hand, -1 when there is none.
  public int find(Seat seat, String notation) {
    CardSet hand = hand(seat);
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      if (face(card).notation().equals(notation)) return card;
    return -1;
  }

  /// The pile on a power instance's sheet, as a scratch set.
  public CardSet pile(int instance) {
    game.probe().peek();
    int zone = Zone.pile(instance);
    return scratch.set(state.low(zone), state.high(zone));
  }

  /// Cards left in the cosmic deck.
  public int deckSize() {
    return deck.size();
  }

  /// Cards in the cosmic discard pile.
  public int discardSize() {
    return discards.size();
  }

  /// A card of the discard pile, 0 at the bottom.
  public int discarded(int position) {
    return discards.at(position);
  }

  /// The cards of the discard pile as a scratch set.
  public CardSet discardPile() {
    scratch.clear();
    for (int i = discardSize() - 1; i >= 0; i--) scratch.add(discarded(i));
    return scratch;
  }

  /// The cards of all discard piles as a scratch set.
  public CardSet discardPiles() {
    CardSet cards = discardPile();
    if (further != null)
      for (int i = further.discards().size() - 1; i >= 0; i--) cards.add(further.discards().at(i));
    return cards;
  }

  /// Encounter cards that a seat could select, as a scratch set: those of its hand, or those of its
  /// pile when it has declared that it plays from there, or both where the pile is as good.
  public CardSet selectable(Seat seat) {
    int way = game.query(Query.PILE_PLAYABLE, seat, 0);
    boolean declared = way >= Query.FROM_PILE_ONLY && way != Query.OPEN;
    return declared ? ofKinds(game.stands().playable(seat), Kind.ENCOUNTER) : encounterCards(seat);
  }

  /// Whether a seat takes part where reinforcements are played: main players, allies, and whoever
  /// an effect lets.
  public boolean takesPart(Seat seat) {
    return game.encounter().isInvolved(seat) || game.query(Query.REINFORCES_OUTSIDE, seat, 0) != 0;
  }

  /// Whether a seat may have something to play as a reinforcement: never false when it has.
  public boolean mayReinforce(Seat seat) {
    int hand = Zone.hand(seat.index());
    return (state.low(hand) & content.kindLow(Kind.REINFORCEMENT)) != 0
        || (state.high(hand) & content.kindHigh(Kind.REINFORCEMENT)) != 0
        || game.isBent(Query.PILE_PLAYABLE)
        || game.isBent(Query.MAY_REINFORCE)
        || game.isBent(Query.REINFORCING_ATTACKS);
  }

  /// Reinforcements that a seat could play, as a scratch set.
  public CardSet reinforcements(Seat seat) {
    int promised = game.isBent(Query.PROMISES) ? game.query(Query.PROMISES, seat, 0) : 0;
    if ((promised & Query.OF_REINFORCEMENT) != 0) return scratch().clear();
    CardSet cards = ofKinds(game.stands().playable(seat), Kind.REINFORCEMENT.bit());
    // What lies on a sheet may be played whatever keeps the hand from being played.
    boolean handPlays = game.query(Query.MAY_PLAY, seat, 1) != 0;
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1))
      if (isSpent(card) || !handPlays && inHand(seat, card)) cards.remove(card);
    return handPlays && game.isBent(Query.REINFORCING_ATTACKS) ? withAttacks(seat, cards) : cards;
  }

  // An effect may let attack cards of the hand be played like reinforcements.
  private CardSet withAttacks(Seat seat, CardSet cards) {
    long low = cards.low();
    long high = cards.high();
    int most = game.query(Query.REINFORCING_ATTACKS, seat, 0) % Query.OWN_SIDE;
    CardSet attacks = hand(seat, Kind.ATTACK);
    boolean may = most > game.encounter().attacksReinforcing(seat);
    return may ? attacks.set(attacks.low() | low, attacks.high() | high) : attacks.set(low, high);
  }

  /// Cards of a kind that a seat could play, as a scratch set.
  public CardSet playable(Seat seat, Kind kind) {
    if (game.query(Query.PILE_PLAYABLE, seat, 0) >= Query.OPEN) return hand(seat, kind);
    return ofKinds(game.stands().playable(seat), kind.bit());
  }

  /// Whether a seat could play an encounter card from a sheet's pile.
  public boolean hasPlayablePileCard(Seat seat) {
    return game.step() != Step.START_TURN
        && game.stands().hasPlayablePile(seat)
        && game.query(Query.PILE_PLAYABLE, seat, 0) != Query.OPEN
        && !ofKinds(game.stands().playable(seat), Kind.ENCOUNTER).isEmpty();
  }

  /// Declares the use of a pile's power for a card that is played from it.
  public boolean playsFromPile(Seat seat, int card) {
    return game.stands().declareFromPile(seat, card);
  }

  /// What was named with the flare whose text is running and is still to come; 0 for nothing.
  public int mark() {
    return state.n[CARD_MARK + game.here() - content.firstAlienCard()];
  }

  /// Remembers, until the encounter ends, what was named with the flare whose text is running.
  public void mark(int named) {
    state.n[CARD_MARK + game.here() - content.firstAlienCard()] = named;
  }

  /// The notations of a set of cards: for events.
  public List<String> names(CardSet cards) {
    List<String> names = new ArrayList<>();
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1))
      names.add(face(card).notation());
    return names;
  }

  /// All encounter cards there are, wherever they lie, as a scratch set.
  public CardSet everyEncounterCard() {
    return scratch.set(encounterLow, encounterHigh);
  }

  // ---- moves: for verbs only

  /// Puts a card into a hand.
  public void toHand(Seat seat, int card) {
    state.put(Zone.hand(seat.index()), card);
    state.put(Zone.HELD, card);
    newCards.note(seat, card);
    if (game.isBent(Query.DISCARDS)) sweepSoon();
  }

  /// A card comes back to the hand that it had left for a while, or is dealt to it for the first
  /// hand: it is no new card.
  public void backToHand(Seat seat, int card) {
    state.put(Zone.hand(seat.index()), card);
    state.put(Zone.HELD, card);
    if (game.isBent(Query.DISCARDS)) sweepSoon();
  }

  /// What has come into hands and was not told of.
  public NewCards newCards() {
    return newCards;
  }

  /// A seat may hold cards that it must discard at once: it does before the next window opens.
  public void sweepSoon() {
    state.n[Layout.SWEEP] = 1;
  }

  /// Takes a card out of a hand; it is nowhere until put somewhere.
  public void fromHand(Seat seat, int card) {
    state.pull(Zone.hand(seat.index()), card);
    state.pull(Zone.HELD, card);
    for (int zone : watched) if (state.has(zone, card)) sweepSoon();
  }

  /// Cards of a zone are looked after when they leave a hand.
  public void watch(int zone) {
    watched = Arrays.copyOf(watched, watched.length + 1);
    watched[watched.length - 1] = zone;
  }

  /// Puts a card onto a sheet's pile.
  ///
  /// @param playable whether it can be played from there like from a hand
  public void toPile(int instance, int card, boolean playable) {
    state.put(Zone.pile(instance), card);
    if (playable) state.put(Zone.HELD, card);
  }

  /// Takes a card from a sheet's pile.
  public void fromPile(int instance, int card) {
    state.pull(Zone.pile(instance), card);
    state.pull(Zone.HELD, card);
    state.b[BESIDE_PLANET + card] = 0;
  }

  /// Puts a card aside: selected, being played, stored.
  public void aside(int card) {
    state.put(Zone.ASIDE, card);
  }

  /// Takes a card that was put aside.
  public void fromAside(int card) {
    state.pull(Zone.ASIDE, card);
  }

  /// Brings a further deck into the game; there is one at most.
  public void further(FurtherDeck deck) {
    further = deck;
  }

  /// The further deck; null when there is none.
  public @Nullable FurtherDeck further() {
    return further;
  }

  /// Lays a card on its discard pile, face up: that of the cosmic or of the further deck.
  public void toDiscard(int card) {
    discardsOf(card).lay(card);
    knownToAll(card);
  }

  /// Takes a card out of its discard pile.
  public void fromDiscard(int card) {
    Pile pile = discardsOf(card);
    int at = pile.find(card);
    if (at < 0) throw new IllegalStateException("card " + card + " is not discarded");
    pile.take(at);
  }

  private Pile discardsOf(int card) {
    return further != null && content.hasOtherBack(card) ? further.discards() : discards;
  }

  /// Whether a card lies on its discard pile.
  public boolean isDiscarded(int card) {
    return discardsOf(card).find(card) >= 0;
  }

  /// Takes the top card of the deck, -1 when it is empty.
  public int fromDeck() {
    return deck.draw();
  }

  /// Lays a card face down onto its deck.
  public void ontoDeck(int card) {
    deckOf(card).lay(card);
  }

  /// Lays a card face down under its deck; who does not remember it knows no more where it is.
  public void underDeck(int card) {
    deckOf(card).under(card);
    forget(card);
  }

  // The deck whose back a card has.
  private Pile deckOf(int card) {
    return further != null && content.hasOtherBack(card) ? further.deck() : deck;
  }

  /// Shuffles the deck.
  public void shuffleDeck() {
    deck.shuffle();
    for (int i = deck.size() - 1; i >= 0; i--) forget(deck.at(i));
  }

  /// Lays a card of a seat face down as its encounter card.
  public void toSelected(Seat seat, int card) {
    game.encounter().pileOfSelected(seat, takeForPlay(seat, card));
    aside(card);
    game.encounter().card(seat, card);
    knownTo(seat, card);
  }

  /// Takes a card out of a seat's hand or playable pile.
  ///
  /// @return the power instance on whose pile it lay, -1 when it was in the hand
  public int takeForPlay(Seat seat, int card) {
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (!state.has(Zone.pile(instance), card)) continue;
      fromPile(instance, card);
      return instance;
    }
    fromHand(seat, card);
    return -1;
  }

  /// Keeps only cards of these kinds in a set.
  public CardSet ofKinds(CardSet set, int kinds) {
    long low = 0;
    long high = 0;
    for (int rest = kinds; rest != 0; rest &= rest - 1) {
      Kind kind = KINDS[Integer.numberOfTrailingZeros(rest)];
      low |= windows.kindLow(kind);
      high |= windows.kindHigh(kind);
    }
    return set.keep(low, high);
  }

  private static final Kind[] KINDS = Kind.values();

  /// Everybody knows where the card is.
  public void knownToAll(int card) {
    for (int seat = game.seats() - 1; seat >= 0; seat--) state.put(Zone.known(seat), card);
  }

  /// Whether everybody knows where the card is.
  public boolean isKnownToAll(int card) {
    for (int i = 0; i < game.seats(); i++) if (!state.has(Zone.known(i), card)) return false;
    return true;
  }

  /// Nobody knows where the card is.
  public void forget(int card) {
    for (int seat = game.seats() - 1; seat >= 0; seat--) state.pull(Zone.known(seat), card);
  }

  /// A seat knows where the cards of a set are.
  public void knownTo(Seat seat, long low, long high) {
    state.w[Zone.known(seat.index())] |= low;
    state.w[Zone.known(seat.index()) + 1] |= high;
  }

  /// A seat knows where the card is.
  public void knownTo(Seat seat, int card) {
    state.put(Zone.known(seat.index()), card);
  }

  /// A card left a hand unseen: of that hand only its owner and the taker still know anything for
  /// sure.
  public void blur(Seat owner, Seat taker) {
    int zone = Zone.hand(owner.index());
    for (int seat = game.seats() - 1; seat >= 0; seat--) {
      if (seat == owner.index() || seat == taker.index()) continue;
      state.w[Zone.known(seat)] &= ~state.low(zone);
      state.w[Zone.known(seat) + 1] &= ~state.high(zone);
    }
  }
}
