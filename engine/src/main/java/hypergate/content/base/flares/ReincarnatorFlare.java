package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.game.word.Window.POWER_USED;

import hypergate.content.base.aliens.Reincarnator;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Powers;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: given to another beaten player, who exchanges its alien for a random one when the
/// encounter is over. Super: the Reincarnator need not reincarnate.
public final class ReincarnatorFlare {
  private static final Prompt WHOM = Prompt.of("flare-reincarnator/wild/seat");

  public static final Flare FLARE =
      flare(Reincarnator.REINCARNATOR)
          .wild(
              ANY,
              List.of(Step.RESOLUTION),
              "Give this flare to another player on the losing side or in a failed deal; when the"
                  + " encounter is over it exchanges its alien for an unused one at random.")
          .may(ANY, OUTCOME, (game, me) -> victims(game, me) != 0, ReincarnatorFlare::give)
          .naming(ReincarnatorFlare::name)
          .strong(MAIN_OR_ALLY, List.of(Step.RESOLUTION), "You need not reincarnate.")
          .may(
              MAIN_OR_ALLY,
              POWER_USED,
              (game, me) ->
                  game.answering().instance() == game.powers().find(me, Reincarnator.REINCARNATOR),
              (game, me) -> game.answering().cancel());

  private ReincarnatorFlare() {}

  private static int victims(Game game, Seat me) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      if (seat != me
          && Flare.reaches(game, seat)
          && game.encounter().isBeaten(seat)
          && !game.verbs().sheets().isReincarnated(seat)
          && game.powers().exists(Powers.instance(seat, Powers.OWN))
          && game.powers().find(seat, Reincarnator.REINCARNATOR) < 0) mask |= seat.bit();
    }
    return mask;
  }

  private static void name(Game game, Seat me) {
    game.current().target(game.ask(me).seat(WHOM, victims(game, me)).index());
  }

  private static void give(Game game, Seat me) {
    Seat victim = Seat.of(game.current().target());
    game.verbs().hands().passOn(victim);
    game.verbs().sheets().reincarnateAtEnd(victim);
  }
}
