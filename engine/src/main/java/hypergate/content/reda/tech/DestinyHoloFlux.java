package hypergate.content.reda.tech;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.DESTINY_DRAWN;

import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;

/// Destiny Holo-flux of the Reda set: a destiny card just turned up is void and another is drawn. A
/// hazard warning on it still counts.
public final class DestinyHoloFlux {
  public static final Tech DESTINY_HOLO_FLUX =
      Tech.namesake("Destiny Holo-flux", "reda", ANY, Step.DESTINY)
          .research(2)
          .text(
              "When a destiny card is turned up, discard this to cancel it: another destiny card is"
                  + " drawn.")
          .may(
              ANY,
              DESTINY_DRAWN,
              (game, me) -> game.encounter().destiny() >= 0,
              (game, me) -> game.encounter().destiny(-1));

  private DestinyHoloFlux() {}
}
