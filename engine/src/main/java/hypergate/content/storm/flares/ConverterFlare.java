package hypergate.content.storm.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.LOSING;

import hypergate.content.storm.aliens.Converter;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a beaten ally costs each of the winners a card. Super: cards for ships from the warp, and
/// for other cards.
public final class ConverterFlare {
  private static final Prompt SHIPS = Prompt.of("flare-converter/super/number");

  public static final Flare FLARE =
      flare(Converter.CONVERTER)
          .wild(
              ALLY,
              List.of(Step.RESOLUTION),
              "When you lose ships as an ally of the losing side, each player on the winning side"
                  + " discards a card at random.")
          .may(ALLY, LOSING, ConverterFlare::isBeaten, ConverterFlare::cost)
          .strong(
              ANY,
              List.of(),
              "Discard any number of cards, then retrieve as many ships or draw as many cards, or"
                  + " some of each.")
          .whenever(ANY, (game, me) -> game.cards().handSize(me) > 1, ConverterFlare::exchange);

  private ConverterFlare() {}

  private static boolean isBeaten(Game game, Seat me) {
    return game.verbs().losing().cause() == Cause.ENCOUNTER
        && game.encounter().outcome().isWin()
        && game.encounter().isBeaten(me)
        && game.verbs().losing().remaining(me) > 0
        && winners(game) != 0;
  }

  private static int winners(Game game) {
    int mask = 0;
    for (int rest = game.encounter().winners().seats(); rest != 0; rest &= rest - 1) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(rest));
      if (game.cards().handSize(seat) > 0 && Flare.reaches(game, seat)) mask |= seat.bit();
    }
    return mask;
  }

  private static void cost(Game game, Seat me) {
    int winners = winners(game);
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (seat.in(winners)) game.verbs().hands().discardRandom(seat, 1);
    }
  }

  private static void exchange(Game game, Seat me) {
    CardSet hand = game.cards().hand(me);
    if (hand.isEmpty()) return;
    game.ask(me).cards(Prompt.DISCARD, hand, 1, hand.size());
    int paid = hand.size();
    game.verbs().hands().discard(me, hand);
    int most = game.ships().colonies(me) == 0 ? 0 : game.verbs().freeInWarp(me);
    int ships = most == 0 ? 0 : game.ask(me).number(SHIPS, 0, Math.min(paid, most));
    if (ships > 0) game.verbs().ships().retrieve(me, ships);
    game.verbs().draw(me, paid - ships);
  }
}
