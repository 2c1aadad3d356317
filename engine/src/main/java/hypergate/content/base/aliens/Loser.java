package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.BEFORE_SELECTION;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Role;
import hypergate.game.word.Step;

/// Upset: declared before cards are selected; both main players must play attacks if they can, and
/// after every other effect winner and loser change places, so that ties go to the offense.
public final class Loser {
  public static final Alien LOSER =
      alien("Loser", "base")
          .level(0)
          .power("Upset", Role.MAIN, Step.PLANNING)
          .text(
              "Declare an upset before cards are selected: both main players must attack if they"
                  + " can, the winning side loses and the losing side wins.")
          .may(MAIN, BEFORE_SELECTION, (game, me) -> !game.encounter().isUpset(), Loser::declare);

  private Loser() {}

  private static void declare(Game game, Seat me) {
    game.encounter().upset();
    game.encounter().mustAttack();
  }
}
