package hypergate.content.conflict.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.conflict.aliens.Empath;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Harmony: with it two attacks become two negotiates; whoever holds it keeps its attack.
public final class EmpathPulsar {
  public static final Pulsar PULSAR =
      pulsar(Empath.EMPATH)
          .pro("When both main players have revealed attacks you may change both.")
          .bends(Query.POWER_UNBOUND, (game, me, who, bound) -> 1)
          .ours("a restraint lifted")
          .con("Empath may not change an attack that you have revealed.", Immunity.CHOICE)
          .ours("P3.1: it cannot choose your cards");

  private EmpathPulsar() {}
}
