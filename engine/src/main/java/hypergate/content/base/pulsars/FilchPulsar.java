package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Filch;
import hypergate.game.word.Role;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Theft: with it the own card comes back as well; whoever holds it is not robbed.
public final class FilchPulsar {
  public static final Pulsar PULSAR =
      pulsar(Filch.FILCH)
          .pro("You may take your own used encounter card, too.")
          .may(
              Role.MAIN,
              Window.DISCARDED,
              (game, me) -> game.verbs().usedCards().of(me) >= 0,
              (game, me) -> game.verbs().hands().takeBack(me, game.verbs().usedCards().of(me)))
          .ours("more often")
          .con("Filch does not take your encounter card.", Immunity.OPPOSED)
          .ours("P3.1: it takes nothing from you");

  private FilchPulsar() {}
}
