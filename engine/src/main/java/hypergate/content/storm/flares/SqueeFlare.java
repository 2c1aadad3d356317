package hypergate.content.storm.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.DEFENSE;
import static hypergate.game.word.Role.DEFENSIVE_ALLY;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.SELECTED;
import static hypergate.game.word.Window.SHIPS_LOST;

import hypergate.content.storm.aliens.Squee;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: somebody in the encounter loses as many ships as the beaten defense. Super: each attacker
/// takes a ship back from the gate.
public final class SqueeFlare {
  private static final Prompt WHOM = Prompt.of("flare-squee/wild/seat");

  public static final Flare FLARE =
      flare(Squee.SQUEE)
          .wild(
              DEFENSE,
              List.of(Step.RESOLUTION),
              "When you have lost as the defense, another player in the encounter loses as many"
                  + " ships of its colonies as you have lost, of its choice.")
          .may(DEFENSE, SHIPS_LOST, SqueeFlare::hasLost, SqueeFlare::drag)
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).seat(WHOM, others(game, me)).index()))
          .strong(
              DEFENSIVE_ALLY,
              List.of(Step.PLANNING),
              "As an ally of the defense, before cards are revealed, make the offense and each of"
                  + " its allies return a ship from the gate to its colonies.")
          .may(DEFENSIVE_ALLY, BEFORE_SELECTION, SqueeFlare::isAttacked, SqueeFlare::soften)
          .may(DEFENSIVE_ALLY, SELECTED, SqueeFlare::isAttacked, SqueeFlare::soften);

  private SqueeFlare() {}

  private static boolean hasLost(Game game, Seat me) {
    return game.verbs().losing().cause() == Cause.ENCOUNTER
        && game.encounter().isBeaten(me)
        && game.verbs().losing().wentToWarp(me) > 0
        && others(game, me) != 0;
  }

  private static int others(Game game, Seat me) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      if (seat == me || !game.encounter().isInvolved(seat)) continue;
      if (game.verbs().outside(seat) != 0 && Flare.reaches(game, seat)) mask |= seat.bit();
    }
    return mask;
  }

  private static void drag(Game game, Seat me) {
    int lost = game.verbs().losing().wentToWarp(me);
    game.verbs().beginLoss(Cause.EFFECT);
    game.verbs().chooseLossOutside(Seat.of(game.current().target()), lost);
    game.verbs().carryOutLoss();
  }

  private static boolean isAttacked(Game game, Seat me) {
    for (int i = 0; i < game.seats(); i++) if (game.ships().onGate(Seat.of(i)) > 0) return true;
    return false;
  }

  // An offense without ships goes on; an ally without ships is none any more.
  private static void soften(Game game, Seat me) {
    int seats = game.encounter().offensive().seats();
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (!seat.in(seats) || game.ships().onGate(seat) == 0) continue;
      game.verbs().ships().returnHome(seat, Place.GATE, 1);
      if (game.encounter().isAlly(seat) && game.ships().onGate(seat) == 0)
        game.verbs().dismiss(seat);
    }
    game.verbs().ships().settle();
  }
}
