package hypergate.content.oliviera.tech;

import static hypergate.game.word.Role.ANY;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;

/// Warp Breaker by Oliviera: once, all ships of its owner leave the warp. Without a colony they
/// cannot land.
public final class WarpBreaker {
  public static final Tech WARP_BREAKER =
      Tech.namesake("Warp Breaker", "oliviera", ANY, Step.REGROUP)
          .research(3)
          .text(
              "At the start of any encounter, discard this: all your ships leave the warp for"
                  + " colonies of your choice.")
          .untimed(
              ANY,
              WarpBreaker::hasShips,
              (game, me) -> game.verbs().ships().retrieve(me, game.ships().inWarp(me)));

  private WarpBreaker() {}

  private static boolean hasShips(Game game, Seat me) {
    return game.ships().inWarp(me) > 0 && game.ships().colonies(me) != 0;
  }
}
