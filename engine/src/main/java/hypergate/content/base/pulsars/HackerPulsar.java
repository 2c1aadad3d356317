package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Hacker;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Hack: a card more; whoever holds it is not chosen.
public final class HackerPulsar {
  public static final Pulsar PULSAR =
      pulsar(Hacker.HACKER)
          .pro("Collect one card of compensation more.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 1)
          .ours("a bigger number")
          .con(
              "Hacker may not collect from you, nor choose your cards when you owe it.",
              Immunity.CHOICE)
          .ours("P3.1: it cannot choose you");

  private HackerPulsar() {}
}
