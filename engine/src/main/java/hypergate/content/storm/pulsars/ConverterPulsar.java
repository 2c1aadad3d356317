package hypergate.content.storm.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.storm.aliens.Converter;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Exchange: two for one either way; two cards for a ship against the holder.
public final class ConverterPulsar {
  public static final Pulsar PULSAR =
      pulsar(Converter.CONVERTER)
          .pro("Each card saves two ships, and each ship left in the warp brings two cards.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .ours("a bigger number")
          .con("While you are the main player opposing Converter it pays two cards for each ship.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it has no target: it is weaker against you");

  private ConverterPulsar() {}
}
