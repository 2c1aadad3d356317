package hypergate.content.alliance.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.alliance.aliens.Schizoid;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Alter Reality: another condition at the end of a turn; the holder wins with one colony more.
public final class SchizoidPulsar {
  public static final Pulsar PULSAR =
      pulsar(Schizoid.SCHIZOID)
          .pro(
              "As your encounter ends you may exchange the hidden condition for a random one of the"
                  + " five others.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a restraint lifted")
          .con("You also win with one foreign colony more than the usual number.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it takes nothing from you: limited");

  private SchizoidPulsar() {}
}
