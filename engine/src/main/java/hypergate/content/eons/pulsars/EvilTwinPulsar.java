package hypergate.content.eons.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.eons.aliens.EvilTwin;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Blame: on its opponent, too; what the holder does strikes the right one.
public final class EvilTwinPulsar {
  public static final Pulsar PULSAR =
      pulsar(EvilTwin.EVIL_TWIN, Window.LAUNCHED)
          .pro("You may name your opponent as your good twin.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a restraint lifted")
          .con(
              "You cannot be a good twin, and losses that you cause strike Evil Twin itself.",
              Immunity.CHOICE,
              Immunity.GOODS)
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: it may not choose you, and you are not cheated");

  private EvilTwinPulsar() {}
}
