package hypergate.content.eons.pulsars;

import static hypergate.game.word.Window.TURN_END;
import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.eons.aliens.Tortoise;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Dawdle: six rewards; a victory of the holder is none to be late for.
public final class TortoisePulsar {
  public static final Pulsar PULSAR =
      pulsar(Tortoise.TORTOISE, TURN_END)
          .pro("Receive six rewards instead of four at the start of your turns.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 6)
          .ours("a bigger number")
          .con(
              "When you are among the winners the Tortoise has neither a last turn nor an encounter"
                  + " alone.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("your victory stands");

  private TortoisePulsar() {}
}
