package hypergate.content.dominion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.dominion.aliens.Joker;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Pulsar;

/// Wild Cards: a value named as any turn begins; the holder's own card is never wild.
public final class JokerPulsar {
  public static final Pulsar PULSAR =
      pulsar(Joker.JOKER, Window.TURN_START)
          .pro("You may name a new wild attack at the start of every player's turn.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("more often")
          .con("Your own encounter card is never wild.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: it changes nothing of yours");

  private JokerPulsar() {}
}
