package hypergate.game;

import hypergate.game.decide.Menu;
import hypergate.game.decide.Parked;
import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.state.State;
import hypergate.game.verb.Offer;
import hypergate.game.verb.Verbs;
import hypergate.game.view.Redeal;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import org.jspecify.annotations.Nullable;

/// A game in progress, and the words in which its rules are written. Rules ask through [#ask], act
/// through the verbs, open windows and ask queries; everything they change lies in the [State]. A
/// game is its options, its seed and its answers: [#run] plays on until a question has nobody to
/// answer it.
public final class Game extends GameTable {
  private final Asking asking;
  private final StandRoster stands;
  private final Windows windows;
  private final Rounds rounds;
  private final Pipeline pipeline;
  private final Queries queries;
  private final Verbs verbs;
  private final Ask[] ask = new Ask[Seat.MOST];
  private final Offer offer = new Offer();
  private boolean keepsCheckpoints = true;
  private int told;
  private int toldBefore;
  private @Nullable Long fate;

  /// A game that has not begun: its first question is part of the setup.
  public Game(Content content, Options options, long seed) {
    this(new Rules(content, options));
    restart(seed);
  }

  private Game(Rules rules) {
    super(rules);
    this.asking = new Asking(this);
    this.stands = new StandRoster(this);
    this.windows = new Windows(this);
    this.rounds = new Rounds(this);
    this.pipeline = new Pipeline(this);
    this.queries = new Queries(this);
    this.verbs = new Verbs(this);
    for (int i = 0; i < Seat.MOST; i++) ask[i] = new Ask(this, Seat.of(i));
    state.fit(cells);
  }

  /// An empty table with these rules: for views.
  public static Game tableFor(Rules rules) {
    return new Game(rules);
  }

  /// A second game object with the same rules, to fork into or to think with; it has no players.
  public Game sibling() {
    return new Game(rules);
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
  void luck(long seed) {
    fate = seed;
  }

  /// Takes the present state as the checkpoint: for games that were set up by hand.
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
  public void keepCheckpoints(boolean keeps) {
    keepsCheckpoints = keeps;
    if (keeps) checkpoint.take(state);
  }

  /// Lets somebody answer for a seat at once; null: its questions wait for [#answer].
  public void player(Seat seat, @Nullable Player player) {
    asking.player(seat, player);
  }

  /// Plays until the game is over or a question waits; one that waits already is put again, so that
  /// who has come to a seat meanwhile can answer it.
  ///
  /// @return true when the game is over
  public boolean run() {
    if (waitingFor() != 0) rewind();
    while (!isOver()) if (!runPhase()) return false;
    return true;
  }

  /// Plays the present phase to its end, or until a question waits.
  ///
  /// @return true when the phase, or with it the game, is over
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

  /// Runs the current phase again from its checkpoint, feeding the answers given so far.
  void rewind() {
    state.copyFrom(checkpoint.state());
    steps.answered();
    asking.again();
    windows.reset();
    pipeline.reset();
    verbs.reset();
    told = 0;
  }

  /// The seats that are being asked while the game waits, as a mask.
  public int waitingFor() {
    return asking.waitingFor();
  }

  /// The open question of a seat in [#waitingFor].
  public Question question(Seat seat) {
    return asking.question(seat);
  }

  /// Answers the open question of a seat with the option at a position, and plays on.
  ///
  /// @return true when the game is over
  /// @throws IllegalArgumentException when the seat is not asked or the position is out of range
  public boolean answer(Seat seat, int position) {
    asking.accept(seat, position);
    rewind();
    return run();
  }

  /// Makes another game stand where this one stands: same state, same open question. Costs a copy
  /// and a re-run of the current phase up to this point.
  public void forkInto(Game other) {
    other.state.copyFrom(checkpoint.state());
    other.steps.answered();
    other.checkpoint.share(checkpoint);
    other.asking.copyLog(asking);
    other.cards.windows().share(cards.windows());
    other.windows.copyPast(windows);
    other.windows.reset();
    other.pipeline.reset();
    other.verbs.reset();
    other.told = 0;
    other.toldBefore = 0;
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

  /// Stops the run at the next question of anybody, as if nobody sat there: for forks.
  public void parkAll() {
    for (int i = 0; i < seats; i++) asking.player(Seat.of(i), null);
  }

  /// Decisions put to players so far in this object.
  public long decisions() {
    return asking.decisions();
  }

  // ---- asking, windows, queries

  /// Asks a seat.
  public Ask ask(Seat seat) {
    return ask[seat.index()];
  }

  /// The menu that the next question is filled into.
  public Menu menu() {
    return asking.menu();
  }

  Asking asking() {
    return asking;
  }

  /// Opens a window: everything that must happen there happens, everybody who may act is asked.
  public void open(Window window) {
    windows.open(window);
  }

  /// Who may act, and who must.
  public Windows windows() {
    return windows;
  }

  /// Where effects stand and act from.
  public StandRoster stands() {
    return stands;
  }

  /// The moments at which the game stops for its host, if it has one.
  public Rounds rounds() {
    return rounds;
  }

  /// How uses are carried out.
  public Pipeline pipeline() {
    return pipeline;
  }

  /// The use that is being answered, in PLAYED and POWER_USED; the innermost pending use elsewhere.
  public Use answering() {
    return pipeline.answering();
  }

  /// The use being carried out: the card or power whose text is running.
  public Use current() {
    return pipeline.current();
  }

  /// What is happening on account of whom, in notation; empty for the rules themselves.
  public String cause() {
    return pipeline.cause();
  }

  /// The answer to a query about a seat, bent by all effects in force.
  public int query(Query query, Seat subject, int normal) {
    return queries.query(query, subject, normal);
  }

  /// Whether anything may bend a query at this moment; if not, its answer is the normal value.
  public boolean isBent(Query query) {
    return queries.isBent(query);
  }

  // ---- verbs and events

  /// What effects do: lose, draw, take, place, give and so on.
  public Verbs verbs() {
    return verbs;
  }

  /// Tells an event; each is heard once, also when a phase is run again.
  public void tell(Event event) {
    if (listener == null) return;
    windows.happens();
    if (told++ >= toldBefore) listener.happened(event);
  }

  /// Tells whoever follows the game that a question was not put, since it had one possible answer.
  public void resolved(Seat seat, Prompt prompt, int choice, int step) {
    if (listener == null || told++ < toldBefore) return;
    listener.resolved(seat, prompt, choice, Notation.of(this, choice), step);
  }

  /// Ends the game now. Never returns.
  ///
  /// @param winners mask of seats, 0 when nobody wins
  /// @param cause id of the effect that ends it; empty when none does
  public void end(int winners, Event.Ending ending, String cause) {
    course.end(winners);
    if (isHeard()) tell(new Event.GameWon(seatsOf(winners), ending, cause));
    throw Parked.GAME_OVER;
  }

  /// The menu of a seat that is asked together with others.
  public Menu sealedMenu(Seat seat) {
    return asking.sealedMenu(seat);
  }

  /// Asks several seats at the same time, secretly; fill their [#sealedMenu] first.
  ///
  /// @param choices receives each seat's choice, by seat index
  public void together(int seats, Prompt prompt, int[] choices) {
    asking.together(seats, prompt, choices);
  }

  /// The standing offer of a deal, reused.
  public Offer offer() {
    return offer;
  }

  /// Whether a seat may have something to use in a window: never false when it has.
  public boolean mayUse(Window window, Seat seat) {
    return windows.mayUse(window, seat);
  }

  /// Adds what a seat can use in a window to a menu, and says whether it has anything to choose.
  public boolean addUses(Menu menu, Window window, Seat seat) {
    return windows.addUses(menu, window, seat);
  }

  /// Takes a use chosen from [#addUses] through the pipeline.
  public void use(Window window, Seat seat, int choice) {
    windows.use(window, seat, choice);
  }

  /// Carries out a text as if it stood at this place: for Game Setup.
  public void asIfHere(int instance, Action action, Seat seat) {
    pipeline.asIfHere(instance, action, seat);
  }

  /// Where the running text stands: the power instance, the tech slot or the card.
  public int here() {
    return pipeline.here();
  }

  /// A counter on the sheet whose text is running.
  public int counter(int counter) {
    return powers.counter(here(), counter);
  }

  /// Sets a counter on the sheet whose text is running.
  public void counter(int counter, int value) {
    powers.counter(here(), counter, value);
  }

  /// A mark, gone with the encounter, of the power whose text is running.
  public int mark(int mark) {
    return powers.mark(here(), mark);
  }

  /// Sets a mark of the power whose text is running.
  public void mark(int mark, int value) {
    powers.mark(here(), mark, value);
  }

  /// Declares a use of an alien's power that is carried out on another card's account (super flares
  /// that "use your power", R-19.7), and lets it be answered.
  ///
  /// @return false when it was zapped or is not in force
  public boolean usesPower(Seat seat, Alien alien) {
    int instance = powers.find(seat, alien);
    return instance >= 0 && stands.sheets().declares(seat, instance);
  }

  /// A scratch set of cards, reused: valid until the next verb or question.
  public CardSet scratch() {
    return cards.scratch();
  }
}
