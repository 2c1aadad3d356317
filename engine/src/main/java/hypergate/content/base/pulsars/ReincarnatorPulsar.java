package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Reincarnator;
import hypergate.game.word.Role;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Reincarnation: with it the Reincarnator may change after a victory, too; the holder keeps it as
/// it is.
public final class ReincarnatorPulsar {
  public static final Pulsar PULSAR =
      pulsar(Reincarnator.REINCARNATOR)
          .pro("When you have not been beaten you may draw an unused alien all the same.")
          .may(
              Role.MAIN_OR_ALLY,
              Window.ENCOUNTER_END,
              Reincarnator::isUnbeaten,
              Reincarnator::reincarnate)
          .ours("more often")
          .con(
              "While you are a main player on the other side Reincarnator draws no alien.",
              Immunity.OPPOSED)
          .ours("it has no target, so it is off against you");

  private ReincarnatorPulsar() {}
}
