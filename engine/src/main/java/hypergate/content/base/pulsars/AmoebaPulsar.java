package hypergate.content.base.pulsars;

import static hypergate.game.word.Role.MAIN;
import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Amoeba;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Ooze: with it Amoeba may still withdraw ships once cards are up; whoever opposes it with this
/// card makes it decide before cards are selected.
public final class AmoebaPulsar {
  public static final Pulsar PULSAR =
      pulsar(Amoeba.AMOEBA, Window.ALLIED)
          .pro("After encounter cards are revealed, you may withdraw any number of your ships.")
          .may(
              MAIN,
              Window.REVEALED,
              (game, me) -> game.verbs().ships().mayWithdraw(me),
              Amoeba::withdraw)
          .con(
              "While you are Amoeba's opponent it may ooze only before encounter cards are"
                  + " selected.",
              Immunity.OPPOSED)
          .may(MAIN, Window.BEFORE_SELECTION, Amoeba::canOoze, Amoeba::ooze);

  private AmoebaPulsar() {}
}
