package hypergate.content.eons.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.eons.aliens.Hunger;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Extra Helpings: it chooses what it takes; the holder's hand is safe.
public final class HungerPulsar {
  public static final Pulsar PULSAR =
      pulsar(Hunger.HUNGER, Window.TURN_END)
          .pro("Look at the hand and choose the card that you take.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a restraint lifted")
          .con("Hunger takes no card from your hand.", Immunity.CHOICE, Immunity.GOODS)
          .ours("P3.1: it takes nothing from you");

  private HungerPulsar() {}
}
