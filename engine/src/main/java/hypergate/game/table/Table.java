package hypergate.game.table;

import hypergate.game.card.Content;
import hypergate.game.card.Options;
import hypergate.game.card.Rules;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Cells;
import hypergate.game.state.State;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import java.util.List;

/// A game as those see it who keep what lies on the table: its state, its seats and their order,
/// where everything lies, and the few words in which they tell and ask for more.
public interface Table {
  // ---- what everybody knows before it begins

  /// What everybody knows of this game.
  Rules rules();

  /// All cards.
  default Content content() {
    return rules().content();
  }

  /// The options of this game.
  default Options options() {
    return rules().options();
  }

  /// Whether the flare of this alien may be in the game, as everybody knows: its alien is in play
  /// or belongs to the chosen sets.
  default boolean mayHaveFlare(int alien) {
    return content().hasFlare(alien) && (rules().knowsAlien(alien) || powers().isUsed(alien));
  }

  /// How many seats there are.
  int seats();

  /// All seats, as a mask.
  default int everybody() {
    return (1 << seats()) - 1;
  }

  // ---- what lies on it

  /// The cells of the state: where parts claim theirs as a game is made.
  @SuppressWarnings("exports") // For the rooms of the engine; others have words.
  Cells cells();

  /// The bare state: for verbs, phases and views.
  @SuppressWarnings("exports") // For the rooms of the engine; others have words.
  State state();

  /// Takes out of this table, a copy, what a viewer may not know.
  default void hideFrom(Seat viewer) {
    cells().hideFrom(viewer, state());
  }

  /// Where ships stand.
  Ships ships();

  /// Where cosmic cards lie.
  Cards cards();

  /// The destiny deck.
  Destinies destinies();

  /// Who sits at which seat.
  Persons persons();

  /// Who has which alien, and whether its power is in force.
  Powers powers();

  /// The cards that lie before players.
  CardSlots cardSlots();

  /// The current encounter.
  Encounter encounter();

  /// The piles that lie face down.
  List<Pile> decks();

  /// Who deals hidden cards anew that are more than a deck; in the order in which they do.
  List<Redealer> redealers();

  /// The ships that have come into the game beside those that everybody starts with.
  FurtherShips furtherShips();

  /// What keeps powers from working, and what keeps them going.
  Fates holds();

  /// The battles of the encounter: one as a rule.
  Battles battles();

  /// A scratch set of cards, reused: valid until the next verb or question.
  default CardSet scratch() {
    return cards().scratch();
  }

  /// A reused array for answers that are given together.
  int[] choices();

  /// A reused array of numbers for setup: valid until the phase asks for it again.
  int[] numbers();

  // ---- seats in their order

  /// The seat at the left hand of another: the next clockwise, or the next in the direction of play
  /// when that is reversed.
  default Seat leftOf(Seat seat) {
    return leftOf(seat, 1);
  }

  /// The seat so many places further in the direction of play; not more than there are seats.
  default Seat leftOf(Seat seat, int places) {
    return course().leftOf(seat, places);
  }

  /// Reverses the direction of play.
  default void reverse() {
    course().reverse();
  }

  /// Whether the direction of play is reversed.
  default boolean isReversed() {
    return course().reversed() != 0;
  }

  /// Seats in timing order: the offense, the defense, then clockwise from the offense's
  /// left.
  ///
  /// @param position 0 to `seats() - 1`
  default Seat inOrder(int position) {
    return TimingOrder.at(order() + position);
  }

  /// The present timing order, for loops over it: see [TimingOrder#at(int)].
  default int order() {
    return encounter().order(course());
  }

  // ---- its course

  /// How far the game has come.
  Course course();

  /// The encounters outside the order of turns.
  ExtraEncounters extraEncounters();

  /// What bounds the game: counts questions, windows, draws and phases.
  Steps steps();

  /// Encounters that have begun.
  default int encounters() {
    return course().encounters();
  }

  /// Turns that have begun.
  default int turns() {
    return course().turns();
  }

  /// Whose turn it is.
  default Seat turn() {
    return course().turn();
  }

  /// The phase that is being played.
  default Step step() {
    return course().step();
  }

  /// Says which phase comes after this one.
  default void next(Step step) {
    course().next(step);
  }

  /// Whether the game has ended.
  default boolean isOver() {
    return course().isOver();
  }

  /// The winners, as a mask; 0 while it lasts, and after a safety stop.
  default int winners() {
    return course().winners();
  }

  /// Ends the game now. Never returns.
  ///
  /// @param winners mask of seats, 0 when nobody wins
  /// @param cause id of the effect that ends it; empty when none does
  void end(int winners, Event.Ending ending, String cause);

  // ---- what acts

  /// Where effects stand and act from.
  Standing stands();

  /// What is being used.
  Doing pipeline();

  /// What is to be told of sheets that come and go.
  SheetHooks parts();

  /// In CHOSEN: what somebody has just chosen.
  Chosen chosen();

  /// Whom powers reach.
  Reach reach();

  /// Opens a window: everything that must happen there happens, everybody who may act is asked.
  void open(Window window);

  /// Something happens: whoever was passed over in a window is looked at again.
  void happens();

  /// The answer to a query about a seat, bent by all effects in force.
  int query(Query query, Seat subject, int normal);

  /// Whether anything may bend a query at this moment; if not, its answer is the normal value.
  boolean isBent(Query query);

  /// The answer to a query about the power whose text is running, bent by nothing but what belongs
  /// to that power.
  default int ofPower(Query query, Seat subject, int normal) {
    return reach().ofPower(query, subject, normal);
  }

  /// The same for the power of an instance, whatever text is running.
  default int ofPower(int instance, Query query, Seat subject, int normal) {
    int before = here();
    pipeline().here(instance);
    int answer = ofPower(query, subject, normal);
    pipeline().here(before);
    return answer;
  }

  /// Where the running text stands: the power instance, the card, or what a variant counts by.
  default int here() {
    return pipeline().here();
  }

  /// Whether a power is being used at this moment, or something that answers its use.
  default boolean isUsing(int instance) {
    return pipeline().isUsing(instance);
  }

  /// Tells whether an answer could be another one for all that everybody at the table can see.
  Probe probe();

  /// Something hidden is being looked at: to be said by whatever shows it, so that it is known of
  /// which answers others cannot be sure.
  default void peek() {
    probe().peek();
  }

  // ---- asking and telling

  /// The menu that the next question is filled into.
  Menu menu();

  /// Puts the menu to a seat, as a question of one small decision.
  int choose(Seat seat, Prompt prompt);

  /// Whether anybody follows this game; events are made only then.
  boolean isHeard();

  /// Tells an event; each is heard once, also when a phase is run again.
  void tell(Event event);

  /// What is happening on account of whom, in notation; empty for the rules themselves.
  default String cause() {
    return pipeline().cause();
  }

  /// Tells an answer to whoever follows the game.
  void answered(Seat seat, Prompt prompt, int choice, int step);

  /// Tells whoever follows the game that a question was not put, since it had one possible answer.
  void resolved(Seat seat, Prompt prompt, int choice, int step);

  /// Tells whoever follows the game that secret answers are complete.
  void unsealed();
}
