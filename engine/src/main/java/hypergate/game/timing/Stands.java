package hypergate.game.timing;

import hypergate.game.card.Ability;
import hypergate.game.card.Effect;
import hypergate.game.decide.Menu;
import hypergate.game.piece.Seat;
import hypergate.game.state.Secrecy;
import hypergate.game.state.State;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One kind of place where effects stand and act from: the sheets before the players, their hands,
/// what a variant brings. A game has one object of each kind; a single stand of that kind (one
/// sheet, one card, one slot) is a number, its *location*, and needs no object of its own.
///
/// Whoever wants to know what can be used now, what must happen, what bends a value, who could act,
/// or what is being used, asks every kind in turn, in the order of the [StandRoster], and knows
/// none by name. So a new kind of place is one more subclass and one more line of the roster. Most
/// kinds answer only some of the questions; for the others there is the usual answer: nothing.
///
/// In which windows and on which queries something acts here is kept in the state, so that nobody
/// is asked in vain: see [#acts(long, long, long)].
public abstract class Stands {
  protected final Timing game;
  private final Acted acted;
  private final State state;
  private int number = -1;

  // Where it stands in which windows something acts or must act, which queries something bends, and
  // where each seat acts.
  private int windows = -1;
  private int musts = -1;
  private int queries = -1;
  private int seatWords = -1;

  // Where it is said whether a seat may have something to use here: one word for all, or one each.
  private int gate = -1;
  private int gates;

  // What has been said since the roster has gathered it.
  private boolean stirred = true;

  /// @param game whose stands these are
  protected Stands(Timing game) {
    this.game = game;
    this.acted = game.acted();
    this.state = game.state();
  }

  /// The roster takes these stands up.
  ///
  /// @param place their position in it
  final void enlist(int place) {
    number = place;
    windows = game.cells().words(1, secrecy());
    queries = game.cells().words(1, Secrecy.PUBLIC);
    if (isOfSeats()) seatWords = game.cells().words(game.seats(), secrecy());
    gate = isOfSeats() ? seatWords : windows;
    gates = isOfSeats() ? 1 : 0;
  }

  /// Claims the word that says in which windows something must act: those of all stands lie side by
  /// side.
  final void claimMusts() {
    musts = game.cells().words(1, secrecy());
  }

  private Secrecy secrecy() {
    return isSecret() ? Secrecy.NOBODY : Secrecy.PUBLIC;
  }

  /// Where it stands in which windows something must act here.
  final int mustsAt() {
    return musts;
  }

  /// Their position in the roster of their game.
  final int number() {
    return number;
  }

  // ---- where something acts

  /// Says in which windows something may be used here or must happen, in which of them something
  /// must, and which queries something bends. These masks may hold too much, but never too little.
  /// To be said whenever they change; then call [StandRoster#index].
  protected final void acts(long windows, long musts, long queries) {
    say(this.windows, windows);
    say(this.musts, musts);
    say(this.queries, queries);
  }

  /// Says in which windows a seat of this game may use something here, where [#isOfSeats].
  ///
  /// @throws IllegalArgumentException when there is no such seat: it has no word of its own
  protected final void acts(Seat seat, long windows) {
    if (seat.index() >= game.seats())
      throw new IllegalArgumentException("nobody sits at " + seat + " in this game");
    say(seatWords + seat.index(), windows);
  }

  private void say(int word, long said) {
    stirred |= state.w[word] != said;
    state.w[word] = said;
  }

  /// Whether anything else has been said since this was last asked.
  final boolean isStirred() {
    boolean before = stirred;
    stirred = false;
    return before;
  }

  /// The windows in which something may be used here or must happen.
  public final long windows() {
    return state.w[windows];
  }

  /// The windows in which something must happen here.
  public final long musts() {
    return state.w[musts];
  }

  /// The queries that something bends here.
  public final long queries() {
    return state.w[queries];
  }

  /// The windows in which a seat may use something here, where [#isOfSeats].
  public final long windows(Seat seat) {
    return state.w[seatWords + seat.index()];
  }

  /// Whether something here bends the query.
  public final boolean bends(Query query) {
    return (queries() & query.bit()) != 0;
  }

  /// Whether these stands say in which windows each seat may use something. Those that do not are
  /// looked through by [StandRoster#mayUse].
  protected boolean isOfSeats() {
    return false;
  }

  /// Whether the windows in which something acts here tell what lies face down: in views there are
  /// none.
  protected boolean isSecret() {
    return false;
  }

  // ---- in a window

  /// Whether anything here is ever used because somebody wants to.
  protected boolean isUsed() {
    return true;
  }

  /// Whether a seat may have something to use here in a window, as far as has been said.
  final boolean mayOffer(long window, Seat seat) {
    return (state.w[gate + gates * seat.index()] & window) != 0;
  }

  /// Adds everything that a seat may use here in a window to a menu, as [StandChoice].
  ///
  /// @param level of the window among those that are open inside each other
  protected void add(Menu menu, Window window, Seat seat, int level) {}

  /// Uses what a seat has chosen from the menu.
  protected void use(Seat seat, Window window, int location, int number, int level) {
    throw new IllegalStateException("nothing is used here");
  }

  /// Whether something can come into force here and must happen at once, while other things happen
  /// in the same window. What has been due before any of it does not count then.
  protected boolean isLate() {
    return false;
  }

  /// What must happen here in a window, before any of it happens: 0 for nothing, else whatever
  /// [#carryOut] needs. Asked where [#musts] says so.
  protected long due(Window window) {
    return musts() & window.bit();
  }

  /// Lets happen what belongs to nobody, before everybody's turn.
  ///
  /// @param group of the abilities whose turn it is, null for all
  protected void carryOut(Window window, Ability.@Nullable Group group, int level) {}

  /// Lets happen what a seat must do here; its turn has come in the timing order.
  ///
  /// @param due what [#due] has said
  /// @return false when the window has closed meanwhile
  protected boolean carryOut(
      Window window, Ability.@Nullable Group group, int level, Seat seat, long due) {
    return true;
  }

  /// Before seats are asked about by [#isEligible]: looks at what lies open to everybody.
  protected void look() {}

  /// Whether a seat could use something here in a window for all that everybody at the table can
  /// see.
  protected boolean isEligible(Window window, Seat seat, int level) {
    return false;
  }

  /// Whether something has been used at a location in the window that is open at a level.
  protected boolean hasBeenUsed(int location, int level) {
    return false;
  }

  // ---- on a query

  /// The answer to a query about a seat, bent by everything in force here; asked only where
  /// [#bends] says so.
  protected int bend(Query query, Seat subject, int value) {
    return value;
  }

  /// The answer to a query as these stands alone bend it.
  public final int bent(Query query, Seat subject, int normal) {
    if (!bends(query)) return normal;
    int before = game.pipeline().here();
    int value = bend(query, subject, normal);
    here(before);
    return value;
  }

  /// Adds what is in force here and bends a query about a seat to a list, in notation.
  protected void bending(Query query, Seat subject, List<String> found) {}

  // ---- what stands at a location

  /// The rules by which a seat can act at a location.
  ///
  /// @param number of the ability in a window
  protected abstract Effect effect(Seat seat, int location, int number);

  /// How the use of something at a location is written.
  protected String notation(int location, int number) {
    return effect(Seat.NONE, location, number).id();
  }

  /// The location at which a seat has these rules, -1 when it has not.
  protected int find(Seat seat, Effect effect) {
    return -1;
  }

  /// By which number in the content, or of the card, the one that is used is remembered in the
  /// account of an encounter.
  protected int contentNumber(Use use) {
    return use.location;
  }

  /// What is remembered there by such a number, in notation.
  protected String named(int contentNumber) {
    throw new IllegalStateException("nothing is remembered of what stands here");
  }

  /// The power instance whose use a use is, -1 when it is none of a power.
  protected int instance(Use use) {
    return -1;
  }

  // ---- a use on its way through the pipeline

  /// A use is about to be told: whose it is lies open from now on.
  protected void show(Use use) {}

  /// A use is declared: what it costs is paid.
  protected void declare(Use use) {}

  /// The window in which others may answer a use.
  protected Window answers() {
    return Window.PLAYED;
  }

  /// A use has been stopped by an answer.
  ///
  /// @return whether that is warded off, so that the use goes on
  protected boolean isSaved(Use use) {
    return false;
  }

  /// A use is stopped before anybody could answer it, since a `Veto` stands against it.
  ///
  /// @return false when that is warded off, so that the use goes on
  protected boolean block(Use use) {
    use.block();
    return true;
  }

  /// A use takes effect.
  protected void begin(Use use) {}

  /// A use is over: what was used goes where it goes after a use.
  protected void settle(Use use) {}

  /// Something that nobody can answer is about to happen here.
  ///
  /// @return whether it does
  protected boolean goesAhead(Use use) {
    return true;
  }

  // ---- what subclasses need

  /// Claims a way of acting in which each location can act once in a window.
  protected final int wayOfActing() {
    return acted.column();
  }

  /// The same for uses that may answer others: where a window of answers opens once more, what has
  /// acted before has still acted.
  protected final int wayOfAnswering() {
    return acted.answers();
  }

  /// Whether a location has acted in this way in the window that is open at a level.
  protected final boolean hasActed(int way, int level, int location) {
    return acted.has(way, level, location);
  }

  /// A location acts in this way now.
  protected final void actsNow(int way, int level, int location) {
    acted.note(way, level, location);
  }

  /// What stood at a location is gone, and what stood after it has moved up.
  protected final void closeUp(int way, int level, int location) {
    acted.closeUp(way, level, location);
  }

  /// Adds the use of the ability with this number at a location to a menu.
  protected final void offer(Menu menu, int location, int number) {
    menu.add(StandChoice.of(this, location, number));
  }

  /// Takes the use of an ability at a location through all of it.
  protected final void useHere(Seat seat, Ability ability, int location) {
    game.pipeline().use(seat, ability, this, location);
  }

  /// The option to use the ability with this number at a location.
  protected final int choice(int location, int number) {
    return StandChoice.of(this, location, number);
  }

  /// Carries out what is no use, so that nothing answers it.
  protected final void follow(Seat seat, Ability ability, int location) {
    game.pipeline().follow(seat, ability, this, location);
  }

  /// Whether a seat is in the role of an ability, and its condition holds at a location.
  protected final boolean allows(Seat seat, Ability ability, int location) {
    return ability.role().covers(game.encounter().position(seat)) && holds(seat, ability, location);
  }

  /// Whether the condition of an ability holds at a location.
  protected final boolean holds(Seat seat, Ability ability, int location) {
    return ability.when() == Ability.ALWAYS
        || game.pipeline().holds(location, ability.when(), seat);
  }

  /// The same as [#allows], or whether it could be so for all that others know.
  protected final boolean couldBe(Seat seat, Ability ability, int location) {
    game.probe().begin();
    return game.probe().isPossible(allows(seat, ability, location));
  }

  /// Begins to watch whether anything hidden is looked at.
  protected final void watch() {
    game.probe().begin();
  }

  /// Whether the answer is yes, or could be for all that others know: something hidden was looked
  /// at.
  protected final boolean isPossible(boolean holds) {
    return game.probe().isPossible(holds);
  }

  /// Whether some optional ability of an effect in a window could be used by a seat for all that
  /// others know.
  protected final boolean couldUse(Effect effect, Window window, Seat seat, int location) {
    for (Ability ability : effect.in(window))
      if (!ability.mandatory() && couldBe(seat, ability, location)) return true;
    return false;
  }

  /// Whether it is the turn of an ability among those that must happen.
  ///
  /// @param group whose turn it is, null for all
  protected static boolean isDue(Ability ability, Ability.@Nullable Group group) {
    return ability.mandatory() && isOf(ability, group);
  }

  /// Whether an ability belongs to a group.
  ///
  /// @param group whose turn it is, null for all
  protected static boolean isOf(Ability ability, Ability.@Nullable Group group) {
    return group == null || ability.group() == group;
  }

  /// Says at which location the text runs that bends a query.
  protected final void here(int location) {
    game.pipeline().here(location);
  }
}
