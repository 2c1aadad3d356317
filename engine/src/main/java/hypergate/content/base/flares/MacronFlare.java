package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Query.JOIN_LIMIT;
import static hypergate.game.word.Query.LAUNCH_LIMIT;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Role.NOT_MAIN;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Role.OFFENSE_OR_ALLY;
import static hypergate.game.word.Window.JOINING;
import static hypergate.game.word.Window.LAUNCHING;
import static hypergate.game.word.Window.TOTALS;

import hypergate.content.base.aliens.Macron;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.phase.Alliance;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: one more for each of your ships when your side has revealed an attack. Super: Macron sends
/// up to four ships as offense or ally of either side (FAQ 2018).
public final class MacronFlare {
  public static final Flare FLARE =
      flare(Macron.MACRON)
          .wild(
              MAIN_OR_ALLY,
              List.of(Step.REVEAL),
              "When your side reveals an attack card, add 1 for each ship you have in the"
                  + " encounter.")
          .may(MAIN_OR_ALLY, TOTALS, MacronFlare::hasShipsBehindAnAttack, MacronFlare::addShips)
          .strong(
              OFFENSE_OR_ALLY,
              List.of(Step.LAUNCH, Step.ALLIANCE),
              "Send up to four ships as the offense or an ally.")
          .may(OFFENSE, LAUNCHING, (game, me) -> {})
          .may(NOT_MAIN, JOINING, Alliance::isAnswering, (game, me) -> {})
          .bends(LAUNCH_LIMIT, (game, me, who, most) -> who == me ? Math.max(most, 4) : most)
          .bends(JOIN_LIMIT, (game, me, who, most) -> who == me ? Math.max(most, 4) : most);

  private MacronFlare() {}

  private static boolean hasShipsBehindAnAttack(Game game, Seat me) {
    return game.encounter().shipsFighting(me) > 0
        && game.encounter().attacks(game.encounter().sideOf(me).main());
  }

  private static void addShips(Game game, Seat me) {
    game.encounter().sideOf(me).add(game.encounter().shipsFighting(me));
  }
}
