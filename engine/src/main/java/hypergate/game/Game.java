package hypergate.game;

import hypergate.game.ask.Ask;
import hypergate.game.ask.Asking;
import hypergate.game.card.Content;
import hypergate.game.card.Options;
import hypergate.game.card.Rules;
import hypergate.game.decide.Parked;
import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.imagine.Imaginable;
import hypergate.game.imagine.Imagining;
import hypergate.game.piece.Seat;
import hypergate.game.state.Cells;
import hypergate.game.state.Checkpoint;
import hypergate.game.state.State;
import hypergate.game.table.Battles;
import hypergate.game.table.CardIndex;
import hypergate.game.table.CardSlots;
import hypergate.game.table.Cards;
import hypergate.game.table.Chosen;
import hypergate.game.table.Course;
import hypergate.game.table.Destinies;
import hypergate.game.table.Encounter;
import hypergate.game.table.ExtraEncounters;
import hypergate.game.table.FurtherShips;
import hypergate.game.table.Persons;
import hypergate.game.table.Pile;
import hypergate.game.table.Powers;
import hypergate.game.table.Probe;
import hypergate.game.table.Reach;
import hypergate.game.table.Redealer;
import hypergate.game.table.Ships;
import hypergate.game.table.Steps;
import hypergate.game.timing.Acted;
import hypergate.game.timing.AlienCards;
import hypergate.game.timing.Holds;
import hypergate.game.timing.Pipeline;
import hypergate.game.timing.Queries;
import hypergate.game.timing.Rounds;
import hypergate.game.timing.StandRoster;
import hypergate.game.timing.WindowLog;
import hypergate.game.timing.Windows;
import hypergate.game.verb.Notation;
import hypergate.game.verb.Offer;
import hypergate.game.verb.Part;
import hypergate.game.verb.Parts;
import hypergate.game.verb.Verbs;
import hypergate.game.view.CardDeal;
import hypergate.game.view.Imagination;
import hypergate.game.view.Listener;
import hypergate.game.view.Looking;
import hypergate.game.view.OpenQuestion;
import hypergate.game.view.Player;
import hypergate.game.view.Question;
import hypergate.game.view.Redeal;
import hypergate.game.view.SheetDeal;
import hypergate.game.view.View;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A game in progress, and the words in which its rules are written. Rules ask through [#ask], act
/// through the verbs, open windows and ask queries; everything they change lies in the [State]. A
/// game is its options, its seed and its answers: [#run] plays on until a question has nobody to
/// answer it. It is long because it hands out everything there is in a game, each in a line or two,
/// and drives what is asked: both are one object for whoever writes a card.
public final class Game implements Imaginable {
  private final Rules rules;
  private final int seats;
  private final Cells cells = new Cells();
  private final State state = new State();
  private final Checkpoint checkpoint = new Checkpoint();
  private final Ships ships = new Ships(state);
  private final int[] choices = new int[Seat.MOST];
  private final int[] numbers = new int[256];
  private final Probe probe = new Probe();
  private final Acted acted = new Acted();
  private final List<Pile> decks = new ArrayList<>();
  private final List<Redealer> redealers = new ArrayList<>();
  private final Course course;
  private final ExtraEncounters extraEncounters;
  private final Encounter encounter;
  private final Cards cards;
  private final Destinies destinies;
  private final Powers powers;
  private final Persons persons;
  private final FurtherShips furtherShips;
  private final Chosen chosen;
  private final Parts parts;
  private final CardSlots cardSlots;
  private final Battles battles;
  private final AlienCards alienCards;
  private final Holds holds;
  private final Reach reach;
  private final Steps steps;
  private final Asking asking;
  private final StandRoster stands;
  private final Windows windows;
  private final Rounds rounds;
  private final Pipeline pipeline;
  private final Queries queries;
  private final Verbs verbs;
  private final Ask[] ask = new Ask[Seat.MOST];
  private final OpenQuestion[] questions = new OpenQuestion[Seat.MOST];
  private final @Nullable Imagining[] imaginings = new Imagining[Seat.MOST];
  private final Offer offer = new Offer();
  private final Looking looking = new Looking(this);

  // Parts of parts that a fork takes over: found here at once, since games that are forked from
  // often lie where no cache reaches.
  private final CardIndex cardIndex;
  private final WindowLog windowLog;

  private @Nullable Listener listener;
  private boolean keepsCheckpoints = true;
  private int told;
  private int toldBefore;
  private @Nullable Long fate;

  /// A game that has not begun: its first question is part of the setup.
  public Game(Content content, Options options, long seed) {
    this(new Rules(content, options), seed);
  }

  /// A game that has not begun, with rules that others may share.
  public Game(Rules rules, long seed) {
    this(rules);
    restart(seed);
  }

  private Game(Rules rules) {
    this.rules = rules;
    this.seats = rules.seats();
    redealers.add(new SheetDeal(this));
    redealers.add(new CardDeal(this));
    this.course = new Course(this);
    this.extraEncounters = new ExtraEncounters(this);
    this.encounter = new Encounter(this);
    this.cards = new Cards(this);
    this.destinies = new Destinies(this);
    this.powers = new Powers(this);
    this.persons = new Persons(this);
    this.chosen = new Chosen(this);
    this.parts = new Parts(partsOfVariants());
    this.cardSlots = parts.cardSlots();
    this.furtherShips = parts.furtherShips();
    this.battles = parts.battles();
    this.alienCards = parts.alienCards();
    this.holds = parts.holds();
    this.reach = parts.reach();
    this.steps = new Steps(this);
    this.asking = new Asking(this);
    this.stands = new StandRoster(this, parts.allBesideSheets(), parts.allStands());
    this.windows = new Windows(this);
    this.rounds = new Rounds(this);
    this.pipeline = new Pipeline(this);
    this.queries = new Queries(this);
    this.verbs = new Verbs(this);
    this.cardIndex = cards.windows();
    this.windowLog = windows.log();
    for (int i = 0; i < Seat.MOST; i++) {
      Seat seat = Seat.of(i);
      ask[i] = new Ask(this, asking, seat);
      questions[i] = new OpenQuestion(this, asking.open(seat), looking, () -> imagination(seat));
    }
    state.fit(cells);
  }

  private List<Part> partsOfVariants() {
    List<Part> all = new ArrayList<>();
    for (PlayedVariant variant : content().variants(PlayedVariant.class))
      if (variant.isIn(rules)) all.add(variant.in(this));
    return all;
  }

  /// An empty table with these rules: for views.
  public static Game tableFor(Rules rules) {
    return new Game(rules);
  }

  /// A table as a view shows it, to look at or to think with.
  public static Game asIn(View view) {
    Game game = new Game(view.rules());
    view.layOut(game);
    return game;
  }

  @Override
  public Game sibling() {
    return new Game(rules);
  }

  /// Views of its questions are not read any more, nor is anything imagined or played on: a game
  /// that waits for people needs none of it, and takes less room.
  public void looked() {
    looking.end();
    checkpoint.rest();
    Arrays.fill(imaginings, null);
  }

  /// Begins the game anew with a seed; players and listener stay.
  public void restart(long seed) {
    state.clear();
    state.seed(seed);
    next(Step.SETUP);
    begin();
    steps.answered();
  }

  /// From the next phase on, whatever nobody has seen yet comes in another order: for games that
  /// branch off from one that was played.
  public void luck(long seed) {
    fate = seed;
  }

  /// Takes the present state as the checkpoint: for games that were set up by hand.
  @Override
  public void begin() {
    if (fate != null) shuffleAnew(fate);
    fate = null;
    if (keepsCheckpoints) checkpoint.take(state);
    asking.newPhase();
    windows.newPhase();
    windows.reset();
    pipeline.reset();
    verbs.reset();
    told = 0;
    toldBefore = 0;
  }

  // ---- running

  /// Whether checkpoints are kept, which waiting for people and forking need; on unless turned off
  /// for bare playouts in which everybody answers at once.
  @Override
  public void keepCheckpoints(boolean keeps) {
    keepsCheckpoints = keeps;
    windows.remember(keeps);
    if (keeps) checkpoint.take(state);
  }

  /// Lets somebody answer at once wherever the person sits who began at a seat; null: its questions
  /// wait for [#answer].
  @Override
  public void player(Seat person, @Nullable Player player) {
    asking.player(person, player == null ? null : seat -> player.choose(questions[seat.index()]));
  }

  /// Plays until the game is over or a question waits; one that waits already is put again, so that
  /// who has come to a seat meanwhile can answer it.
  ///
  /// @return true when the game is over
  @Override
  public boolean run() {
    if (waitingFor() != 0) rewind();
    while (!isOver()) if (!runPhase()) return false;
    return true;
  }

  /// Plays the present phase to its end, or until a question waits.
  ///
  /// @return true when the phase, or with it the game, is over
  @Override
  public boolean runPhase() {
    try {
      steps.phase();
      rules.content().play().run(this, step());
    } catch (Parked parked) {
      if (parked != Parked.GAME_OVER) {
        toldBefore = Math.max(told, toldBefore);
        return false;
      }
    }
    begin();
    return true;
  }

  @Override
  public void playAgain() {
    rewind();
    run();
  }

  /// Runs the current phase again from its checkpoint, feeding the answers given so far.
  @Override
  public void rewind() {
    checkpoint.restore(state);
    steps.answered();
    asking.again();
    windows.reset();
    pipeline.reset();
    verbs.reset();
    told = 0;
  }

  /// The seats that are being asked while the game waits, as a mask.
  @Override
  public int waitingFor() {
    return asking.waitingFor();
  }

  /// The open question of a seat in [#waitingFor].
  @Override
  public Question question(Seat seat) {
    asking.check(seat);
    return questions[seat.index()];
  }

  /// Answers the open question of a seat with the option at a position, and plays on.
  ///
  /// @return true when the game is over
  /// @throws IllegalArgumentException when the seat is not asked or the position is out of range
  @Override
  public boolean answer(Seat seat, int position) {
    asking.accept(seat, position);
    rewind();
    return run();
  }

  /// Makes another game stand where this one stands: same state, same open question. Costs a copy
  /// and a re-run of the current phase up to this point.
  public void forkInto(Game other) {
    other.asking.copyLog(asking);
    other.windowLog.copyFrom(windowLog);
    other.cardIndex.share(cardIndex);
    other.checkpoint.share(checkpoint);
    other.checkpoint.restore(other.state);
    other.steps.answered();
    other.windows.reset();
    other.pipeline.reset();
    other.verbs.reset();
    other.told = 0;
    other.toldBefore = 0;
  }

  @Override
  public void forkInto(Imaginable other) {
    forkInto((Game) other);
  }

  /// Makes another game stand where this one stands, but with the cards that a seat cannot see
  /// dealt anew. Answers given in the current phase are fed again; where they do not fit the new
  /// deal (somebody else's hidden choice), the other game does not get to this decision.
  ///
  /// @return whether the other game stands at the same decision
  public boolean imagineInto(Game other, Seat viewer, Redeal dealer, long seed) {
    forkInto(other);
    other.parkAll();
    dealer.deal(other, viewer, seed);
    other.asking.imagine();
    other.windows.newPhase();
    other.checkpoint.take(other.state);
    return !other.run()
        && (asking.asksTheSame(other.asking) || rounds.isAtSame(other.rounds))
        && dealer.looksTheSame(this, other, viewer);
  }

  private Imagination imagination(Seat seat) {
    if (!keepsCheckpoints)
      throw new IllegalStateException("a game that keeps no checkpoints cannot be imagined");
    Imagining imagining = imaginings[seat.index()];
    if (imagining == null) imaginings[seat.index()] = imagining = new Imagining(this);
    imagining.begin(this, asking.open(seat));
    return imagining;
  }

  /// Stops the run at the next question of anybody, as if nobody sat there: for forks.
  public void parkAll() {
    for (int i = 0; i < seats; i++) asking.player(Seat.of(i), null);
  }

  /// Decisions put to players so far in this object.
  @Override
  public long decisions() {
    return asking.decisions();
  }

  // ---- asking, windows, queries

  @Override
  public Ask ask(Seat seat) {
    return ask[seat.index()];
  }

  @Override
  public Asking asking() {
    return asking;
  }

  @Override
  public Windows windows() {
    return windows;
  }

  @Override
  public StandRoster stands() {
    return stands;
  }

  @Override
  public Rounds rounds() {
    return rounds;
  }

  @Override
  public Pipeline pipeline() {
    return pipeline;
  }

  @Override
  public int query(Query query, Seat subject, int normal) {
    return queries.query(query, subject, normal);
  }

  @Override
  public boolean isBent(Query query) {
    return queries.isBent(query);
  }

  // ---- verbs and events

  @Override
  public Verbs verbs() {
    return verbs;
  }

  @Override
  public void tell(Event event) {
    if (listener == null) return;
    windows.happens();
    if (told++ >= toldBefore) listener.happened(event);
  }

  @Override
  public void resolved(Seat seat, Prompt prompt, int choice, int step) {
    if (listener == null || told++ < toldBefore) return;
    listener.resolved(seat, prompt, choice, Notation.of(this, choice), step);
  }

  @Override
  public void end(int winners, Event.Ending ending, String cause) {
    course.end(winners);
    if (isHeard()) tell(new Event.GameWon(Seat.listOf(winners), ending, cause));
    throw Parked.GAME_OVER;
  }

  @Override
  public Offer offer() {
    return offer;
  }

  // ---- the table

  @Override
  public Rules rules() {
    return rules;
  }

  @Override
  public int seats() {
    return seats;
  }

  @Override
  @SuppressWarnings("exports") // For the rooms of the engine; others have words.
  public Cells cells() {
    return cells;
  }

  @Override
  @SuppressWarnings("exports") // For the rooms of the engine; others have words.
  public State state() {
    return state;
  }

  @Override
  public Ships ships() {
    return ships;
  }

  @Override
  public Cards cards() {
    return cards;
  }

  @Override
  public Destinies destinies() {
    return destinies;
  }

  @Override
  public Persons persons() {
    return persons;
  }

  @Override
  public Powers powers() {
    return powers;
  }

  @Override
  public CardSlots cardSlots() {
    return cardSlots;
  }

  @Override
  public Encounter encounter() {
    return encounter;
  }

  @Override
  public List<Pile> decks() {
    return decks;
  }

  @Override
  public List<Redealer> redealers() {
    return redealers;
  }

  @Override
  public FurtherShips furtherShips() {
    return furtherShips;
  }

  @Override
  public AlienCards alienCards() {
    return alienCards;
  }

  @Override
  public Holds holds() {
    return holds;
  }

  @Override
  public Reach reach() {
    return reach;
  }

  @Override
  public Battles battles() {
    return battles;
  }

  @Override
  public int[] choices() {
    return choices;
  }

  @Override
  public int[] numbers() {
    return numbers;
  }

  @Override
  public Course course() {
    return course;
  }

  @Override
  public ExtraEncounters extraEncounters() {
    return extraEncounters;
  }

  @Override
  public Steps steps() {
    return steps;
  }

  @Override
  public Chosen chosen() {
    return chosen;
  }

  @Override
  public Probe probe() {
    return probe;
  }

  @Override
  public Acted acted() {
    return acted;
  }

  @Override
  public Parts parts() {
    return parts;
  }

  /// The state as it was at the last checkpoint: for tests.
  @SuppressWarnings("exports") // For the rooms of the engine; others have words.
  public State checkpoint() {
    return checkpoint.state();
  }

  // Puts everything that lies in decks in another order, and starts the generator anew.
  void shuffleAnew(long seed) {
    state.seed(seed);
    for (Pile deck : decks) deck.shuffle();
  }

  /// Lays out a table as no rule would: for scenarios and tests.
  public ByHand byHand() {
    return new ByHand(this);
  }

  // ---- who follows it

  /// Who follows this game; null for nobody.
  @Override
  public void listener(@Nullable Listener listener) {
    this.listener = listener;
  }

  @Override
  public boolean isHeard() {
    return listener != null;
  }

  @Override
  public void answered(Seat seat, Prompt prompt, int choice, int step) {
    if (listener != null) listener.answered(seat, prompt, choice, Notation.of(this, choice), step);
  }

  @Override
  public void unsealed() {
    if (listener != null) listener.unsealed();
  }
}
