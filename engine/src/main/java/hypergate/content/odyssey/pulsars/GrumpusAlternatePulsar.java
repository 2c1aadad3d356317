package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.GrumpusAlternate;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Pulsar;

/// Grrr-ump: a ship of each colony; none of the holder's.
public final class GrumpusAlternatePulsar {
  public static final Pulsar PULSAR =
      pulsar(GrumpusAlternate.GRUMPUS_ALTERNATE, Window.DECIDED)
          .pro("The others lose one ship from each colony that they have in your system.")
          .bends(Query.POWER_UNBOUND, (game, me, who, free) -> 1)
          .ours("a bigger number")
          .genericCon("You need not send a ship out of Grumpus's system.")
          .ours("P3.1: it takes nothing from you");

  private GrumpusAlternatePulsar() {}
}
