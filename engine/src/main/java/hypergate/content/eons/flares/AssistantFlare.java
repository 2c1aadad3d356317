package hypergate.content.eons.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.POWER_USED;

import hypergate.content.eons.aliens.Assistant;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import java.util.List;

/// Wild: a home planet is settled out of the warp. Super: the help card that is handed back comes
/// into the cache, another one of it goes.
public final class AssistantFlare {
  private static final Prompt HOME = Prompt.of("flare-assistant/wild/planet");
  private static final Prompt SHIPS = Prompt.of("flare-assistant/wild/number");
  private static final Prompt AWAY = Prompt.of("flare-assistant/super/card");

  public static final Flare FLARE =
      flare(Assistant.ASSISTANT)
          .wild(
              ANY,
              List.of(),
              "Settle a home planet on which you have no colony with ships of yours from the warp."
                  + " Then give this flare to the Assistant, or discard it if there is none.")
          .whenever(ANY, AssistantFlare::mayResettle, AssistantFlare::resettle)
          .strong(
              ANY,
              List.of(),
              "When a help card is handed back take it into your cache, and lay another card of"
                  + " your cache away in its place.")
          .may(ANY, POWER_USED, Assistant::maySwap, (game, me) -> Assistant.swap(game, me, AWAY));

  private AssistantFlare() {}

  private static long lostHomes(Game game, Seat me) {
    return game.ships().planetsOf(me) & ~game.ships().colonies(me);
  }

  private static boolean mayResettle(Game game, Seat me) {
    return lostHomes(game, me) != 0 && game.verbs().freeInWarp(me) > 0;
  }

  private static void resettle(Game game, Seat me) {
    Planet home = game.ask(me).planet(HOME, lostHomes(game, me));
    int ships = game.verbs().ships().due(me, chosen(game, me));
    if (ships > 0) {
      game.verbs().ships().move(me, Place.WARP, home.index(), ships, true);
      game.verbs().ships().cameBack(me, ships);
    }
    game.verbs().hands().passOn(game.powers().holder(Assistant.ASSISTANT));
  }

  private static int chosen(Game game, Seat me) {
    return game.ask(me).number(SHIPS, 1, game.verbs().freeInWarp(me));
  }
}
