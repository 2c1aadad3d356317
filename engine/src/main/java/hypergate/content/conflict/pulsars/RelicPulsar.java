package hypergate.content.conflict.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.conflict.aliens.Relic;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Awaken: with it ships come back whenever somebody else draws a new hand; in the system of
/// whoever holds it nothing is gained.
public final class RelicPulsar {
  public static final Pulsar PULSAR =
      pulsar(Relic.RELIC, Window.TURN_START, Window.NEW_HAND)
          .pro("When another player draws a new hand you also retrieve up to two ships.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .ours("a new ability")
          .con("New hands of yours bring Relic no colony.", Immunity.CHOICE)
          .ours("P3.1: the power may not choose your planets");

  private RelicPulsar() {}
}
