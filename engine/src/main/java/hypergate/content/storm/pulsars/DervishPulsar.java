package hypergate.content.storm.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.storm.aliens.Dervish;
import hypergate.game.word.Query;
import hypergate.game.word.Role;
import hypergate.variant.pulsars.Pulsar;

/// Whirl: called with knowledge of the opponent's hand, by an ally too; the holder's hand stays.
public final class DervishPulsar {
  public static final Pulsar PULSAR =
      pulsar(Dervish.DERVISH)
          .pro("Use your power as an ally, too, and look at your opponent's hand before you call.")
          .inRole(Role.MAIN_OR_ALLY)
          .bends(Query.POWER_UNBOUND, (game, me, who, free) -> 1)
          .ours("more knowledge, and another role")
          .genericCon("Your hand stays with you; the others pass around you.")
          .ours("P3.1: it takes nothing from you and gives you nothing");

  private DervishPulsar() {}
}
