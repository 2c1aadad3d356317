package hypergate.content.eons.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.eons.aliens.Nightmare;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Bad Dreams: a dream for anybody, whatever has happened; the holder sleeps well.
public final class NightmarePulsar {
  public static final Pulsar PULSAR =
      pulsar(Nightmare.NIGHTMARE)
          .pro("In every encounter you may give a bad dream to any one player.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a restraint lifted")
          .con("You cannot be given bad dreams, and one before you goes back unread.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("the power does not reach you");

  private NightmarePulsar() {}
}
