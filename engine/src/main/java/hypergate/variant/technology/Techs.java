package hypergate.variant.technology;

import hypergate.game.Game;
import hypergate.game.card.Ability;
import hypergate.game.card.Content;
import hypergate.game.card.Effect;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Condition;
import hypergate.game.piece.Seat;
import hypergate.game.state.Claim;
import hypergate.game.state.Secrecy;
import hypergate.game.state.Sight;
import hypergate.game.state.State;
import hypergate.game.state.Zone;
import hypergate.game.table.CardSlots;
import hypergate.game.table.Encounter;
import hypergate.game.timing.InForce;
import hypergate.game.timing.Stands;
import hypergate.game.verb.Hiding;
import hypergate.game.verb.Part;
import hypergate.game.view.View;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// The tech cards: the deck, the discards, and those in front of owners, each in a slot of its own.
/// The face of a slot that is not complete is known to its owner only. It is long because it alone
/// knows the cells in which they lie, so that all that is read from them and laid there stands
/// here; what players and effects do with techs is [Research].
public final class Techs implements Part, CardSlots {
  /// From this number on the abilities of a card that copies others are counted, in a window where
  /// those of the tech that it is a copy of are counted from 0.
  static final int OWN = 8;

  private final TechHiding hiding;
  private final Game game;
  private final State state;
  private final Tech[] cards;
  private final TechDeck deck;
  private final TechStands stands;
  private final Research research;
  private final NewTech newTech;
  private final SheetTechs onSheets;
  private final TechTerm term;
  private final TechStore store;
  private final TechsAway away;
  private final TechStep step;
  private final FirstTechs firstTechs;
  private @Nullable Tally tally;

  // By slot: the card, plus one, 0 for a free slot; its owner; ships on it; 1 when it is complete;
  // the X that was fixed as it was completed.
  private final int id;
  private final int owner;
  private final int ships;
  private final int complete;
  private final int x;

  // By slot: the card stored under it, plus one; its mark; 1 when it has been completed before and
  // was reset; the card that lies there and copies another, plus one.
  private final int stored;
  private final int mark;
  private final int again;
  private final int copying;

  // By slot: the alien, by number, on whose sheet it lies, plus one, 0 for none; ships of its
  // owner's from the warp that stand on it for a moment.
  private final int sheet;
  private final int lent;

  // One past the highest slot in use; who has taken a tech action in this encounter, as a mask.
  private final int top;
  private final int actions;

  Techs(Game game) {
    this.game = game;
    this.state = game.state();
    this.cards = game.content().of(Tech.class).toArray(Tech[]::new);
    this.id = game.cells().bytes(MOST, this::hide);
    this.owner = game.cells().bytes(MOST, Secrecy.PUBLIC);
    this.ships = game.cells().bytes(MOST, Secrecy.PUBLIC);
    this.complete = game.cells().bytes(MOST, Secrecy.PUBLIC);
    this.x = game.cells().bytes(MOST, Secrecy.PUBLIC);
    this.stored = game.cells().bytes(MOST, Secrecy.PUBLIC);
    this.mark = game.cells().bytes(MOST, Secrecy.PUBLIC);
    this.again = game.cells().bytes(MOST, Secrecy.PUBLIC);
    this.copying = game.cells().bytes(MOST, Secrecy.PUBLIC);
    this.sheet = game.cells().bytes(MOST, Secrecy.PUBLIC);
    this.lent = game.cells().bytes(MOST, Secrecy.PUBLIC);
    this.top = game.cells().ints(1, Secrecy.PUBLIC);
    this.actions = game.cells().ints(1, Secrecy.PUBLIC);
    this.deck = new TechDeck(game);
    this.stands = new TechStands(game, this);
    this.research = new Research(game, this);
    this.newTech = new NewTech(game, this);
    this.onSheets = new SheetTechs(game, this);
    this.term = new TechTerm(game, this);
    this.store = new TechStore(game, this);
    this.away = new TechsAway(game, this);
    this.step = new TechStep(game, this);
    this.firstTechs = new FirstTechs(game, this);
    game.cells().shownBy(this::show);
    game.redealers().add(new TechDeal(game, this));
    this.hiding = new TechHiding(game, this);
  }

  /// The techs of a game that is played with them.
  public static Techs of(Game game) {
    return game.parts().get(Techs.class);
  }

  /// The techs as a view shows them, of a game that is played with them.
  public static Techs of(View view) {
    return view.parts().get(Techs.class);
  }

  /// Whether there can be techs in a game.
  public static boolean areIn(Game game) {
    return game.parts().find(Techs.class) != null;
  }

  /// Whether there can be techs in the game of a view.
  public static boolean areIn(View view) {
    return view.parts().find(Techs.class) != null;
  }

  /// Whether a game is played with techs, or one lies before somebody all the same.
  public static boolean areInPlay(Game game) {
    Techs techs = game.parts().find(Techs.class);
    return techs != null && techs.inPlay();
  }

  /// Whether the game of a view is played with techs, or one lies before somebody all the same.
  public static boolean areInPlay(View view) {
    Techs techs = view.parts().find(Techs.class);
    return techs != null && techs.inPlay();
  }

  /// What players and effects do with techs.
  public Research research() {
    return research;
  }

  /// Techs that lie on a sheet as goods.
  public TechStore store() {
    return store;
  }

  /// Techs that have been taken away from their owners.
  public TechsAway away() {
    return away;
  }

  /// New tech instead of a further encounter.
  public NewTech newTech() {
    return newTech;
  }

  /// Techs on the sheets of aliens.
  public SheetTechs onSheets() {
    return onSheets;
  }

  @Override
  public void sheetsMoved() {
    onSheets.follow();
    store.follow();
  }

  @Override
  public Stands stands() {
    return stands;
  }

  @Override
  public Techs cardSlots() {
    return this;
  }

  @Override
  public NewTech instead() {
    return newTech;
  }

  @Override
  public Hiding hiding() {
    return hiding;
  }

  @Override
  public TechTerm term() {
    return term;
  }

  // ---- the course of the game

  @Override
  public void makeDecks() {
    if (!inUse()) return;
    deck.begin();
    firstTechs.run();
  }

  @Override
  public void encounterOver() {
    Arrays.fill(state.b, mark, mark + MOST, (byte) 0);
    state.n[actions] = 0;
  }

  @Override
  public void firstActions() {
    boolean now =
        !game.options().is(TechnologyOptions.ACTION_WINDOW) || game.encounter().numberInTurn() == 1;
    if (inPlay() && now) step.run();
  }

  @Override
  public void laidByHand() {
    index();
  }

  // What can be played from under a tech lies face up.
  private void show(Sight sight) {
    for (int slot = top() - 1; slot >= 0; slot--) {
      int card = state.b[stored + slot] - 1;
      if (card >= 0 && state.has(Zone.HELD, card)) sight.add(card);
    }
  }

  // A tech that is not complete shows its back to all but its owner, and so does what is stored.
  private void hide(Claim claim, State shown, Sight sight) {
    boolean peeks = game.options().is(TechnologyOptions.PEEK_OWN);
    for (int slot = top() - 1; slot >= 0; slot--) {
      if (shown.b[id + slot] == 0) continue;
      boolean own = shown.b[owner + slot] == sight.self();
      boolean sees = own && peeks;
      if (shown.b[complete + slot] == 0 && !sees) shown.b[id + slot] = Secrecy.UNKNOWN;
      int under = shown.b[stored + slot] - 1;
      if (!own && under >= 0 && !shown.has(Zone.HELD, under))
        shown.b[stored + slot] = Secrecy.UNKNOWN;
    }
  }

  /// Whether whoever looks at this table, a view of another one, sees the face of a tech there.
  @Override
  public boolean isKnown(int slot) {
    return state.b[id + slot] != Secrecy.UNKNOWN;
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
    return game.options().is(TechnologyOptions.TECHNOLOGY);
  }

  /// Whether the variant is in use, or a tech lies before somebody all the same.
  public boolean inPlay() {
    return inUse() || top() > 0;
  }

  /// One past the highest slot in use.
  @Override
  public int top() {
    return state.n[top];
  }

  /// Whether a tech lies in the slot.
  public boolean exists(int slot) {
    return state.b[id + slot] != 0;
  }

  /// The tech in a slot of a view, if its viewer can see its face.
  public Optional<Tech> face(int slot) {
    return exists(slot) && isKnown(slot) ? Optional.of(tech(slot)) : Optional.empty();
  }

  /// The card in a slot of a view, if its viewer can see its face: for a copy of another tech not
  /// the one that [#face] gives.
  public Optional<Tech> faceOfCard(int slot) {
    return face(slot).map(_ -> card(slot));
  }

  /// The tech with this number.
  public Tech numbered(int number) {
    return cards[number];
  }

  /// The tech in a slot that exists.
  public Tech tech(int slot) {
    return cards[number(slot)];
  }

  /// The card that lies in a slot that exists: while it is a copy of another tech, not the one that
  /// [#tech] gives.
  public Tech card(int slot) {
    return isCopy(slot) ? cards[state.b[copying + slot] - 1] : tech(slot);
  }

  /// Whether the card in a slot is a copy of another tech now.
  public boolean isCopy(int slot) {
    return state.b[copying + slot] != 0;
  }

  /// Whether two slots of one seat show the same tech face up, one of them as a copy.
  boolean areTwins(int slot, int other) {
    return state.b[id + slot] == state.b[id + other]
        && state.b[owner + slot] == state.b[owner + other]
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
    if (state.b[complete + slot] == 0) game.peek();
    return state.b[id + slot] - 1;
  }

  /// Who owns the tech in a slot.
  @Override
  public Seat owner(int slot) {
    return Seat.of(state.b[owner + slot]);
  }

  /// Whether a tech lies in the slot and belongs to the seat.
  @Override
  public boolean isOf(int slot, Seat seat) {
    return exists(slot) && state.b[owner + slot] == seat.index();
  }

  /// Ships on a slot.
  @Override
  public int ships(int slot) {
    return state.b[ships + slot];
  }

  /// Ships that research a tech: those on it and, while it lies on the sheet of a power that works,
  /// its owner's in the warp.
  public int researching(int slot) {
    return ships(slot) + (isFromWarp(slot) ? game.ships().inWarp(owner(slot)) : 0);
  }

  private boolean isFromWarp(int slot) {
    int instance = onSheets.instance(slot);
    return instance >= 0 && game.powers().inForce(instance);
  }

  /// Whether a tech lies on a sheet whose power is lost for want of home colonies: nothing can be
  /// done with it meanwhile.
  public boolean isFrozen(int slot) {
    if (sheet(slot) < 0) return false;
    int instance = onSheets.instance(slot);
    return instance < 0 || game.powers().isGone(instance);
  }

  /// The alien, by number, on whose sheet the tech of a slot lies; -1 when it lies on none.
  public int sheet(int slot) {
    return (state.b[sheet + slot] & 0xff) - 1;
  }

  /// Lays the tech of a slot on the sheet of an alien, by number; -1: in front of its owner.
  public void sheet(int slot, int alien) {
    state.b[sheet + slot] = (byte) (alien + 1);
  }

  /// Ships from the warp that stand on a tech while it is completed or revealed.
  int lent(int slot) {
    return state.b[lent + slot];
  }

  void lent(int slot, int ships) {
    state.b[lent + slot] = (byte) ships;
  }

  /// Whether the tech is completed, that is face up.
  public boolean isComplete(int slot) {
    return state.b[complete + slot] != 0;
  }

  /// Ships on a completed tech that wait there for its own text; those that keep a card copying are
  /// none.
  public int aboard(int slot) {
    return isCopy(slot) && card(slot).keeps() != null ? 0 : ships(slot);
  }

  /// The X of a tech, fixed when it was completed; for a secret tech the ships on it now.
  public int x(int slot) {
    return isComplete(slot) ? state.b[x + slot] : researching(slot);
  }

  /// No number of ships comes to it.
  private static final int OUT_OF_REACH = 1000;

  /// The research number that counts for others: printed, or X. A Mili-Tech has none, or by a
  /// switch 0.
  public int researchNumber(int slot) {
    Tech tech = tech(slot);
    if (tech.isMili())
      return game.options().is(TechnologyOptions.SCRAMBLER_MILI) ? 0 : OUT_OF_REACH;
    return tech.research() == Tech.X ? x(slot) : number(tech);
  }

  /// Whether a tech's research number is not above a number of ships; a Mili-Tech has none, by a
  /// switch 0.
  public boolean isWithin(int slot, int most) {
    if (tech(slot).isMili()) return game.options().is(TechnologyOptions.SCRAMBLER_MILI);
    return researchNumber(slot) <= most;
  }

  /// Whether the face of a tech that lies in a slot is hidden from a seat: what is its own it has
  /// seen, even where it may not look again.
  boolean isHidden(int slot, Seat viewer) {
    return exists(slot) && !isComplete(slot) && !isOf(slot, viewer);
  }

  /// The card stored under a tech, -1 for none.
  @Override
  public int stored(int slot) {
    return state.b[stored + slot] - 1;
  }

  /// Stores a card under a tech (-1: none); the card must have been put aside.
  @Override
  public void stored(int slot, int card) {
    state.b[stored + slot] = (byte) (card + 1);
  }

  /// A mark of a tech that vanishes with the encounter.
  public int mark(int slot) {
    return state.b[mark + slot];
  }

  /// Sets a mark of a tech that vanishes with the encounter.
  public void mark(int slot, int value) {
    state.b[mark + slot] = (byte) value;
  }

  /// Whether enough ships lie on a face-down tech for it to be completed (or a secret one
  /// revealed).
  public boolean isFunded(int slot) {
    return researching(slot) >= needed(tech(slot));
  }

  // By a switch every number above one is one less.
  private int number(Tech tech) {
    int printed = tech.research();
    return printed > 1 && game.options().is(TechnologyOptions.SHORT_RESEARCH)
        ? printed - 1
        : printed;
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
    return tech.isHaz() ? 1 : game.options().get(TechnologyOptions.X_MINIMUM);
  }

  /// Whether the tech's abilities can be used: completed, or secret and funded.
  public boolean inForce(int slot) {
    if (!exists(slot)) return false;
    return tech(slot).secret() ? mayReveal(slot) : isComplete(slot);
  }

  // A secret tech is revealed by its own effect; by a switch that uses up the tech action.
  private boolean mayReveal(int slot) {
    if (isComplete(slot) || isFrozen(slot) || !isFunded(slot)) return false;
    if (tech(slot).isHaz() && !game.encounter().is(Encounter.WARNING)) return false;
    return !game.options().is(TechnologyOptions.SECRET_COSTS) || !hasActed(owner(slot));
  }

  /// Whether the seat has taken a tech action in this encounter.
  public boolean hasActed(Seat seat) {
    return seat.in(state.n[actions]);
  }

  /// Notes that the seat has taken a tech action in this encounter.
  public void acted(Seat seat) {
    state.n[actions] |= seat.bit();
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

  // ---- moves: for verbs only

  /// Adds ships to a tech, or takes them with a negative number.
  @Override
  public void addShips(int slot, int count) {
    state.b[ships + slot] += (byte) count;
  }

  /// Puts a tech face down in front of a seat.
  ///
  /// @return the slot
  public int put(Seat seat, int tech) {
    int slot = freeSlot();
    if (slot == MOST) throw new IllegalStateException("no room for a further tech");
    state.b[id + slot] = (byte) (tech + 1);
    state.b[owner + slot] = (byte) seat.index();
    state.b[ships + slot] = 0;
    state.b[complete + slot] = 0;
    state.b[x + slot] = 0;
    state.b[stored + slot] = 0;
    state.b[mark + slot] = 0;
    state.b[again + slot] = 0;
    state.b[sheet + slot] = 0;
    state.b[lent + slot] = 0;
    game.parts().slotFreed(slot);
    state.b[copying + slot] = 0;
    index();
    count(slot, Tally.Moment.DEALT);
    return slot;
  }

  /// Marks a tech as completed with its X fixed: the ships on it. It lies on no sheet any more.
  public void complete(int slot) {
    complete(slot, ships(slot));
  }

  /// Marks a tech as completed with this X, of which 127 are remembered at most.
  public void complete(int slot, int fixed) {
    state.b[x + slot] = (byte) Math.min(fixed, Byte.MAX_VALUE);
    state.b[complete + slot] = 1;
    state.b[sheet + slot] = 0;
    index();
    count(slot, Tally.Moment.COMPLETED);
  }

  /// Whether a further tech can lie in front of somebody.
  public boolean hasRoom() {
    return top() < MOST || freeSlot() < MOST;
  }

  private int freeSlot() {
    int slot = 0;
    while (slot < MOST && exists(slot)) slot++;
    return slot;
  }

  /// Makes the card in a slot a copy of a tech, completed with the ships on the card.
  public void copy(int slot, int tech) {
    endCopy(slot);
    state.b[copying + slot] = state.b[id + slot];
    state.b[id + slot] = (byte) (tech + 1);
    state.b[x + slot] = state.b[ships + slot];
    index();
  }

  /// The card in a slot is nothing but itself again.
  public void endCopy(int slot) {
    if (!isCopy(slot)) return;
    state.b[id + slot] = state.b[copying + slot];
    state.b[copying + slot] = 0;
    state.b[mark + slot] = 0;
    game.parts().slotFreed(slot);
    index();
  }

  /// Turns a completed tech face down again.
  public void reset(int slot) {
    endCopy(slot);
    state.b[x + slot] = 0;
    state.b[complete + slot] = 0;
    state.b[again + slot] = 1;
    index();
  }

  /// Whether the tech has been completed before and was reset.
  public boolean wasReset(int slot) {
    return state.b[again + slot] != 0;
  }

  /// Gives a tech to another seat as it is; it comes from a sheet before the other one.
  public void give(int slot, Seat to) {
    state.b[owner + slot] = (byte) to.index();
    state.b[sheet + slot] = 0;
    index();
  }

  /// Empties a slot onto the tech discard pile.
  public void toDiscard(int slot) {
    deck.discard(lift(slot));
  }

  /// Takes the tech out of a slot; it lies nowhere until it is put somewhere.
  int lift(int slot) {
    endCopy(slot);
    int tech = number(slot);
    state.b[id + slot] = 0;
    // Who has had a tech once tells nothing.
    state.b[owner + slot] = 0;
    state.b[sheet + slot] = 0;
    index();
    return tech;
  }

  /// Recomputes in which windows and queries some tech can act.
  public void index() {
    int end = MOST;
    while (end > 0 && !exists(end - 1)) end--;
    state.n[top] = end;
    stands.index();
  }

  // ---- words of its own

  /// A tech that is not in play as an option of a question, by its number.
  public int cardChoice(int tech) {
    return choice(TechChoice.Kind.CARD, 0, tech);
  }

  int choice(TechChoice.Kind kind, int slot, int place) {
    return game.parts().choice(this, TechChoice.of(kind, slot, place));
  }

  @Override
  public String notation(int value) {
    return TechChoice.notation(game, this, value);
  }

  @Override
  public String choiceKind(int value) {
    return TechChoice.word(value);
  }

  @Override
  public String today(Prompt prompt, String answer, Predicate<String> isOffered) {
    return TechChoice.today(prompt, answer, isOffered);
  }

  // ---- as cards that lie before players

  @Override
  public boolean isFaceUp(int slot) {
    return isComplete(slot);
  }

  @Override
  public String name(int slot) {
    return card(slot).id();
  }

  @Override
  public String back(int slot) {
    int number = 0;
    for (int i = 0; i <= slot; i++) if (isOf(i, owner(slot))) number++;
    return back() + "-" + number;
  }

  @Override
  public String back() {
    return "tech";
  }

  @Override
  public boolean keepStranded() {
    return game.options().is(TechnologyOptions.NO_COLONY_RETURN);
  }

  @Override
  public String token(int slot) {
    return tech(slot).token();
  }

  @Override
  public Prompt shipStays(int slot) {
    return tech(slot).tokenStays();
  }

  @Override
  public boolean arePlayable() {
    return stands.bends(Query.STORED_PLAYABLE);
  }

  @Override
  public boolean isPlayable(int slot) {
    return state.b[stored + slot] != 0
        && isComplete(slot)
        && tech(slot).effect().isBending(Query.STORED_PLAYABLE);
  }

  @Override
  public int takeStored(int slot) {
    return research.takeStored(slot);
  }

  // ---- by hand

  /// Lays a table as no rule would: a tech is complete with this X.
  public void layComplete(int slot, int fixed) {
    state.b[complete + slot] = 1;
    state.b[x + slot] = (byte) fixed;
  }

  /// Lays a table as no rule would: another tech, by number, lies in a slot.
  public void layFace(int slot, int number) {
    state.b[id + slot] = (byte) (number + 1);
  }

  /// Lays a table as no rule would: so many ships lie on a tech.
  public void layShips(int slot, int count) {
    state.b[ships + slot] = (byte) count;
  }

  /// Whether a tech has been used since the window that is open was opened.
  public boolean isUsed(int slot) {
    return InForce.hasActed(game, stands, slot);
  }
}
