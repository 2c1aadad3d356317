package hypergate.content.classic.artifacts;

import static hypergate.game.declare.Artifact.artifact;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.REGROUP_START;

import hypergate.game.declare.Artifact;
import hypergate.game.table.Encounter;
import hypergate.variant.pulsars.PulsarOptions;

/// Sanity (ED-3): no flare and no Pulsar is played until the encounter ends; what has been played
/// goes on.
public final class Sanity {
  public static final Artifact SANITY =
      artifact("Sanity", "classic", 1)
          .ofPack("edict", "pulsar", PulsarOptions.PULSARS, "true")
          .text("At the start of any encounter: until it ends nobody may play flares or Pulsars.")
          .may(
              ANY,
              REGROUP_START,
              (game, me) -> !game.encounter().is(Encounter.ALIEN_CARDS_BARRED),
              (game, me) -> game.encounter().flag(Encounter.ALIEN_CARDS_BARRED));

  private Sanity() {}
}
