package hypergate.content.base.artifacts;

import static hypergate.game.declare.Artifact.artifact;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.DEAL;

import hypergate.game.declare.Artifact;

/// Quash (R-18.8, E-62): a deal that has been made counts as failed, with the usual penalty.
public final class Quash {
  public static final Artifact QUASH =
      artifact("Quash", "base", 1)
          .text("After a deal has been made: it is cancelled and counts as failed.")
          .may(
              ANY,
              DEAL,
              (game, me) -> game.encounter().isDealStanding(),
              (game, me) -> game.encounter().quash());

  private Quash() {}
}
