package hypergate.content.base.tech;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.POWER_USED;
import static hypergate.variant.technology.Tech.tech;

import hypergate.variant.technology.Tech;

/// Cosmic Field Generator: cancels a use of any power and shuts the power off for the encounter. It
/// counts as a Cosmic Zap but is no artifact.
public final class CosmicFieldGenerator {
  public static final Tech COSMIC_FIELD_GENERATOR =
      tech("Cosmic Field Generator", "base", ANY)
          .research(2)
          .text(
              "When any power is used, your own included, discard this: that use is cancelled and"
                  + " the power is off for this encounter.")
          .may(
              ANY,
              POWER_USED,
              (game, me) -> !game.answering().isCancelled(),
              (game, me) -> game.verbs().zap());

  private CosmicFieldGenerator() {}
}
