package hypergate.content.storm.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Query.HOME_COLONIES_NEEDED;
import static hypergate.game.word.Role.DEFENSE;
import static hypergate.game.word.Window.LOSING;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Loss;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Infiltrate: a defense that loses a home colony puts its ships on a planet of the offense's
/// system. That is done before the offense lands, so with the last colony needed it wins alone
///
public final class Sneak {
  private static final Prompt WHERE = Prompt.of("sneak/planet");

  public static final Alien SNEAK =
      alien("Sneak", "storm")
          .level(1)
          .power("Infiltrate", DEFENSE, Step.RESOLUTION)
          .text(
              "When you lose as the defense and with it a home colony, you may put the ships that"
                  + " you would lose on one planet of the offense's home system. You keep this"
                  + " power with fewer than three home colonies.")
          .may(DEFENSE, LOSING, Sneak::mayInfiltrate, Sneak::infiltrate)
          .bends(HOME_COLONIES_NEEDED, (game, me, who, homes) -> who == me ? 0 : homes);

  private Sneak() {}

  private static boolean mayInfiltrate(Game game, Seat me) {
    boolean anywhere = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    return isDrivenOut(game, me, anywhere) && planets(game, me) != 0;
  }

  /// Whether the seat, the defense, has lost the encounter and with it the colony on the target.
  ///
  /// @param abroad whether a foreign colony will do
  public static boolean isDrivenOut(Game game, Seat me, boolean abroad) {
    Encounter encounter = game.encounter();
    Loss loss = game.verbs().losing();
    Planet target = encounter.target();
    return loss.cause() == Cause.ENCOUNTER
        && encounter.outcome() == Outcome.OFFENSE_WINS
        && (abroad || game.ships().systemOf(target) == me)
        && loss.remaining(me) > 0
        && loss.staying(me) == 0
        && loss.count(me, target.index()) == game.ships().on(target, me);
  }

  /// The planets of the offense's home system, as a mask.
  public static long system(Game game) {
    return game.ships().planetsOf(game.encounter().offense());
  }

  private static long planets(Game game, Seat me) {
    boolean anywhere = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    return anywhere ? game.ships().planets() & ~game.encounter().target().bit() : system(game);
  }

  private static void infiltrate(Game game, Seat me) {
    Seat offense = game.encounter().offense();
    boolean led = game.ofPower(Query.POWER_BOUND, offense, 0) != 0;
    Planet planet = game.ask(led ? offense : me).planet(WHERE, planets(game, me));
    settle(game, me, game.verbs().losing().remaining(me), planet);
  }

  /// Ships that the seat is about to lose go to a planet instead.
  public static void settle(Game game, Seat me, int ships, Planet planet) {
    Loss loss = game.verbs().losing();
    int target = game.encounter().target().index();
    for (int ship = 0; ship < ships; ship++) {
      boolean left = loss.count(me, target) > 0;
      int from = left ? target : game.encounter().defendingOutpost();
      if (loss.count(me, from) > 0) game.verbs().landInstead(me, from, planet);
    }
  }
}
