package hypergate.content.alliance.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.alliance.aliens.Reborn;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Rebirth: two cards for a ship; beaten by whoever holds it there are none.
public final class RebornPulsar {
  public static final Pulsar PULSAR =
      pulsar(Reborn.REBORN)
          .pro("Draw up to two cards for each ship instead of one.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .ours("a bigger number")
          .con(
              "While you are a main player and Reborn is on the other side it neither draws nor"
                  + " discards.",
              Immunity.OPPOSED)
          .ours("it has no target, so it is off against you");

  private RebornPulsar() {}
}
