package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.DECK_SHUFFLED;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.content.base.aliens.TickTock;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Picks;
import hypergate.game.word.Outcome;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a colony wherever another player is at home, when the deck is made anew. Super: a winner
/// or dealer pays a ship for one token more; a ship that is saved has paid all the same.
public final class TickTockFlare {
  private static final int MOST_SHIPS = 4;
  private static final Prompt WHERE = Prompt.of("flare-tick-tock/wild/planet");
  private static final Prompt WHICH = Prompt.of("flare-tick-tock/wild/ships");

  public static final Flare FLARE =
      flare(TickTock.TICK_TOCK)
          .wild(
              ANY,
              List.of(),
              "When the discard pile is shuffled into a new deck, place a colony of up to four of"
                  + " your ships on a home planet of another player.")
          .may(ANY, DECK_SHUFFLED, TickTockFlare::canSettle, TickTockFlare::settle)
          .strong(
              MAIN,
              List.of(Step.RESOLUTION),
              "When you win or make a deal, send one of your ships to the warp to discard another"
                  + " token.")
          .may(MAIN, OUTCOME, TickTockFlare::canPay, TickTockFlare::tick)
          .naming((game, me) -> game.verbs().loseAnywhere(me, 1, Cause.COST));

  private TickTockFlare() {}

  private static boolean canSettle(Game game, Seat me) {
    return game.ships().colonies(me) != 0 && planets(game, me) != 0;
  }

  private static long planets(Game game, Seat me) {
    long planets = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index() && Flare.reaches(game, Seat.of(i)))
        planets |= game.ships().planetsOf(Seat.of(i));
    return planets & ~game.ships().colonies(me);
  }

  private static void settle(Game game, Seat me) {
    Planet planet = game.ask(me).planet(WHERE, planets(game, me));
    Picks picks = game.verbs().ships().pickFrom(me, game.ships().colonies(me));
    picks.ask(game, me, WHICH, 0, 1, MOST_SHIPS);
    game.verbs().establish(me, picks, planet);
  }

  private static boolean canPay(Game game, Seat me) {
    int sheet = game.powers().find(me, TickTock.TICK_TOCK);
    boolean deal = game.encounter().outcome() == Outcome.DEAL;
    boolean won = game.encounter().outcome().isWin() && game.encounter().winners().main() == me;
    boolean hasShip = game.ships().colonies(me) != 0 || game.ships().onGate(me) > 0;
    return sheet >= 0 && (deal || won) && hasShip && TickTock.tokens(game, sheet) > 0;
  }

  private static void tick(Game game, Seat me) {
    TickTock.discardToken(game, me, game.powers().find(me, TickTock.TICK_TOCK));
  }
}
