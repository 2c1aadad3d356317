package hypergate.content.storm.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.storm.aliens.Patriot;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Loyalty: two cards for two players; the holder declines for nothing.
public final class PatriotPulsar {
  public static final Pulsar PULSAR =
      pulsar(Patriot.PATRIOT)
          .pro("Offer cards to two different players in an encounter.")
          .bends(Query.POWER_UNBOUND, (game, me, who, free) -> 1)
          .ours("a bigger number")
          .con("You may decline Patriot's card without giving a ship.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it takes nothing from you");

  private PatriotPulsar() {}
}
