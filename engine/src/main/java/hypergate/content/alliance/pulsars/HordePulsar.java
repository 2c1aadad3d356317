package hypergate.content.alliance.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.alliance.aliens.Horde;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Spawn: tokens settle empty planets again; against the holder they count nothing.
public final class HordePulsar {
  public static final Pulsar PULSAR =
      pulsar(Horde.HORDE)
          .pro("You may put new horde tokens onto empty planets of your home system, too.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a restraint lifted")
          .con("While you are its opponent Horde's tokens count nothing for totals.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it takes nothing from you: limited");

  private HordePulsar() {}
}
