package hypergate.content.alliance.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.NOT_OFFENSE;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.AIMING;
import static hypergate.game.word.Window.REGROUP_START;

import hypergate.content.alliance.aliens.Butler;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: somebody else is the offense of this encounter, and what it achieves is a success of whose
/// turn it is. Super: the tip is two cards.
public final class ButlerFlare {
  private static final int TIP = 2;
  private static final Prompt WHOM = Prompt.of("flare-butler/wild/seat");

  public static final Flare FLARE =
      flare(Butler.BUTLER)
          .wild(
              OFFENSE,
              List.of(Step.REGROUP),
              "At the start of an encounter of your turn name another player who is the offense in"
                  + " it instead of you and must invite you if it can. If it succeeds that is a"
                  + " success of yours; then your turn goes on.")
          .may(
              OFFENSE,
              REGROUP_START,
              (game, me) -> !game.encounter().isExtra() && others(game, me) != 0,
              (game, me) -> game.encounter().offense(Seat.of(game.current().target())))
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).seat(WHOM, others(game, me)).index()))
          .bends(
              Query.MUST_INVITE,
              (game, me, who, must) -> who == game.encounter().offense() ? must | me.bit() : must)
          .strong(
              NOT_OFFENSE,
              List.of(Step.LAUNCH),
              "Offer your service for two random cards; an offense with fewer cannot tip you.")
          .may(NOT_OFFENSE, AIMING, Butler::mayOffer, ButlerFlare::offer);

  private ButlerFlare() {}

  private static int others(Game game, Seat me) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index() && Flare.reaches(game, Seat.of(i))) mask |= 1 << i;
    return mask;
  }

  private static void offer(Game game, Seat me) {
    Butler.offer(game, me, game.powers().find(me, Butler.BUTLER), TIP);
  }
}
