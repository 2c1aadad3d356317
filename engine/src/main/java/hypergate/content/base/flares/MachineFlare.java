package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.NEXT_ENCOUNTER;
import static hypergate.game.word.Window.REGROUP;

import hypergate.content.base.aliens.Machine;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.phase.StartTurn;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a second encounter even after a failure or without an encounter card; then this flare is
/// set aside while a new hand is drawn. Super: draw a card instead of retrieving the regroup ship.
public final class MachineFlare {
  public static final Flare FLARE =
      flare(Machine.MACHINE)
          .wild(
              OFFENSE,
              List.of(Step.RESOLUTION),
              "Have a second encounter even after a failure or without an encounter card; in that"
                  + " case draw a new hand and keep this flare.")
          .may(OFFENSE, NEXT_ENCOUNTER, MachineFlare::lacksSecond, MachineFlare::goOn)
          .strong(
              OFFENSE,
              List.of(Step.REGROUP),
              "Draw a card from the deck instead of retrieving a ship.")
          .may(OFFENSE, REGROUP, MachineFlare::wouldRetrieve, MachineFlare::draw);

  private MachineFlare() {}

  private static boolean lacksSecond(Game game, Seat me) {
    return !game.encounter().isEntitled() && game.encounter().numberInTurn() < 2;
  }

  private static void goOn(Game game, Seat me) {
    if (game.cards().hasEncounterCard(me)) {
      game.encounter().entitled(true);
    } else {
      // RULING: the new hand is drawn at once, and the encounter it is drawn for must then be held.
      game.encounter().commit();
      StartTurn.needEncounterCard(game, me);
    }
  }

  private static boolean wouldRetrieve(Game game, Seat me) {
    return game.ships().inWarp(me) > 0 && !game.encounter().isRegrouped();
  }

  private static void draw(Game game, Seat me) {
    game.encounter().regrouped();
    game.verbs().draw(me, 1);
  }
}
