package hypergate.content.conflict.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.conflict.aliens.TheClaw;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// The Claw: two players can be robbed in an encounter; the holder of its Con is not.
public final class TheClawPulsar {
  public static final Pulsar PULSAR =
      pulsar(TheClaw.THE_CLAW)
          .pro("You may use this power twice in an encounter, against two players.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .ours("a bigger number")
          .con("The Claw may not steal a planet of your home system.", Immunity.CHOICE)
          .ours("P3.1: the power may not choose your planets");

  private TheClawPulsar() {}
}
