package hypergate.content.base.tech;

import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.game.word.Window.RETRIEVED;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;

/// Warpspace Key: in its regroup phase, before or after the normal retrieval, the offense brings
/// all its ships back from the warp. Without a colony they cannot land, and it cannot be used.
public final class WarpspaceKey {
  public static final Tech WARPSPACE_KEY =
      tech("Warpspace Key", "base", OFFENSE, Step.REGROUP)
          .research(3)
          .text(
              "In your own regroup phase, discard this to bring all your ships back from the warp"
                  + " to colonies of your choice.")
          .may(OFFENSE, REGROUP_START, WarpspaceKey::hasShips, WarpspaceKey::turn)
          .may(
              OFFENSE,
              RETRIEVED,
              (game, me) ->
                  game.step() == Step.REGROUP
                      && game.verbs().ships().retriever() == me
                      && hasShips(game, me),
              WarpspaceKey::turn);

  private WarpspaceKey() {}

  private static boolean hasShips(Game game, Seat me) {
    return game.ships().inWarp(me) > 0 && game.ships().colonies(me) != 0;
  }

  private static void turn(Game game, Seat me) {
    game.verbs().ships().retrieve(me, game.ships().inWarp(me));
  }
}
