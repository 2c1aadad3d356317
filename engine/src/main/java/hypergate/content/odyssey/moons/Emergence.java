package hypergate.content.odyssey.moons;

import static hypergate.variant.moons.Moon.moon;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.word.PowerOrigin;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Emergence (quarter): a further alien.
public final class Emergence {
  public static final Moon EMERGENCE =
      moon(74, "Emergence", Group.QUARTER)
          .text("Draw a further alien and use its power too.")
          .whenRevealed(Emergence::emerge);

  private static void emerge(Game game, Seat me) {
    int place = game.powers().free(me, PowerOrigin.CHOSEN);
    int alien = place < 0 ? -1 : game.verbs().sheets().drawUnused();
    if (alien >= 0) game.verbs().sheets().becomes(place, PowerOrigin.CHOSEN, alien);
  }

  private Emergence() {}
}
