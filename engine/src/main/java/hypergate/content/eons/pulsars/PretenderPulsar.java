package hypergate.content.eons.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.eons.aliens.Pretender;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Pulsar;

/// Take Over: at the start of the turn as well; not with the holder.
public final class PretenderPulsar {
  public static final Pulsar PULSAR =
      pulsar(Pretender.PRETENDER, Window.TURN_START, Window.DEFENSE_CHOSEN)
          .pro("You may move as your turn begins, too, and once more after destiny.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a further use")
          .con("Pretender may not take your seat.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: it cannot choose you");

  private PretenderPulsar() {}
}
