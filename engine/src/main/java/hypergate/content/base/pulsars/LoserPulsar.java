package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Loser;
import hypergate.game.word.Role;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Upset: with it as late as the reveal; against whoever holds it not at all.
public final class LoserPulsar {
  public static final Pulsar PULSAR =
      pulsar(Loser.LOSER)
          .pro("You may declare the upset when encounter cards have been revealed.")
          .may(
              Role.MAIN,
              Window.REVEALED,
              (game, me) -> !game.encounter().isUpset(),
              (game, me) -> game.encounter().upset())
          .ours("a restraint lifted: later than before the selection")
          .con("Loser does not declare an upset while you are its opponent.", Immunity.OPPOSED)
          .ours("P3.1: it bends none of your choices");

  private LoserPulsar() {}
}
