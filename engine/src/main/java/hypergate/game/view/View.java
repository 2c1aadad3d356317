package hypergate.game.view;

import hypergate.game.card.Content;
import hypergate.game.card.Face;
import hypergate.game.card.Options;
import hypergate.game.card.Rules;
import hypergate.game.event.Term;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.Sight;
import hypergate.game.state.State;
import hypergate.game.state.Zone;
import hypergate.game.table.Battles;
import hypergate.game.table.CardSlots;
import hypergate.game.table.Cards;
import hypergate.game.table.Destinies;
import hypergate.game.table.Encounter;
import hypergate.game.table.FurtherShips;
import hypergate.game.table.Powers;
import hypergate.game.table.Ships;
import hypergate.game.table.Side;
import hypergate.game.verb.Acting;
import hypergate.game.verb.Notation;
import hypergate.game.verb.Parts;
import hypergate.game.verb.PlanetTokens;
import hypergate.game.verb.Rings;
import hypergate.game.verb.SecretMarks;
import hypergate.game.verb.SheetCards;
import hypergate.game.verb.ShipKinds;
import hypergate.game.verb.Tallies;
import hypergate.game.verb.Totals;
import hypergate.game.word.Query;
import java.util.List;

/// The table as one seat sees it: a copy of the state from which everything that the seat cannot
/// know has been taken out. It holds no foreign hand, so it cannot give one away.
/// Two games that differ only in what the seat cannot see give equal views, cell by cell.
public final class View {
  private final Acting table;
  private final int[] handSize = new int[Seat.MOST];
  private final int[] pileSize = new int[Sizes.INSTANCES];
  private final int[] otherBacks = new int[Seat.MOST + Sizes.INSTANCES];
  private Seat seat = Seat.NONE;
  private int taken;

  /// An empty view for games with these rules; fill it with [#take].
  public View(Acting table) {
    this.table = table;
  }

  /// The table of a game as a seat sees it; [Seat#NONE] is a spectator.
  public static View of(Acting game, Seat seat) {
    View view = new View(game.sibling());
    view.take(game, seat);
    return view;
  }

  /// Takes the table of a game as a seat sees it now, reusing this object.
  public void take(Acting game, Seat viewer) {
    seat = viewer;
    taken++;
    State state = table.state();
    state.copySeen(game.state());
    int seats = table.seats();
    state.sizes(Zone.hand(0), seats, handSize);
    state.sizes(Zone.pile(0), seats * Sizes.POWERS, pileSize);
    if (table.cards().further() != null) countOtherBacks(state, seats);
    table.hideFrom(viewer);
  }

  private void countOtherBacks(State state, int seats) {
    for (int i = 0; i < seats; i++) otherBacks[i] = otherBacks(state, Zone.hand(i));
    for (int i = 0; i < seats * Sizes.POWERS; i++)
      otherBacks[Seat.MOST + i] = otherBacks(state, Zone.pile(i));
  }

  private int otherBacks(State state, int zone) {
    return Long.bitCount(state.low(zone) & content().backLow(true))
        + Long.bitCount(state.high(zone) & content().backHigh(true));
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
  public hypergate.game.word.Step step() {
    return table.step();
  }

  /// Number of cards in any hand: public.
  public int handSize(Seat of) {
    return handSize[of.index()];
  }

  /// Number of cards in any hand that have the back of a further deck: public.
  public int otherBacksInHand(Seat of) {
    return otherBacks[of.index()];
  }

  /// Number of cards in the pile on a sheet: public.
  public int pileSize(int instance) {
    return pileSize[instance];
  }

  /// The seat's own hand as a scratch set.
  public CardSet hand() {
    return table.cards().hand(seat);
  }

  /// Those cards in another hand that this seat knows to be there, as a scratch set.
  public CardSet knownIn(Seat other) {
    return table.cards().hand(other);
  }

  /// The cosmic cards of which this seat knows neither by sight nor from what it has seen where
  /// they lie, as a scratch set.
  public CardSet unseen() {
    Sight sight = table.cells().sight(seat, table.state());
    return table.scratch().set(~sight.low(), ~sight.high());
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

  /// What there is of the variants that the game is played with, as this seat may see it.
  public Parts parts() {
    return table.parts();
  }

  /// Cards that lie on the sheets of aliens and are no piles: those that this seat knows.
  public SheetCards sheetCards() {
    return table.verbs().sheetCards();
  }

  /// The flares that lie face up beside the sheet of an instance, as the scratch set.
  public CardSet grafts(int instance) {
    return table.stands().grafts().beside(instance);
  }

  /// What sheets of aliens count of each player: public.
  public Tallies tallies() {
    return table.verbs().tallies();
  }

  /// Of how many planets a planet consists: public.
  public int levels(Planet planet) {
    return table.verbs().planets().levels(planet);
  }

  /// Ships of another kind.
  public ShipKinds shipKinds() {
    return table.verbs().shipKinds();
  }

  /// Ships of others around home systems: public.
  public Rings rings() {
    return table.verbs().rings();
  }

  /// Tokens of aliens beside planets and in systems: public.
  public PlanetTokens planetTokens() {
    return table.verbs().planetTokens();
  }

  /// Tokens that lie face down before players: everybody sees where, the player of the sheet which
  /// one is the mark.
  public SecretMarks secretMarks() {
    return table.verbs().secretMarks();
  }

  /// Ships on the cards that lie before players, and owners of these cards: public.
  public CardSlots cardSlots() {
    return table.cardSlots();
  }

  /// All cards.
  public Content content() {
    return table.content();
  }

  /// The options of this game.
  public Options options() {
    return table.options();
  }

  /// How many seats there are.
  public int seats() {
    return table.seats();
  }

  /// All seats, as a mask.
  public int everybody() {
    return table.everybody();
  }

  /// Whether the game has ended.
  public boolean isOver() {
    return table.isOver();
  }

  /// The winners, as a mask.
  public int winners() {
    return table.winners();
  }

  /// Encounters that have begun.
  public int encounters() {
    return table.encounters();
  }

  /// Turns that have begun.
  public int turns() {
    return table.turns();
  }

  /// The battles of the encounter: one as a rule.
  public Battles battles() {
    return table.battles();
  }

  /// The ships that have come into the game beside those that everybody starts with: public.
  public FurtherShips furtherShips() {
    return table.furtherShips();
  }

  /// The destiny deck: its size and its discards are public.
  public Destinies destinies() {
    return table.destinies();
  }

  /// The answer to a query, as far as this seat can tell.
  public int query(Query query, Seat subject, int normal) {
    return table.query(query, subject, normal);
  }

  /// A side's total, as far as this seat can see.
  public int total(Side side) {
    return Totals.of(table, side);
  }

  /// What makes up a side's total, as far as this seat can see.
  public List<Term> terms(Side side, int value) {
    return Totals.terms(table, side, value);
  }

  /// A destiny card in notation.
  public String destiny(int card) {
    return Notation.destiny(table, card);
  }

  /// The seat that a destiny card names now; [Seat#NONE] for a wild one.
  public Seat named(int card) {
    return Destinies.named(table, card);
  }

  /// The planet to the right of another, where a token that stands between two reaches.
  public Planet rightOf(Planet planet) {
    return Notation.rightOf(table, planet);
  }

  /// The alien, by number, that this seat has chosen as its first while it is asked for its second.
  public int firstChosen() {
    return table.powers().dealt(seat, 0);
  }

  /// Lays another table of the same rules as this one lies, to look at or to think with.
  public void layOut(Acting other) {
    other.state().copyFrom(table.state());
    other.stands().gather();
  }

  /// Whether two views are equal cell by cell.
  public boolean sameAs(View other) {
    return table.state().sameAs(other.table.state())
        && java.util.Arrays.equals(handSize, other.handSize)
        && java.util.Arrays.equals(otherBacks, other.otherBacks)
        && java.util.Arrays.equals(pileSize, other.pileSize);
  }
}
