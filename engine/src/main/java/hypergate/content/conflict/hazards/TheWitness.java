package hypergate.content.conflict.hazards;

import static hypergate.game.word.Query.HOME_COLONIES_NEEDED;
import static hypergate.variant.hazards.Hazard.permanent;

import hypergate.variant.hazards.Hazard;

/// The Witness (permanent): nobody loses a power for the want of home colonies.
public final class TheWitness {
  public static final Hazard THE_WITNESS =
      permanent("The Witness", "conflict")
          .rivalry("visitors")
          .text(
              "Nobody loses an alien power for having too few home colonies; powers lost that way"
                  + " come back. When this is drawn, The Cosmic Guardian and The Entropy Beast are"
                  + " discarded.")
          .bends(HOME_COLONIES_NEEDED, (game, me, subject, needed) -> 0);

  private TheWitness() {}
}
