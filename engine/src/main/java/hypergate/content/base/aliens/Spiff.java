package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.LOSING;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Crash Land: when it loses as the offense by ten or more, attack against attack, one of its ships
/// lands on the target planet all the same. The margin is the distance of the final totals, so it
/// works when the lower total wins too; wins by an effect have none.
public final class Spiff {
  private static final int HEAVY = 10;

  public static final Alien SPIFF =
      alien("Spiff", "base")
          .level(0)
          .power("Crash Land", OFFENSE, Step.RESOLUTION)
          .text(
              "When you lose as the offense by 10 or more, both cards being attacks, you may land"
                  + " one of your ships on the target planet instead of losing it.")
          .may(
              OFFENSE,
              LOSING,
              (game, me) -> hasLostBy(game, me, game.ofPower(Query.POWER_NUMBER, me, HEAVY)),
              Spiff::crashLand);

  private Spiff() {}

  /// Whether the seat, the offense, is losing ships in a defeat by at least this much.
  public static boolean hasLostBy(Game game, Seat me, int margin) {
    return game.verbs().losing().cause() == Cause.ENCOUNTER
        && game.encounter().outcome() == Outcome.DEFENSE_WINS
        && game.encounter().compared()
        && game.encounter().margin() >= margin
        && game.verbs().losing().bound(me) > 0
        && game.verbs().losing().count(me, Place.GATE) > 0;
  }

  /// One of the seat's ships on the gate lands on the target planet.
  public static void crashLand(Game game, Seat me) {
    game.verbs().landInstead(me, Place.GATE, game.encounter().target());
  }
}
