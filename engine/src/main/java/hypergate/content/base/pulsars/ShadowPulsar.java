package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Shadow;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Execute: with it the own colour executes like a wild card; the holder is spared.
public final class ShadowPulsar {
  public static final Pulsar PULSAR =
      pulsar(Shadow.SHADOW)
          .pro("When destiny names you, execute a ship of any other player.")
          .bends(Query.POWER_UNBOUND, (game, me, who, bound) -> 1)
          .ours("the own colour is no restraint any more")
          .con("Shadow may not execute your ships.", Immunity.CHOICE)
          .ours("P3.1: the power may not choose you");

  private ShadowPulsar() {}
}
