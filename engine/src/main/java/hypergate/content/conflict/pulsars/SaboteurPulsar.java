package hypergate.content.conflict.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.conflict.aliens.Saboteur;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Booby Trap: more is moved at a time; the holder's ships survive.
public final class SaboteurPulsar {
  public static final Pulsar PULSAR =
      pulsar(Saboteur.SABOTEUR)
          .pro("As an encounter begins you may both exchange two tokens and lay one.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a restraint lifted")
          .con("Your ships survive its traps and stay on the planet.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: it takes nothing from you");

  private SaboteurPulsar() {}
}
