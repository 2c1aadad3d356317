package hypergate.content.conflict.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.conflict.aliens.Mimic;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Imitate: its hand never shrinks and may match the largest of all; the holder of its Con is not
/// imitated.
public final class MimicPulsar {
  public static final Pulsar PULSAR =
      pulsar(Mimic.MIMIC)
          .pro("You need not discard, and may match the largest hand at the table instead.")
          .bends(Query.POWER_UNBOUND, (game, me, who, free) -> 1)
          .ours("a restraint lifted")
          .con("While you are its opponent Mimic does not adjust its hand.", Immunity.OPPOSED)
          .ours("P3.1: it leaves your encounter alone");

  private MimicPulsar() {}
}
