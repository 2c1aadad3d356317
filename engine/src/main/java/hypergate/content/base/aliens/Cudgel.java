package hypergate.content.base.aliens;

import static hypergate.game.card.Ability.Group.ADDITION;
import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.LOSING;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Cause;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Smash: having won with an attack it makes the opponent lose as many further ships as it has in
/// the encounter itself, at the same moment and for the same reason (FAQ 2018).
public final class Cudgel {
  /// Mark: the power has been used on this defeat.
  public static final int SMASHED = 0;

  public static final Alien CUDGEL =
      alien("Cudgel", "base")
          .level(0)
          .power("Smash", MAIN, Step.RESOLUTION)
          .isMandatory()
          .text(
              "When you win an encounter with an attack card, your opponent loses as many further"
                  + " ships of its choice as you have in the encounter.")
          .must(MAIN, LOSING, Cudgel::hasWon, Cudgel::smash)
          .first(ADDITION);

  private Cudgel() {}

  private static boolean hasWon(Game game, Seat me) {
    Encounter encounter = game.encounter();
    boolean win =
        encounter.outcome() == Outcome.OFFENSE_WINS || encounter.outcome() == Outcome.DEFENSE_WINS;
    return win
        && game.verbs().losing().cause() == Cause.ENCOUNTER
        && encounter.winners().main() == me
        && encounter.attacks(me)
        && encounter.shipsFighting(me) > 0;
  }

  private static void smash(Game game, Seat me) {
    game.mark(SMASHED, 1);
    Seat victim = game.encounter().opponent(me);
    int each = game.ofPower(Query.POWER_NUMBER, me, 1);
    game.verbs().chooseLossApart(victim, each * game.encounter().shipsFighting(me));
  }
}
