package hypergate.content.incursion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.incursion.aliens.Mercenary;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Bounty Hunting: twice as many rewards; a win over the holder brings none.
public final class MercenaryPulsar {
  public static final Pulsar PULSAR =
      pulsar(Mercenary.MERCENARY)
          .pro("Collect two rewards for each ship instead of one.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .ours("a bigger number")
          .con(
              "For a win over you as a main player Mercenary collects no such rewards.",
              Immunity.OPPOSED)
          .ours("it has no target, so it is off against you");

  private MercenaryPulsar() {}
}
