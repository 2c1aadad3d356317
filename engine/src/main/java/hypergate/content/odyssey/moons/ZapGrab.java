package hypergate.content.odyssey.moons;

import static hypergate.variant.moons.Moon.moon;

import hypergate.game.Game;
import hypergate.game.card.Face;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Zap Grab (quarter): name a zap; whoever has it gives it to you, or it comes from the deck.
public final class ZapGrab {
  private static final Prompt NAMED = Prompt.of("moon-zap-grab/card");

  public static final Moon ZAP_GRAB =
      moon(73, "Zap Grab", Group.QUARTER)
          .text(
              "Name a card with Zap in its name: everybody who has it gives it to you. If nobody"
                  + " does, take it from the deck.")
          .whenRevealed(ZapGrab::grab);

  private static void grab(Game game, Seat me) {
    Face zap = game.verbs().tribute().nameArtifact(me, NAMED, "Zap");
    if (game.verbs().tribute().every(me, zap)) return;
    game.verbs().tribute().find(me, face -> face == zap);
    game.verbs().tribute().shuffle();
  }

  private ZapGrab() {}
}
