package hypergate.content.incursion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Symbiosis: the ships of a second colour beside its own, as many on each planet. There is nothing
/// to use, so nothing to zap, and the sheet never leaves its player.
public final class Symbiote {
  private static final int COUNTING = 4;

  public static final Alien SYMBIOTE =
      alien("Symbiote", "incursion")
          .level(0)
          .power("Symbiosis", ANY, Step.PHASES)
          .isMandatory()
          .text(
              "You have twice as many ships as others: eight on each planet to begin with. This"
                  + " power cannot be zapped, lost, stolen or copied.")
          .secondFleet()
          .bends(Query.POWER_FIXED, (game, me, who, fixed) -> who == me ? 1 : fixed)
          .bends(Query.HOME_COLONIES_NEEDED, (game, me, who, homes) -> who == me ? 0 : homes)
          .bends(Query.IN_ENCOUNTER, Symbiote::counting);

  private Symbiote() {}

  private static int counting(Game game, Seat me, Seat who, int ships) {
    if (who != me || !game.encounter().isMain(me)) return ships;
    boolean bound = game.ofPower(Query.POWER_BOUND, game.encounter().opponent(me), 0) != 0;
    return bound ? Math.min(ships, COUNTING) : ships;
  }
}
