package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.Silencer;
import hypergate.game.word.Role;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Silence: with it the Silencer silences in encounters of others, too; the holder may talk.
public final class SilencerPulsar {
  public static final Pulsar PULSAR =
      pulsar(Silencer.SILENCER)
          .pro("You may silence a player in encounters of others, too.")
          .inRole(Role.NOT_MAIN)
          .ours("the limit to own encounters is lifted")
          .con(
              "Silencer may not silence you, and a token before you costs you nothing.",
              Immunity.CHOICE)
          .ours("P3.1: the power may not choose you");

  private SilencerPulsar() {}
}
