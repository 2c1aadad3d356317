package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Gambler;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Bluff: a lie costs nothing; whoever holds it is not lied to.
public final class GamblerPulsar {
  public static final Pulsar PULSAR =
      pulsar(Gambler.GAMBLER)
          .pro("When a lie of yours is challenged you lose no ships.")
          .bends(Query.POWER_UNBOUND, (game, me, who, bound) -> 1)
          .ours("a restraint lifted")
          .con("Gambler does not bluff while you are its opponent.", Immunity.OPPOSED)
          // Its super may raise the stake all the same, when it has seen the other card (P10).
          .bends(
              Query.REVEALS_LAST,
              (game, me, who, last) -> game.powers().find(who, Gambler.GAMBLER) >= 0 ? 1 : last)
          .ours("P3.1: it bends none of your choices");

  private GamblerPulsar() {}
}
