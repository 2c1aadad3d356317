package hypergate.content.eons.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.eons.aliens.Particle;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Pulsar;

/// Quantum Entanglement: ships come out of the warp, too; the holder's system is left alone.
public final class ParticlePulsar {
  public static final Pulsar PULSAR =
      pulsar(Particle.PARTICLE, Window.LANDING)
          .pro("Ships that even a pair out may also come from the warp.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a restraint lifted")
          .con("No planet of your system is entangled, and tokens there come off.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: your planets are left alone");

  private ParticlePulsar() {}
}
