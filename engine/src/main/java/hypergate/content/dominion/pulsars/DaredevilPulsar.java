package hypergate.content.dominion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.dominion.aliens.Daredevil;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Pulsar;

/// Risk: higher attacks may be thrown away; against the holder only the narrowest wins pay.
public final class DaredevilPulsar {
  public static final Pulsar PULSAR =
      pulsar(Daredevil.DAREDEVIL, Window.TOTALS)
          .pro("You may discard an attack of up to 15 to lower your side's total.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 15)
          .ours("a bigger number")
          .con(
              "While you are the main player on the other side its side is rewarded only for a win"
                  + " by 2 or less.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it takes nothing from you: limited");

  private DaredevilPulsar() {}
}
