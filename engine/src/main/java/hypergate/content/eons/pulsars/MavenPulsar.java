package hypergate.content.eons.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.eons.aliens.Maven;
import hypergate.game.word.Query;
import hypergate.game.word.Role;
import hypergate.variant.pulsars.Pulsar;

/// Be Right: as an ally, too; but not where the holder is a main player.
public final class MavenPulsar {
  public static final Pulsar PULSAR =
      pulsar(Maven.MAVEN)
          .pro("You may use your power as an ally, too.")
          .inRole(Role.ALLY)
          .ours("a restraint lifted")
          .con("Maven cannot use its power while you are a main player.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: your encounter is left alone");

  private MavenPulsar() {}
}
