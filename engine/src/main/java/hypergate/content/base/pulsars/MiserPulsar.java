package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Miser;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Hoard: with it the hoard can be renewed whatever it holds; against whoever holds it no encounter
/// card comes from there.
public final class MiserPulsar {
  public static final Pulsar PULSAR =
      pulsar(Miser.MISER)
          .pro("You may renew your hoard although it holds encounter cards.")
          .bends(Query.POWER_UNBOUND, (game, me, who, bound) -> 1)
          .ours("a restraint lifted")
          .con("While you are its opponent Miser selects no encounter card from its hoard.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3: no immunity is workable, so the hoard does not fight you");

  private MiserPulsar() {}
}
