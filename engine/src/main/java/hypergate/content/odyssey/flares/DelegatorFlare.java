package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.DEFENSE;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.AIMED;
import static hypergate.game.word.Window.ALLIED;

import hypergate.content.odyssey.aliens.Delegator;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: somebody else with a colony on the targeted planet is the defense. Super: anybody may be
/// made a main player.
public final class DelegatorFlare {
  private static final Prompt WHO = Prompt.of("flare-delegator/wild/seat");

  public static final Flare FLARE =
      flare(Delegator.DELEGATOR)
          .wild(
              DEFENSE,
              List.of(Step.LAUNCH),
              "As the defense choose another player with a colony on the targeted planet who is no"
                  + " main player: it is the defense instead of you, and your ships there are out"
                  + " of the encounter.")
          .may(DEFENSE, AIMED, (game, me) -> neighbors(game) != 0, DelegatorFlare::passOn)
          .naming(
              (game, me) -> game.current().target(game.ask(me).seat(WHO, neighbors(game)).index()))
          .strong(
              MAIN_OR_ALLY,
              List.of(Step.ALLIANCE),
              "With your power you may make a player who is not in the encounter a main player of"
                  + " either side.")
          .may(MAIN_OR_ALLY, ALLIED, Delegator::mayReachOut, DelegatorFlare::delegate)
          .naming(Delegator::reachOut);

  private DelegatorFlare() {}

  private static int neighbors(Game game) {
    Encounter encounter = game.encounter();
    int seats = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      boolean lives = game.ships().on(encounter.target(), seat) > 0;
      if (lives && !encounter.isMain(seat) && Flare.reaches(game, seat)) seats |= seat.bit();
    }
    return seats;
  }

  private static void passOn(Game game, Seat me) {
    Encounter encounter = game.encounter();
    encounter.defense(Seat.of(game.current().target()));
    if (game.isHeard()) game.tell(new Event.DefenseNamed(encounter.offense(), encounter.defense()));
  }

  private static void delegate(Game game, Seat me) {
    int named = game.current().target();
    if (game.usesPower(me, Delegator.DELEGATOR)) Delegator.delegate(game, me, named);
  }
}
