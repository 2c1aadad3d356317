package hypergate.variant.essences;

import hypergate.game.Game;
import hypergate.game.declare.Action;
import hypergate.game.event.DeckName;
import hypergate.game.event.Event;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.Claim;
import hypergate.game.state.Secrecy;
import hypergate.game.state.Sight;
import hypergate.game.state.State;
import hypergate.game.timing.Stands;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Hiding;
import hypergate.game.verb.Part;
import hypergate.game.verb.Parts;
import hypergate.game.view.View;
import java.util.List;

/// The essence cards (docs/rules/essences.md): each alien that has a set of its own keeps it face
/// down; its player holds a secret cache of three, refilled after each play or loss; what was used
/// lies face up and unavailable until the set is empty and all of it is shuffled. A card may be
/// given to a player: then it bends queries there until its holder has put its number of ships on
/// it. As nobody ever sees the order of a set, a card is drawn from it at random. It is long
/// because all places of the cards are cells of its own.
public final class Essences implements Part {
  /// What a card that has been given is called as a place of ships.
  static final String PLACE = "essence-card";

  /// How many cards a cache holds, unless its alien keeps none that is filled again.
  public static final int CACHE_SIZE = 3;

  // Where a card is; above these the seat that it has been given to.
  private static final byte BOX = 0;
  private static final byte SET = 1;
  private static final byte CACHE = 2;
  private static final byte UNAVAILABLE = 3;
  private static final byte GIVEN = 4;

  // Above these the seat before which it lies face down.
  private static final byte COVERED = 32;

  // Above these the seat under whose ship, on the sheet of its alien, it lies face down.
  private static final byte UNDER = 64;

  // Taken off the top of its set, face down.
  private static final byte AWAY = -1;

  // Face up beside the sheet of its alien.
  private static final byte OUT = -2;

  // Face up in the middle of the table.
  private static final byte MIDDLE = -3;

  // Below this the seat before which it lies face up, as one of several.
  private static final byte OPEN = -16;

  // Below this the seat before which it lies turned down, after everybody has seen it.
  private static final byte TURNED = -48;

  // In events: beside the set, or in the cache again.
  private static final String GONE = "box";
  private static final DeckName SETS = new DeckName("essence set");

  private final Game game;
  private final State state;
  private final Essence[] cards;
  private final int[] alienOf;

  // Whether each card belongs to this game.
  private final boolean[] isIn;
  private final EssenceStands stands;
  private final EssenceHiding hiding;

  // Where each card is.
  private final int places;

  // How many cards each cache holds, where the first card of its set stands.
  private final int cached;

  // How many cards of a set lie face down before a seat, a row of seats where its first card
  // stands; how many lie under ships of it, another row.
  private final int covered;
  private final int under;

  // The card that is being handed back, plus one.
  private final int back;

  // The card that is known to lie on top of a set, plus one, where its first card stands.
  private final int tops;

  Essences(Game game) {
    this.game = game;
    this.state = game.state();
    this.cards = game.content().of(Essence.class).toArray(Essence[]::new);
    this.alienOf = new int[cards.length];
    this.isIn = new boolean[cards.length];
    for (int card = 0; card < cards.length; card++) {
      alienOf[card] = game.content().alienNumber(cards[card].alien());
      String only = cards[card].only();
      isIn[card] = only == null || game.options().is(only);
    }
    this.stands = new EssenceStands(game, this);
    this.hiding = new EssenceHiding(game, this);
    this.places = game.cells().bytes(cards.length, this::hide);
    this.cached = game.cells().bytes(cards.length, Secrecy.PUBLIC);
    this.covered = game.cells().bytes(cards.length * game.seats(), Secrecy.PUBLIC);
    this.under = game.cells().bytes(cards.length * game.seats(), Secrecy.PUBLIC);
    this.back = game.cells().bytes(1, Secrecy.PUBLIC);
    this.tops = game.cells().bytes(cards.length, Secrecy.NOBODY);
    game.redealers().add(new EssenceDeal(this));
  }

  /// The essence cards of a game to which some belong.
  public static Essences of(Game game) {
    return game.parts().get(Essences.class);
  }

  /// The essence cards as a view shows them, of a game to which some belong: those in other caches
  /// seem to lie in their sets.
  public static Essences of(View view) {
    return view.parts().get(Essences.class);
  }

  /// Whether essence cards belong to the game of a view.
  public static boolean areIn(View view) {
    return view.parts().find(Essences.class) != null;
  }

  @Override
  public Stands stands() {
    return stands;
  }

  @Override
  public Hiding hiding() {
    return hiding;
  }

  private byte at(int card) {
    return state.b[places + card];
  }

  private void put(int card, int where) {
    int size = cached + first(alienOf[card]);
    if (at(card) == CACHE) state.b[size]--;
    if (where == CACHE) state.b[size]++;
    int old = at(card);
    count(card, old, -1);
    count(card, where, 1);
    state.b[places + card] = (byte) where;
    if (old >= COVERED || where >= COVERED || old <= OUT || where <= OUT) stands.index();
  }

  private void count(int card, int where, int change) {
    if (where >= UNDER) state.b[countAt(under, card, Seat.of(where - UNDER))] += (byte) change;
    else if (where >= COVERED)
      state.b[countAt(covered, card, Seat.of(where - COVERED))] += (byte) change;
  }

  // Where the number of cards that lie face down before a seat, or under ships of it, stands.
  private int countAt(int row, int card, Seat seat) {
    return row + first(alienOf[card]) * game.seats() + seat.index();
  }

  // ---- the cards

  /// How many cards there are in all sets; those of one alien are next to each other.
  public int size() {
    return cards.length;
  }

  /// The card with this number.
  public Essence card(int number) {
    return cards[number];
  }

  /// The number of the card with this id, -1 when there is none.
  public int number(String id) {
    for (int card = 0; card < cards.length; card++) if (cards[card].id().equals(id)) return card;
    return -1;
  }

  /// The number of the alien to which a card belongs.
  public int alienOf(int card) {
    return alienOf[card];
  }

  /// The first card of an alien; one past the last of all when it has none.
  public int first(int alien) {
    int card = 0;
    while (card < cards.length && alienOf[card] != alien) card++;
    return card;
  }

  /// One past the last card of an alien that has this first one.
  public int end(int first) {
    int card = first;
    while (card < cards.length && alienOf[card] == alienOf[first]) card++;
    return card;
  }

  /// Whether an alien, by number, has cards.
  public boolean has(int alien) {
    return first(alien) < cards.length;
  }

  // ---- words of its own

  /// The choice of a card.
  public int choice(int card) {
    return game.parts().choice(this, card);
  }

  /// The card of such a choice.
  public static int cardOf(int choice) {
    return Parts.valueOf(choice);
  }

  @Override
  public String notation(int value) {
    return cards[value].id();
  }

  @Override
  public String choiceKind(int value) {
    return "card";
  }

  @Override
  public String cardPlace() {
    return PLACE;
  }

  // ---- the course of the game

  @Override
  public void encounterBegins() {
    follow();
  }

  @Override
  public void powersChanged() {
    follow();
  }

  @Override
  public void regroups() {
    offerWayOut();
  }

  // Those that are out may act before the hand is looked at.
  @Override
  public void turnBegins(Seat offense) {
    for (int card = 0; card < cards.length; card++) {
      Action early = cards[card].early();
      if (early != null && isOut(card)) early.act(game, offense);
    }
  }

  @Override
  public void sheetCame(int alien) {
    if (has(alien)) enter(alien);
  }

  @Override
  public void sheetLeaves(int alien) {
    if (has(alien)) leave(alien);
  }

  // ---- reading

  /// Whether a card lies in its player's cache, as far as whoever asks may know.
  public boolean isCached(int card) {
    game.peek();
    return at(card) == CACHE;
  }

  /// Whether a card may lie in the cache: it is neither open nor out of the game.
  public boolean isHidden(int card) {
    return at(card) == SET || at(card) == CACHE || at(card) == AWAY || at(card) >= COVERED;
  }

  /// Whether a card lies face down before a seat, as far as whoever asks may know.
  public boolean isCovered(int card, Seat seat) {
    game.peek();
    return at(card) == COVERED + seat.index();
  }

  /// How many cards of the set to which a card belongs lie face down before a seat.
  public int coveredBefore(int card, Seat seat) {
    return state.b[countAt(covered, card, seat)];
  }

  /// Whether a card lies face down under a ship of a seat on the sheet of its alien, as far as
  /// whoever asks may know.
  public boolean isUnder(int card, Seat seat) {
    game.peek();
    return at(card) == UNDER + seat.index();
  }

  /// How many cards of the set to which a card belongs lie under ships of a seat.
  public int under(int card, Seat seat) {
    return state.b[countAt(under, card, seat)];
  }

  /// Whether a seat knows where a card lies that nobody else may see.
  public boolean isKnownTo(int card, Seat viewer) {
    return isSeenBy(card, viewer) || holder(card) == viewer && !isAnyAway(alienOf[card]);
  }

  /// Whether a seat may look at a card that lies face down: in its cache, or before somebody.
  boolean isSeenBy(int card, Seat viewer) {
    if (!viewer.exists()) return false;
    if (holder(card) == viewer) return at(card) == CACHE || at(card) >= COVERED;
    return at(card) == COVERED + viewer.index() && cards[card].isSeen();
  }

  /// Where a hidden card lies, by a number: for dealing anew.
  int hiddenPlace(int card) {
    game.peek();
    return at(card) == CACHE ? BOX : at(card) == AWAY ? SET : at(card) == SET ? 127 : at(card);
  }

  /// The card that is being handed back to its alien, -1 when there is none.
  public int handedBack() {
    return state.b[back] - 1;
  }

  /// How many cards of an alien, by number, lie in its cache.
  public int cacheSize(int alien) {
    return has(alien) ? state.b[cached + first(alien)] : 0;
  }

  /// The card that a seat has been given, -1 for none.
  public int givenTo(Seat seat) {
    for (int card = 0; card < cards.length; card++)
      if (at(card) == GIVEN + seat.index()) return card;
    return -1;
  }

  /// The seat that a card has been given to, [Seat#NONE] when it lies with its alien.
  Seat receiver(int card) {
    return at(card) < GIVEN || at(card) >= COVERED ? Seat.NONE : Seat.of(at(card) - GIVEN);
  }

  /// The seats that have been given a card, as a mask.
  public int given() {
    int mask = 0;
    for (int card = 0; card < cards.length; card++)
      if (at(card) >= GIVEN && at(card) < COVERED) mask |= 1 << at(card) - GIVEN;
    return mask;
  }

  // ---- moving

  /// An alien comes into the game: its set is shuffled, its cache filled.
  private void enter(int alien) {
    int first = first(alien);
    for (int card = first; card < end(first); card++) put(card, isIn[card] ? SET : BOX);
    refill(alien);
  }

  /// An alien leaves the game, and all its cards with it.
  private void leave(int alien) {
    lose(alien);
    int first = first(alien);
    for (int card = first; card < end(first); card++) put(card, BOX);
  }

  /// Draws cards until the cache of an alien is full.
  public void refill(int alien) {
    int first = first(alien);
    int end = end(first);
    for (int size = cacheSize(alien); size < capacity(alien); size++) {
      int card = draw(first, end);
      if (card < 0) return;
      put(card, CACHE);
    }
  }

  private int capacity(int alien) {
    return game.content().alien(alien).hasCache() ? CACHE_SIZE : 0;
  }

  private int count(int first, int end, byte where) {
    int count = 0;
    for (int card = first; card < end; card++) if (at(card) == where) count++;
    return count;
  }

  private void reshuffle(int first, int end) {
    if (count(first, end, UNAVAILABLE) == 0) return;
    for (int card = first; card < end; card++) if (at(card) == UNAVAILABLE) put(card, SET);
    state.b[tops + first] = 0;
    if (game.isHeard()) game.tell(new Event.Reshuffled(SETS, false));
  }

  /// Whether a card could be taken off the top of an alien's set.
  public boolean mayTakeTop(int alien) {
    if (!has(alien)) return false;
    int first = first(alien);
    return count(first, end(first), SET) + count(first, end(first), UNAVAILABLE) > 0;
  }

  /// The top card of an alien's set is taken away, unseen by anybody.
  public void takeTop(int alien) {
    int first = first(alien);
    int card = draw(first, end(first));
    if (card >= 0) put(card, AWAY);
  }

  /// A card that was taken off an alien's set lies on it again.
  public void putBack(int alien) {
    int first = first(alien);
    int away = count(first, end(first), AWAY);
    if (!has(alien) || away == 0) return;
    int nth = state.random(away);
    int card = first;
    while (at(card) != AWAY || nth-- > 0) card++;
    put(card, SET);
    if (!isGone(alien)) refill(alien);
  }

  private boolean isGone(int alien) {
    int instance = game.powers().find(alien);
    return instance < 0 || game.powers().isLost(instance);
  }

  // A card of a set, at random; -1 when there is none.
  private int draw(int first, int end) {
    if (count(first, end, SET) == 0) reshuffle(first, end);
    int left = count(first, end, SET);
    if (left == 0) return -1;
    int top = state.b[tops + first] - 1;
    state.b[tops + first] = 0;
    if (top >= 0 && at(top) == SET) return top;
    int nth = state.random(left);
    int card = first;
    while (at(card) != SET || nth-- > 0) card++;
    return card;
  }

  /// Whether a card lies on top of an alien's set, without anything being shuffled.
  public boolean hasTop(int alien) {
    return has(alien) && count(first(alien), end(first(alien)), SET) > 0;
  }

  /// A seat looks at the card on top of an alien's set, which stays there.
  public void lookTop(Seat viewer, int alien) {
    int card = pick(alien);
    if (card < 0) return;
    state.b[tops + first(alien)] = (byte) (card + 1);
    if (game.isHeard())
      game.tell(new Event.LookedAt(viewer, viewer, List.of(cards[card].id()), game.cause()));
  }

  /// Nobody knows what lies on top of the sets: for new deals.
  void forgetTops() {
    for (int card = 0; card < cards.length; card++) state.b[tops + card] = 0;
  }

  /// A card is shown as it is played; it lies in the cache until it has been answered.
  public void show(Seat player, int card) {
    tell(card, player.letter());
  }

  /// A card that was played becomes unavailable, and the cache is filled again.
  public void spend(int card) {
    put(card, UNAVAILABLE);
    tell(card, GONE);
    refill(alienOf[card]);
  }

  /// A card of a cache is laid out face up beside the sheet, and the cache is filled again.
  public void layOut(Seat player, int card) {
    put(card, OUT);
    tell(card, player.letter());
    refill(alienOf[card]);
  }

  /// Whether a card lies face up beside the sheet of its alien.
  public boolean isOut(int card) {
    return at(card) == OUT;
  }

  /// Whether a card lies face up and is at work: beside the sheet of its alien, before a player, or
  /// in the middle.
  public boolean isAtWork(int card) {
    return at(card) <= OUT && at(card) > TURNED;
  }

  /// Whether a card lies face up before a seat.
  public boolean isOpenBefore(int card, Seat seat) {
    return at(card) == OPEN - seat.index();
  }

  /// Whether a card lies face up in the middle of the table.
  public boolean isInMiddle(int card) {
    return at(card) == MIDDLE;
  }

  /// A card that lies face up comes before a seat.
  public void openBefore(int card, Seat seat) {
    put(card, OPEN - seat.index());
    tell(card, seat.letter());
  }

  /// Whether a card that everybody has seen lies turned down before a seat.
  public boolean isTurnedBefore(int card, Seat seat) {
    return at(card) == TURNED - seat.index();
  }

  /// A card that lies face up before a seat is turned down there.
  public void turnDown(int card, Seat seat) {
    put(card, TURNED - seat.index());
    tell(card, seat.letter());
  }

  /// All cards of an alien, by number, are shuffled as its set, wherever they lie, and its cache is
  /// filled.
  public void recall(int alien) {
    int first = first(alien);
    for (int card = first; card < end(first); card++) if (at(card) != BOX) put(card, SET);
    if (game.isHeard()) game.tell(new Event.Reshuffled(SETS, false));
    refill(alien);
  }

  /// A card that lies face up comes into the middle of the table.
  public void toMiddle(int card) {
    put(card, MIDDLE);
    tell(card, "middle");
  }

  /// How many cards of an alien, by number, lie face up and are at work.
  public int atWork(int alien) {
    int first = first(alien);
    int count = 0;
    for (int card = first; card < end(first); card++) if (isAtWork(card)) count++;
    return count;
  }

  /// How many cards the set of an alien, by number, has in this game.
  public int setSize(int alien) {
    int first = first(alien);
    return end(first) - first - count(first, end(first), BOX);
  }

  /// A card that was played is cancelled: it stays in the cache.
  public void takeBack(int card) {
    tell(card, GONE);
  }

  // ---- cards that lie on a sheet

  /// A card of a set lies face down on the sheet: only its owner knows it.
  public void lay(int card) {
    put(card, CACHE);
  }

  /// Whether a card lies face up on the sheet.
  public boolean isOpen(int card) {
    return at(card) == UNAVAILABLE;
  }

  /// A card of a set, or of the sheet, lies face up on the sheet.
  public void open(int card) {
    put(card, UNAVAILABLE);
    tell(card, holder(card).letter());
  }

  /// A card of an alien's set, at random; -1 when there is none.
  public int pick(int alien) {
    int first = first(alien);
    return count(first, end(first), SET) == 0 ? -1 : draw(first, end(first));
  }

  /// A card that lies face down on the sheet goes back into its set, and another comes.
  public void exchange(int card, int other) {
    put(card, SET);
    put(other, CACHE);
  }

  /// A card is shown to a seat, and to nobody else.
  public void showTo(Seat viewer, int card) {
    if (game.isHeard())
      game.tell(new Event.LookedAt(viewer, holder(card), List.of(cards[card].id()), game.cause()));
  }

  /// A card of a cache is given to a seat, face up; one that lies there already goes.
  public void give(int card, Seat to) {
    int old = givenTo(to);
    put(card, GIVEN + to.index());
    tell(card, to.letter());
    stands.index();
    game.cards().sweepSoon();
    if (old >= 0) takeAway(to, old);
  }

  /// A card of a cache is laid face down before a seat.
  public void cover(int card, Seat to) {
    put(card, COVERED + to.index());
    if (game.isHeard()) game.tell(new Event.TokenPlaced(cards[card].alien(), to.letter()));
  }

  /// A card of a cache is laid face down under a ship of a seat, on the sheet of its alien.
  public void layUnder(int card, Seat owner) {
    put(card, UNDER + owner.index());
    if (game.isHeard())
      game.tell(new Event.TokenPlaced(cards[card].alien(), holder(card).letter()));
  }

  /// A card that lies before a seat is shown and becomes unavailable.
  public void turnUp(int card) {
    put(card, UNAVAILABLE);
    tell(card, GONE);
    refill(alienOf[card]);
  }

  /// The same, and until [#settleBack] it counts as being handed back.
  public void handBack(int card) {
    state.b[back] = (byte) (card + 1);
    turnUp(card);
  }

  /// What was handed back is so for good.
  public void settleBack() {
    state.b[back] = 0;
  }

  /// A card of the cache becomes unavailable, and the one that is being handed back comes there.
  public void swapForBack(int card) {
    int returned = handedBack();
    put(card, UNAVAILABLE);
    put(returned, CACHE);
    tell(card, GONE);
  }

  // What it kept its holder from happens now.
  private void takeAway(Seat holder, int card) {
    put(card, UNAVAILABLE);
    tell(card, GONE);
    stands.index();
    int ships = game.ships().at(Place.CARD, holder);
    if (ships > 0) {
      game.verbs().beginLoss(Cause.EFFECT).add(holder, Place.CARD, ships);
      game.verbs().carryOutLoss();
    }
    game.verbs().ships().checkWin();
  }

  private void tell(int card, String where) {
    if (game.isHeard()) game.tell(new Event.TokenPlaced(cards[card].id(), where));
  }

  /// Looks whether a sheet has been lost or regained: a lost one has neither cache nor cards with
  /// others.
  public void follow() {
    for (int i = 0; i < game.seats() * Sizes.POWERS; i++) {
      int alien = game.powers().number(i);
      if (alien < 0 || !has(alien)) continue;
      if (game.powers().isLost(i)) lose(alien);
      else refill(alien);
    }
  }

  /// All cards of a sheet that is lost become unavailable, those with other players too.
  private void lose(int alien) {
    if (capacity(alien) == 0) return;
    int first = first(alien);
    for (int card = first; card < end(first); card++) {
      int where = at(card);
      if (where == CACHE || where <= OUT || where >= COVERED) put(card, UNAVAILABLE);
      if (where < OUT || where >= COVERED) tell(card, GONE);
      else if (where >= GIVEN) takeAway(Seat.of(where - GIVEN), card);
    }
  }

  /// In every regroup phase each seat that has been given a card may put a ship on it; when it
  /// holds as many as its number, they go to the warp and the card goes.
  private void offerWayOut() {
    if (stands.queries() == 0) return;
    int asked = given();
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      int card = seat.in(asked) ? givenTo(seat) : -1;
      if (card < 0 || game.ships().standing(seat) == 0) continue;
      var from = game.ask(seat).planetOrNone(cards[card].prompt(), game.ships().standing(seat));
      if (!from.exists()) continue;
      game.verbs().ships().move(seat, from.index(), Place.CARD, 1, true);
      game.verbs().ships().settle();
      if (game.ships().at(Place.CARD, seat) >= cards[card].number()
          && at(card) == GIVEN + seat.index()) takeAway(seat, card);
    }
  }

  // ---- views

  // What is in the cache of somebody else seems to lie in its set.
  private void hide(Claim claim, State shown, Sight sight) {
    for (int card = 0; card < cards.length; card++)
      if (at(card) == AWAY
          || (at(card) == CACHE || at(card) >= COVERED) && !isKnownTo(card, sight.viewer()))
        state.b[places + card] = SET;
  }

  /// Whether a card lies away from its set, unseen by everybody, as far as whoever asks may know.
  boolean isAway(int card) {
    game.peek();
    return at(card) == AWAY;
  }

  /// Whether a card of an alien lies away from its set.
  public boolean isAnyAway(int alien) {
    return has(alien) && count(first(alien), end(first(alien)), AWAY) > 0;
  }

  /// The seat whose cache a card belongs to, [Seat#NONE] when nobody has its alien.
  public Seat holder(int card) {
    return game.powers().holder(game.content().alien(alienOf[card]));
  }

  /// For tables set up by hand: exactly these cards lie in an alien's cache.
  public void cache(int alien, List<Integer> cards) {
    int first = first(alien);
    for (int card = first; card < end(first); card++) if (at(card) == CACHE) put(card, SET);
    for (int card : cards) put(card, CACHE);
  }

  /// For tables set up by hand: a card lies face down before a seat.
  public void lay(Seat seat, int card) {
    boolean cached = at(card) == CACHE;
    put(card, COVERED + seat.index());
    if (cached) refill(alienOf[card]);
  }

  /// For tables set up by hand: a card lies under a ship of a seat.
  public void layBelow(Seat owner, int card) {
    boolean cached = at(card) == CACHE;
    put(card, UNDER + owner.index());
    if (cached) refill(alienOf[card]);
  }

  /// For tables set up by hand: a card lies face up before a seat, or with [Seat#NONE] in the
  /// middle.
  ///
  /// @param down whether it has been turned down there
  public void layOpen(int card, Seat seat, boolean down) {
    boolean cached = at(card) == CACHE;
    put(card, seat.exists() ? (down ? TURNED : OPEN) - seat.index() : MIDDLE);
    if (cached) refill(alienOf[card]);
  }

  /// For tables set up by hand: a seat has been given a card, or one that is given to nobody lies
  /// face up beside the sheet.
  public void hold(Seat seat, int card) {
    int alien = alienOf[card];
    boolean cached = at(card) == CACHE;
    put(card, cards[card].number() == 0 ? OUT : GIVEN + seat.index());
    if (cached) refill(alien);
    stands.index();
    game.cards().sweepSoon();
  }

  /// Swaps the hidden places of two cards.
  public void swapHidden(int one, int other) {
    byte where = at(one);
    state.b[places + one] = at(other);
    state.b[places + other] = where;
  }
}
