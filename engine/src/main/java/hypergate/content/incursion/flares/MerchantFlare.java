package hypergate.content.incursion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.TOTALS;

import hypergate.content.incursion.aliens.Merchant;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a hand full of cards is strength. Super: hired ships that are left become real ones.
public final class MerchantFlare {
  private static final Prompt WHICH = Prompt.of("flare-merchant/super/cards");

  public static final Flare FLARE =
      flare(Merchant.MERCHANT)
          .wild(
              MAIN_OR_ALLY,
              List.of(Step.REVEAL),
              "As a main player or ally add the number of cards in your hand, this flare among"
                  + " them, to your side's total.")
          .may(
              MAIN_OR_ALLY,
              TOTALS,
              (game, me) -> game.encounter().sideOf(me).add(1 + game.cards().handSize(me)))
          .strong(
              MAIN_OR_ALLY,
              List.of(Step.RESOLUTION),
              "At the end of the encounter discard any hired ships that are left and put as many of"
                  + " your ships out of the warp in their places.")
          .may(
              MAIN_OR_ALLY,
              ENCOUNTER_END,
              (game, me) -> most(game, me) > 0,
              MerchantFlare::replace);

  private MerchantFlare() {}

  private static int most(Game game, Seat me) {
    return Math.min(game.verbs().freeInWarp(me), Merchant.hired(game, me));
  }

  private static void replace(Game game, Seat me) {
    int sheet = game.powers().find(me, Merchant.MERCHANT);
    int most = most(game, me);
    if (most == 0) return;
    CardSet pile = game.cards().pile(sheet);
    CardSet cards = new CardSet().set(pile.low(), pile.high());
    game.ask(me).cards(WHICH, cards, 1, most);
    int count = cards.size();
    game.verbs().piles().discard(sheet, cards);
    Planet target = game.encounter().target();
    // They stand where the hired ship stood: on the target, or back home.
    if ((game.ships().colonies(me) & target.bit()) != 0 && isOnTarget(game, me)) {
      game.verbs().ships().move(me, Place.WARP, target.index(), count, true);
      game.verbs().ships().settle();
      game.verbs().ships().checkWin();
    } else {
      game.verbs().ships().heal(me, count, 0);
    }
  }

  // Whether its ships of this encounter are on the target now.
  private static boolean isOnTarget(Game game, Seat me) {
    return game.encounter().outcome().isWin()
        && (me == game.encounter().defense()
            || game.encounter().sideOf(me) == game.encounter().offensive());
  }
}
