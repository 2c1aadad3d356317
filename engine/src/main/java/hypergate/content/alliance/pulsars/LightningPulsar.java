package hypergate.content.alliance.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.alliance.aliens.Lightning;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Speed: everything is a token cheaper; encounters of whoever holds it cannot be ended, and one
/// right after them is dearer.
public final class LightningPulsar {
  public static final Pulsar PULSAR =
      pulsar(Lightning.LIGHTNING, Window.ENCOUNTER_END)
          .pro("An encounter costs you two tokens, and ending one a single token.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a lower price")
          .con(
              "Lightning cannot end your encounters, and one that it buys after an encounter of"
                  + " yours costs it four tokens.",
              Immunity.CHOICE)
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: it does not choose your encounters");

  private LightningPulsar() {}
}
