package hypergate.content.storm.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.LOSING;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Loss;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Resilience: each loss costs it one ship, what an effect adds to a defeat apart one more. Ships
/// from the gate and from beside the planet return to colonies, all others stay where they are.
/// What it pays it pays in full.
public final class Bulwark {
  public static final Alien BULWARK =
      alien("Bulwark", "storm")
          .level(0)
          .power("Resilience", ANY, Step.PHASES)
          .isMandatory()
          .text(
              "You never lose more than one ship at once. Losing an encounter as the offense or an"
                  + " ally, your other ships return to your colonies; any other time they stay"
                  + " where they are.")
          .must(
              ANY,
              LOSING,
              (game, me) -> game.verbs().losing().remaining(me) > least(game, me),
              Bulwark::hold);

  private Bulwark() {}

  // What is lost all the same; prices are paid, and what stands on a planet that has gone goes.
  private static int least(Game game, Seat me) {
    Loss loss = game.verbs().losing();
    if (loss.cause() == Cause.COST || !standsFast(game, loss, me)) return Integer.MAX_VALUE;
    Encounter encounter = game.encounter();
    if (loss.cause() == Cause.ENCOUNTER && encounter.isMain(me)) {
      boolean bound = game.ofPower(Query.POWER_BOUND, encounter.opponent(me), 0) != 0;
      if (bound) return (loss.remaining(me) + 1) / 2;
    }
    int losses = Math.min(loss.losses(me), loss.remaining(me));
    boolean none =
        losses == 1 && loss.remaining(me) == 1 && game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    return none ? 0 : losses;
  }

  private static boolean standsFast(Game game, Loss loss, Seat me) {
    return (loss.planets(me) & ~game.ships().planets()) == 0;
  }

  private static void hold(Game game, Seat me) {
    Loss loss = game.verbs().losing();
    int kept = loss.remaining(me) - least(game, me);
    // Of a loss apart all but one stay where they are.
    int apart = Math.min(kept, loss.apart(me) - 1);
    if (apart > 0) {
      game.verbs().losses().reduceApart(me, apart);
      kept -= apart;
    }
    if (kept == 0) return;
    boolean attacks = loss.cause() == Cause.ENCOUNTER && me != game.encounter().defense();
    if (attacks) loss.save(me, kept);
    else game.verbs().losses().reduce(me, kept);
  }
}
