package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Masochist;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Pulsar;

/// Hurt Yourself: with it two ships may be left; whoever holds it is not robbed of its own turn.
public final class MasochistPulsar {
  public static final Pulsar PULSAR =
      pulsar(Masochist.MASOCHIST, Window.NEXT_ENCOUNTER, Window.TURN_END)
          .pro("You win although you have up to two ships left.")
          .bends(Query.POWER_NUMBER, (game, me, who, ships) -> 2)
          .ours("a bigger number")
          .con("Masochist does not win by its power as an encounter begins whose offense you are.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3: no immunity is workable, so your own encounters delay it");

  private MasochistPulsar() {}
}
