package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.SELECTED;

import hypergate.content.base.aliens.Amoeba;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: before selection, up to four of your ships more or fewer in the encounter, even from none
/// (FAQ 2018). Super: Amoeba oozes as an ally; without ships left it gets no colony and no reward.
public final class AmoebaFlare {
  private static final Prompt CHOICE = Prompt.of("flare-amoeba/wild/choice");
  private static final Prompt SHIPS = Prompt.of("flare-amoeba/wild/ships");

  public static final Flare FLARE =
      flare(Amoeba.AMOEBA)
          .wild(
              MAIN,
              List.of(Step.PLANNING),
              "Before cards are selected, bring up to four of your ships into the encounter or take"
                  + " up to four out.")
          .may(MAIN, BEFORE_SELECTION, AmoebaFlare::canMove, AmoebaFlare::move)
          .strong(ALLY, List.of(Step.PLANNING), "You may use your power as an ally.")
          .may(ALLY, SELECTED, Amoeba::canOoze, AmoebaFlare::oozeAsAlly);

  private AmoebaFlare() {}

  private static boolean canMove(Game game, Seat me) {
    return game.verbs().ships().mayBringIn(me) || game.verbs().ships().mayWithdraw(me);
  }

  private static void move(Game game, Seat me) {
    Amoeba.move(game, me, CHOICE, SHIPS, 4);
  }

  private static void oozeAsAlly(Game game, Seat me) {
    if (game.usesPower(me, Amoeba.AMOEBA)) Amoeba.ooze(game, me);
  }
}
