package hypergate.content.incursion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.incursion.aliens.Leviathan;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Worldships: half of the ships survive a defeat; against the holder of its Con it adds less.
public final class LeviathanPulsar {
  public static final Pulsar PULSAR =
      pulsar(Leviathan.LEVIATHAN)
          .pro("If you lose, half of your ships on the worldship, rounded up, stay on it.")
          .bends(Query.POWER_UNBOUND, (game, me, who, free) -> 1)
          .ours("a restraint lifted")
          .con("When you are the defense the worldship adds 10 instead of 20.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it has no target: it is weaker against you");

  private LeviathanPulsar() {}
}
