package hypergate.content.dominion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.dominion.aliens.Angler;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Fish: two cards for one that was not there; the holder is not asked.
public final class AnglerPulsar {
  public static final Pulsar PULSAR =
      pulsar(Angler.ANGLER)
          .pro("When the asked player lacks the card, draw two cards instead of one.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .ours("a bigger number")
          .con("Angler may not ask you for a card.", Immunity.CHOICE, Immunity.GOODS)
          .ours("P3.1: it may not choose you and takes nothing from you");

  private AnglerPulsar() {}
}
