package hypergate.game.timing;

import hypergate.game.ask.Ask;
import hypergate.game.ask.Asking;
import hypergate.game.card.Act;
import hypergate.game.card.Sheet;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.table.Table;
import hypergate.game.word.Window;

/// A game as those see it who know who may act, and when: the table, questions, and everything that
/// stands there and acts.
public interface Timing extends Table {
  /// Where effects stand and act from.
  @Override
  StandRoster stands();

  /// How uses are carried out.
  @Override
  Pipeline pipeline();

  /// What variants are asked and told while somebody acts.
  @Override
  TimingHooks parts();

  @Override
  Holds holds();

  /// The cards of aliens besides their flares.
  AlienCards alienCards();

  /// Who may act, and who must.
  Windows windows();

  /// The moments at which the game stops for its host, if it has one.
  Rounds rounds();

  /// What has acted in the windows that are open.
  Acted acted();

  /// Where every decision passes.
  Asking asking();

  /// Asks a seat.
  Ask ask(Seat seat);

  /// What becomes of what has been used.
  Afterwards verbs();

  /// Runs the present phase again from its checkpoint, with the answers given so far, and plays on.
  void playAgain();

  @Override
  default void open(Window window) {
    windows().open(window);
  }

  @Override
  default void happens() {
    windows().happens();
  }

  @Override
  default Menu menu() {
    return asking().menu();
  }

  @Override
  default int choose(Seat seat, Prompt prompt) {
    return ask(seat).choose(prompt);
  }

  /// The use that is being answered, in PLAYED and POWER_USED; the innermost pending use elsewhere.
  default Use answering() {
    return pipeline().answering();
  }

  /// The use being carried out: the card or power whose text is running.
  default Use current() {
    return pipeline().current();
  }

  /// The menu of a seat that is asked together with others.
  default Menu sealedMenu(Seat seat) {
    return asking().sealedMenu(seat);
  }

  /// Asks several seats at the same time, secretly; fill their [#sealedMenu] first.
  ///
  /// @param choices receives each seat's choice, by seat index
  default void together(int seats, Prompt prompt, int[] choices) {
    asking().together(seats, prompt, choices);
  }

  /// Whether a seat may have something to use in a window: never false when it has.
  default boolean mayUse(Window window, Seat seat) {
    return windows().mayUse(window, seat);
  }

  /// Adds what a seat can use in a window to a menu, and says whether it has anything to choose.
  default boolean addUses(Menu menu, Window window, Seat seat) {
    return windows().addUses(menu, window, seat);
  }

  /// Takes a use chosen from [#addUses] through the pipeline.
  default void use(Window window, Seat seat, int choice) {
    windows().use(window, seat, choice);
  }

  /// Carries out a text as if it stood at this place: for Game Setup.
  default void asIfHere(int instance, Act<?> action, Seat seat) {
    pipeline().asIfHere(instance, action, seat);
  }

  /// A counter on the sheet whose text is running.
  default int counter(int counter) {
    return powers().counter(here(), counter);
  }

  /// Sets a counter on the sheet whose text is running.
  default void counter(int counter, int value) {
    powers().counter(here(), counter, value);
  }

  /// A mark, gone with the encounter, of the power whose text is running.
  default int mark(int mark) {
    return powers().mark(here(), mark);
  }

  /// Sets a mark of the power whose text is running.
  default void mark(int mark, int value) {
    powers().mark(here(), mark, value);
  }

  /// Declares a use of an alien's power that is carried out on another card's account (super flares
  /// that "use your power", R-19.7), and lets it be answered.
  ///
  /// @return false when it was zapped or is not in force
  default boolean usesPower(Seat seat, Sheet alien) {
    int instance = powers().find(seat, alien);
    return instance >= 0 && stands().sheets().declares(seat, instance);
  }
}
