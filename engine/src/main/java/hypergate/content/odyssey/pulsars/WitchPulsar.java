package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.Witch;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Curse: with it the Witch curses after a victory, too; the holder is not cursed.
public final class WitchPulsar {
  public static final Pulsar PULSAR =
      pulsar(Witch.WITCH)
          .pro("After you win an encounter you curse players of the other side, too.")
          .bends(Query.POWER_UNBOUND, (game, me, who, bound) -> 1)
          .ours("a restraint lifted")
          .con("Witch may not curse you.", Immunity.CHOICE)
          .ours("P3.1: the power may not choose you");

  private WitchPulsar() {}
}
