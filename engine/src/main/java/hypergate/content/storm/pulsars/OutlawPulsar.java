package hypergate.content.storm.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.storm.aliens.Outlaw;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Waylay: a chosen card of the opponent; the holder keeps its hand.
public final class OutlawPulsar {
  public static final Pulsar PULSAR =
      pulsar(Outlaw.OUTLAW)
          .pro("Look at your opponent's hand and choose the card that you take from it.")
          .bends(Query.POWER_UNBOUND, (game, me, who, free) -> 1)
          .ours("a choice instead of chance")
          .con("Outlaw takes no card from you.", Immunity.CHOICE, Immunity.GOODS)
          .ours("P3.1: it takes nothing from you");

  private OutlawPulsar() {}
}
