package hypergate.content.odyssey.moons;

import static hypergate.variant.moons.Moon.moon;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Flare Up (hub): a term of a deal: you and your opponent may each draw an unused flare.
public final class FlareUp {
  private static final Prompt DRAWS = Prompt.of("moon-flare-up/choice");

  public static final Moon FLARE_UP =
      moon(42, "Flare Up", Group.HUB)
          .text("A term of a deal: you and your opponent may each draw an unused flare.")
          .inDeal((game, me) -> game.verbs().receipts().hasRoomForFlares(), FlareUp::draw);

  private FlareUp() {}

  private static void draw(Game game, Seat me) {
    for (int p = 0; p < 2; p++) {
      Seat seat = game.inOrder(p);
      if (game.verbs().receipts().hasRoomForFlares() && game.ask(seat).yes(DRAWS))
        game.verbs().receipts().drawUnusedFlares(seat, 1);
    }
  }
}
