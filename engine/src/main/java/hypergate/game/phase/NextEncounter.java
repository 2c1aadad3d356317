package hypergate.game.phase;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Acting;
import hypergate.game.verb.Ships;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import hypergate.game.word.Window;

/// What comes after an encounter: extra encounters asked for by effects, a second encounter
/// or what is taken instead, or the next player's turn.
public final class NextEncounter {
  private NextEncounter() {}

  static void run(Acting game) {
    Ships ships = game.verbs().ships();
    if (ships.lastTurn().exists()) {
      lastTurn(game, ships.lastTurn());
    } else if (ships.isContested()) {
      last(game);
    } else if (game.extraEncounters().areRequested()) {
      beginExtra(game);
    } else if (game.encounter().isExtra()) {
      resume(game);
    } else {
      proceed(game);
    }
  }

  // After a victory somebody has one more turn: as many encounters as it has cards for. Then the
  // earlier victory stands.
  private static void lastTurn(Acting game, Seat seat) {
    Ships ships = game.verbs().ships();
    if (!ships.isLastTurnUnderWay()) {
      ships.beginLastTurn();
      closeTurn(game);
      game.course().turn(seat);
      game.next(Step.START_TURN);
      return;
    }
    Encounter encounter = game.encounter();
    encounter.offense(seat);
    encounter.entitled(game.cards().hasEncounterCard(seat));
    int chosen = Choice.of(Word.STOP);
    if (encounter.isEntitled()) {
      game.ask(seat).menu().add(Word.STOP).add(Word.ENCOUNTER);
      chosen = game.ask(seat).choose(Prompt.NEXT);
    } else game.resolved(seat, Prompt.NEXT, chosen, 0);
    if (Choice.is(chosen, Word.ENCOUNTER)) game.next(Step.REGROUP);
    else ships.settleLast();
  }

  // The encounter that decides about a victory begins with the launch, or with destiny where it is
  // open against whom; when it is over so is the
  // game.
  private static void last(Acting game) {
    if (game.verbs().ships().isLastUnderWay()) {
      game.verbs().ships().settleLast();
      return;
    }
    StartTurn.clearEncounter(game);
    game.encounter().flag(Encounter.EXTRA);
    game.verbs().ships().beginLast();
    game.steps().encounter();
    game.parts().encounterBegins();
    if (game.isHeard()) game.tell(new Event.EncounterBegan(game.encounter().offense(), 0));
    if (!game.encounter().defense().exists()) {
      game.next(Step.DESTINY);
      return;
    }
    game.open(Window.DEFENSE_CHOSEN);
    game.next(Step.LAUNCH);
  }

  /// Asks for an encounter outside the order of turns, to be held when the present one is over.
  ///
  /// @param defense who must be the defense, [Seat#NONE] to let destiny decide
  public static void request(Acting game, Seat offense, Seat defense) {
    game.extraEncounters().request(offense, defense);
  }

  private static void beginExtra(Acting game) {
    if (game.extraEncounters().begin(game.encounter())) game.next(Step.REGROUP);
  }

  /// Somebody breaks into an encounter that has not been fought: it is put away, and another one is
  /// about to be launched.
  ///
  /// @param card the destiny card by which that happens
  static void interrupt(Acting game, Seat offense, Seat defense, int card) {
    for (int p = 0; p < game.seats(); p++) game.verbs().goHome(game.inOrder(p));
    game.verbs().ships().settle();
    game.verbs().piles().away().takeUp();
    game.parts().effectsEnd();
    game.verbs().lending().giveBack();
    game.parts().encounterEnds();
    game.extraEncounters().interrupt(game.encounter());
    StartTurn.clearEncounter(game);
    game.encounter().offense(offense);
    game.encounter().flag(Encounter.EXTRA);
    game.encounter().destiny(card);
    game.steps().encounter();
    game.parts().encounterBegins();
    if (game.isHeard()) game.tell(new Event.EncounterBegan(offense, 0));
    game.encounter().defense(defense);
  }

  private static void resume(Acting game) {
    StartTurn.clearEncounter(game);
    if (game.extraEncounters().resume(game.encounter())) {
      game.parts().encounterBegins();
      game.next(Step.DESTINY);
    }
  }

  private static void proceed(Acting game) {
    Encounter encounter = game.encounter();
    // Somebody else may have had this encounter for whose turn it is, or have taken the turn over.
    Seat offense = game.turn();
    boolean taken = encounter.offense() != offense && encounter.is(Encounter.TURN_OVER);
    encounter.offense(offense);
    // A turn may be over before it has an encounter.
    boolean none = game.course().encounterOfTurn() == 0 && encounter.is(Encounter.TURN_OVER);
    if (taken || none) {
      endTurn(game);
      return;
    }
    boolean second =
        encounter.numberInTurn() < Math.max(1, game.query(Query.ENCOUNTERS_PER_TURN, offense, 2));
    // successful, the first of the turn, and an encounter card in hand.
    encounter.entitled(
        second && encounter.outcome().successful() && game.cards().hasEncounterCard(offense));
    boolean onlyInstead =
        !encounter.isEntitled()
            && second
            && encounter.outcome().successful()
            && game.parts().mayTakeInstead(offense);
    game.open(Window.NEXT_ENCOUNTER);
    int chosen = Choice.of(Word.STOP);
    if (encounter.isEntitled() || onlyInstead) chosen = choose(game, offense);
    else game.resolved(offense, Prompt.NEXT, chosen, 0);
    if (!Choice.is(chosen, Word.STOP) && isDenied(game)) chosen = Choice.of(Word.STOP);
    if (Choice.is(chosen, Word.ENCOUNTER)) {
      game.next(Step.REGROUP);
    } else if (Choice.is(chosen, Word.STOP) || game.parts().takeInstead(offense, chosen)) {
      endTurn(game);
    } else {
      // The encounter given up counts as one that was had.
      game.course().countEncounter();
      encounter.outcome(Outcome.NONE);
      game.next(Step.NEXT_ENCOUNTER);
    }
  }

  // What the offense is about to do may be denied it; then its turn is over.
  private static boolean isDenied(Acting game) {
    game.open(Window.CONTINUING);
    return game.encounter().is(Encounter.TURN_OVER);
  }

  private static int choose(Acting game, Seat offense) {
    var menu = game.ask(offense).menu();
    boolean free = !game.encounter().isCommitted();
    if (free) menu.add(Word.STOP);
    if (game.encounter().isEntitled()) menu.add(Word.ENCOUNTER);
    if (free) game.parts().addInstead(menu, offense);
    return game.ask(offense).choose(Prompt.NEXT);
  }

  private static void endTurn(Acting game) {
    closeTurn(game);
    game.course().turn(game.leftOf(game.turn()));
    game.next(Step.START_TURN);
  }

  // Whatever lasts for the turn is over.
  private static void closeTurn(Acting game) {
    game.open(Window.TURN_END);
    game.course().turnEnds();
    game.verbs().hostages().giveBack();
    game.verbs().monitors().end();
    game.verbs().lending().turnEnds();
  }
}
