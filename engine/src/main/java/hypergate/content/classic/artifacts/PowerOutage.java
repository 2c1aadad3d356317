package hypergate.content.classic.artifacts;

import static hypergate.game.declare.Artifact.artifact;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.REGROUP_START;

import hypergate.game.Game;
import hypergate.game.declare.Artifact;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Powers;
import hypergate.variant.pulsars.PulsarOptions;

/// Power Outage (ED-3): all powers are off until the encounter ends, and with them the super
/// flares; a Pulsar can shield its power. It is no Cosmic Zap.
public final class PowerOutage {
  public static final Artifact POWER_OUTAGE =
      artifact("Power Outage", "classic", 1)
          .ofPack("edict", "pulsar", PulsarOptions.PULSARS, "true")
          .text("At the start of any encounter: until it ends all powers are off.")
          .may(ANY, REGROUP_START, (game, me) -> true, PowerOutage::shutOff);

  private PowerOutage() {}

  private static void shutOff(Game game, Seat me) {
    for (int p = 0; p < game.seats(); p++)
      for (int slot = 0; slot < Sizes.POWERS; slot++) {
        int instance = Powers.instance(game.inOrder(p), slot);
        if (game.powers().inForce(instance)) game.verbs().shutOff(instance);
      }
  }
}
