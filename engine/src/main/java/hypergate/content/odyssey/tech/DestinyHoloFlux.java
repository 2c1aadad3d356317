package hypergate.content.odyssey.tech;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.DESTINY_DRAWN;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.Techs;

/// Destiny Holo-Flux of Cosmic Odyssey: any destiny card just turned up is thrown away and another
/// drawn; a hazard warning on it still counts. Then it lies face down again.
public final class DestinyHoloFlux {
  public static final Tech DESTINY_HOLO_FLUX =
      Tech.namesake("Destiny Holo-Flux", "odyssey", ANY, Step.DESTINY)
          .research(3)
          .drawsAnother()
          .text(
              "When a destiny card has been drawn, reset this: that card is discarded and the"
                  + " offense draws another.")
          .may(
              ANY,
              DESTINY_DRAWN,
              (game, me) -> game.encounter().destiny() >= 0,
              DestinyHoloFlux::redraw);

  private DestinyHoloFlux() {}

  private static void redraw(Game game, Seat me) {
    Techs.of(game).research().resetUsed();
    game.encounter().destiny(-1);
  }
}
