package hypergate.content.classic.artifacts;

import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.variant.edicts.Edicts.edict;

import hypergate.game.declare.Artifact;

/// Warp Break (ED-2): the offense's own ships leave the warp.
public final class WarpBreak {
  public static final Artifact WARP_BREAK =
      edict("Warp Break", "classic")
          .text("At the start of your encounter: your ships leave the warp for your colonies.")
          .may(
              OFFENSE,
              REGROUP_START,
              (game, me) -> game.ships().inWarp(me) > 0,
              (game, me) -> game.verbs().ships().retrieve(me, game.ships().inWarp(me)));

  private WarpBreak() {}
}
