package hypergate.content.conflict.hazards;

import static hypergate.variant.hazards.Hazard.hazard;

import hypergate.variant.hazards.Hazard;

/// Mirror Universe: the cosmic deck and its discard pile change roles; the new deck is shuffled.
public final class MirrorUniverse {
  public static final Hazard MIRROR_UNIVERSE =
      hazard("Mirror Universe", "conflict", 2)
          .text(
              "The deck and the discard pile are turned over and change roles. Then the new deck is"
                  + " shuffled.")
          .whenDrawn((game, me) -> game.verbs().exchange().turnOver());

  private MirrorUniverse() {}
}
