package hypergate.content.storm.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.storm.aliens.Sycophant;
import hypergate.game.word.Query;
import hypergate.game.word.Role;
import hypergate.variant.pulsars.Pulsar;

/// Flattery: as a main player, too, itself if it likes; who holds it is flattered in vain.
public final class SycophantPulsar {
  public static final Pulsar PULSAR =
      pulsar(Sycophant.SYCOPHANT)
          .pro("You may flatter as a main player, too, yourself or your opponent.")
          .inRole(Role.MAIN)
          .ours("a further role")
          .con("While you are flattered no token goes.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: it may not gain by you");

  private SycophantPulsar() {}
}
