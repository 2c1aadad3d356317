package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.Aura;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Honesty: everybody lays its cards open; the holder lays none.
public final class AuraPulsar {
  public static final Pulsar PULSAR =
      pulsar(Aura.AURA, Window.DEFENSE_CHOSEN)
          .pro("All other players lay their cards open, whether settled in your system or not.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("it reaches further")
          .con("You lay open no cards for Aura.", Immunity.CHOICE, Immunity.GOODS)
          .ours("P3.1: it may not choose you and takes nothing from you");

  private AuraPulsar() {}
}
