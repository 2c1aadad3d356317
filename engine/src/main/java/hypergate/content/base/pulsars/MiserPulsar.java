package hypergate.content.base.pulsars;

import static hypergate.game.Pulsar.pulsar;

import hypergate.content.base.aliens.Miser;
import hypergate.game.Pulsar;
import hypergate.game.Query;

/// Hoard: with it the hoard can be renewed whatever it holds; it has nobody to spare.
public final class MiserPulsar {
  public static final Pulsar PULSAR =
      pulsar(Miser.MISER)
          .pro("You may renew your hoard although it holds encounter cards.")
          .bends(Query.POWER_UNBOUND, (game, me, who, bound) -> 1)
          .ours("a restraint lifted")
          .noCon()
          .ours("P3.3: the power does nothing to anybody else");

  private MiserPulsar() {}
}
