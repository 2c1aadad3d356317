package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Warrior;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Mastery: with it each token counts two; against the holder half of them.
public final class WarriorPulsar {
  public static final Pulsar PULSAR =
      pulsar(Warrior.WARRIOR)
          .pro("Each token adds 2 instead of 1.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .ours("a bigger number")
          .con("While you are its opponent Warrior adds half its tokens, rounded down.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it has no target: halved");

  private WarriorPulsar() {}
}
