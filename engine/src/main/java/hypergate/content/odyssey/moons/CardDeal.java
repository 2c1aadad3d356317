package hypergate.content.odyssey.moons;

import static hypergate.variant.moons.Moon.moon;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Card Deal (hub): a term of a deal: you and your opponent may each draw up to two cards.
public final class CardDeal {
  private static final Prompt HOW_MANY = Prompt.of("moon-card-deal/number");

  public static final Moon CARD_DEAL =
      moon(36, "Card Deal", Group.HUB)
          .text("A term of a deal: you and your opponent may each draw up to two cards.")
          .inDeal((game, me) -> true, CardDeal::draw);

  private CardDeal() {}

  private static void draw(Game game, Seat me) {
    for (int p = 0; p < 2; p++) {
      Seat seat = game.inOrder(p);
      game.verbs().draw(seat, game.ask(seat).number(HOW_MANY, 0, 2));
    }
  }
}
