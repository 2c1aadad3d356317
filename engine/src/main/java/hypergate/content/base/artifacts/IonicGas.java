package hypergate.content.base.artifacts;

import static hypergate.game.declare.Artifact.artifact;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.game.declare.Artifact;

/// Ionic Gas (R-18.5, E-53): no compensation and no rewards in this encounter; colonies and deals
/// are untouched.
public final class IonicGas {
  public static final Artifact IONIC_GAS =
      artifact("Ionic Gas", "base", 1)
          .text(
              "After the winner is known: no compensation and no rewards may be collected this"
                  + " encounter.")
          .may(
              ANY,
              OUTCOME,
              (game, me) -> game.encounter().outcome().isWin(),
              (game, me) -> game.encounter().noSpoils());

  private IonicGas() {}
}
