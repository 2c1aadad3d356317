package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.SchizoidAlternate;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Shift Reality: it chooses what comes up; the holder wins with one colony more.
public final class SchizoidAlternatePulsar {
  public static final Pulsar PULSAR =
      pulsar(SchizoidAlternate.SCHIZOID_ALTERNATE)
          .pro("When you lose or fail to deal you choose the condition that comes up.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a restraint lifted")
          .con(
              "Schizoid cannot prevent your normal win if you have one foreign colony more than it"
                  + " takes.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it takes nothing from you: limited");

  private SchizoidAlternatePulsar() {}
}
