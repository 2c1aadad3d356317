package hypergate.game.timing;

import hypergate.game.card.Ability;
import hypergate.game.card.Content;
import hypergate.game.card.Effect;
import hypergate.game.card.Face;
import hypergate.game.card.FlareCard;
import hypergate.game.card.Option;
import hypergate.game.card.WindowMasks;
import hypergate.game.decide.Menu;
import hypergate.game.event.Event;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.Layout;
import hypergate.game.state.State;
import hypergate.game.state.Zone;
import hypergate.game.table.CardIndex;
import hypergate.game.table.CardSlots;
import hypergate.game.table.Encounter;
import hypergate.game.table.Powers;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import java.util.List;

/// The cosmic cards that players may play: from their hands, from piles on their sheets that are
/// played like a hand, and from under cards before them. A location is a card. In which windows
/// cards act is not kept here, as it changes with every card that is drawn: a window looks at the
/// cards that are held. It is long because each of these places has bars of its own.
public final class HandStands extends Stands {
  private static final long FROM_ELSEWHERE =
      Query.PILE_PLAYABLE.bit() | Query.STORED_PLAYABLE.bit();

  private final State state;
  private final Content content;
  private final Encounter encounter;
  private final Playable playable;
  private final CardSlots slots;
  private final CardIndex index;
  private final HiddenCards hidden;
  private final OutOfTime outOfTime;

  // The cards of a hand that were found last by #couldPlay.
  private long foundLow;
  private long foundHigh;

  private boolean seen;

  // Whether flares of a pile are being looked at.
  private boolean channelling;

  // What has been played in a window that is open, which may not be played again before the next.
  private final int again;
  private int offering;

  HandStands(Timing game) {
    super(game);
    this.state = game.state();
    this.content = game.content();
    this.encounter = game.encounter();
    this.slots = game.cardSlots();
    this.playable = new Playable(game);
    this.index = game.cards().windows();
    this.hidden = new HiddenCards(game, playable);
    this.outOfTime = new OutOfTime(game, playable);
    this.again = wayOfAnswering();
  }

  /// Which cards a seat could play.
  Playable playable() {
    return playable;
  }

  // ---- in a window

  /// Whether a seat plays a flare of a pile of flares, or it is being asked whether it could.
  public boolean isChannelling(Seat seat) {
    return channelling || game.pipeline().isChannelling(seat);
  }

  /// Whether anybody holds a card that acts in a window.
  boolean isAnyHeld(int window) {
    return isAny(WindowMasks.of(window), state.low(Zone.HELD), state.high(Zone.HELD));
  }

  /// The seats that may have a card to use, as a mask: never too few.
  int mayUse(Window window) {
    int w = window.ordinal();
    seen = false;
    int mask = isAnyHeld(w) ? holders(w) : 0;
    if (playsFromElsewhere())
      for (int i = 0; i < game.seats(); i++)
        if (mayPlayFromElsewhere(window, Seat.of(i))) mask |= 1 << i;
    return mask;
  }

  /// Whether [#mayUse] has just found cards in hands that act in its window, be it that they can be
  /// played now or not.
  boolean isSeen() {
    return seen;
  }

  // Most hands hold nothing for a window: that is seen before their position is looked for.
  private int holders(int window) {
    long low = index.low(WindowMasks.of(window));
    long high = index.high(WindowMasks.of(window));
    int mask = 0;
    for (int i = 0; i < game.seats(); i++) {
      int hand = Zone.hand(i);
      long mayLow = state.w[hand] & low;
      long mayHigh = state.w[hand + 1] & high;
      if ((mayLow | mayHigh) == 0) continue;
      int set = WindowMasks.of(window, encounter.position(Seat.of(i)));
      if (!isAny(set, mayLow, mayHigh)) continue;
      seen = true;
      if (couldPlay(Seat.of(i), set)) mask |= 1 << i;
    }
    return mask;
  }

  // Finds the cards of a seat's hand in a set of the index that it could play, as far as can be
  // told without asking any of them.
  private boolean couldPlay(Seat seat, int set) {
    int hand = Zone.hand(seat.index());
    long low = state.low(hand) & index.low(set) & ~state.low(Zone.SPENT);
    long high = state.high(hand) & index.high(set) & ~state.high(Zone.SPENT);
    if (!playsFlares(seat)) {
      low &= ~content.kindLow(Kind.FLARE);
      high &= ~content.kindHigh(Kind.FLARE);
    }
    long superLow = low & index.superLow(set);
    long superHigh = high & index.superHigh(set);
    if (superLow != 0) low &= ~superLow | ofOwnPowers(seat, superLow, 0);
    if (superHigh != 0) high &= ~superHigh | ofOwnPowers(seat, superHigh, Long.SIZE);
    foundLow = low;
    foundHigh = high;
    return (low | high) != 0;
  }

  // Those of these cards of aliens whose alien the seat has.
  private long ofOwnPowers(Seat seat, long cards, int first) {
    long own = 0;
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      int alien = game.cards().cardAlien(first + card);
      for (int slot = 0; slot < Sizes.POWERS; slot++)
        if (game.powers().number(Powers.instance(seat, slot)) == alien) own |= 1L << card;
    }
    return own;
  }

  // Whether a seat may play any flare; other cards of aliens lie in the same places.
  private boolean playsFlares(Seat seat) {
    return game.cards().flaresPlayed(seat) == 0
        || game.cards().ownCards() != 0
        || game.isBent(Query.FLARE_LIMIT)
        || game.options().is(Option.FREEWHEELING);
  }

  // Whether some card of these is in a set of the index.
  private boolean isAny(int set, long low, long high) {
    return (low & index.low(set) | high & index.high(set)) != 0;
  }

  // Whether cards may be played that are in no hand.
  private boolean playsFromElsewhere() {
    return (state.w[Layout.BENT] & FROM_ELSEWHERE) != 0;
  }

  private boolean mayPlayFromElsewhere(Window window, Seat seat) {
    int set = WindowMasks.of(window.ordinal());
    return game.stands().sheets().bends(Query.PILE_PLAYABLE)
            && playable.isAnyInPiles(seat, index.low(set), index.high(set))
        || playable.storesPlayable(seat);
  }

  @Override
  protected void add(Menu menu, Window window, Seat seat, int level) {
    offering = level;
    addCards(menu, window, seat, Zone.hand(seat.index()));
    if (playsFromElsewhere()) addFromElsewhere(menu, window, seat);
  }

  private void addFromElsewhere(Menu menu, Window window, Seat seat) {
    if (game.stands().sheets().bends(Query.PILE_PLAYABLE))
      for (int slot = 0; slot < Sizes.POWERS; slot++) {
        int instance = Powers.instance(seat, slot);
        if (state.size(Zone.pile(instance)) == 0 || !playable.isPlayable(instance)) continue;
        channelling = game.powers().alien(instance).hasFlarePile();
        addCards(menu, window, seat, Zone.pile(instance));
        channelling = false;
      }
    if (slots.arePlayable())
      for (int slot = 0; slot < slots.top(); slot++)
        if (slots.isOf(slot, seat) && slots.isPlayable(slot))
          addCard(menu, window, seat, slots.stored(slot), encounter.position(seat));
  }

  private void addCards(Menu menu, Window window, Seat seat, int zone) {
    int position = encounter.position(seat);
    int set = WindowMasks.of(window.ordinal(), position);
    int own = Zone.hand(seat.index());
    if (zone == own) {
      if (!couldPlay(seat, set)) return;
    } else {
      foundLow = state.low(zone) & index.low(set) & ~state.low(Zone.SPENT);
      foundHigh = state.high(zone) & index.high(set) & ~state.high(Zone.SPENT);
    }
    long low = foundLow;
    long high = foundHigh;
    if ((low | high) == 0) return;
    if (zone == own && game.query(Query.MAY_PLAY, seat, 1) == 0) return;
    Face last = null;
    for (int card = CardSet.next(low, high, 0);
        card >= 0;
        card = CardSet.next(low, high, card + 1)) {
      Face face = game.cards().face(card);
      if (face == last || game.cards().isFurtherCopy(card, low, high)) continue;
      last = face;
      if (zone != own && playable.shows(state.low(own), state.high(own), face)) continue;
      addCard(menu, window, seat, card, position);
    }
  }

  private void addCard(Menu menu, Window window, Seat seat, int card, int position) {
    if (game.stands().promises().isBarred(seat, game.cards().face(card).kind())) return;
    if (!content.isAlienCard(card)) {
      addSide(menu, playable.side(seat, card, 0).in(window), seat, card, 0, position);
    } else if (playable.isFresh(seat, card) && !isPlayedHere(card)) {
      addSide(menu, playable.side(seat, card, 0).in(window), seat, card, 0, position);
      // Of another card of an alien two ways of playing it lie open to everybody.
      if (game.cards().isOwnCard(card)) addSecond(menu, window, seat, card, position);
    }
  }

  // Whether a flare that may be played once more has been played in this very window.
  private boolean isPlayedHere(int card) {
    int place = card - content.firstAlienCard();
    return game.cards().played(place) != 0 && hasActed(again, offering, place);
  }

  private void addSecond(Menu menu, Window window, Seat seat, int card, int position) {
    Effect second = playable.side(seat, card, Playable.SECOND);
    addSide(menu, second.in(window), seat, card, Playable.SECOND, position);
  }

  private void addSide(Menu menu, Ability[] here, Seat seat, int card, int side, int position) {
    for (int a = 0; a < here.length; a++)
      if (!here[a].mandatory() && here[a].role().covers(position) && holds(seat, here[a], card))
        menu.add(StandChoice.of(this, card, side | a));
  }

  @Override
  protected void use(Seat seat, Window window, int card, int number, int level) {
    Ability ability = effect(seat, card, number).in(window)[number % Playable.SECOND];
    int store = playable.slotStoring(seat, card);
    int pile = store < 0 && !game.cards().inHand(seat, card) ? playable.pileOf(seat, card) : -1;
    if (pile >= 0 && !takeFromPile(seat, card, pile)) return;
    if (store >= 0) slots.takeStored(store);
    if (game.content().isAlienCard(card) && !game.cards().isOwnCard(card))
      actsNow(again, level, card - content.firstAlienCard());
    game.pipeline().useCard(seat, ability, this, card, pile, store >= 0);
  }

  /// Artifacts that are played outside their moments.
  public OutOfTime outOfTime() {
    return outOfTime;
  }

  @Override
  protected void look() {
    hidden.look();
  }

  @Override
  protected boolean isEligible(Window window, Seat seat, int level) {
    return holdsCards(seat)
            && (hidden.artifact(window, seat)
                || hidden.flare(window, seat)
                || game.alienCards().couldBePlayed(window, seat, hidden))
        || playable.storesPlayable(seat) && hidden.flare(window, seat);
  }

  /// Whether a seat has cards in its hand, or on a pile that is played like a hand, for all that
  /// everybody can see: how many lie there is public.
  boolean holdsCards(Seat seat) {
    return game.cards().handSize(seat) > 0 && game.query(Query.MAY_PLAY, seat, 1) != 0
        || playable.hasPlayablePile(seat);
  }

  // ---- what stands here

  @Override
  protected Effect effect(Seat seat, int card, int number) {
    return playable.side(seat, card, number);
  }

  @Override
  protected String notation(int card, int number) {
    Face face = game.cards().face(card);
    if (face.flare() == null && face.own() == null) return face.notation();
    return playable.side(holder(card), card, number).id();
  }

  private Seat holder(int card) {
    for (int i = 0; i < game.seats(); i++) {
      if (state.has(Zone.hand(i), card)) return Seat.of(i);
      for (int slot = 0; slot < Sizes.POWERS; slot++)
        if (state.has(Zone.pile(Powers.instance(Seat.of(i), slot)), card)) return Seat.of(i);
      if (playable.slotStoring(Seat.of(i), card) >= 0) return Seat.of(i);
    }
    throw new IllegalStateException("nobody holds card " + card);
  }

  @Override
  protected int contentNumber(Use use) {
    int card = use.location;
    if (use.isFlare()) return game.cards().cardAlien(card);
    return isOwnCard(use) ? game.alienCards().contentNumber(use) : card;
  }

  // Artifacts and flares are told by what they are.
  @Override
  protected String named(int contentNumber) {
    return game.alienCards().named(contentNumber);
  }

  private boolean isOwnCard(Use use) {
    return game.cards().isOwnCard(use.location);
  }

  // ---- a use

  // Who plays a flare as super or another card of an alien shows whose it is.
  @Override
  protected void show(Use use) {
    if (!game.powers().isAnyFaceDown() || !isSuper(use) && !isOwnCard(use)) return;
    int instance = ownPower(use);
    if (instance >= 0) game.stands().sheets().turnUp(instance);
  }

  private static boolean isSuper(Use use) {
    return use.isFlare() && !use.isWild();
  }

  private int ownPower(Use use) {
    return game.powers().find(use.seat, content.alien(game.cards().cardAlien(use.location)));
  }

  @Override
  protected void declare(Use use) {
    int card = use.location;
    if (!use.isFromPile() && !use.sheltered) game.cards().fromHand(use.seat, card);
    game.cards().aside(card);
    game.cards().knownToAll(card);
    if (isOwnCard(use)) game.alienCards().declare(use);
    if (!use.isFlare()) return;
    if (!use.channelled) game.cards().countFlares(use.seat, 1);
    played(card, use.seat.index() + 1);
  }

  // Notes how a flare has been played in this encounter.
  private void played(int card, int how) {
    game.cards().played(card - content.firstAlienCard(), how);
  }

  // A power whose super flare is kept from acting is shut off with it.
  @Override
  protected boolean block(Use use) {
    use.block();
    if (!isSuper(use)) return true;
    int instance = ownPower(use);
    played(use.location, 0);
    if (instance < 0) return true;
    game.powers().block(instance);
    game.holds().shields(instance);
    return true;
  }

  @Override
  protected void begin(Use use) {
    FlareCard flare = game.cards().face(use.location).flare();
    if (flare == null || !use.isFlare()) return;
    Effect effect = use.isWild() ? flare.wildEffect() : flare.superEffect();
    int how = use.isWild() ? Face.IN_FORCE : Face.IN_FORCE | Face.SUPER_PLAYED;
    int place = use.location - content.firstAlienCard();
    game.cards().played(place, game.cards().played(place) | how);
    game.stands().flares().more(effect.musts(), effect.queries());
    if (!use.isWild()) game.holds().played(use, effect);
  }

  @Override
  protected void settle(Use use) {
    if (use.prevented && use.isFlare() && !use.channelled) game.cards().countFlares(use.seat, -1);
    int card = use.location;
    if (!use.prevented && !use.isFromPile()) game.verbs().played(use.seat, card);
    if (use.then == Use.Then.GONE) return;
    game.cards().fromAside(card);
    if (!use.prevented && !isOwnCard(use) && game.query(Query.PLAYED_LEAVES, use.seat, 0) != 0) {
      game.verbs().leaveGame(use.seat, card);
      return;
    }
    boolean keeps =
        use.then == Use.Then.KEPT && !use.isFlare()
            || use.isFlare() && use.then != Use.Then.DISCARDED && !burns(use);
    int home = playable.hasPile(use.pile) ? use.pile : playable.homePile(use.seat);
    if (!keeps || use.channelled && !use.prevented) {
      game.verbs().settleDiscard(use.seat, card);
    } else if (use.isFromPile() && game.powers().exists(home)) {
      game.cards().toPile(home, card, true);
    } else {
      game.cards().backToHand(use.seat, card);
    }
  }

  /// Whether a flare that has been played is discarded after its use, whatever it says itself.
  boolean burns(Use use) {
    return use.isFlare() && !use.prevented && game.query(Query.FLARE_BURNS, use.seat, 0) != 0;
  }

  /// The card being answered goes to a thief's hand, in the open, as if it had not been played.
  void stealAnswered(Seat thief) {
    Use use = game.answering();
    if (use.card() < 0 || use.then == Use.Then.GONE) return;
    int card = use.location;
    use.stolen();
    if (use.isFlare()) played(card, 0);
    game.cards().fromAside(card);
    game.cards().toHand(thief, card);
    if (game.isHeard())
      game.tell(
          new Event.Took(
              thief, use.seat, 1, List.of(game.cards().face(card).notation()), game.cause()));
  }

  // ---- piles

  // The card lies aside while its use is answered, so that it cannot answer itself; zapped, it goes
  // back to the pile.
  private boolean takeFromPile(Seat seat, int card, int pile) {
    game.cards().fromPile(pile, card);
    game.cards().aside(card);
    if (playable.isAsHand(seat) || game.stands().sheets().declares(seat, pile)) return true;
    game.cards().fromAside(card);
    game.cards().toPile(pile, card, true);
    return false;
  }

  /// Playing a card from a sheet's pile is a use of that power and can be zapped as such (Miser).
  ///
  /// @return false when it was zapped
  boolean declareFromPile(Seat seat, int card) {
    return playable.isAsHand(seat)
        || game.stands().sheets().declares(seat, playable.pileOf(seat, card));
  }

  /// The instance whose pile a seat's cards go back to, -1 when it has none.
  public int pile(Seat seat) {
    int instance = playable.homePile(seat);
    return playable.hasPile(instance) ? instance : -1;
  }
}
