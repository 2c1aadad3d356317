package hypergate.content.alliance.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.alliance.aliens.Pygmy;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Half: thirds, and room for three; the holder's colonies are whole ones.
public final class PygmyPulsar {
  public static final Pulsar PULSAR =
      pulsar(Pygmy.PYGMY)
          .pro(
              "Only three ships fit on each of your planets while one of them is yours, and three"
                  + " colonies on your planets count as one.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("smaller numbers")
          .con("Your colonies on Pygmy planets count in full, one each.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it takes nothing from you: limited");

  private PygmyPulsar() {}
}
