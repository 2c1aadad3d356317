package hypergate.content.eons.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.TOTALS;

import hypergate.content.eons.aliens.Multitude;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: an ally's ships count as many as it holds cards. Super: the ships of its allies count
/// twice.
public final class MultitudeFlare {
  public static final Flare FLARE =
      flare(Multitude.MULTITUDE)
          .wild(
              ALLY,
              List.of(Step.REVEAL),
              "As an ally, each of your ships counts as many as there are other cards in your"
                  + " hand.")
          .may(
              ALLY,
              TOTALS,
              (game, me) -> game.encounter().shipsOf(me) > 0,
              (game, me) -> game.encounter().worth(me, game.cards().handSize(me)))
          .strong(
              MAIN,
              List.of(Step.REVEAL),
              "As a main player, each ship of your allies counts twice as much as it would.")
          .may(
              MAIN,
              TOTALS,
              (game, me) -> game.encounter().sideOf(me).alliedShips() > 0,
              MultitudeFlare::redouble);

  private MultitudeFlare() {}

  private static void redouble(Game game, Seat me) {
    Encounter encounter = game.encounter();
    for (int rest = encounter.sideOf(me).allies(); rest != 0; rest &= rest - 1) {
      Seat ally = Seat.of(Integer.numberOfTrailingZeros(rest));
      encounter.worth(ally, 2 * encounter.worth(ally));
    }
  }
}
