package hypergate.content.odyssey.moons;

import static hypergate.game.word.Query.MAY_WIN;
import static hypergate.variant.moons.Moon.moon;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Home Strong (moon base): a foreign colony; no win without a colony on each home planet.
public final class HomeStrong {
  public static final Moon HOME_STRONG =
      moon(46, "Home Strong", Group.MOON_BASE)
          .text(
              "Counts as a foreign colony. You cannot win unless you have a colony on each of your"
                  + " home planets.")
          .isColony()
          .bends(
              MAY_WIN,
              (game, me, subject, may) -> subject == me && !isHomeFull(game, me) ? 0 : may);

  private static boolean isHomeFull(Game game, Seat me) {
    long homes = game.ships().planetsOf(me) | game.ships().adriftOf(me);
    return (homes & ~game.ships().homeColonies(me)) == 0;
  }

  private HomeStrong() {}
}
