package hypergate.content.base.pulsars;

import static hypergate.game.Pulsar.pulsar;

import hypergate.content.base.aliens.Masochist;
import hypergate.game.Pulsar;
import hypergate.game.Query;
import hypergate.game.Window;

/// Hurt Yourself: with it two ships may be left; it has nobody to spare.
public final class MasochistPulsar {
  public static final Pulsar PULSAR =
      pulsar(Masochist.MASOCHIST, Window.TURN_END)
          .pro("You win although you have up to two ships left.")
          .bends(Query.POWER_NUMBER, (game, me, who, ships) -> 2)
          .ours("a bigger number")
          .noCon()
          .ours("P3.3: the power does nothing to anybody else");

  private MasochistPulsar() {}
}
