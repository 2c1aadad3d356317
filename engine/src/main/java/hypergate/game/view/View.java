package hypergate.game.view;

import hypergate.game.Cards;
import hypergate.game.Encounter;
import hypergate.game.Face;
import hypergate.game.Game;
import hypergate.game.Hazards;
import hypergate.game.Option;
import hypergate.game.Powers;
import hypergate.game.Rewards;
import hypergate.game.Rules;
import hypergate.game.Ships;
import hypergate.game.Tech;
import hypergate.game.Techs;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.state.State;
import java.util.Optional;

/// The table as one seat sees it: a copy of the state from which everything that the seat cannot
/// know has been taken out. It holds no foreign hand, so it cannot give one away.
/// Two games that differ only in what the seat cannot see give equal views, cell by cell.
public final class View {
  private static final byte UNKNOWN_TECH = 127;
  private static final int UNKNOWN_CARD = 1000;

  private final Game table;
  private final int[] handSize = new int[Seat.MOST];
  private final int[] pileSize = new int[Layout.INSTANCES];
  private final int[] cacheSize = new int[Layout.INSTANCES];
  private final int[] rewards = new int[Seat.MOST + Layout.INSTANCES];
  private Seat seat = Seat.NONE;
  private int taken;

  /// An empty view for games with these rules; fill it with [#take].
  public View(Rules rules) {
    table = Game.tableFor(rules);
  }

  /// The table of a game as a seat sees it; [Seat#NONE] is a spectator.
  public static View of(Game game, Seat seat) {
    View view = new View(game.rules());
    view.take(game, seat);
    return view;
  }

  /// Takes the table of a game as a seat sees it now, reusing this object.
  public void take(Game game, Seat viewer) {
    seat = viewer;
    taken++;
    State state = table.state();
    state.copyFrom(game.state());
    int self = viewer.index();
    for (int i = 0; i < Seat.MOST; i++) handSize[i] = state.size(Layout.hand(i));
    for (int i = 0; i < Layout.INSTANCES; i++) pileSize[i] = state.size(Layout.pile(i));
    for (int i = 0; i < Layout.INSTANCES; i++)
      cacheSize[i] =
          table.powers().exists(i) ? table.essences().cacheSize(table.powers().number(i)) : 0;
    table.essences().hideFrom(viewer);
    for (int i = 0; i < rewards.length; i++)
      rewards[i] = game.rewards().in(i < Seat.MOST ? Layout.hand(i) : Layout.pile(i - Seat.MOST));
    redact(state, self);
  }

  private void redact(State state, int self) {
    long low = self < 0 ? 0 : state.w[Layout.known(self)] | state.w[Layout.hand(self)];
    long high = self < 0 ? 0 : state.w[Layout.known(self) + 1] | state.w[Layout.hand(self) + 1];
    if (self >= 0)
      for (int slot = 0; slot < Layout.POWERS; slot++) {
        low |= state.w[Layout.pile(self * Layout.POWERS + slot)];
        high |= state.w[Layout.pile(self * Layout.POWERS + slot) + 1];
      }
    for (int i = 0; i < state.n[Layout.REWARD_DISCARD_SIZE]; i++) {
      int card = state.b[Layout.REWARD_DISCARD + i];
      if (card < 64) low |= 1L << card;
      else high |= 1L << card;
    }
    if (self < 0)
      for (int i = 0; i < state.n[Layout.DISCARD_SIZE]; i++) {
        int card = state.b[Layout.DISCARD + i];
        if (card < 64) low |= 1L << card;
        else high |= 1L << card;
      }
    // What lies beside a planet lies face up.
    for (int card = 0; card < Layout.CARDS; card++) {
      if (state.b[Layout.BESIDE_PLANET + card] == 0) continue;
      if (card < 64) low |= 1L << card;
      else high |= 1L << card;
    }
    // So does what is laid out at the gate, and what can be played from under a tech.
    low |= state.low(Layout.AT_GATE);
    high |= state.high(Layout.AT_GATE);
    low |= state.low(Layout.RUNNING);
    high |= state.high(Layout.RUNNING);
    for (int slot = 0; slot < Layout.TECH_SLOTS; slot++) {
      int card = state.b[Layout.TECH_STORED + slot] - 1;
      if (card < 0 || !state.has(Layout.HELD, card)) continue;
      if (card < 64) low |= 1L << card;
      else high |= 1L << card;
    }
    if ((state.n[Layout.FLAGS] & hypergate.game.Encounter.REVEALED) != 0)
      for (int i = 0; i < Seat.MOST; i++) {
        int card = state.n[Layout.SELECTED + i] - 1;
        if (card < 0) continue;
        if (card < 64) low |= 1L << card;
        else high |= 1L << card;
      }
    for (int i = 0; i < Layout.KNOWN - Layout.HAND; i += 2) {
      state.w[Layout.HAND + i] &= low;
      state.w[Layout.HAND + i + 1] &= high;
    }
    for (int i = 0; i < Seat.MOST; i++) {
      if (i != self) {
        state.w[Layout.known(i)] = 0;
        state.w[Layout.known(i) + 1] = 0;
      }
    }
    state.w[Layout.RANDOM] = 0;
    state.w[Layout.RANDOM + 1] = 0;
    java.util.Arrays.fill(state.b, Layout.DECK, Layout.DECK + Layout.CARDS, (byte) 0);
    java.util.Arrays.fill(state.b, Layout.TECH_DECK, Layout.TECH_DECK + Layout.TECHS, (byte) 0);
    java.util.Arrays.fill(state.b, Layout.DESTINY, Layout.DESTINY + Layout.DESTINIES, (byte) 0);
    java.util.Arrays.fill(
        state.b,
        Layout.DISCARD + state.n[Layout.DISCARD_SIZE],
        Layout.DISCARD + Layout.CARDS,
        (byte) 0);
    java.util.Arrays.fill(
        state.b,
        Layout.TECH_DISCARD + state.n[Layout.TECH_DISCARD_SIZE],
        Layout.TECH_DISCARD + Layout.TECHS,
        (byte) 0);
    java.util.Arrays.fill(
        state.b,
        Layout.DESTINY_DISCARD + state.n[Layout.DESTINY_DISCARD_SIZE],
        Layout.DESTINY_DISCARD + Layout.DESTINIES,
        (byte) 0);
    java.util.Arrays.fill(
        state.b, Layout.HAZARD_DECK, Layout.HAZARD_DECK + Layout.HAZARDS, (byte) 0);
    java.util.Arrays.fill(
        state.b,
        Layout.HAZARD_DISCARD + state.n[Layout.HAZARD_DISCARD_SIZE],
        Layout.HAZARD_DISCARD + Layout.HAZARDS,
        (byte) 0);
    java.util.Arrays.fill(
        state.b, Layout.REWARD_DECK, Layout.REWARD_DECK + Layout.REWARDS, (byte) 0);
    java.util.Arrays.fill(
        state.b,
        Layout.REWARD_DISCARD + state.n[Layout.REWARD_DISCARD_SIZE],
        Layout.REWARD_DISCARD + Layout.REWARDS,
        (byte) 0);
    int given = state.n[Layout.GIVEN_CARD] - 1;
    if (given >= 0 && ((given < 64 ? low : high) >>> given & 1) == 0)
      state.n[Layout.GIVEN_CARD] = UNKNOWN_CARD;
    int flares = table.content().firstAlienCard();
    for (int i = 0; i < Layout.ALIEN_CARDS; i++)
      // What has been played in this encounter was seen by all, wherever the card went since.
      if (((flares + i < 64 ? low : high) >>> (flares + i) & 1) == 0
          && state.b[Layout.CARD_PLAYED + i] == 0) state.b[Layout.CARD_ALIEN + i] = 0;
    for (int i = 0; i < Seat.MOST; i++) {
      if (i == self) continue;
      int dealt = Layout.DEALT + Layout.DEALT_EACH * i;
      java.util.Arrays.fill(state.b, dealt, dealt + Layout.DEALT_EACH, (byte) 0);
      int card = state.n[Layout.SELECTED + i] - 1;
      if (card >= 0 && ((card < 64 ? low : high) >>> card & 1) == 0)
        state.n[Layout.SELECTED + i] = UNKNOWN_CARD;
    }
    for (int side = 0; side < 2; side++) {
      int card = state.n[Layout.SECOND_CARD + side] - 1;
      if (card >= 0 && ((card < 64 ? low : high) >>> card & 1) == 0)
        state.n[Layout.SECOND_CARD + side] = UNKNOWN_CARD;
    }
    if (table.moons().inUse()) redactMoons(state);
    for (int slot = 0; slot < Layout.TECH_SLOTS; slot++) redactTech(state, slot, self);
    if (state.n[Layout.FACE_DOWN] != 0) redactPowers(state, self);
    table.stands().hideSecrets();
  }

  // Of moons that it does not know a seat sees the backs.
  private void redactMoons(State state) {
    for (int slot = 0; slot < Place.MOONS; slot++)
      if (state.b[Layout.MOON_ID + slot] != 0
          && !table.moons().knows(slot, seat)
          && !table.moons().isKnownToAll(slot)) table.moons().hide(slot);
    for (int i = 0; i < Seat.MOST; i++) if (i != seat.index()) state.b[Layout.MOON_LEFT + i] = 0;
  }

  // A sheet that lies face down is no power to the others, only a sheet. Nothing can lie on it.
  private void redactPowers(State state, int self) {
    for (int i = 0; i < Layout.INSTANCES; i++)
      if (i / Layout.POWERS != self && table.powers().isFaceDown(i)) state.b[Layout.ALIEN + i] = 0;
    table.powers().index();
  }

  private void redactTech(State state, int slot, int self) {
    if (state.b[Layout.TECH_ID + slot] == 0) {
      state.b[Layout.TECH_OWNER + slot] = 0;
      return;
    }
    boolean own = state.b[Layout.TECH_OWNER + slot] == self;
    boolean sees = own && table.options().is(Option.PEEK_OWN);
    if (state.b[Layout.TECH_COMPLETE + slot] == 0 && !sees)
      state.b[Layout.TECH_ID + slot] = UNKNOWN_TECH;
    int stored = state.b[Layout.TECH_STORED + slot] - 1;
    boolean shown = stored >= 0 && state.has(Layout.HELD, stored);
    if (!own && stored >= 0 && !shown) state.b[Layout.TECH_STORED + slot] = UNKNOWN_TECH;
  }

  /// How often a table has been taken into this object: what was read from it holds as long as this
  /// stays the same.
  public int taken() {
    return taken;
  }

  /// Whose view it is; [Seat#NONE] for a spectator.
  public Seat seat() {
    return seat;
  }

  /// The rules that everybody knows.
  public Rules rules() {
    return table.rules();
  }

  /// Where ships stand: public.
  public Ships ships() {
    return table.ships();
  }

  /// The encounter: face-down cards of others are absent.
  public Encounter encounter() {
    return table.encounter();
  }

  /// Aliens, counters and their state: public.
  public Powers powers() {
    return table.powers();
  }

  /// Whose turn it is.
  public Seat turn() {
    return table.turn();
  }

  /// The phase being played.
  public hypergate.game.Step step() {
    return table.step();
  }

  /// Number of cards in any hand: public.
  public int handSize(Seat of) {
    return handSize[of.index()];
  }

  /// Number of cards in any hand that have the back of the reward deck: public.
  public int rewardsInHand(Seat of) {
    return rewards[of.index()];
  }

  /// The reward deck: its size and its discard pile are public.
  public Rewards rewards() {
    return table.rewards();
  }

  /// Number of cards in the pile on a sheet: public.
  public int pileSize(int instance) {
    return pileSize[instance];
  }

  /// Number of essence cards in the cache of a power: public.
  public int cacheSize(int instance) {
    return cacheSize[instance];
  }

  /// The essence cards: those in other caches seem to lie in their sets.
  public hypergate.game.Essences essences() {
    return table.essences();
  }

  /// The tokens of aliens that lie before players: public.
  public hypergate.game.SeatTokens tokens() {
    return table.tokens();
  }

  /// Tech levels: public.
  public hypergate.game.Levels levels() {
    return table.levels();
  }

  /// The seat's own hand as a scratch set.
  public CardSet hand() {
    return table.cards().hand(seat);
  }

  /// Those cards in another hand that this seat knows to be there, as a scratch set.
  public CardSet knownIn(Seat other) {
    return table.cards().hand(other);
  }

  /// What a card shows that this seat can see.
  public Face face(int card) {
    return table.cards().face(card);
  }

  /// The discard pile, hand sizes of decks and the own cards: whatever is asked of cards here is
  /// answered from the redacted table.
  public Cards cards() {
    return table.cards();
  }

  /// The moons: where they are and who is there is public; those that this seat does not know show
  /// their backs.
  public hypergate.variant.moons.Moons moons() {
    return table.moons();
  }

  /// Hazards in play and their discards: public.
  public Hazards hazards() {
    return table.hazards();
  }

  /// Owners, ships and states of techs: public; faces through [#tech].
  public Techs techs() {
    return table.techs();
  }

  /// The tech in a slot, if this seat can see its face.
  public Optional<Tech> tech(int slot) {
    int number = table.techs().number(slot);
    return number < 0 || number == UNKNOWN_TECH - 1
        ? Optional.empty()
        : Optional.of(table.content().tech(number));
  }

  /// The card in a slot, if this seat can see its face: for a copy of another tech not the one that
  /// [#tech] gives.
  public Optional<Tech> card(int slot) {
    return tech(slot).map(_ -> table.techs().card(slot));
  }

  /// What a side's total would be with this card, as far as the seat can see.
  public Game table() {
    return table;
  }

  /// Whether two views are equal cell by cell.
  public boolean sameAs(View other) {
    return table.state().sameAs(other.table.state())
        && java.util.Arrays.equals(handSize, other.handSize)
        && java.util.Arrays.equals(rewards, other.rewards)
        && java.util.Arrays.equals(pileSize, other.pileSize)
        && java.util.Arrays.equals(cacheSize, other.cacheSize);
  }
}
