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

/// What comes after an encounter: extra encounters asked for by effects, a second encounter
/// or new tech, or the next player's turn.
public final class NextEncounter {
  private NextEncounter() {}

  static void run(Game game) {
    if (game.extraEncounters().areRequested()) {
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
    game.extraEncounters().request(offense, defense);
  }

  private static void beginExtra(Game game) {
    if (game.extraEncounters().begin(game.encounter())) game.next(Step.REGROUP);
  }

  private static void resume(Game game) {
    StartTurn.clearEncounter(game);
    game.extraEncounters().resume(game.encounter());
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
      game.course().countEncounter();
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
    game.course().turn(game.leftOf(game.turn()));
    game.next(Step.START_TURN);
  }
}
