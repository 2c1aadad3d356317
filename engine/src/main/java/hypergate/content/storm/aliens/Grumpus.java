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

  // Marks: those among them for which the other colonies in the system pay, too, in two halves.
  private static final int SPREAD = 2;

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
    return planets(game, sheet, LOW);
  }

  private static long planets(Game game, int sheet, int mark) {
    return game.powers().mark(sheet, mark) & 0xffffffffL
        | (long) game.powers().mark(sheet, mark + 1) << 32;
  }

  /// For one of the planets that it has left the other colonies in the system will pay, too.
  public static void spread(Game game, int sheet, Planet planet) {
    spread(game, sheet, planets(game, sheet, SPREAD) | planet.bit());
  }

  private static void spread(Game game, int sheet, long planets) {
    game.powers().mark(sheet, SPREAD, (int) planets);
    game.powers().mark(sheet, SPREAD + 1, (int) (planets >>> 32));
  }

  /// The colonies in the system of a planet that a seat has beside that planet, as a mask.
  public static long beside(Game game, Seat seat, Planet planet) {
    return game.ships().colonies(seat)
        & game.ships().planetsOf(game.ships().systemOf(planet))
        & ~planet.bit();
  }

  // The same for who has a colony on the planet.
  private static long others(Game game, Seat seat, Planet planet) {
    boolean lives = (game.ships().colonies(seat) & planet.bit()) != 0;
    return lives ? beside(game, seat, planet) : 0;
  }

  private static void note(Game game, long planets) {
    game.mark(LOW, (int) planets);
    game.mark(HIGH, (int) (planets >>> 32));
  }

  private static void grump(Game game, Seat me) {
    int each = game.ofPower(Query.POWER_NUMBER, me, 1);
    long left = left(game, game.here()) & game.ships().planets();
    long spread = planets(game, game.here(), SPREAD);
    note(game, 0);
    spread(game, game.here(), 0);
    Loss loss = game.verbs().beginLoss(Cause.EFFECT);
    for (long rest = left; rest != 0; rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      for (int i = 0; i < game.seats(); i++)
        if (i != me.index()) {
          lose(game, loss, Seat.of(i), planet.bit(), each);
          if ((spread & planet.bit()) != 0)
            lose(game, loss, Seat.of(i), others(game, Seat.of(i), planet), 1);
        }
    }
    game.verbs().carryOutLoss();
  }

  private static void lose(Game game, Loss loss, Seat seat, long planets, int each) {
    for (long rest = planets; rest != 0; rest &= rest - 1) {
      int planet = Long.numberOfTrailingZeros(rest);
      loss.add(seat, planet, Math.min(each, game.verbs().free(seat, planet)));
    }
  }
}
