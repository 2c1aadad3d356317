package hypergate.content.classic.artifacts;

import static hypergate.game.declare.Artifact.artifact;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.REGROUP_START;

import hypergate.game.declare.Artifact;
import hypergate.game.table.Encounter;
import hypergate.variant.pulsars.PulsarOptions;

/// Insanity (ED-3): until the encounter ends everybody must play a flare and a Pulsar as soon as it
/// can; nobody need discard a Pulsar for that.
public final class Insanity {
  public static final Artifact INSANITY =
      artifact("Insanity", "classic", 1)
          .ofPack("edict", "pulsar", PulsarOptions.PULSARS, "true")
          .text(
              "At the start of any encounter: until it ends each player must play one flare and one"
                  + " Pulsar that it holds as soon as it can, but never has to play a Pulsar in a"
                  + " way that discards it.")
          .may(
              ANY,
              REGROUP_START,
              (game, me) -> !game.encounter().is(Encounter.ALIEN_CARDS_FORCED),
              (game, me) -> game.encounter().flag(Encounter.ALIEN_CARDS_FORCED));

  private Insanity() {}
}
