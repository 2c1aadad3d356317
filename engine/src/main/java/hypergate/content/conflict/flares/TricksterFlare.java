package hypergate.content.conflict.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.DECIDED;
import static hypergate.game.word.Window.TOTALS;

import hypergate.content.conflict.aliens.Trickster;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a coin adds ten to the side's total or takes ten off. Super: the game of chance after a
/// defeat, whose place it takes.
public final class TricksterFlare {
  private static final int STAKE = 10;

  public static final Flare FLARE =
      flare(Trickster.TRICKSTER)
          .wild(
              MAIN_OR_ALLY,
              List.of(Step.REVEAL),
              "After cards are revealed, flip a coin: heads adds 10 to your side's total, tails"
                  + " subtracts 10.")
          .may(
              MAIN_OR_ALLY,
              TOTALS,
              (game, me) -> game.encounter().bothAttack(),
              (game, me) ->
                  game.encounter().sideOf(me).add(game.verbs().flipCoin() ? STAKE : -STAKE))
          .strong(
              MAIN,
              List.of(Step.RESOLUTION),
              "Use your power when you have lost an encounter; its result replaces the other.")
          .may(MAIN, DECIDED, TricksterFlare::hasLost, TricksterFlare::tryAgain);

  private TricksterFlare() {}

  private static boolean hasLost(Game game, Seat me) {
    return game.encounter().winners().other().main() == me && Trickster.isUnplayed(game, me);
  }

  private static void tryAgain(Game game, Seat me) {
    if (game.usesPower(me, Trickster.TRICKSTER) && Trickster.wins(game, me))
      game.verbs().overturn(game.encounter().sideOf(me));
  }
}
