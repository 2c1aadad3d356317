package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;

import hypergate.content.base.aliens.Zombie;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.phase.Launch;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import java.util.List;

/// Wild: one of the ships being lost is saved. Super: each ally of the side may bring a ship
/// straight from the warp, above the limit of four.
public final class ZombieFlare {
  public static final Flare FLARE =
      flare(Zombie.ZOMBIE)
          .wild(
              Role.ANY,
              List.of(),
              "When you lose ships to the warp, save one of them: it returns to one of your"
                  + " colonies.")
          .may(
              Role.ANY,
              Window.LOSING,
              (game, me) -> game.verbs().losing().remaining(me) > 0,
              (game, me) -> game.verbs().losing().save(me, 1))
          .strong(
              Role.MAIN,
              List.of(Step.ALLIANCE),
              "Each player who allies with you may bring one of its ships from the warp, above the"
                  + " limit of four.")
          .may(Role.MAIN, Window.INVITED, ZombieFlare::canHelp, (game, me) -> {})
          .bends(
              Query.SHIP_SOURCES,
              (game, me, subject, places) ->
                  game.encounter().isAlly(subject)
                          && game.encounter().sideOf(subject) == game.encounter().sideOf(me)
                      ? places | Launch.ONE_FROM_WARP
                      : places);

  private ZombieFlare() {}

  private static boolean canHelp(Game game, Seat me) {
    for (int i = 0; i < game.seats(); i++)
      if (!game.encounter().isMain(Seat.of(i)) && game.ships().inWarp(Seat.of(i)) > 0) return true;
    return false;
  }
}
