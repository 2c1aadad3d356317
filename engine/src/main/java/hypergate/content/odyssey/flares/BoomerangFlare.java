package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.LOSING;
import static hypergate.game.word.Window.REGROUP;

import hypergate.content.odyssey.aliens.Boomerang;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: ships that would be lost come home until the encounter ends. Super: a ship of the sheet
/// goes to a home colony.
public final class BoomerangFlare {
  private static final Prompt WHERE = Prompt.of("flare-boomerang/super/planet");

  public static final Flare FLARE =
      flare(Boomerang.BOOMERANG)
          .wild(
              MAIN_OR_ALLY,
              List.of(),
              "As a main player or ally, for the rest of the encounter your ships that would be"
                  + " lost to the warp return to your colonies.")
          .whenever(MAIN_OR_ALLY, (game, me) -> true, (game, me) -> {})
          .may(MAIN_OR_ALLY, LOSING, BoomerangFlare::isLosing, BoomerangFlare::bringBack)
          .always(ANY, LOSING, BoomerangFlare::isLosing, BoomerangFlare::bringBack)
          .strong(
              OFFENSE,
              List.of(Step.REGROUP),
              "In your regroup phase move a ship from your sheet to one of your home colonies.")
          .may(OFFENSE, REGROUP, BoomerangFlare::canSettle, BoomerangFlare::settle);

  private BoomerangFlare() {}

  private static boolean isLosing(Game game, Seat me) {
    return game.verbs().losing().remaining(me) > 0;
  }

  private static void bringBack(Game game, Seat me) {
    game.verbs().losing().returnToColonies(me);
  }

  private static int sheet(Game game, Seat me) {
    return game.powers().find(me, Boomerang.BOOMERANG);
  }

  private static boolean canSettle(Game game, Seat me) {
    return game.powers().held(sheet(game, me), me) > 0 && game.ships().homeColonies(me) != 0;
  }

  private static void settle(Game game, Seat me) {
    Planet planet = game.ask(me).planet(WHERE, game.ships().homeColonies(me));
    game.verbs().sheetShips().send(sheet(game, me), me, planet.index(), 1);
  }
}
