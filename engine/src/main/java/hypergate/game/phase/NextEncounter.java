package hypergate.game.phase;

import hypergate.game.Encounter;
import hypergate.game.Game;
import hypergate.game.Option;
import hypergate.game.Outcome;
import hypergate.game.Query;
import hypergate.game.Step;
import hypergate.game.Window;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.state.State;

/// What comes after an encounter: extra encounters asked for by effects, a second encounter
/// or new tech, or the next player's turn.
public final class NextEncounter {
  private NextEncounter() {}

  static void run(Game game) {
    State state = game.state();
    if (state.n[Layout.REQUESTS] > 0) {
      beginExtra(game);
    } else if (game.encounter().isExtra()) {
      resume(game);
    } else {
      proceed(game);
    }
  }

  /// Asks for an encounter outside the order of turns, to be held when the present one is over.
  ///
  /// @param defense who must be the defense, [Seat#NONE] to let destiny decide
  public static void request(Game game, Seat offense, Seat defense) {
    State state = game.state();
    int at = state.n[Layout.REQUESTS];
    if (at == Layout.MOST_REQUESTS) return;
    state.n[Layout.REQUEST + at] = (offense.index() + 1) | (defense.index() + 1) << 8;
    state.n[Layout.REQUESTS]++;
  }

  // The present encounter is remembered; play continues from exactly there.
  private static void beginExtra(Game game) {
    State state = game.state();
    int request = state.n[Layout.REQUEST];
    int left = --state.n[Layout.REQUESTS];
    System.arraycopy(state.n, Layout.REQUEST + 1, state.n, Layout.REQUEST, left);
    if (state.n[Layout.DEPTH] == Layout.MOST_FRAMES) return;
    int frame = Layout.FRAME + Layout.FRAME_SIZE * state.n[Layout.DEPTH]++;
    state.n[frame] = game.encounter().offense().index();
    state.n[frame + 1] = game.encounter().outcome().ordinal();
    state.n[frame + 2] = game.encounter().isExtra() ? 1 : 0;
    state.n[frame + 3] = left;
    System.arraycopy(state.n, Layout.REQUEST, state.n, frame + 4, left);
    state.n[Layout.REQUESTS] = 0;
    game.encounter().offense(Seat.of((request & 0xff) - 1));
    game.encounter().flag(Encounter.EXTRA);
    state.n[Layout.FORCED_DEFENSE] = request >> 8;
    game.next(Step.REGROUP);
  }

  private static void resume(Game game) {
    State state = game.state();
    int frame = Layout.FRAME + Layout.FRAME_SIZE * --state.n[Layout.DEPTH];
    StartTurn.clearEncounter(game);
    game.encounter().offense(Seat.of(state.n[frame]));
    game.encounter().outcome(Outcome.of(state.n[frame + 1]));
    if (state.n[frame + 2] != 0) game.encounter().flag(Encounter.EXTRA);
    state.n[Layout.REQUESTS] = state.n[frame + 3];
    System.arraycopy(state.n, frame + 4, state.n, Layout.REQUEST, state.n[frame + 3]);
  }

  private static void proceed(Game game) {
    Encounter encounter = game.encounter();
    Seat offense = encounter.offense();
    boolean second =
        encounter.numberInTurn() < Math.max(1, game.query(Query.ENCOUNTERS_PER_TURN, offense, 2));
    // successful, the first of the turn, and an encounter card in hand.
    encounter.entitled(
        second && encounter.outcome().successful() && game.cards().hasEncounterCard(offense));
    boolean techOnly =
        !encounter.isEntitled()
            && second
            && encounter.outcome().successful()
            && mayTakeTech(game, offense);
    game.open(Window.NEXT_ENCOUNTER);
    Word chosen = Word.STOP;
    if (encounter.isEntitled() || techOnly) chosen = choose(game, offense);
    else game.resolved(offense, Prompt.NEXT, Choice.of(Word.STOP), 0);
    if (chosen != Word.STOP && isDenied(game)) chosen = Word.STOP;
    switch (chosen) {
      case ENCOUNTER -> {
        game.next(Step.REGROUP);
        return;
      }
      case TECH -> game.verbs().newTech().draw(offense, game.verbs().newTech().count(offense), 1);
      default -> {}
    }
    // By a switch the encounter given up counts as one that was had, and the Machine may go on.
    if (chosen == Word.TECH && !game.options().is(Option.MACHINE_ENDS_TURN)) {
      game.state().n[Layout.ENCOUNTER_OF_TURN]++;
      encounter.outcome(Outcome.NONE);
      game.next(Step.NEXT_ENCOUNTER);
      return;
    }
    endTurn(game);
  }

  // What the offense is about to do may be denied it; then its turn is over.
  private static boolean isDenied(Game game) {
    game.open(Window.CONTINUING);
    return game.encounter().is(Encounter.TURN_OVER);
  }

  private static Word choose(Game game, Seat offense) {
    var menu = game.ask(offense).menu();
    boolean free = !game.encounter().isCommitted();
    if (free) menu.add(Word.STOP);
    if (game.encounter().isEntitled()) menu.add(Word.ENCOUNTER);
    if (free && mayTakeTech(game, offense)) menu.add(Word.TECH);
    return Word.of(Choice.value(game.ask(offense).choose(Prompt.NEXT)));
  }

  private static boolean mayTakeTech(Game game, Seat offense) {
    if (!game.techs().inUse() || !game.verbs().newTech().isWorth(offense)) return false;
    if (game.options().is(Option.NEW_TECH_NEEDS_CARD) && !game.cards().hasEncounterCard(offense))
      return false;
    return game.encounter().numberInTurn() < 2 || game.options().is(Option.NEW_TECH_FOR);
  }

  private static void endTurn(Game game) {
    game.open(Window.TURN_END);
    game.state().n[Layout.TURN] = game.leftOf(game.turn()).index();
    game.next(Step.START_TURN);
  }
}
