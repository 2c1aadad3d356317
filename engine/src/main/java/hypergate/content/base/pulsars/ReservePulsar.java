package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Reserve;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Reinforce: with it higher attacks are reinforcements, too; against the holder only what
/// everybody may play.
public final class ReservePulsar {
  public static final Pulsar PULSAR =
      pulsar(Reserve.RESERVE)
          .pro("You may play attack cards of up to 10 as reinforcements.")
          .bends(Query.POWER_NUMBER, (game, me, who, highest) -> 10)
          .ours("a bigger number")
          .con(
              "While you are a main player and Reserve is on the other side its attacks are no"
                  + " reinforcements and its negotiates cancel none.",
              Immunity.OPPOSED)
          .ours("P3.1: the power does nothing to you as a main player");

  private ReservePulsar() {}
}
