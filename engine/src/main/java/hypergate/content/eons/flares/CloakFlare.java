package hypergate.content.eons.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.game.word.Window.SELECTED;

import hypergate.content.eons.aliens.Cloak;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: everybody passes a card to the left. Super: the power serves with two negotiates, too.
public final class CloakFlare {
  private static final Prompt CARD = Prompt.of("flare-cloak/wild/card");

  public static final Flare FLARE =
      flare(Cloak.CLOAK)
          .wild(
              MAIN_OR_ALLY,
              List.of(Step.PLANNING),
              "Everybody, you too, passes a card of its hand to the left at the same moment. Who"
                  + " has none looks at the card that it gets and passes it on.")
          .may(MAIN_OR_ALLY, BEFORE_SELECTION, CloakFlare::isAny, CloakFlare::pass)
          .may(MAIN_OR_ALLY, SELECTED, CloakFlare::isAny, CloakFlare::pass)
          .strong(
              ANY, List.of(Step.REVEAL), "Use your power when both main players reveal negotiates.")
          .may(
              ANY,
              REVEALED,
              Cloak::isPeace,
              (game, me) -> {
                if (game.usesPower(me, Cloak.CLOAK)) Cloak.act(game, me);
              });

  private CloakFlare() {}

  private static int holders(Game game) {
    int holders = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      if (game.cards().handSize(seat) > 0 && Flare.reaches(game, seat)) holders |= seat.bit();
    }
    return holders;
  }

  private static boolean isAny(Game game, Seat me) {
    return Integer.bitCount(holders(game)) > 1;
  }

  // All choose before any card goes.
  private static void pass(Game game, Seat me) {
    int holders = holders(game);
    int[] cards = new int[game.seats()];
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (seat.in(holders))
        cards[seat.index()] = game.ask(seat).card(CARD, game.cards().hand(seat));
    }
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (seat.in(holders)) pass(game, seat, cards[seat.index()], holders);
    }
  }

  // Those with empty hands see what comes by.
  private static void pass(Game game, Seat from, int card, int holders) {
    Seat to = game.leftOf(from, 1);
    while (!to.in(holders)) {
      if (Flare.reaches(game, to)) game.verbs().hands().showing().show(from, to, card);
      to = game.leftOf(to, 1);
    }
    game.verbs().hands().give(from, to, card);
  }
}
