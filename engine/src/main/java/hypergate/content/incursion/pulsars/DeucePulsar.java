package hypergate.content.incursion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.incursion.aliens.Deuce;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Duality: with it the Deuce says which card comes back; against whoever holds it none does.
public final class DeucePulsar {
  public static final Pulsar PULSAR =
      pulsar(Deuce.DEUCE)
          .pro("You choose which of your two cards comes back to your hand.")
          .bends(Query.POWER_UNBOUND, (game, me, who, bound) -> 1)
          .ours("a restraint lifted")
          .con("While you are its opponent both cards of Deuce are discarded.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it has no target: a weaker version");

  private DeucePulsar() {}
}
