package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Hate;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Rage: a ship more; whoever holds it is left alone.
public final class HatePulsar {
  public static final Pulsar PULSAR =
      pulsar(Hate.HATE, Window.TURN_END)
          .pro("Who discards nothing loses four ships instead of three.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 4)
          .ours("a bigger number")
          .con("Your hand and your ships are safe from Hate.", Immunity.CHOICE)
          .ours("P3.1: it takes nothing from you");

  private HatePulsar() {}
}
