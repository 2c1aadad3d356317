package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.LocustAlternate;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Consume: its ships may land beside the planet; those of the holder's system are left alone.
public final class LocustAlternatePulsar {
  public static final Pulsar PULSAR =
      pulsar(LocustAlternate.LOCUST_ALTERNATE, Window.OUTCOME)
          .pro("You may land on another planet of that system instead of going home.")
          .bends(Query.POWER_UNBOUND, (game, me, who, free) -> 1)
          .ours("a restraint lifted")
          .con("Locust does not consume planets of your home system.", Immunity.CHOICE)
          .ours("P3.1: the power may not choose your planets");

  private LocustAlternatePulsar() {}
}
