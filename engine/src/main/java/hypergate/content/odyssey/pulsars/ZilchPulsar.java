package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.Zilch;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Zilch: two fates in the encounter; whoever holds it is beyond fate, and wins on its own.
public final class ZilchPulsar {
  public static final Pulsar PULSAR =
      pulsar(Zilch.ZILCH, Window.SELECTED)
          .pro("You may play two fates in the encounter.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a bigger number")
          .con(
              "Fates cannot be used on you, and Zilch neither joins nor replaces your victory.",
              Immunity.CHOICE)
          .ours("P3.1: it may not choose you");

  private ZilchPulsar() {}
}
