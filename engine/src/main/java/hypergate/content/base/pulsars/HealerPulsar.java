package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Healer;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Heal: two cards a patient; whoever holds it is none.
public final class HealerPulsar {
  public static final Pulsar PULSAR =
      pulsar(Healer.HEALER)
          .pro("Draw two cards for each player healed instead of one.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .ours("a bigger number")
          .con("Healer may not heal you.", Immunity.CHOICE)
          .ours("P3.1: it cannot choose you, and gives you nothing");

  private HealerPulsar() {}
}
