package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.Assessor;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Tax: single ships are taxed, too; the holder is not taxed.
public final class AssessorPulsar {
  public static final Pulsar PULSAR =
      pulsar(Assessor.ASSESSOR, Window.DEFENSE_CHOSEN)
          .pro("You tax players who send a single ship, too.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 1)
          .ours("a smaller number")
          .con("Assessor does not tax you.", Immunity.CHOICE, Immunity.GOODS)
          .ours("P3.1: it may not choose you and takes nothing from you");

  private AssessorPulsar() {}
}
