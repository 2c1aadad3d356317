package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;

import hypergate.content.base.aliens.Virus;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Side;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import java.util.List;

/// Wild: own ships times allied ships; without allies that is 0. Super: the power multiplies by all
/// ships on the side, each counted once.
public final class VirusFlare {
  public static final Flare FLARE =
      flare(Virus.VIRUS)
          .wild(
              Role.MAIN,
              List.of(Step.REVEAL),
              "Multiply your ships by the ships allied with you instead of adding them.")
          .may(
              Role.MAIN,
              Window.TOTALS,
              VirusFlare::isBattle,
              (game, me) -> game.encounter().sideOf(me).multiplyShips())
          .strong(
              Role.MAIN,
              List.of(Step.REVEAL),
              "Your power multiplies your card by all ships on your side.")
          .may(
              Role.MAIN,
              Window.TOTALS,
              (game, me) ->
                  game.encounter().attacks(me)
                      && game.encounter().sideOf(me).multiplication() != Side.ALL_SHIPS,
              (game, me) -> game.encounter().sideOf(me).multiplyByAllShips());

  private VirusFlare() {}

  private static boolean isBattle(Game game, Seat me) {
    return game.encounter().attacks(me) && game.encounter().attacks(game.encounter().opponent(me));
  }
}
