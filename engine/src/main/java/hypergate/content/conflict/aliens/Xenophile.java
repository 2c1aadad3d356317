package hypergate.content.conflict.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Query.HOME_COLONIES_NEEDED;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.TOTALS;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Welcoming: three more or fewer for each colony of others in the home system, when attack meets
/// attack. Too few home colonies never cost it the power.
public final class Xenophile {
  private static final Prompt CHANGE = Prompt.of("xenophile/number");
  private static final int EACH = 3;

  public static final Alien XENOPHILE =
      alien("Xenophile", "conflict")
          .level(0)
          .power("Welcoming", MAIN, Step.REVEAL)
          .isMandatory()
          .text(
              "When both main players attack, add 3 to your side's total, or subtract 3, for each"
                  + " colony of other players in your home system. You keep this power with fewer"
                  + " than three home colonies.")
          .must(MAIN, TOTALS, Xenophile::isWelcoming, Xenophile::welcome)
          .bends(HOME_COLONIES_NEEDED, (game, me, who, homes) -> who == me ? 0 : homes);

  private Xenophile() {}

  private static boolean isWelcoming(Game game, Seat me) {
    return game.encounter().bothAttack() && guests(game, me, others(game, me)) > 0;
  }

  private static int others(Game game, Seat me) {
    return game.reach().reached(game.everybody() & ~me.bit());
  }

  /// How many colonies these seats have in the home system of a seat; each counts by itself.
  public static int guests(Game game, Seat me, int seats) {
    int guests = 0;
    for (long rest = game.ships().planetsOf(me); rest != 0; rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      guests += Integer.bitCount(game.ships().seatsOn(planet) & seats);
    }
    return guests;
  }

  private static void welcome(Game game, Seat me) {
    int sum = guests(game, me, others(game, me)) * game.ofPower(Query.POWER_NUMBER, me, EACH);
    game.encounter().sideOf(me).add(game.ask(me).oneOf(CHANGE, sum, -sum));
  }
}
