package hypergate.content.eons.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.AIMED;
import static hypergate.game.word.Window.TURN_START;

import hypergate.content.eons.aliens.FireDancer;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.phase.Launch;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: the gate turns to another planet of the same system. Super: a fire is fed at the start of
/// a turn.
public final class FireDancerFlare {
  private static final Prompt WHERE = Prompt.of("flare-fire-dancer/wild/planet");

  public static final Flare FLARE =
      flare(FireDancer.FIRE_DANCER)
          .wild(
              ANY,
              List.of(Step.LAUNCH),
              "When the gate has been aimed make the offense aim at another planet of that system"
                  + " on which it can meet the defense.")
          .may(ANY, AIMED, FireDancerFlare::mayTurn, FireDancerFlare::turn)
          .strong(
              OFFENSE,
              List.of(Step.START_TURN),
              "At the start of your turn put an attack card of your hand under one of your fires.")
          .may(OFFENSE, TURN_START, FireDancer::mayFeed, FireDancer::feedAny);

  private FireDancerFlare() {}

  private static long others(Game game) {
    return Launch.otherTargets(game)
        & game.ships().planetsOf(game.ships().systemOf(game.encounter().target()))
        & ~game.encounter().target().bit();
  }

  private static boolean mayTurn(Game game, Seat me) {
    Seat offense = game.encounter().offense();
    return (me == offense || Flare.reaches(game, offense)) && others(game) != 0;
  }

  private static void turn(Game game, Seat me) {
    if (others(game) != 0) Launch.aimAgain(game, game.ask(me).planet(WHERE, others(game)));
  }
}
