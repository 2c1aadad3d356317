package hypergate.content.incursion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.incursion.aliens.Ghoul;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Feast: two rewards for each ship; ships of the holder do not count.
public final class GhoulPulsar {
  public static final Pulsar PULSAR =
      pulsar(Ghoul.GHOUL)
          .pro("Collect two rewards for each ship instead of one.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .ours("a bigger number")
          .con("Your ships bring Ghoul no rewards.", Immunity.CHOICE)
          .ours("P3.1: the power may not choose you");

  private GhoulPulsar() {}
}
