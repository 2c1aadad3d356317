package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.REGROUP;
import static hypergate.game.word.Window.SELECTED;

import hypergate.content.base.aliens.Kamikaze;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: up to four ships that are not in the encounter add three each from the warp; a Zombie
/// keeps them all the same (FAQ 2018). Super: three ships come back in the regroup phase.
public final class KamikazeFlare {
  private static final Prompt SHIPS = Prompt.of("flare-kamikaze/wild/ships");

  public static final Flare FLARE =
      flare(Kamikaze.KAMIKAZE)
          .wild(
              MAIN,
              List.of(Step.PLANNING),
              "After cards are selected, send up to four of your ships outside the encounter to the"
                  + " warp and add 3 to your total for each.")
          .may(
              MAIN,
              SELECTED,
              (game, me) -> game.verbs().outside(me) != 0,
              (game, me) -> {
                int sent = Kamikaze.sacrifice(game, me, SHIPS, game.verbs().outside(me));
                game.encounter().sideOf(me).add(3 * sent);
              })
          .strong(
              OFFENSE,
              List.of(Step.REGROUP),
              "Retrieve three ships from the warp instead of one in your regroup phase.")
          .may(OFFENSE, REGROUP, KamikazeFlare::mayRetrieve, KamikazeFlare::retrieve);

  private KamikazeFlare() {}

  private static boolean mayRetrieve(Game game, Seat me) {
    return !game.encounter().isRegrouped()
        && game.ships().inWarp(me) > 1
        && game.ships().colonies(me) != 0;
  }

  private static void retrieve(Game game, Seat me) {
    game.encounter().regrouped();
    game.verbs().ships().retrieve(me, 3);
  }
}
