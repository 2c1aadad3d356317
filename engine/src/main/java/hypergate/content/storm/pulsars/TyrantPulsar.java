package hypergate.content.storm.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.storm.aliens.Tyrant;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Subjugate: two ships of each, which count for the defense, too; none of the holder's do harm.
public final class TyrantPulsar {
  public static final Pulsar PULSAR =
      pulsar(Tyrant.TYRANT)
          .pro(
              "Subjugate two ships of each loser, and add ships to your total as the defense, too.")
          .bends(Query.POWER_UNBOUND, (game, me, who, free) -> 1)
          .ours("a bigger number, and another role")
          .genericCon("Your subjugated ships cost you no cards and add nothing against you.")
          .ours("P3.1: it takes nothing from you");

  private TyrantPulsar() {}
}
