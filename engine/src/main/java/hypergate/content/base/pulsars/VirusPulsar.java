package hypergate.content.base.pulsars;

import static hypergate.game.Pulsar.pulsar;

import hypergate.content.base.aliens.Virus;
import hypergate.game.Immunity;
import hypergate.game.Pulsar;
import hypergate.game.Query;

/// Multiply: with it all ships of its side multiply; against the holder it adds like anybody else.
public final class VirusPulsar {
  public static final Pulsar PULSAR =
      pulsar(Virus.VIRUS)
          .pro("Your card is multiplied by all ships on your side, your allies' among them.")
          .bends(Query.POWER_UNBOUND, (game, me, who, bound) -> 1)
          .ours("the limit to the own ships is lifted")
          .con("While you are Virus's opponent it adds its ships.", Immunity.OPPOSED)
          .ours("the printed one concerns allies, who never multiply here (pulsars.md 5.3)");

  private VirusPulsar() {}
}
