package hypergate.content.dominion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.LOSING;
import static hypergate.game.word.Window.SHIPS_LOST;

import hypergate.content.dominion.aliens.YinYang;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: somebody else loses as many ships. Super: an ally of both sides takes its ships home.
public final class YinYangFlare {
  private static final Prompt WHOM = Prompt.of("flare-yin-yang/wild/seat");

  public static final Flare FLARE =
      flare(YinYang.YIN_YANG)
          .wild(
              ANY,
              List.of(),
              "When you lose ships to the warp, choose another player, who loses as many.")
          .may(
              ANY,
              SHIPS_LOST,
              (game, me) -> game.verbs().losing().wentToWarp(me) > 0 && victims(game, me) != 0,
              YinYangFlare::blame)
          .strong(
              ALLY,
              List.of(Step.RESOLUTION),
              "As an ally of both sides, take the ships that you would lose home to any colonies.")
          .may(
              ALLY,
              LOSING,
              YinYangFlare::isBetween,
              (game, me) -> game.verbs().losing().returnToColonies(me));

  private YinYangFlare() {}

  private static int victims(Game game, Seat me) {
    int seats = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      if (seat != me && game.ships().colonies(seat) != 0 && Flare.reaches(game, seat))
        seats |= seat.bit();
    }
    return seats;
  }

  private static void blame(Game game, Seat me) {
    int ships = game.verbs().losing().wentToWarp(me);
    game.verbs().loseChosen(game.ask(me).seat(WHOM, victims(game, me)), ships, Cause.EFFECT);
  }

  private static boolean isBetween(Game game, Seat me) {
    return game.encounter().isOnBothSides(me)
        && !game.encounter().isMain(me)
        && game.verbs().losing().cause() == Cause.ENCOUNTER
        && game.verbs().losing().remaining(me) > 0;
  }
}
