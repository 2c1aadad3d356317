package hypergate.content.odyssey.moons;

import static hypergate.variant.moons.Moon.moon;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Sad Revelations (new, quarter): everybody shows you all artifacts and flares.
public final class SadRevelations {
  public static final Moon SAD_REVELATIONS =
      moon(60, "Sad Revelations", Group.QUARTER)
          .isNew()
          .text("Each other player shows you all its artifacts and flares.")
          .whenRevealed(SadRevelations::look);

  private static void look(Game game, Seat me) {
    for (int p = 0; p < game.seats(); p++) {
      Seat other = game.inOrder(p);
      if (other == me) continue;
      game.verbs().hands().showing().look(me, other, Kind.ARTIFACT);
      game.verbs().hands().showing().look(me, other, Kind.FLARE);
    }
  }

  private SadRevelations() {}
}
