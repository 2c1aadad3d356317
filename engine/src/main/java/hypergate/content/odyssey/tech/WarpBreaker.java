package hypergate.content.odyssey.tech;

import static hypergate.game.word.Role.ANY;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.Techs;

/// Warp Breaker of Cosmic Odyssey: at any time all ships of its owner leave the warp; then it lies
/// face down again and can be researched anew. Without a colony they cannot land.
public final class WarpBreaker {
  public static final Tech WARP_BREAKER =
      Tech.namesake("Warp Breaker", "odyssey", ANY)
          .research(3)
          .text(
              "At any time, reset this: all your ships leave the warp for colonies of your choice.")
          .anyTime(ANY, WarpBreaker::hasShips, WarpBreaker::breakOut);

  private WarpBreaker() {}

  private static boolean hasShips(Game game, Seat me) {
    return game.ships().inWarp(me) > 0 && game.ships().colonies(me) != 0;
  }

  private static void breakOut(Game game, Seat me) {
    Techs.of(game).research().resetUsed();
    game.verbs().ships().retrieve(me, game.ships().inWarp(me));
  }
}
