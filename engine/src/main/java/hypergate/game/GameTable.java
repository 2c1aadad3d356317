package hypergate.game;

import hypergate.game.decide.Prompt;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Cells;
import hypergate.game.state.Checkpoint;
import hypergate.game.state.State;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The table that a [Game] is played on: its state, its seats and their order. Everything that
/// needs no question, no window and no verb.
abstract sealed class GameTable permits Game {

  final Rules rules;
  final int seats;
  final Cells cells = new Cells();
  final State state = new State();
  final Checkpoint checkpoint = new Checkpoint();
  final Ships ships = new Ships(state);
  final int[] choices = new int[Seat.MOST];
  @Nullable Listener listener;

  final Probe probe = new Probe();
  final Acted acted = new Acted();

  final int[] numbers = new int[256];

  private final List<Pile> decks = new ArrayList<>();
  private final List<Redealer> redealers = new ArrayList<>();
  final Course course;
  final ExtraEncounters extraEncounters;
  final Encounter encounter;
  final Cards cards;
  final Destinies destinies;
  final Powers powers;
  final SeatTokens tokens;
  final TokenShips tokenShips;
  final Chosen chosen;
  final Parts parts;
  final CardSlots cardSlots;
  final Fronts fronts;
  final Pulsars pulsars;
  final Steps steps;

  GameTable(Rules rules) {
    this.rules = rules;
    this.seats = rules.seats();
    redealers.add(new SheetDeal((Game) this));
    redealers.add(new CardDeal((Game) this));
    this.course = new Course((Game) this);
    this.extraEncounters = new ExtraEncounters((Game) this);
    this.encounter = new Encounter((Game) this);
    this.cards = new Cards((Game) this);
    this.destinies = new Destinies((Game) this);
    this.powers = new Powers((Game) this);
    this.tokens = new SeatTokens((Game) this);
    this.tokenShips = new TokenShips((Game) this);
    this.chosen = new Chosen((Game) this);
    this.parts = new Parts((Game) this);
    this.cardSlots = parts.cardSlots();
    this.fronts = new Fronts((Game) this);
    this.pulsars = new Pulsars((Game) this);
    this.steps = new Steps((Game) this);
  }

  /// Who follows this game; null for nobody.
  public void listener(@Nullable Listener listener) {
    this.listener = listener;
  }

  /// Whether anybody follows this game; events are made only then.
  public boolean isHeard() {
    return listener != null;
  }

  /// Tells an answer to whoever follows the game.
  void answered(Seat seat, Prompt prompt, int choice, int step) {
    if (listener != null)
      listener.answered(seat, prompt, choice, Notation.of((Game) this, choice), step);
  }

  /// Tells whoever follows the game that secret answers are complete.
  void unsealed() {
    if (listener != null) listener.unsealed();
  }

  /// Whether the game has ended.
  public boolean isOver() {
    return course.isOver();
  }

  /// The winners, as a mask; 0 while it lasts, and after a safety stop.
  public int winners() {
    return course.winners();
  }

  /// Whether a power is being used at this moment, or something that answers its use.
  public boolean isUsing(int instance) {
    return ((Game) this).pipeline().isUsing(instance);
  }

  /// Something hidden is being looked at: to be said by whatever shows it, so that it is known of
  /// which answers others cannot be sure.
  public void peek() {
    probe.peek();
  }

  // ---- the table

  /// What everybody knows of this game.
  public Rules rules() {
    return rules;
  }

  /// All cards.
  public Content content() {
    return rules.content();
  }

  /// The options of this game.
  public Options options() {
    return rules.options();
  }

  /// Whether the flare of this alien may be in the game, as everybody knows: its alien is in play
  /// or belongs to the chosen sets.
  public boolean mayHaveFlare(int alien) {
    return rules.content().hasFlare(alien)
        && (rules.knowsAlien(alien) || ((Game) this).powers().isUsed(alien));
  }

  /// How many seats there are.
  public int seats() {
    return seats;
  }

  /// All seats, as a mask.
  public int everybody() {
    return (1 << seats) - 1;
  }

  /// Where cosmic cards lie.
  public Cards cards() {
    return cards;
  }

  /// The destiny deck.
  public Destinies destinies() {
    return destinies;
  }

  /// Who has which alien, and whether its power is in force.
  public Powers powers() {
    return powers;
  }

  /// The cards that lie before players.
  public CardSlots cardSlots() {
    return cardSlots;
  }

  /// The current encounter.
  public Encounter encounter() {
    return encounter;
  }

  /// The piles that lie face down.
  public List<Pile> decks() {
    return decks;
  }

  /// Who deals hidden cards anew that are more than a deck; in the order in which they do.
  public List<Redealer> redealers() {
    return redealers;
  }

  /// Takes out of this table, a copy, what a viewer may not know.
  public void hideFrom(Seat viewer) {
    cells.hideFrom(viewer, state);
  }

  /// Puts everything that lies in decks in another order, and starts the generator anew.
  void shuffleAnew(long seed) {
    state.seed(seed);
    for (Pile deck : decks) deck.shuffle();
  }

  /// The ships that have come into the game beside those that everybody starts with.
  public TokenShips tokenShips() {
    return tokenShips;
  }

  /// In CHOSEN: what somebody has just chosen.
  public Chosen chosen() {
    return chosen;
  }

  /// The tokens that an alien lays before players.
  public SeatTokens tokens() {
    return tokens;
  }

  /// What there is in this game of the variants that it is played with.
  public Parts parts() {
    return parts;
  }

  /// The Pulsars, and who is immune to what.
  public Pulsars pulsars() {
    return pulsars;
  }

  /// Whom powers reach.
  public Reach reach() {
    return pulsars.immunities();
  }

  /// The answer to a query about the power whose text is running, bent by nothing but what belongs
  /// to that power.
  public int ofPower(Query query, Seat subject, int normal) {
    return reach().ofPower(query, subject, normal);
  }

  /// The fronts of the encounter: one, or two.
  public Fronts fronts() {
    return fronts;
  }

  /// The seat at the left hand of another: the next clockwise, or the next in the direction of play
  /// when that is reversed.
  public Seat leftOf(Seat seat) {
    return leftOf(seat, 1);
  }

  /// The seat so many places further in the direction of play; not more than there are seats.
  public Seat leftOf(Seat seat, int places) {
    return course.leftOf(seat, places);
  }

  /// What bounds the game: counts questions, windows, draws and phases.
  public Steps steps() {
    return steps;
  }

  /// Reverses the direction of play.
  public void reverse() {
    course.reverse();
  }

  /// Whether the direction of play is reversed.
  public boolean isReversed() {
    return course.reversed() != 0;
  }

  /// The cells of the state: where parts claim theirs as a game is made.
  @SuppressWarnings("exports") // For the rooms of the engine; others have words.
  public Cells cells() {
    return cells;
  }

  /// The bare state: for verbs, phases and views.
  @SuppressWarnings("exports") // For the rooms of the engine; others have words.
  public State state() {
    return state;
  }

  /// The state as it was at the last checkpoint: for tests.
  @SuppressWarnings("exports") // For the rooms of the engine; others have words.
  public State checkpoint() {
    return checkpoint.state();
  }

  /// Where ships stand.
  public Ships ships() {
    return ships;
  }

  /// Encounters that have begun.
  public int encounters() {
    return course.encounters();
  }

  /// Turns that have begun.
  public int turns() {
    return course.turns();
  }

  /// Lays out a table as no rule would: for scenarios and tests.
  public ByHand byHand() {
    return new ByHand((Game) this);
  }

  /// How far the game has come.
  public Course course() {
    return course;
  }

  /// The encounters outside the order of turns.
  public ExtraEncounters extraEncounters() {
    return extraEncounters;
  }

  /// Whose turn it is.
  public Seat turn() {
    return course.turn();
  }

  /// The phase that is being played.
  public Step step() {
    return course.step();
  }

  /// Says which phase comes after this one.
  public void next(Step step) {
    course.next(step);
  }

  /// Seats in timing order: the offense, the defense, then clockwise from the offense's
  /// left.
  ///
  /// @param position 0 to `seats() - 1`
  public Seat inOrder(int position) {
    return TimingOrder.at(order() + position);
  }

  /// The present timing order, for loops over it: see [TimingOrder#at(int)].
  int order() {
    return encounter.order(course);
  }

  /// The seats of a mask as a list: for events and people.
  public static List<Seat> seatsOf(int mask) {
    return java.util.stream.IntStream.range(0, Seat.MOST)
        .mapToObj(Seat::of)
        .filter(s -> s.in(mask))
        .toList();
  }

  /// The planets of a mask as a list: for people.
  public static List<Planet> planetsOf(long mask) {
    return java.util.stream.IntStream.range(0, Planet.MOST)
        .mapToObj(Planet::of)
        .filter(p -> (mask & p.bit()) != 0)
        .toList();
  }

  /// A reused array for [Game#together].
  public int[] choices() {
    return choices;
  }

  /// A reused array of numbers for setup: valid until the phase asks for it again.
  public int[] numbers() {
    return numbers;
  }
}
