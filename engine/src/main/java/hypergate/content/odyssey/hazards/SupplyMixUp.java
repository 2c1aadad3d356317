package hypergate.content.odyssey.hazards;

import static hypergate.variant.hazards.Hazard.hazard;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.variant.hazards.Hazard;

/// Supply Mix-Up: the offense discards its hand, every other player gives it a card of choice, then
/// everybody draws one.
public final class SupplyMixUp {
  public static final Hazard SUPPLY_MIX_UP =
      hazard("Supply Mix-Up", "odyssey", 1)
          .text(
              "The offense discards its hand. Every other player gives it a card of choice. Then"
                  + " everybody draws one.")
          .whenDrawn(SupplyMixUp::mix);

  private SupplyMixUp() {}

  private static final Prompt CARD = Prompt.of("supply-mix-up/card");

  private static void mix(Game game, Seat me) {
    game.verbs().hands().mustDiscard(me, game.cards().hand(me));
    for (int p = 1; p < game.seats(); p++) {
      Seat giver = game.leftOf(me, p);
      if (game.cards().handSize(giver) == 0) continue;
      game.verbs().hands().give(giver, me, game.ask(giver).card(CARD, game.cards().hand(giver)));
    }
    for (int p = 0; p < game.seats(); p++) game.verbs().draw(game.leftOf(me, p), 1);
  }
}
