package hypergate.content.dominion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.dominion.aliens.Judge;
import hypergate.game.word.Role;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Fiat: declared by an ally, too; the holder gives nothing away.
public final class JudgePulsar {
  public static final Pulsar PULSAR =
      pulsar(Judge.JUDGE)
          .pro("You may declare a fiat as an ally.")
          .inRole(Role.ALLY)
          .ours("as an ally, too")
          .con("A fiat gives away none of your cards or colonies.", Immunity.CHOICE, Immunity.GOODS)
          .ours("P3.1: the power takes nothing from you");

  private JudgePulsar() {}
}
