package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.DaredevilAlternate;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Pulsar;

/// Peril: wins by ten are narrow enough; against the holder only low attacks may be thrown away.
public final class DaredevilAlternatePulsar {
  public static final Pulsar PULSAR =
      pulsar(DaredevilAlternate.DAREDEVIL_ALTERNATE, Window.TOTALS)
          .pro("Your side is rewarded for a win by 10 or less.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 10)
          .ours("a bigger number")
          .con(
              "While you are the main player on the other side Daredevil may discard attacks of up"
                  + " to 08 only.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it takes nothing from you: limited");

  private DaredevilAlternatePulsar() {}
}
