package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Human;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Humanity: eight instead of four; against whoever holds it two.
public final class HumanPulsar {
  public static final Pulsar PULSAR =
      pulsar(Human.HUMAN)
          .pro("Add 8 instead of 4.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 8)
          .ours("a bigger number")
          .con("While you are the main player on the other side Human adds 2.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .ours("it has no target: halved");

  private HumanPulsar() {}
}
