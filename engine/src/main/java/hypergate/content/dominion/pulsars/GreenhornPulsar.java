package hypergate.content.dominion.pulsars;

import static hypergate.game.word.Window.TURN_START;
import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.dominion.aliens.Greenhorn;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Ignorance: another card for the one that was shown; in the holder's encounters cards have their
/// times.
public final class GreenhornPulsar {
  public static final Pulsar PULSAR =
      pulsar(Greenhorn.GREENHORN, TURN_START)
          .pro("When you show a card you may put it under the deck and draw another.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a new ability")
          .con(
              "While you are a main player Greenhorn plays artifacts and reinforcements only at"
                  + " their printed times.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it takes nothing from you: limited");

  private GreenhornPulsar() {}
}
