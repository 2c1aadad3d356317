package hypergate.content.conflict.hazards;

import static hypergate.game.word.Query.LEAVES_GAME;
import static hypergate.variant.hazards.Hazard.hazard;

import hypergate.variant.hazards.Hazard;

/// Black Hole: ships that would go to the warp leave the game instead, down to the floor of.
public final class BlackHole {
  public static final Hazard BLACK_HOLE =
      hazard("Black Hole", "conflict", 1)
          .text(
              "Ships that would go to the warp leave the game instead. Nobody is left with fewer"
                  + " ships than the foreign colonies needed to win: the rest go to the warp.")
          .bends(LEAVES_GAME, (game, me, subject, value) -> 1);

  private BlackHole() {}
}
