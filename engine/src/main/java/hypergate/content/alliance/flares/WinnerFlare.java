package hypergate.content.alliance.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.game.word.Window.TURN_START;

import hypergate.content.alliance.aliens.Winner;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Picks;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a colony anywhere as one's turn begins; the flare goes to the Winner. Super: a colony for
/// every full ten, the one of the power among them.
public final class WinnerFlare {
  private static final int MOST_SHIPS = 4;
  private static final Prompt WHERE = Prompt.of("flare-winner/wild/planet");
  private static final Prompt WHICH = Prompt.of("flare-winner/wild/ships");
  private static final Prompt MORE = Prompt.of("flare-winner/super/planet");
  private static final Prompt WITH = Prompt.of("flare-winner/super/ships");

  public static final Flare FLARE =
      flare(Winner.WINNER)
          .wild(
              OFFENSE,
              List.of(Step.START_TURN),
              "As your turn begins place up to four of your ships on any planet as a colony. Then"
                  + " give this flare to the Winner, or discard it if there is none.")
          .may(OFFENSE, TURN_START, (game, me) -> planets(game, me) != 0, WinnerFlare::settle)
          .strong(
              MAIN,
              List.of(Step.RESOLUTION),
              "Place a colony for every full 10 by which you have won, not just one.")
          .may(MAIN, OUTCOME, (game, me) -> more(game, me) > 0, WinnerFlare::settleMore);

  private WinnerFlare() {}

  private static long planets(Game game, Seat me) {
    long own = game.ships().colonies(me);
    return own == 0 ? 0 : game.verbs().room().open(reached(game, me) & ~own);
  }

  private static long reached(Game game, Seat me) {
    long planets = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i == me.index() || Flare.reaches(game, Seat.of(i)))
        planets |= game.ships().planetsOf(Seat.of(i));
    return planets;
  }

  private static void settle(Game game, Seat me) {
    Planet planet = game.ask(me).planet(WHERE, planets(game, me));
    Picks picks = game.verbs().ships().pickFrom(me, game.ships().colonies(me));
    picks.ask(game, me, WHICH, 0, 1, MOST_SHIPS);
    game.verbs().establish(me, picks, planet);
    game.verbs().hands().passOn(game.powers().holder(Winner.WINNER));
  }

  private static int more(Game game, Seat me) {
    int sheet = game.powers().find(me, Winner.WINNER);
    boolean can = Winner.canSettle(game, me, game.ships().planets());
    int gained = game.powers().mark(sheet, Winner.GAINED);
    return can ? Winner.margin(game, me) / Winner.MARGIN - gained : 0;
  }

  private static void settleMore(Game game, Seat me) {
    int sheet = game.powers().find(me, Winner.WINNER);
    int more = more(game, me);
    for (int i = 0; i < more && Winner.canSettle(game, me, game.ships().planets()); i++)
      Winner.settle(game, me, MORE, WITH, game.ships().planets());
    game.powers().mark(sheet, Winner.GAINED, Winner.margin(game, me) / Winner.MARGIN);
  }
}
