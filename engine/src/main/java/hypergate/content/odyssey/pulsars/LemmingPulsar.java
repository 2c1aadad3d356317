package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.Lemming;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Migrate: six ships are enough; whoever holds it keeps its system to itself.
public final class LemmingPulsar {
  public static final Pulsar PULSAR =
      pulsar(Lemming.LEMMING)
          .pro("Six ships in the warp are enough.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 6)
          .ours("a smaller number")
          .con(
              "While you are the defense Lemming cannot migrate into your system.", Immunity.CHOICE)
          .ours("P3.1: the power may not choose your planets");

  private LemmingPulsar() {}
}
