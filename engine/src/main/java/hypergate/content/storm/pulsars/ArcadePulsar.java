package hypergate.content.storm.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.storm.aliens.Arcade;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Pwn: by seven, and a ship of its choice; only by twenty from the holder.
public final class ArcadePulsar {
  public static final Pulsar PULSAR =
      pulsar(Arcade.ARCADE)
          .pro("Winning by seven is enough, and you choose the ship.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 7)
          .bends(Query.POWER_UNBOUND, (game, me, who, free) -> 1)
          .ours("a smaller number, and a choice")
          .con("You give Arcade no ship unless its side has won by twenty.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("a bigger number");

  private ArcadePulsar() {}
}
