package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.DRAWN;
import static hypergate.game.word.Window.RETRIEVED;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Cling: whenever another player retrieves ships or draws cards it may retrieve one or draw one.
public final class Remora {
  public static final Alien REMORA =
      alien("Remora", "base")
          .level(1)
          .power("Cling", ANY, Step.PHASES)
          .text(
              "When another player retrieves ships, you may retrieve one of yours that was not lost"
                  + " in this encounter; when another draws from the deck, you may draw a card.")
          .may(ANY, RETRIEVED, Remora::mayRetrieve, Remora::retrieve)
          .may(
              ANY,
              DRAWN,
              (game, me) -> isHost(game, me, game.verbs().hands().drawer()),
              (game, me) -> game.verbs().draw(me, number(game, me)));

  private Remora() {}

  private static boolean mayRetrieve(Game game, Seat me) {
    return game.verbs().ships().retriever().exists()
        && isHost(game, me, game.verbs().ships().retriever())
        && old(game, me) > 0
        && game.ships().colonies(me) != 0;
  }

  private static boolean isHost(Game game, Seat me, Seat other) {
    return other != me && game.reach().reaches(other);
  }

  // Ships in the warp that were not lost in this encounter.
  private static int old(Game game, Seat me) {
    return game.ships().inWarp(me) - game.encounter().lostSinceStart(me);
  }

  private static int number(Game game, Seat me) {
    return game.ofPower(Query.POWER_NUMBER, me, 1);
  }

  private static void retrieve(Game game, Seat me) {
    game.verbs().ships().retrieve(me, Math.min(number(game, me), old(game, me)));
  }
}
