package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Calculator;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Equalize: with it the own card is spared; whoever holds it keeps the value of its card.
public final class CalculatorPulsar {
  public static final Pulsar PULSAR =
      pulsar(Calculator.CALCULATOR)
          .pro("Your own card is not reduced.")
          .bends(Query.POWER_UNBOUND, (game, me, who, bound) -> 1)
          .ours("a restraint lifted")
          .con("An equalize does not reduce your card.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: it leaves your total alone");

  private CalculatorPulsar() {}
}
