package hypergate.content.conflict.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.conflict.aliens.Siren;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Lure: with it no colony in the defense's system is needed; whoever holds it is not lured.
public final class SirenPulsar {
  public static final Pulsar PULSAR =
      pulsar(Siren.SIREN)
          .pro("You may lure although you have no colony in the defense's home system.")
          .bends(Query.POWER_UNBOUND, (game, me, who, bound) -> 1)
          .ours("a restraint lifted")
          .con(
              "Siren may not lure you when you are the offense, nor gain a colony in your home"
                  + " system.",
              Immunity.CHOICE)
          .ours("P3.1: the power may not choose you or your planets");

  private SirenPulsar() {}
}
