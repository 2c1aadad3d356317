package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.TOTALS;

import hypergate.content.base.aliens.Warpish;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: one more for each own ship in the warp. Super: one less for the opponent for each of its
/// ships there.
public final class WarpishFlare {
  public static final Flare FLARE =
      flare(Warpish.WARPISH)
          .wild(
              MAIN,
              List.of(Step.REVEAL),
              "Add 1 to your total for each of your own ships in the warp.")
          .may(
              MAIN,
              TOTALS,
              (game, me) -> game.encounter().bothAttack() && game.ships().inWarp(me) > 0,
              (game, me) -> game.encounter().sideOf(me).add(game.ships().inWarp(me)))
          .strong(
              MAIN,
              List.of(Step.REVEAL),
              "Your opponent's total is reduced by 1 for each of its ships in the warp.")
          .may(
              MAIN,
              TOTALS,
              (game, me) -> game.encounter().bothAttack() && lost(game, me) > 0,
              (game, me) -> game.encounter().sideOf(me).other().add(-lost(game, me)));

  private WarpishFlare() {}

  private static int lost(Game game, Seat me) {
    return game.ships().inWarp(game.encounter().opponent(me));
  }
}
