package hypergate.content.incursion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.LOSING;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Cause;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Intimidate: having won attack against attack it chooses which ships the opponent loses, as many
/// as that was about to lose, from wherever they are, research included. Ships left on the target
/// stay beside its own, those left on the gate go home.
public final class Bully {
  /// Mark: the power has been used on this defeat.
  public static final int INTIMIDATES = 0;

  private static final Prompt SHIPS = Prompt.of("bully/ships");

  public static final Alien BULLY =
      alien("Bully", "incursion")
          .level(1)
          .power("Intimidate", MAIN, Step.RESOLUTION)
          .text(
              "When you win and both main players have revealed attacks, you may choose which ships"
                  + " your opponent loses: as many as it would have lost, from the encounter, its"
                  + " colonies or research. Its ships that are left on the target stay there.")
          .may(MAIN, LOSING, Bully::hasWon, Bully::choose);

  private Bully() {}

  private static boolean hasWon(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return game.verbs().losing().cause() == Cause.ENCOUNTER
        && encounter.outcome().isWin()
        && encounter.winners().main() == me
        && encounter.bothAttack()
        && game.reach().reaches(encounter.opponent(me))
        && game.verbs().losing().has(encounter.opponent(me));
  }

  private static void choose(Game game, Seat me) {
    game.mark(INTIMIDATES, 1);
    int more = game.ofPower(Query.POWER_NUMBER, me, 0);
    game.verbs().losses().chooseInstead(game.encounter().opponent(me), me, SHIPS, more);
  }
}
