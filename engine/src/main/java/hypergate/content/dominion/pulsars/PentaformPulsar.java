package hypergate.content.dominion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.dominion.aliens.Pentaform;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Evolve: with it lost colonies do not move it back; colonies in the holder's system do not move
/// it at all.
public final class PentaformPulsar {
  public static final Pulsar PULSAR =
      pulsar(Pentaform.PENTAFORM)
          .pro("Lost colonies do not move your sheet to the left.")
          .bends(Query.POWER_UNBOUND, (game, me, who, bound) -> 1)
          .ours("a restraint lifted")
          .con(
              "Colonies in your system that Pentaform gains or loses do not move its sheet.",
              Immunity.CHOICE)
          .ours("P3.1: your planets are no target");

  private PentaformPulsar() {}
}
