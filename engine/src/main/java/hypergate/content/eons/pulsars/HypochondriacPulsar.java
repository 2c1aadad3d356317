package hypergate.content.eons.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.eons.aliens.Hypochondriac;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Anxiety: two tokens instead of one; the holder causes none and is never kept from winning.
public final class HypochondriacPulsar {
  public static final Pulsar PULSAR =
      pulsar(Hypochondriac.HYPOCHONDRIAC, Window.SELECTED, Window.LANDING)
          .pro("If you accept no remedy, give the named player two tokens instead of one.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a bigger number")
          .con(
              "You cannot be named as the cause, and your anxiety tokens never keep you from"
                  + " winning.",
              Immunity.CHOICE)
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: the power may not choose you, and takes nothing from you");

  private HypochondriacPulsar() {}
}
