package hypergate.content.eons.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.COMPENSATION;
import static hypergate.game.word.Window.LOSING;
import static hypergate.game.word.Window.POWER_USED;

import hypergate.content.eons.aliens.EvilTwin;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Loss;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: the player on the left loses ships, or owes compensation, in one's place and gets the
/// flare. Super: two good twins, one of them perhaps the opponent.
public final class EvilTwinFlare {
  public static final Flare FLARE =
      flare(EvilTwin.EVIL_TWIN)
          .wild(
              ANY,
              List.of(),
              "When you must lose ships to the warp or cards as compensation, the player on your"
                  + " left loses as many instead, as far as it can. Then it gets this flare.")
          .may(ANY, LOSING, EvilTwinFlare::isLosing, EvilTwinFlare::passLoss)
          .may(ANY, COMPENSATION, EvilTwinFlare::isPaying, EvilTwinFlare::passDebt)
          .strong(
              MAIN,
              List.of(Step.LAUNCH),
              "When you use your power name a second good twin, who may be your opponent; each of"
                  + " them loses all that you would lose.")
          .may(
              MAIN,
              POWER_USED,
              EvilTwinFlare::isBlaming,
              (game, me) -> game.powers().mark(game.answering().instance(), EvilTwin.TWO, 1))
          .withPower();

  private EvilTwinFlare() {}

  private static Seat neighbour(Game game, Seat me) {
    return game.leftOf(me, 1);
  }

  // Who is a good twin itself cannot pass anything on.
  private static boolean isFree(Game game, Seat me) {
    return !EvilTwin.isTwin(game, me) && Flare.reaches(game, neighbour(game, me));
  }

  private static boolean isLosing(Game game, Seat me) {
    Loss loss = game.verbs().losing();
    return loss.cause() != Cause.COST
        && loss.remaining(me) > 0
        && !loss.isSubstituted(me)
        && isFree(game, me)
        && game.ships().outsideWarp(neighbour(game, me)) > 0;
  }

  private static void passLoss(Game game, Seat me) {
    Seat other = neighbour(game, me);
    Loss own = game.verbs().losing();
    Loss loss = game.verbs().beginLoss(Cause.EFFECT);
    game.verbs().chooseLoss(other, own.remaining(me), true, game.ships().colonies(other));
    own.substitute(me, loss.count(other));
    game.verbs().carryOutLoss();
    game.verbs().hands().passOn(other);
  }

  private static boolean isPaying(Game game, Seat me) {
    return game.encounter().compensationFrom() == me
        && game.verbs().receipts().recipient() != neighbour(game, me)
        && game.cards().handSize(neighbour(game, me)) > 0
        && isFree(game, me);
  }

  private static void passDebt(Game game, Seat me) {
    Seat other = neighbour(game, me);
    game.encounter().compensationFrom(other, game.encounter().compensationBy());
    game.verbs().hands().passOn(other);
  }

  private static boolean isBlaming(Game game, Seat me) {
    return !game.answering().isCancelled()
        && game.answering().instance() == game.powers().find(me, EvilTwin.EVIL_TWIN);
  }
}
