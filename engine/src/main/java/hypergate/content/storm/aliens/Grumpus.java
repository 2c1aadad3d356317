package hypergate.content.storm.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.COLONY_CHANGED;
import static hypergate.game.word.Window.PHASE_END;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Loss;
import hypergate.game.verb.Ships;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Grump: who lives on a planet where its colony has ended loses a ship there as the phase ends.
public final class Grumpus {
  // Marks: the planets that it has left in this phase, in two halves.
  private static final int LOW = 0;
  private static final int HIGH = 1;

  public static final Alien GRUMPUS =
      alien("Grumpus", "storm")
          .level(1)
          .power("Grump", ANY, Step.PHASES)
          .isMandatory()
          .text(
              "When a colony of yours is removed from a planet, every other player with a colony"
                  + " there loses one of its ships there at the end of the phase. Too few home"
                  + " colonies do not cost you this power.")
          .must(
              ANY,
              COLONY_CHANGED,
              (game, me) -> leaves(game, me) != 0,
              (game, me) -> note(game, left(game, game.here()) | leaves(game, me)))
          .always(ANY, PHASE_END, (game, me) -> left(game, game.here()) != 0, Grumpus::grump)
          .evenZapped()
          .bends(Query.HOME_COLONIES_NEEDED, (game, me, who, homes) -> who == me ? 0 : homes);

  private Grumpus() {}

  private static long leaves(Game game, Seat me) {
    Ships ships = game.verbs().ships();
    return ships.changed() == me ? ships.lost() : 0;
  }

  /// The planets that the Grumpus of a sheet has left in this phase, as a mask.
  public static long left(Game game, int sheet) {
    return game.powers().mark(sheet, LOW) & 0xffffffffL
        | (long) game.powers().mark(sheet, HIGH) << 32;
  }

  private static void note(Game game, long planets) {
    game.mark(LOW, (int) planets);
    game.mark(HIGH, (int) (planets >>> 32));
  }

  private static void grump(Game game, Seat me) {
    int each = game.ofPower(Query.POWER_NUMBER, me, 1);
    long left = left(game, game.here()) & game.ships().planets();
    note(game, 0);
    Loss loss = game.verbs().beginLoss(Cause.EFFECT);
    for (long rest = left; rest != 0; rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      for (int i = 0; i < game.seats(); i++)
        if (i != me.index())
          loss.add(
              Seat.of(i),
              planet.index(),
              Math.min(each, game.verbs().free(Seat.of(i), planet.index())));
    }
    game.verbs().carryOutLoss();
  }
}
