package hypergate.content.oliviera.tech;

import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;

/// Quasar Spear: played once, like a reinforcement of 35. It is no card of the hand and goes to the
/// discarded techs.
public final class QuasarSpear {
  public static final Tech QUASAR_SPEAR =
      tech("Quasar Spear", "oliviera", MAIN_OR_ALLY, Step.REVEAL)
          .research(6)
          .text("After cards are revealed, play and discard this as a +35 reinforcement.")
          .reinforces(35);

  private QuasarSpear() {}
}
