package hypergate.content.dominion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.dominion.aliens.Ace;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Pulsar;

/// Triumph: its colonies are not exposed; those with the holder do not count for the win.
public final class AcePulsar {
  public static final Pulsar PULSAR =
      pulsar(Ace.ACE, Window.BEFORE_DESTINY, Window.TURN_END)
          .pro("Nobody may aim at your foreign colonies through the text of your own power.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a restraint less")
          .con("Ace's colonies in your system do not count for its win at the start of its turn.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it takes nothing from you: limited");

  private AcePulsar() {}
}
