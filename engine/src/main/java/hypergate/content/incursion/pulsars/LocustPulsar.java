package hypergate.content.incursion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.incursion.aliens.Locust;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Devour: the ships settle on the next planet; those of the holder's system are left alone. It has
/// to be played as a turn begins or ends, before the planets are gone.
public final class LocustPulsar {
  public static final Pulsar PULSAR =
      pulsar(Locust.LOCUST, Window.TURN_START, Window.NEXT_ENCOUNTER, Window.TURN_END)
          .pro("Your ships from a devoured planet may settle on another planet of that system.")
          .bends(Query.POWER_UNBOUND, (game, me, who, bound) -> 1)
          .ours("a restraint lifted")
          .con("Locust may not devour planets of your home system.", Immunity.CHOICE)
          .ours("P3.1: the power may not choose your planets");

  private LocustPulsar() {}
}
