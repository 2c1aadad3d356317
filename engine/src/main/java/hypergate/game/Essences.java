package hypergate.game;

import hypergate.game.piece.Luck;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.Claim;
import hypergate.game.state.Layout;
import hypergate.game.state.Sight;
import hypergate.game.state.State;
import hypergate.game.verb.Cause;
import hypergate.game.view.Event;

/// The essence cards (docs/rules/essences.md): each alien that has a set of its own keeps it face
/// down; its player holds a secret cache of three, refilled after each play or loss; what was used
/// lies face up and unavailable until the set is empty and all of it is shuffled. A card may be
/// given to a player: then it bends queries there until its holder has put its number of ships on
/// it. As nobody ever sees the order of a set, a card is drawn from it at random.
public final class Essences {
  /// How many cards a cache holds.
  public static final int CACHE_SIZE = 3;

  // Where a card is; above these the seat that it has been given to.
  private static final byte BOX = 0;
  private static final byte SET = 1;
  private static final byte CACHE = 2;
  private static final byte UNAVAILABLE = 3;
  private static final byte GIVEN = 4;

  // In events: beside the set, or in the cache again.
  private static final String GONE = "box";

  private final Game game;
  private final State state;
  private final Content content;
  private final EssenceStands stands;

  Essences(Game game) {
    this.game = game;
    this.state = game.state();
    this.content = game.content();
    this.stands = new EssenceStands(game, this);
    game.cells().ofBytes(Layout.ESSENCE, Sizes.ESSENCES, this::hide);
    game.redealers().add(this::redeal);
  }

  /// Where essence cards bend values from.
  EssenceStands stands() {
    return stands;
  }

  private byte at(int card) {
    return state.b[Layout.ESSENCE + card];
  }

  private void put(int card, int where) {
    state.b[Layout.ESSENCE + card] = (byte) where;
  }

  // ---- reading

  /// Whether a card lies in its player's cache, as far as whoever asks may know.
  public boolean isCached(int card) {
    game.probe.peek();
    return at(card) == CACHE;
  }

  /// Whether a card has been used and lies face up beside its set.
  public boolean isUnavailable(int card) {
    return at(card) == UNAVAILABLE;
  }

  /// Whether a card may lie in the cache: it is neither open nor out of the game.
  public boolean isHidden(int card) {
    return at(card) == SET || at(card) == CACHE;
  }

  /// How many cards of an alien, by number, lie in its cache.
  public int cacheSize(int alien) {
    int size = 0;
    for (int card = content.firstEssence(alien); card < content.firstEssence(alien + 1); card++)
      if (at(card) == CACHE) size++;
    return size;
  }

  /// The card that a seat has been given, -1 for none.
  public int givenTo(Seat seat) {
    for (int card = 0; card < content.essences().size(); card++)
      if (at(card) == GIVEN + seat.index()) return card;
    return -1;
  }

  /// The seat that a card has been given to, [Seat#NONE] when it lies with its alien.
  Seat receiver(int card) {
    return Seat.of(at(card) - GIVEN);
  }

  /// The seats that have been given a card, as a mask.
  public int given() {
    int mask = 0;
    for (int card = 0; card < content.essences().size(); card++)
      if (at(card) >= GIVEN) mask |= 1 << at(card) - GIVEN;
    return mask;
  }

  // ---- moving

  /// An alien comes into the game: its set is shuffled, its cache filled.
  void enter(int alien) {
    for (int card = content.firstEssence(alien); card < content.firstEssence(alien + 1); card++) {
      Option only = content.essence(card).only();
      put(card, only == null || game.options().is(only) ? SET : BOX);
    }
    refill(alien);
  }

  /// An alien leaves the game, and all its cards with it.
  void leave(int alien) {
    lose(alien);
    for (int card = content.firstEssence(alien); card < content.firstEssence(alien + 1); card++)
      put(card, BOX);
  }

  /// Draws cards until the cache of an alien is full.
  public void refill(int alien) {
    int first = content.firstEssence(alien);
    int end = content.firstEssence(alien + 1);
    for (int size = cacheSize(alien); first < end && size < CACHE_SIZE; size++) {
      if (count(first, end, SET) == 0) reshuffle(first, end);
      int left = count(first, end, SET);
      if (left == 0) return;
      int nth = state.random(left);
      int card = first;
      while (at(card) != SET || nth-- > 0) card++;
      put(card, CACHE);
    }
  }

  private int count(int first, int end, byte where) {
    int count = 0;
    for (int card = first; card < end; card++) if (at(card) == where) count++;
    return count;
  }

  private void reshuffle(int first, int end) {
    if (count(first, end, UNAVAILABLE) == 0) return;
    for (int card = first; card < end; card++) if (at(card) == UNAVAILABLE) put(card, SET);
    if (game.isHeard()) game.tell(new Event.Reshuffled("essence set", false));
  }

  /// A card is shown as it is played; it lies in the cache until it has been answered.
  public void show(Seat player, int card) {
    tell(card, player.letter());
  }

  /// A card that was played becomes unavailable, and the cache is filled again.
  public void spend(int card) {
    put(card, UNAVAILABLE);
    tell(card, GONE);
    refill(content.essenceAlien(card));
  }

  /// A card that was played is cancelled: it stays in the cache.
  public void takeBack(int card) {
    tell(card, GONE);
  }

  /// A card of a cache is given to a seat, face up; one that lies there already goes.
  public void give(int card, Seat to) {
    int old = givenTo(to);
    put(card, GIVEN + to.index());
    tell(card, to.letter());
    stands.index();
    state.n[Layout.SWEEP] = 1;
    if (old >= 0) takeAway(to, old);
  }

  // What it kept its holder from happens now.
  private void takeAway(Seat holder, int card) {
    put(card, UNAVAILABLE);
    tell(card, GONE);
    stands.index();
    int ships = game.ships().at(Place.ESSENCE, holder);
    if (ships > 0) {
      game.verbs().beginLoss(Cause.EFFECT).add(holder, Place.ESSENCE, ships);
      game.verbs().carryOutLoss();
    }
    game.verbs().ships().checkWin();
  }

  private void tell(int card, String where) {
    if (game.isHeard()) game.tell(new Event.TokenPlaced(content.essence(card).id(), where));
  }

  /// Looks whether a sheet has been lost or regained: a lost one has neither cache nor cards with
  /// others.
  public void follow() {
    for (int i = 0; i < game.seats() * Sizes.POWERS; i++) {
      int alien = game.powers().number(i);
      if (alien < 0 || content.firstEssence(alien) == content.firstEssence(alien + 1)) continue;
      if (game.powers().isLost(i)) lose(alien);
      else refill(alien);
    }
  }

  /// All cards of a sheet that is lost become unavailable, those with other players too.
  public void lose(int alien) {
    for (int card = content.firstEssence(alien); card < content.firstEssence(alien + 1); card++) {
      int where = at(card);
      if (where == CACHE) put(card, UNAVAILABLE);
      if (where >= GIVEN) takeAway(Seat.of(where - GIVEN), card);
    }
  }

  /// In every regroup phase each seat that has been given a card may put a ship on it; when it
  /// holds as many as its number, they go to the warp and the card goes.
  public void offerWayOut() {
    if (stands.queries() == 0) return;
    int asked = given();
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      int card = seat.in(asked) ? givenTo(seat) : -1;
      if (card < 0 || game.ships().standing(seat) == 0) continue;
      var from =
          game.ask(seat).planetOrNone(content.essence(card).prompt(), game.ships().standing(seat));
      if (!from.exists()) continue;
      game.verbs().ships().move(seat, from.index(), Place.ESSENCE, 1, true);
      game.verbs().ships().settle();
      if (game.ships().at(Place.ESSENCE, seat) >= content.essence(card).number()
          && at(card) == GIVEN + seat.index()) takeAway(seat, card);
    }
  }

  // ---- queries

  /// Discards what seats hold and must not keep: asked for whenever cards have come into a hand.
  void sweep() {
    state.n[Layout.SWEEP] = 0;
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      int kinds = game.query(Query.DISCARDS, seat, 0);
      if (kinds == 0) continue;
      var cards = game.cards().ofKinds(game.cards().hand(seat), kinds);
      if (!cards.isEmpty()) game.verbs().hands().discard(seat, cards);
    }
  }

  // ---- views

  // What is in the cache of somebody else seems to lie in its set.
  private void hide(Claim claim, State shown, Sight sight) {
    for (int card = 0; card < content.essences().size(); card++)
      if (at(card) == CACHE && holder(card) != sight.viewer()) put(card, SET);
  }

  // Which of the cards that lie nowhere in sight are in a cache.
  private void redeal(Seat viewer, Luck luck) {
    int[] hidden = new int[content.essences().size()];
    for (int alien = 0; alien < content.aliens().size(); alien++) {
      int size = 0;
      for (int card = content.firstEssence(alien); card < content.firstEssence(alien + 1); card++)
        if (isHidden(card) && holder(card) != viewer) hidden[size++] = card;
      for (int i = size - 1; i > 0; i--) swapHidden(hidden[i], hidden[luck.number(i + 1)]);
    }
  }

  /// The seat whose cache a card belongs to, [Seat#NONE] when nobody has its alien.
  public Seat holder(int card) {
    return game.powers().holder(content.alien(content.essenceAlien(card)));
  }

  /// For tables set up by hand: exactly these cards lie in an alien's cache.
  public void cache(int alien, java.util.List<Integer> cards) {
    for (int card = content.firstEssence(alien); card < content.firstEssence(alien + 1); card++)
      if (at(card) == CACHE) put(card, SET);
    for (int card : cards) put(card, CACHE);
  }

  /// For tables set up by hand: a seat has been given a card.
  public void hold(Seat seat, int card) {
    int alien = content.essenceAlien(card);
    boolean cached = at(card) == CACHE;
    put(card, GIVEN + seat.index());
    if (cached) refill(alien);
    stands.index();
    state.n[Layout.SWEEP] = 1;
  }

  /// Swaps the hidden places of two cards.
  public void swapHidden(int one, int other) {
    byte where = at(one);
    put(one, at(other));
    put(other, where);
  }
}
