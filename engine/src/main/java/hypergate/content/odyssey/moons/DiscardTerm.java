package hypergate.content.odyssey.moons;

import static hypergate.variant.moons.Moon.moon;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Discard Deal (hub): a term of a deal: you and your opponent may each discard up to two cards.
public final class DiscardTerm {
  public static final Moon DISCARD_TERM =
      moon(38, "Discard Deal", Group.HUB)
          .id("moon-discard-deal-hub")
          .text("A term of a deal: you and your opponent may each discard up to two cards.")
          .inDeal((game, me) -> true, DiscardTerm::discard);

  private DiscardTerm() {}

  private static void discard(Game game, Seat me) {
    for (int p = 0; p < 2; p++) game.verbs().sharing().mayDiscard(game.inOrder(p), 2);
  }
}
