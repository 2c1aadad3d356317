package hypergate.content.eons.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.DESTINY_DRAWN;
import static hypergate.game.word.Window.TOTALS;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Destinies;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Exponentiation: a growth factor that its own colour and special destiny cards double and wild
/// ones reset; each of its ships counts that much. Only a change of the factor is a use, and the
/// factor stands at 65536 at most.
public final class Multitude {
  private static final int FACTOR = 0;
  private static final int MOST = 1 << 16;

  public static final Alien MULTITUDE =
      alien("Multitude", "eons")
          .level(0)
          .power("Exponentiation", ANY, Step.DESTINY)
          .isMandatory()
          .text(
              "Your growth factor is 1. A destiny card of your colour or a special one doubles it,"
                  + " whoever draws it; a wild one makes it 1 again. As a main player or ally each"
                  + " of your ships counts the factor.")
          .counter("factor")
          .setup((game, me) -> game.counter(FACTOR, 1))
          .must(
              ANY, DESTINY_DRAWN, (game, me) -> next(game, me) != factor(game, me), Multitude::grow)
          .always(MAIN_OR_ALLY, TOTALS, Multitude::counts, Multitude::multiply);

  private Multitude() {}

  // A sheet that has come later starts without a marker, at 1.
  private static int factor(Game game, Seat me) {
    return Math.max(1, game.powers().counter(game.powers().find(me, MULTITUDE), FACTOR));
  }

  private static int next(Game game, Seat me) {
    int factor = factor(game, me);
    int card = game.encounter().destiny();
    if (card < 0) return factor;
    if (Destinies.isWild(card))
      return game.ofPower(Query.POWER_UNBOUND, me, 0) == 0 ? 1 : Math.max(1, factor / 2);
    boolean other = Destinies.isColour(card) && Destinies.colour(card) != me;
    return other ? factor : Math.min(MOST, 2 * factor);
  }

  private static void grow(Game game, Seat me) {
    game.counter(FACTOR, next(game, me));
  }

  private static boolean counts(Game game, Seat me) {
    return factor(game, me) > 1
        && game.ofPower(Query.POWER_BOUND, game.encounter().sideOf(me).other().main(), 0) == 0;
  }

  private static void multiply(Game game, Seat me) {
    game.encounter().worth(me, factor(game, me));
  }
}
