package hypergate.content.base.aliens;

import static hypergate.game.Alien.alien;
import static hypergate.game.Role.ANY;
import static hypergate.game.Window.DRAWN;
import static hypergate.game.Window.RETRIEVED;

import hypergate.game.Alien;
import hypergate.game.Game;
import hypergate.game.Step;
import hypergate.game.piece.Seat;

/// Cling: whenever another player retrieves ships or draws cards it may retrieve one or draw one.
public final class Remora {
  public static final Alien REMORA =
      alien("Remora", "base")
          .level(1)
          .power(
              "Cling",
              ANY,
              Step.START_TURN,
              Step.REGROUP,
              Step.DESTINY,
              Step.LAUNCH,
              Step.ALLIANCE,
              Step.PLANNING,
              Step.REVEAL,
              Step.RESOLUTION)
          .text(
              "When another player retrieves ships, you may retrieve one of yours that was not lost"
                  + " in this encounter; when another draws from the deck, you may draw a card.")
          .may(
              ANY,
              RETRIEVED,
              Remora::mayRetrieve,
              (game, me) -> game.verbs().ships().retrieve(me, 1))
          .may(
              ANY,
              DRAWN,
              (game, me) -> game.verbs().hands().drawer() != me,
              (game, me) -> game.verbs().draw(me, 1));

  private Remora() {}

  private static boolean mayRetrieve(Game game, Seat me) {
    return game.verbs().ships().retriever().exists()
        && game.verbs().ships().retriever() != me
        && game.ships().inWarp(me) > game.encounter().lostSinceStart(me)
        && game.ships().colonies(me) != 0;
  }
}
