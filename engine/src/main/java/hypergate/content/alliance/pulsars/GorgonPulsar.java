package hypergate.content.alliance.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.alliance.aliens.Gorgon;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Petrify: what is held cannot escape into the warp; its holder's ships leave its system freely.
public final class GorgonPulsar {
  public static final Pulsar PULSAR =
      pulsar(Gorgon.GORGON)
          .pro("Ships that you hold stay; they may not go to the warp instead.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a way out closed")
          .con(
              "Your ships may leave Gorgon's home planets; on other planets on which Gorgon is too"
                  + " they stay held.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it bends none of your choices: limited");

  private GorgonPulsar() {}
}
