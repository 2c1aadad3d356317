package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.NOT_MAIN;
import static hypergate.game.word.Window.COMPENSATED;
import static hypergate.game.word.Window.COMPENSATION;
import static hypergate.game.word.Window.SELECTED;

import hypergate.content.odyssey.aliens.DemonAlternate;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: pays somebody's compensation and takes as many cards from who was to pay it. Super: the
/// power as an ally.
public final class DemonAlternateFlare {
  // Beside the flare: how many cards, above it the seat that was to pay, plus one.
  private static final int SEAT_AT = 8;

  public static final Flare FLARE =
      flare(DemonAlternate.DEMON_ALTERNATE)
          .wild(
              NOT_MAIN,
              List.of(Step.RESOLUTION),
              "Pay compensation in place of the player who should pay it, then take as many random"
                  + " cards from that player.")
          .may(NOT_MAIN, COMPENSATION, DemonAlternateFlare::mayPay, DemonAlternateFlare::pay)
          .always(
              ANY,
              COMPENSATED,
              (game, me) -> game.cards().mark() != 0,
              DemonAlternateFlare::collect)
          .strong(ALLY, List.of(Step.PLANNING), "As an ally you may use your power.")
          .may(ALLY, SELECTED, DemonAlternate::mayBid, DemonAlternateFlare::bid)
          .naming(DemonAlternate::discard);

  private DemonAlternateFlare() {}

  private static boolean mayPay(Game game, Seat me) {
    Seat payer = game.encounter().compensationFrom();
    return game.encounter().compensation() > 0
        && payer != me
        && game.verbs().receipts().recipient() != me
        && Flare.reaches(game, payer);
  }

  private static void pay(Game game, Seat me) {
    Seat payer = game.encounter().compensationFrom();
    int due = game.encounter().compensation();
    game.encounter().compensationFrom(me, game.encounter().compensationBy());
    game.cards().mark(due | payer.index() + 1 << SEAT_AT);
  }

  private static void collect(Game game, Seat me) {
    int mark = game.cards().mark();
    game.cards().mark(0);
    Seat payer = Seat.of((mark >> SEAT_AT) - 1);
    game.verbs().hands().takeRandom(me, payer, mark & (1 << SEAT_AT) - 1);
  }

  private static void bid(Game game, Seat me) {
    int named = game.current().target();
    if (!game.usesPower(me, DemonAlternate.DEMON_ALTERNATE)) return;
    game.current().target(named);
    DemonAlternate.bid(game, me);
  }
}
