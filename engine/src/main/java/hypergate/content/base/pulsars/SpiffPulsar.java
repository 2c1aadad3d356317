package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Spiff;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Crash Land: with it Spiff lands after any defeat by totals; the holder does not let it land.
public final class SpiffPulsar {
  public static final Pulsar PULSAR =
      pulsar(Spiff.SPIFF)
          .pro("You may crash-land however closely you have lost.")
          .bends(Query.POWER_NUMBER, (game, me, who, margin) -> 0)
          .ours("a restraint lifted")
          .con("While you are its opponent Spiff may not crash-land.", Immunity.OPPOSED)
          .ours("P3.1: your planets are no target");

  private SpiffPulsar() {}
}
