package hypergate.content.incursion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.game.word.Window.WIN_CHECK;

import hypergate.content.incursion.aliens.Plant;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a main player has an ally's power instead of its own until the encounter is over. Super:
/// the Plant takes the victory of somebody in whose home system it has a colony.
public final class PlantFlare {
  private static final Prompt WHOM = Prompt.of("flare-plant/wild/seat");

  public static final Flare FLARE =
      flare(Plant.PLANT)
          .wild(
              MAIN,
              List.of(Step.ALLIANCE),
              "When alliances are formed, take the power of an ally of either side in place of your"
                  + " own until the encounter is over; that ally is without it.")
          .may(MAIN, ALLIED, (game, me) -> allies(game, me) != 0, PlantFlare::steal)
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).seat(WHOM, allies(game, me)).index()))
          .strong(
              ANY,
              List.of(),
              "When players win the game and you have a colony in the home system of one of them,"
                  + " you win in their place, alone.")
          .may(
              ANY,
              WIN_CHECK,
              (game, me) -> grows(game, me),
              (game, me) -> game.verbs().ships().winning(me.bit()));

  private PlantFlare() {}

  private static int allies(Game game, Seat me) {
    if (game.verbs().lending().isLent() || isFixed(game, me)) return 0;
    int both = game.encounter().offensive().allies() | game.encounter().defensive().allies();
    int mask = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat ally = Seat.of(i);
      boolean there = ally.in(both) && Flare.reaches(game, ally);
      if (there && game.verbs().sheets().mayLeave(ally) && !isFixed(game, ally)) mask |= ally.bit();
    }
    return mask;
  }

  private static boolean isFixed(Game game, Seat seat) {
    return game.query(Query.POWER_FIXED, seat, 0) != 0;
  }

  private static void steal(Game game, Seat me) {
    game.verbs().lending().lend(Seat.of(game.current().target()), me);
  }

  private static boolean grows(Game game, Seat me) {
    int winning = game.verbs().ships().winning();
    if (winning == me.bit()) return false;
    for (int i = 0; i < game.seats(); i++) {
      Seat winner = Seat.of(i);
      boolean beside = winner != me && winner.in(winning);
      if (beside && (game.ships().planetsOf(winner) & game.ships().colonies(me)) != 0) return true;
    }
    return false;
  }
}
