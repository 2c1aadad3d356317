package hypergate.game;

import hypergate.game.piece.Luck;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.Claim;
import hypergate.game.state.Layout;
import hypergate.game.state.Secrecy;
import hypergate.game.state.Sight;
import hypergate.game.state.State;
import hypergate.game.state.Zone;
import org.jspecify.annotations.Nullable;

/// The tech cards: the deck, the discards, and those in front of owners, each in a slot of its own.
/// The face of a slot that is not complete is known to its owner only.
public final class Techs {
  /// From this number on the abilities of a card that copies others are counted, in a window where
  /// those of the tech that it is a copy of are counted from 0.
  static final int OWN = 8;

  private final Game game;
  private final State state;
  private final Content content;
  private final TechDeck deck;
  private @Nullable Tally tally;

  Techs(Game game) {
    this.game = game;
    this.state = game.state();
    this.content = game.content();
    this.deck = new TechDeck(game);
    game.cells().ofBytes(Layout.TECH_ID, Sizes.TECH_SLOTS, this::hide);
    game.cells().shownBy(this::show);
    game.redealers().add(this::redeal);
  }

  // What can be played from under a tech lies face up.
  private void show(Sight sight) {
    for (int slot = top() - 1; slot >= 0; slot--) {
      int card = state.b[Layout.TECH_STORED + slot] - 1;
      if (card >= 0 && state.has(Zone.HELD, card)) sight.add(card);
    }
  }

  // A tech that is not complete shows its back to all but its owner, and so does what is stored.
  private void hide(Claim claim, State shown, Sight sight) {
    for (int slot = 0; slot < Sizes.TECH_SLOTS; slot++) {
      if (shown.b[Layout.TECH_ID + slot] == 0) {
        shown.b[Layout.TECH_OWNER + slot] = 0;
        continue;
      }
      boolean own = shown.b[Layout.TECH_OWNER + slot] == sight.self();
      boolean sees = own && game.options().is(Option.PEEK_OWN);
      if (shown.b[Layout.TECH_COMPLETE + slot] == 0 && !sees)
        shown.b[Layout.TECH_ID + slot] = Secrecy.UNKNOWN;
      int stored = shown.b[Layout.TECH_STORED + slot] - 1;
      if (!own && stored >= 0 && !shown.has(Zone.HELD, stored))
        shown.b[Layout.TECH_STORED + slot] = Secrecy.UNKNOWN;
    }
  }

  /// Whether whoever looks at this table, a view of another one, sees the face of a tech there.
  public boolean isKnown(int slot) {
    return state.b[Layout.TECH_ID + slot] != Secrecy.UNKNOWN;
  }

  // The faces that a seat does not see, and those in the deck.
  private void redeal(Seat viewer, Luck luck) {
    Pile hidden = deck.cards();
    int[] pool = new int[hidden.size() + Sizes.TECH_SLOTS];
    int size = 0;
    for (int i = 0; i < hidden.size(); i++) pool[size++] = hidden.at(i);
    for (int slot = 0; slot < Sizes.TECH_SLOTS; slot++)
      if (isHiddenFrom(slot, viewer)) pool[size++] = number(slot);
    luck.shuffle(pool, size);
    for (int slot = 0; slot < Sizes.TECH_SLOTS; slot++)
      if (isHiddenFrom(slot, viewer)) state.b[Layout.TECH_ID + slot] = (byte) (pool[--size] + 1);
    for (int i = 0; i < hidden.size(); i++) hidden.replace(i, pool[--size]);
    index();
  }

  private boolean isHiddenFrom(int slot, Seat viewer) {
    return exists(slot) && !isComplete(slot) && !isOf(slot, viewer);
  }

  /// The tech deck and its discards.
  public TechDeck deck() {
    return deck;
  }

  /// Who counts what becomes of techs; null for nobody.
  public void tally(@Nullable Tally tally) {
    this.tally = tally;
  }

  void count(int slot, Tally.Moment moment) {
    if (tally != null) tally.tech(owner(slot), number(slot), moment);
  }

  /// Whether the variant is in use.
  public boolean inUse() {
    return game.options().is(Option.TECHNOLOGY);
  }

  /// Whether the variant is in use, or a tech lies before somebody all the same.
  public boolean inPlay() {
    return inUse() || top() > 0;
  }

  /// One past the highest slot in use.
  public int top() {
    return state.n[Layout.TECH_TOP];
  }

  /// Whether a tech lies in the slot.
  public boolean exists(int slot) {
    return state.b[Layout.TECH_ID + slot] != 0;
  }

  /// The tech in a slot that exists.
  public Tech tech(int slot) {
    return content.tech(number(slot));
  }

  /// The card that lies in a slot that exists: while it is a copy of another tech, not the one that
  /// [#tech] gives.
  public Tech card(int slot) {
    return isCopy(slot) ? content.tech(state.b[Layout.TECH_COPYING + slot] - 1) : tech(slot);
  }

  /// Whether the card in a slot is a copy of another tech now.
  public boolean isCopy(int slot) {
    return state.b[Layout.TECH_COPYING + slot] != 0;
  }

  /// Whether two slots of one seat show the same tech face up, one of them as a copy.
  boolean areTwins(int slot, int other) {
    return state.b[Layout.TECH_ID + slot] == state.b[Layout.TECH_ID + other]
        && state.b[Layout.TECH_OWNER + slot] == state.b[Layout.TECH_OWNER + other]
        && isComplete(slot)
        && isComplete(other);
  }

  /// Whether the card in a slot copies techs, and so acts in its own name beside what it copies.
  boolean copies(int slot) {
    return card(slot).isCopying();
  }

  /// The effect of which an ability of a slot with this number is a part.
  Effect effect(int slot, int number) {
    return number < OWN ? tech(slot).effect() : card(slot).effect();
  }

  /// The ability of a slot with this number in a window.
  Ability ability(int slot, Window window, int number) {
    return effect(slot, number).in(window)[number % OWN];
  }

  /// What the tech of a slot can do in a window; nothing while a card that copies is no copy.
  Ability[] abilities(int slot, Window window) {
    return copies(slot) && !isCopy(slot) ? NOTHING : tech(slot).effect().in(window);
  }

  /// What a card that copies can do in a window in its own name.
  Ability[] ownAbilities(int slot, Window window) {
    return copies(slot) ? card(slot).effect().in(window) : NOTHING;
  }

  private static final Ability[] NOTHING = {};

  /// The number of the tech in a slot in [Content], -1 for none.
  public int number(int slot) {
    if (state.b[Layout.TECH_COMPLETE + slot] == 0) game.probe.peek();
    return state.b[Layout.TECH_ID + slot] - 1;
  }

  /// Who owns the tech in a slot.
  public Seat owner(int slot) {
    return Seat.of(state.b[Layout.TECH_OWNER + slot]);
  }

  /// Whether a tech lies in the slot and belongs to the seat.
  public boolean isOf(int slot, Seat seat) {
    return exists(slot) && state.b[Layout.TECH_OWNER + slot] == seat.index();
  }

  /// Ships on a slot.
  public int ships(int slot) {
    return state.b[Layout.TECH_SHIPS + slot];
  }

  /// Whether the tech is completed, that is face up.
  public boolean isComplete(int slot) {
    return state.b[Layout.TECH_COMPLETE + slot] != 0;
  }

  /// Ships on a completed tech that wait there for its own text; those that keep a card copying are
  /// none.
  public int aboard(int slot) {
    return isCopy(slot) && card(slot).keeps() != null ? 0 : ships(slot);
  }

  /// The X of a tech, fixed when it was completed; for a secret tech the ships on it now.
  public int x(int slot) {
    return isComplete(slot) ? state.b[Layout.TECH_X + slot] : ships(slot);
  }

  /// No number of ships comes to it.
  private static final int OUT_OF_REACH = 1000;

  /// The research number that counts for others: printed, or X. A Mili-Tech has none, or by a
  /// switch 0.
  public int researchNumber(int slot) {
    Tech tech = tech(slot);
    if (tech.isMili()) return game.options().is(Option.SCRAMBLER_MILI) ? 0 : OUT_OF_REACH;
    return tech.research() == Tech.X ? x(slot) : number(tech);
  }

  /// Whether a tech's research number is not above a number of ships; a Mili-Tech has none, by a
  /// switch 0.
  public boolean isWithin(int slot, int ships) {
    if (tech(slot).isMili()) return game.options().is(Option.SCRAMBLER_MILI);
    return researchNumber(slot) <= ships;
  }

  /// The card stored under a tech, -1 for none.
  public int stored(int slot) {
    return state.b[Layout.TECH_STORED + slot] - 1;
  }

  /// Stores a card under a tech (-1: none); the card must have been put aside.
  public void stored(int slot, int card) {
    state.b[Layout.TECH_STORED + slot] = (byte) (card + 1);
  }

  /// A mark of a tech that vanishes with the encounter.
  public int mark(int slot) {
    return state.b[Layout.TECH_MARK + slot];
  }

  /// Sets a mark of a tech that vanishes with the encounter.
  public void mark(int slot, int value) {
    state.b[Layout.TECH_MARK + slot] = (byte) value;
  }

  /// The planet where the token of a slot's tech is; for a token that stands in a whole system, the
  /// first place there. [Planet#NONE] when the token is in the box.
  public Planet token(int slot) {
    return Planet.of(state.b[Layout.TECH_TOKEN + slot] - 1);
  }

  /// Puts the token of a slot's tech somewhere, [Planet#NONE] into the box: for verbs.
  public void token(int slot, Planet planet) {
    state.b[Layout.TECH_TOKEN + slot] = (byte) (planet.index() + 1);
  }

  /// Whether enough ships lie on a face-down tech for it to be completed (or a secret one
  /// revealed).
  public boolean isFunded(int slot) {
    return ships(slot) >= needed(tech(slot));
  }

  // By a switch every number above one is one less.
  private int number(Tech tech) {
    int printed = tech.research();
    return printed > 1 && game.options().is(Option.SHORT_RESEARCH) ? printed - 1 : printed;
  }

  /// What completing a tech takes in this game: `5`, `X`, `X=X`.
  public String price(Tech tech) {
    return tech.isMili() || tech.research() == Tech.X
        ? tech.number()
        : Integer.toString(number(tech));
  }

  /// Whether a condition of the tech in a slot holds for its owner.
  public boolean holds(int slot, Condition condition) {
    return game.pipeline().holds(slot, condition, owner(slot));
  }

  /// Ships that a tech needs to be completed or revealed.
  public int needed(Tech tech) {
    if (tech.research() != Tech.X) return number(tech);
    return tech.isHaz() ? 1 : game.options().get(Option.X_MINIMUM);
  }

  /// Whether the tech's abilities can be used: completed, or secret and funded.
  public boolean inForce(int slot) {
    if (!exists(slot)) return false;
    return tech(slot).secret() ? mayReveal(slot) : isComplete(slot);
  }

  // A secret tech is revealed by its own effect; by a switch that uses up the tech action.
  private boolean mayReveal(int slot) {
    if (isComplete(slot) || !isFunded(slot)) return false;
    if (tech(slot).isHaz() && !game.encounter().is(Encounter.WARNING)) return false;
    return !game.options().is(Option.SECRET_COSTS) || !hasActed(owner(slot));
  }

  /// Whether the seat has taken a tech action in this encounter.
  public boolean hasActed(Seat seat) {
    return seat.in(state.n[Layout.TECH_ACTIONS]);
  }

  /// Notes that the seat has taken a tech action in this encounter.
  public void acted(Seat seat) {
    state.n[Layout.TECH_ACTIONS] |= seat.bit();
  }

  /// The slot in which a seat has the tech completed, -1 when it has not.
  public int completed(Seat seat, Tech tech) {
    for (int slot = 0; slot < top(); slot++)
      if (isOf(slot, seat) && isComplete(slot) && tech(slot).id().equals(tech.id())) return slot;
    return -1;
  }

  /// How many techs a seat has in front of it.
  public int count(Seat seat) {
    int count = 0;
    for (int slot = 0; slot < top(); slot++) if (isOf(slot, seat)) count++;
    return count;
  }

  /// Ships of a seat on all its techs.
  public int shipsOnTechs(Seat seat) {
    int sum = 0;
    for (int slot = 0; slot < top(); slot++) if (isOf(slot, seat)) sum += ships(slot);
    return sum;
  }

  // ---- moves: for verbs only

  /// Adds ships to a tech, or takes them with a negative number.
  public void addShips(int slot, int count) {
    state.b[Layout.TECH_SHIPS + slot] += (byte) count;
  }

  /// Puts a tech face down in front of a seat.
  ///
  /// @return the slot
  public int put(Seat owner, int tech) {
    int slot = freeSlot();
    if (slot == Sizes.TECH_SLOTS) throw new IllegalStateException("no room for a further tech");
    state.b[Layout.TECH_ID + slot] = (byte) (tech + 1);
    state.b[Layout.TECH_OWNER + slot] = (byte) owner.index();
    state.b[Layout.TECH_SHIPS + slot] = 0;
    state.b[Layout.TECH_COMPLETE + slot] = 0;
    state.b[Layout.TECH_X + slot] = 0;
    state.b[Layout.TECH_STORED + slot] = 0;
    state.b[Layout.TECH_MARK + slot] = 0;
    state.b[Layout.TECH_AGAIN + slot] = 0;
    state.b[Layout.TECH_TOKEN + slot] = 0;
    state.b[Layout.TECH_COPYING + slot] = 0;
    index();
    count(slot, Tally.Moment.DEALT);
    return slot;
  }

  /// Marks a tech as completed with its X fixed: the ships on it.
  public void complete(int slot) {
    complete(slot, ships(slot));
  }

  /// Marks a tech as completed with this X, of which 127 are remembered at most.
  public void complete(int slot, int x) {
    state.b[Layout.TECH_X + slot] = (byte) Math.min(x, Byte.MAX_VALUE);
    state.b[Layout.TECH_COMPLETE + slot] = 1;
    index();
    count(slot, Tally.Moment.COMPLETED);
  }

  /// Whether a further tech can lie in front of somebody.
  public boolean hasRoom() {
    return top() < Sizes.TECH_SLOTS || freeSlot() < Sizes.TECH_SLOTS;
  }

  private int freeSlot() {
    int slot = 0;
    while (slot < Sizes.TECH_SLOTS && exists(slot)) slot++;
    return slot;
  }

  /// Makes the card in a slot a copy of a tech, completed with the ships on the card.
  public void copy(int slot, int tech) {
    endCopy(slot);
    state.b[Layout.TECH_COPYING + slot] = state.b[Layout.TECH_ID + slot];
    state.b[Layout.TECH_ID + slot] = (byte) (tech + 1);
    state.b[Layout.TECH_X + slot] = state.b[Layout.TECH_SHIPS + slot];
    index();
  }

  /// The card in a slot is nothing but itself again.
  public void endCopy(int slot) {
    if (!isCopy(slot)) return;
    state.b[Layout.TECH_ID + slot] = state.b[Layout.TECH_COPYING + slot];
    state.b[Layout.TECH_COPYING + slot] = 0;
    state.b[Layout.TECH_MARK + slot] = 0;
    state.b[Layout.TECH_TOKEN + slot] = 0;
    index();
  }

  /// Turns a completed tech face down again.
  public void reset(int slot) {
    endCopy(slot);
    state.b[Layout.TECH_X + slot] = 0;
    state.b[Layout.TECH_COMPLETE + slot] = 0;
    state.b[Layout.TECH_AGAIN + slot] = 1;
    index();
  }

  /// Whether the tech has been completed before and was reset.
  public boolean wasReset(int slot) {
    return state.b[Layout.TECH_AGAIN + slot] != 0;
  }

  /// Gives a tech to another seat as it is.
  public void give(int slot, Seat to) {
    state.b[Layout.TECH_OWNER + slot] = (byte) to.index();
    index();
  }

  /// Empties a slot onto the tech discard pile.
  public void toDiscard(int slot) {
    endCopy(slot);
    deck.discard(number(slot));
    state.b[Layout.TECH_ID + slot] = 0;
    index();
  }

  /// Recomputes in which windows and queries some tech can act.
  public void index() {
    int top = Sizes.TECH_SLOTS;
    while (top > 0 && !exists(top - 1)) top--;
    state.n[Layout.TECH_TOP] = top;
    game.stands().techs().index();
  }
}
