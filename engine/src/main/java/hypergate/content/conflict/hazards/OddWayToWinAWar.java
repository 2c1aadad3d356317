package hypergate.content.conflict.hazards;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.REVEALING;
import static hypergate.variant.hazards.Hazard.hazard;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.variant.hazards.Hazard;

/// Odd Way to Win a War: of an odd and an even attack card the odd one wins. What counts is what
/// the cards show when they are revealed; 00 is even.
public final class OddWayToWinAWar {
  public static final Hazard ODD_WAY_TO_WIN_A_WAR =
      hazard("Odd Way to Win a War", "conflict", 2)
          .text(
              "If one main player reveals an odd attack card and the other an even one, the side"
                  + " with the odd card wins.")
          .always(ANY, REVEALING, OddWayToWinAWar::differ, OddWayToWinAWar::oddWins);

  private OddWayToWinAWar() {}

  private static boolean differ(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return encounter.revealed()
        && encounter.bothAttack()
        && isOdd(game, encounter.offense()) != isOdd(game, encounter.defense());
  }

  private static boolean isOdd(Game game, Seat main) {
    return (game.encounter().faceValue(main) & 1) != 0;
  }

  private static void oddWins(Game game, Seat me) {
    Encounter encounter = game.encounter();
    if (isOdd(game, encounter.offense())) encounter.offensive().winsAtOnce();
    else encounter.defensive().winsAtOnce();
  }
}
