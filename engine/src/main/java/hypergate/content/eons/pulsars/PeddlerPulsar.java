package hypergate.content.eons.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.eons.aliens.Peddler;
import hypergate.game.word.Query;
import hypergate.game.word.Role;
import hypergate.variant.pulsars.Pulsar;

/// Sell: two sales, as a main player too; the holder buys what lies open for any card.
public final class PeddlerPulsar {
  public static final Pulsar PULSAR =
      pulsar(Peddler.PEDDLER)
          .pro("You may sell two cards in an encounter, as a main player too.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .inRole(Role.MAIN)
          .ours("a bigger number and a restraint lifted")
          .con(
              "Once an encounter, with alliances formed, buy a face-up card of the store for one of"
                  + " yours.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it harms nobody: a fair price instead");

  private PeddlerPulsar() {}
}
