package hypergate.content.alliance.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.COMPENSATION;
import static hypergate.game.word.Window.LOSING;

import hypergate.content.alliance.aliens.Sting;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: compensation goes to somebody else. Super: the substitute stands in for all the ships.
public final class StingFlare {
  private static final Prompt WHO = Prompt.of("flare-sting/wild/seat");
  private static final Prompt WHOM = Prompt.of("flare-sting/super/seat");

  public static final Flare FLARE =
      flare(Sting.STING)
          .wild(
              MAIN,
              List.of(Step.RESOLUTION),
              "When somebody is about to collect compensation from you, give it to another player"
                  + " instead.")
          .may(MAIN, COMPENSATION, StingFlare::pays, StingFlare::divert)
          .naming(
              (game, me) -> game.current().target(game.ask(me).seat(WHO, others(game, me)).index()))
          .strong(ANY, List.of(), "Your substitute may stand in for all of your ships, not half.")
          .may(
              ANY,
              LOSING,
              (game, me) -> game.verbs().losing().remaining(me) > 0 && Sting.mayName(game, me),
              StingFlare::substituteAll)
          .naming((game, me) -> Sting.name(game, me, WHOM));

  private StingFlare() {}

  private static boolean pays(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return encounter.compensationFrom() == me
        && encounter.compensation() > 0
        && Flare.reaches(game, game.verbs().receipts().recipient())
        && others(game, me) != 0;
  }

  private static int others(Game game, Seat me) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index()
          && i != game.verbs().receipts().recipient().index()
          && Flare.reaches(game, Seat.of(i))) mask |= 1 << i;
    return mask;
  }

  private static void divert(Game game, Seat me) {
    game.verbs().receipts().recipient(Seat.of(game.current().target()));
  }

  private static void substituteAll(Game game, Seat me) {
    if (game.usesPower(me, Sting.STING))
      Sting.substitute(game, me, game.verbs().losing().remaining(me));
  }
}
