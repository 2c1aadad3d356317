package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Kamikaze;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Sacrifice: three cards a ship; against whoever holds it one.
public final class KamikazePulsar {
  public static final Pulsar PULSAR =
      pulsar(Kamikaze.KAMIKAZE)
          .pro("Draw three cards for each ship instead of two.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 3)
          .ours("a bigger number")
          .con("While you are its opponent Kamikaze draws one card for each ship.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 1)
          .ours("it has no target: halved");

  private KamikazePulsar() {}
}
