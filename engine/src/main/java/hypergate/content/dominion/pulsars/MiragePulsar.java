package hypergate.content.dominion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.dominion.aliens.Mirage;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Pulsar;

/// Delusion: it deludes as an ally as well; the holder's ships count as they are.
public final class MiragePulsar {
  public static final Pulsar PULSAR =
      pulsar(Mirage.MIRAGE, Window.TOTALS)
          .pro("As an ally you may choose the two colonies for the main players.")
          .bends(Query.POWER_UNBOUND, (game, me, who, number) -> 1)
          .ours("a further role")
          .con("While you are its opponent your own ships count as they are.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("the power bends nothing about you");

  private MiragePulsar() {}
}
