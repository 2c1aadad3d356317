package hypergate.content.odyssey.hazards;

import static hypergate.game.word.Query.REINFORCEMENT_WORTH;
import static hypergate.variant.hazards.Hazard.semiPermanent;

import hypergate.variant.hazards.Hazard;

/// Re-Reinforcement (semi-permanent): reinforcements count double, techs that are played as such
/// too.
public final class ReReinforcement {
  public static final Hazard RE_REINFORCEMENT =
      semiPermanent("Re-Reinforcement", "odyssey")
          .text("Reinforcements count double.")
          .bends(REINFORCEMENT_WORTH, (game, me, subject, value) -> 2 * value);

  private ReReinforcement() {}
}
