package hypergate.content.odyssey.moons;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.TURN_START;
import static hypergate.variant.moons.Moon.moon;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Stack (secret): at the start of each turn you may put a card of your hand onto the deck.
public final class Stack {
  private static final Prompt CARD = Prompt.of("moon-stack/card");

  public static final Moon STACK =
      moon(86, "Stack", Group.SECRET)
          .text(
              "At the start of each turn you may put a card of your hand face down onto the deck.")
          .revealedAt(ANY, TURN_START)
          .may(ANY, TURN_START, (game, me) -> game.cards().handSize(me) > 0, Stack::lay);

  private static void lay(Game game, Seat me) {
    int card = game.ask(me).card(CARD, game.cards().hand(me));
    game.cards().fromHand(me, card);
    game.cards().forget(card);
    game.cards().ontoDeck(card);
  }

  private Stack() {}
}
