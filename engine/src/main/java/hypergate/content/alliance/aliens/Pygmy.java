package hypergate.content.alliance.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Half: twice as many home planets, each of them half a colony for the victory of others and too
/// small for many ships. There is nothing to use, so nothing to zap, and the sheet never leaves its
/// player (H-886).
public final class Pygmy {
  private static final int ROOM = 4;
  private static final int CROWDED = 3;
  private static final int HALF = 2;
  private static final int THIRD = 3;

  public static final Alien PYGMY =
      alien("Pygmy", "alliance")
          .level(0)
          .power("Half", ANY, Step.PHASES)
          .isMandatory()
          .text(
              "You have twice as many home planets, with two ships on each to begin with. For the"
                  + " victory of others each counts as half a foreign colony, the sum rounded down,"
                  + " and no more than four ships in all can stand on any of them. This power"
                  + " cannot be zapped, lost, stolen or copied.")
          .secondSystem()
          .bends(Query.POWER_FIXED, (game, me, who, fixed) -> who == me ? 1 : fixed)
          .bends(Query.HOME_COLONIES_NEEDED, (game, me, who, homes) -> who == me ? 0 : homes)
          .bends(Query.PLANET_LIMIT, Pygmy::room)
          .bends(Query.COLONY_MARKER, Pygmy::marker);

  private Pygmy() {}

  private static int room(Game game, Seat me, Seat who, int most) {
    if (who != me) return most;
    Planet planet = game.verbs().room().at();
    boolean crowded =
        game.ships().on(planet, me) > 0 && game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    return Math.min(most, crowded ? CROWDED : ROOM);
  }

  private static int marker(Game game, Seat me, Seat who, int marker) {
    if (who == me || game.ofPower(Query.POWER_BOUND, who, 0) != 0) return marker;
    int here = Long.bitCount(game.powers().foreignPlanets(who) & game.ships().placesOf(me));
    int each = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0 ? THIRD : HALF;
    return Math.max(0, marker - here + here / each);
  }
}
