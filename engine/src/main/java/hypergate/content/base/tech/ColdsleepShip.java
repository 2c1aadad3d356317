package hypergate.content.base.tech;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.REGROUP;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Picks;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.Techs;

/// Coldsleep Ship: at the start of any encounter one to four ships found a colony in another
/// system. Completed without any colony, its researching ships wait on it for that and all land.
public final class ColdsleepShip {
  private static final Prompt WHERE = Prompt.of("coldsleep-ship/planet");
  private static final Prompt WHO = Prompt.of("coldsleep-ship/ships");

  public static final Tech COLDSLEEP_SHIP =
      tech("Coldsleep Ship", "base", ANY, Step.REGROUP)
          .research(9)
          .text(
              "At the start of any encounter, discard this to found a colony of one to four of your"
                  + " ships on any planet of another system where you have none.")
          .keepsShips((game, me) -> game.ships().colonies(me) == 0)
          .may(ANY, REGROUP_START, ColdsleepShip::isReady, ColdsleepShip::found)
          .always(
              ANY,
              REGROUP,
              (game, me) -> Techs.of(game).aboard(game.here()) > 0,
              ColdsleepShip::wakeInVain);

  private ColdsleepShip() {}

  private static boolean isReady(Game game, Seat me) {
    boolean ships = game.ships().colonies(me) != 0 || Techs.of(game).aboard(game.here()) > 0;
    return ships && targets(game, me) != 0;
  }

  // The test is per planet, not per system.
  private static long targets(Game game, Seat me) {
    return game.ships().planets() & game.ships().foreignTo(me) & ~game.ships().colonies(me);
  }

  private static void found(Game game, Seat me) {
    int slot = game.current().location();
    Planet planet = game.ask(me).planet(WHERE, targets(game, me));
    int aboard = Techs.of(game).aboard(slot);
    if (aboard > 0) {
      game.verbs().ships().move(me, Place.ON_CARD + slot, planet.index(), aboard, true);
      game.verbs().ships().settle();
      return;
    }
    Picks picks = game.verbs().ships().pickFrom(me, -1L);
    picks.ask(game, me, WHO, 0, 1, 4);
    game.verbs().establish(me, picks, planet);
  }

  private static void wakeInVain(Game game, Seat me) {
    int slot = game.current().location();
    game.current().keep();
    game.verbs().ships().returnHome(me, Place.ON_CARD + slot, Techs.of(game).ships(slot));
    game.verbs().ships().settle();
  }
}
