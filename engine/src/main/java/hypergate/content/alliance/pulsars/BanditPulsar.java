package hypergate.content.alliance.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.alliance.aliens.Bandit;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Take a Spin: nothing to pay and two for a pair; whoever holds it keeps its cards, and its turns
/// begin without a spin.
public final class BanditPulsar {
  public static final Pulsar PULSAR =
      pulsar(Bandit.BANDIT, Window.TURN_END)
          .pro("Three different types cost you no card; with a pair take two of the three.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("its price is no restraint any more")
          .con(
              "All of one type make you discard nothing, and Bandit does not spin as your turns"
                  + " begin.",
              Immunity.CHOICE,
              Immunity.GOODS)
          .ours("P3.1: it takes nothing from you");

  private BanditPulsar() {}
}
