package hypergate.content.eons.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.COMPENSATION;
import static hypergate.game.word.Window.INVITING;
import static hypergate.game.word.Window.REVEALING;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Rapport: having called for peace before anybody is invited, it turns low attacks into negotiates
/// as they are revealed, by what is printed on them, and doubles compensation. Only the call is a
/// use.
public final class BleedingHeart {
  /// Mark: peace has been called for, up to this value less one hundred.
  private static final int PEACE = 0;

  private static final int LIMIT = 10;
  private static final int LOWEST = 5;
  private static final int HIGHEST = 15;
  private static final int BASE = 100;
  private static final Prompt UP_TO = Prompt.of("bleeding-heart/number");

  public static final Alien BLEEDING_HEART =
      alien("Bleeding Heart", "eons")
          .level(0)
          .power("Rapport", ANY, Step.ALLIANCE)
          .text(
              "Before allies are invited you may call for peace. In this encounter attacks of 10 or"
                  + " less become negotiates as they are revealed, and compensation is doubled.")
          .may(ANY, INVITING, (game, me) -> game.mark(PEACE) == 0, BleedingHeart::call)
          .always(ANY, REVEALING, BleedingHeart::isHeard, BleedingHeart::calm)
          .evenLost()
          .always(ANY, COMPENSATION, BleedingHeart::isOwed, BleedingHeart::redouble)
          .evenLost();

  private BleedingHeart() {}

  private static void call(Game game, Seat me) {
    int limit = LIMIT;
    if (game.ofPower(Query.POWER_UNBOUND, me, 0) != 0)
      limit = game.ask(me).number(UP_TO, LOWEST, HIGHEST);
    game.mark(PEACE, BASE + limit);
  }

  private static boolean isHeard(Game game, Seat me) {
    return game.mark(PEACE) != 0 && game.encounter().revealed();
  }

  private static void calm(Game game, Seat me) {
    int limit = game.mark(PEACE) - BASE;
    for (int p = 0; p < 2; p++) {
      Seat main = game.inOrder(p);
      if (isSpared(game, main)) continue;
      turn(game.encounter(), main, game.encounter().faceValue(main) <= limit);
    }
  }

  /// Turns an attack into a negotiate if it is within the limit.
  public static void turn(Encounter encounter, Seat main, boolean within) {
    if (within && encounter.attacks(main)) encounter.becomes(main, Kind.NEGOTIATE, 0);
  }

  private static boolean isSpared(Game game, Seat main) {
    return game.ofPower(Query.POWER_BOUND, main, 0) != 0;
  }

  private static boolean isOwed(Game game, Seat me) {
    return game.mark(PEACE) != 0 && !isSpared(game, game.encounter().compensationFrom());
  }

  private static void redouble(Game game, Seat me) {
    game.encounter().compensation(2 * game.encounter().compensation());
  }
}
