package hypergate.content.dominion.pulsars;

import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.dominion.aliens.Lizard;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Transmogrify: as an ally, too; against the holder a morphed ship is one like others.
public final class LizardPulsar {
  public static final Pulsar PULSAR =
      pulsar(Lizard.LIZARD)
          .pro("As an ally on the winning side you morph your ships in the encounter, too.")
          .inRole(MAIN_OR_ALLY)
          .ours("a wider role")
          .con("While you are its opponent Lizard's morphed ships add nothing extra.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it takes nothing from you: limited");

  private LizardPulsar() {}
}
