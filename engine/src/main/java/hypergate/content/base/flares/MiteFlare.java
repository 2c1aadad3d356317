package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.game.word.Window.POWER_USED;

import hypergate.content.base.aliens.Mite;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: all allies go home when the opponent has more of their ships. Super: played as the power
/// is used, the Mite keeps what it likes of the discarded cards.
public final class MiteFlare {
  public static final Flare FLARE =
      flare(Mite.MITE)
          .wild(
              MAIN,
              List.of(Step.ALLIANCE),
              "After alliances are formed, if your opponent has more allied ships than you, send"
                  + " all allied ships of both sides back to their colonies.")
          .may(MAIN, ALLIED, MiteFlare::isOutnumbered, MiteFlare::sendHome)
          .strong(
              OFFENSE,
              List.of(Step.LAUNCH),
              "Look at the cards that the defense discards to your power and keep any of them.")
          .may(
              OFFENSE,
              POWER_USED,
              (game, me) ->
                  !game.answering().isCancelled()
                      && game.answering().instance() == game.powers().find(me, Mite.MITE),
              (game, me) -> game.powers().mark(game.answering().instance(), Mite.LOOKS, 1))
          .withPower();

  private MiteFlare() {}

  private static boolean isOutnumbered(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return encounter.sideOf(me).other().alliedShips() > encounter.sideOf(me).alliedShips();
  }

  private static void sendHome(Game game, Seat me) {
    for (int p = 2; p < game.seats(); p++)
      if (game.encounter().isAlly(game.inOrder(p)) && Flare.reaches(game, game.inOrder(p)))
        game.verbs().dismiss(game.inOrder(p));
  }
}
