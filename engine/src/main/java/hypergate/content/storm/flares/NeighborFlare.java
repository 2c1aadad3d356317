package hypergate.content.storm.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.DEFENSIVE_ALLY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.COLLECTING;
import static hypergate.game.word.Window.TOTALS;

import hypergate.content.storm.aliens.Neighbor;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: the defense's ships bring its ally rewards, too. Super: the allies' ships near by count as
/// well.
public final class NeighborFlare {
  public static final Flare FLARE =
      flare(Neighbor.NEIGHBOR)
          .wild(
              DEFENSIVE_ALLY,
              List.of(Step.RESOLUTION),
              "When you collect rewards as a winning ally of the defense, collect one more for each"
                  + " ship that the defense had in the encounter.")
          .may(DEFENSIVE_ALLY, COLLECTING, NeighborFlare::isRewarded, NeighborFlare::share)
          .strong(
              MAIN,
              List.of(Step.REVEAL),
              "As a main player, also add 1 for each ship of your allies in the targeted system"
                  + " that is not in the encounter.")
          .may(
              MAIN,
              TOTALS,
              (game, me) -> game.encounter().bothAttack() && neighbors(game, me) > 0,
              (game, me) -> game.encounter().sideOf(me).add(neighbors(game, me)));

  private NeighborFlare() {}

  private static boolean isRewarded(Game game, Seat me) {
    return game.verbs().rewards().collector() == me && defenders(game) > 0;
  }

  private static int defenders(Game game) {
    Encounter encounter = game.encounter();
    return encounter.counting(encounter.defense(), encounter.shipsAtEnd(encounter.defense()));
  }

  private static void share(Game game, Seat me) {
    game.verbs().rewards().due(game.verbs().rewards().due() + defenders(game));
  }

  private static int neighbors(Game game, Seat me) {
    Seat system = game.ships().systemOf(game.encounter().target());
    int sum = 0;
    for (int rest = game.encounter().sideOf(me).allies(); rest != 0; rest &= rest - 1) {
      Seat ally = Seat.of(Integer.numberOfTrailingZeros(rest));
      sum += Neighbor.uninvolved(game, ally, system, false);
    }
    return sum;
  }
}
