package hypergate.content.base.tech;

import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.TOTALS;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.decide.Prompt;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;

/// Xenon Lasers: after the reveal add one to or take one from your side's total, once an encounter,
/// as a main player or ally.
public final class XenonLasers {
  private static final Prompt CHANGE = Prompt.of("xenon-lasers/number");

  public static final Tech XENON_LASERS =
      tech("Xenon Lasers", "base", MAIN_OR_ALLY, Step.REVEAL)
          .research(3)
          .staysInPlay()
          .text(
              "As a main player or ally, after cards are revealed, you may add 1 to your side's"
                  + " total or take 1 from it.")
          .may(
              MAIN_OR_ALLY,
              TOTALS,
              (game, me) -> game.encounter().sideOf(me).add(game.ask(me).oneOf(CHANGE, +1, -1)));

  private XenonLasers() {}
}
