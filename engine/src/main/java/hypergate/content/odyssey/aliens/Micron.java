package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.ACCEPTED;
import static hypergate.game.word.Window.INVITED;
import static hypergate.game.word.Window.TOTALS;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Mass Numbers: once invitations are out, or accepted, each of its ships counts two for total,
/// compensation and rewards until the encounter ends. Their number stays what it is.
public final class Micron {
  /// Mark: what each of its ships counts in this encounter; 0 before the power has been used.
  public static final int EACH = 0;

  /// Mark: they count three (the super flare).
  public static final int THREE = 1;

  public static final Alien MICRON =
      alien("Micron", "odyssey")
          .level(0)
          .power("Mass Numbers", MAIN_OR_ALLY, Step.ALLIANCE)
          .isMandatory()
          .text(
              "Once invitations are out, or as you accept one, each of your ships counts 2 for"
                  + " total, compensation and rewards in this encounter.")
          .must(MAIN, INVITED, Micron::multiply)
          .must(ALLY, ACCEPTED, (game, me) -> game.encounter().joiner() == me, Micron::multiply)
          .always(MAIN, TOTALS, Micron::isShared, Micron::share)
          .bends(
              Query.SHIP_WORTH,
              (game, me, who, halves) -> who == me ? halves * each(game, me) : halves);

  private Micron() {}

  private static void multiply(Game game, Seat me) {
    game.mark(EACH, game.mark(THREE) != 0 ? 3 : 2);
  }

  private static int each(Game game, Seat me) {
    return Math.max(1, game.powers().mark(game.powers().find(me, MICRON), EACH));
  }

  private static boolean isShared(Game game, Seat me) {
    return game.mark(EACH) > 0 && game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
  }

  private static void share(Game game, Seat me) {
    Encounter encounter = game.encounter();
    for (int rest = encounter.sideOf(me).allies(); rest != 0; rest &= rest - 1) {
      Seat ally = Seat.of(Integer.numberOfTrailingZeros(rest));
      encounter.worth(ally, 2 * encounter.worth(ally));
    }
  }
}
