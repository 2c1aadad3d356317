package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Remora;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Cling: with it the Remora gets two ships or cards at a time; it cannot cling to the holder.
public final class RemoraPulsar {
  public static final Pulsar PULSAR =
      pulsar(Remora.REMORA)
          .pro("Each time you retrieve two ships instead of one, or draw two cards.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .ours("a bigger number")
          .con("Remora gets nothing when you retrieve ships or draw cards.", Immunity.CHOICE)
          .ours("P3.1: the power may not choose you");

  private RemoraPulsar() {}
}
