package hypergate.content.base.pulsars;

import static hypergate.game.Pulsar.pulsar;

import hypergate.content.base.aliens.Hacker;
import hypergate.game.Pulsar;
import hypergate.game.word.Immunity;
import hypergate.game.word.Query;

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
