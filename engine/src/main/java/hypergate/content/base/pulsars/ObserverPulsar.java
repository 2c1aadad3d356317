package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Observer;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Protect: with it a main player saves its own ships, too; against the holder nobody is saved.
public final class ObserverPulsar {
  public static final Pulsar PULSAR =
      pulsar(Observer.OBSERVER)
          .pro("As a main player you save your own ships as well as those of your allies.")
          .bends(Query.POWER_UNBOUND, (game, me, who, bound) -> 1)
          .ours("the limit to ships of allies is lifted")
          .con(
              "While you are a main player and Observer is on the other side it saves no ships.",
              Immunity.OPPOSED)
          .ours("it has no target, so it is off against you");

  private ObserverPulsar() {}
}
