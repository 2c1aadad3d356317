package hypergate.content.dominion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.DEFENSE;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;
import static hypergate.game.word.Window.LAUNCHED;

import hypergate.content.dominion.aliens.Bride;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Outcome;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: the defense runs away from the encounter. Super: a divorced opponent is married again.
public final class BrideFlare {
  private static final Prompt WHERE = Prompt.of("flare-bride/wild/planet");

  public static final Flare FLARE =
      flare(Bride.BRIDE)
          .wild(
              DEFENSE,
              List.of(Step.LAUNCH),
              "After the offense has launched, run away: there is no encounter. All its ships on"
                  + " the gate go to one of its home planets or to an empty foreign planet, and its"
                  + " turn ends.")
          .may(DEFENSE, LAUNCHED, BrideFlare::mayFlee, BrideFlare::flee)
          .strong(
              MAIN,
              List.of(Step.DESTINY, Step.LAUNCH),
              "Marry an opponent again whom you have divorced; you never take cards from it at a"
                  + " divorce.")
          .may(MAIN, DEFENSE_CHOSEN, Bride::mayRemarry, Bride::remarry)
          .may(MAIN, LAUNCHED, Bride::mayRemarry, Bride::remarry);

  private BrideFlare() {}

  private static boolean mayFlee(Game game, Seat me) {
    return game.encounter().outcome() == Outcome.NONE
        && Flare.reaches(game, game.encounter().offense())
        && planets(game) != 0;
  }

  // Home planets of the offense, and foreign ones on which nobody stands.
  private static long planets(Game game) {
    Seat offense = game.encounter().offense();
    long empty = game.ships().planets() & game.ships().foreignTo(offense);
    for (int i = 0; i < game.seats(); i++) empty &= ~game.ships().colonies(Seat.of(i));
    return game.ships().planetsOf(offense) | empty;
  }

  private static void flee(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Seat offense = encounter.offense();
    int ships = game.ships().onGate(offense);
    if (ships > 0) {
      Planet planet = game.ask(offense).planet(WHERE, planets(game));
      game.verbs().ships().returnTo(offense, Place.GATE, ships, planet.bit());
    }
    game.verbs().callOff();
    encounter.flag(Encounter.TURN_OVER);
    game.verbs().ships().settle();
  }
}
