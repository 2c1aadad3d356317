package hypergate.content.eons.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.SELECTED;
import static hypergate.game.word.Window.SHIPS_LOST;

import hypergate.content.eons.aliens.Crusher;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: the opponent's ships count as one. Super: each ship that it loses crushes somebody's ships
/// in the warp.
public final class CrusherFlare {
  private static final Prompt WHOM = Prompt.of("flare-crusher/super/seats");

  public static final Flare FLARE =
      flare(Crusher.CRUSHER)
          .wild(
              MAIN,
              List.of(Step.PLANNING),
              "When cards are selected your opponent's ships in the encounter count as one single"
                  + " ship for totals, compensation and rewards.")
          .may(
              MAIN,
              SELECTED,
              (game, me) -> Flare.reaches(game, game.encounter().opponent(me)),
              (game, me) -> {})
          .bends(Query.IN_ENCOUNTER, CrusherFlare::one)
          .bends(Query.COMPENSATION_DUE, CrusherFlare::one)
          .bends(Query.REWARDS_DUE, CrusherFlare::one)
          .strong(
              ANY,
              List.of(),
              "When you lose ships to the warp each of them may crush the ships of another player"
                  + " there, of a different one each.")
          .may(ANY, SHIPS_LOST, CrusherFlare::mayCrush, CrusherFlare::crush)
          .naming(
              (game, me) ->
                  game.current()
                      .target(
                          game.ask(me)
                              .seats(
                                  WHOM,
                                  Crusher.victims(game, me),
                                  game.verbs().losing().wentToWarp(me))));

  private CrusherFlare() {}

  private static int one(Game game, Seat me, Seat who, int ships) {
    return who == game.encounter().opponent(me) ? Math.min(1, ships) : ships;
  }

  private static boolean mayCrush(Game game, Seat me) {
    return game.verbs().losing().wentToWarp(me) > 0 && Crusher.victims(game, me) != 0;
  }

  private static void crush(Game game, Seat me) {
    for (int p = 0; p < game.seats(); p++)
      if (game.inOrder(p).in(game.current().target()))
        Crusher.crush(game, game.inOrder(p), Place.WARP);
  }
}
