package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Role.NOT_MAIN;
import static hypergate.game.word.Window.COMPENSATION;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.content.odyssey.aliens.Vector;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: compensation comes out of its player's hand. Super: fellow allies gain what the Vector
/// gains.
public final class VectorFlare {
  private static final Prompt WHOM = Prompt.of("flare-vector/super/seats");

  public static final Flare FLARE =
      flare(Vector.VECTOR)
          .wild(
              NOT_MAIN,
              List.of(Step.RESOLUTION),
              "When a player is about to collect compensation, the cards are taken from you"
                  + " instead.")
          .may(
              NOT_MAIN,
              COMPENSATION,
              VectorFlare::canPay,
              (game, me) -> game.encounter().compensationFrom(me, Seat.NONE))
          .strong(
              ALLY,
              List.of(Step.RESOLUTION),
              "When your side has won choose any of your fellow allies: they gain what you have"
                  + " chosen.")
          .may(ALLY, OUTCOME, (game, me) -> fellows(game, me) != 0, VectorFlare::share);

  private VectorFlare() {}

  private static boolean canPay(Game game, Seat me) {
    return game.encounter().compensationFrom() != me
        && game.verbs().receipts().recipient() != me
        && Flare.reaches(game, game.verbs().receipts().recipient())
        && game.cards().handSize(me) > 0;
  }

  private static int fellows(Game game, Seat me) {
    if (!Vector.hasWon(game, me)) return 0;
    return game.encounter().winners().allies() & ~me.bit();
  }

  private static void share(Game game, Seat me) {
    Vector.share(game, me, game.ask(me).seats(WHOM, fellows(game, me), Seat.MOST));
  }
}
