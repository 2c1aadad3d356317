package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.Force;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Interlope: a failure costs nothing; whoever holds it keeps its card to itself.
public final class ForcePulsar {
  public static final Pulsar PULSAR =
      pulsar(Force.FORCE)
          .pro("A failure costs you no ships.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a restraint lifted")
          .con("Force cannot choose you as the main player.", Immunity.CHOICE)
          .ours("P3.1: the power may not choose you");

  private ForcePulsar() {}
}
