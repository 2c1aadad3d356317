package hypergate.content.dominion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.dominion.aliens.Muckraker;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Slander: bribes are dearer; the holder is not accused.
public final class MuckrakerPulsar {
  public static final Pulsar PULSAR =
      pulsar(Muckraker.MUCKRAKER, Window.ALLIED)
          .pro("A bribe against your accusation takes two fitting cards instead of one.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .ours("a bigger number")
          .con("Muckraker may not accuse you.", Immunity.CHOICE, Immunity.GOODS)
          .ours("P3.1: it may not choose you and takes nothing from you");

  private MuckrakerPulsar() {}
}
