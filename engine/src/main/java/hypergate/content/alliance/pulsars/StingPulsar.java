package hypergate.content.alliance.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.alliance.aliens.Sting;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Substitute: no card is taken, and halves are rounded up; whoever holds it stands in for nobody.
public final class StingPulsar {
  public static final Pulsar PULSAR =
      pulsar(Sting.STING, Window.OUTCOME)
          .pro("Your substitute takes no cards, and halves are rounded up.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("its price is no restraint any more")
          .con("Sting may not name you as its substitute.", Immunity.CHOICE)
          .ours("P3.1: the power may not choose you");

  private StingPulsar() {}
}
