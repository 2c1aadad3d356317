package hypergate.content.alliance.pulsars;

import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.alliance.aliens.Sapient;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Wisdom: it learns and teaches as a main player, too; against whoever holds it three at most.
public final class SapientPulsar {
  public static final Pulsar PULSAR =
      pulsar(Sapient.SAPIENT)
          .pro("You gain and add your tokens as a main player, too.")
          .inRole(MAIN_OR_ALLY)
          .ours("a wider role")
          .con("While you are the main player against it, Sapient adds 3 at most.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 3)
          .ours("it has no target: a weaker version");

  private SapientPulsar() {}
}
