package hypergate.content.conflict.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.INVITED;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.phase.Alliance;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.RuleNumbers;
import hypergate.game.word.Step;

/// Insanity: as a main player it allies with its opponent, too; what either side gets or loses is
/// its (H-860).
public final class Lunatic {
  private static final Prompt SHIPS = Prompt.of("lunatic/ships");

  public static final Alien LUNATIC =
      alien("Lunatic", "conflict")
          .level(1)
          .power("Insanity", MAIN, Step.ALLIANCE)
          .text(
              "As a main player, when allies have been invited, you may also ally with your"
                  + " opponent, uninvited, with one to four ships: those of the losing side are"
                  + " lost, those of the winning side get what winning brings them.")
          .may(MAIN, INVITED, Lunatic::mayAlly, Lunatic::ally);

  private Lunatic() {}

  private static boolean mayAlly(Game game, Seat me) {
    return !game.encounter().isOnBothSides(me)
        && game.reach().reaches(game.encounter().opponent(me))
        && game.ships().colonies(me) != 0;
  }

  private static void ally(Game game, Seat me) {
    Alliance.joinOpponent(
        game, me, SHIPS, game.ofPower(Query.POWER_NUMBER, me, RuleNumbers.MOST_SHIPS));
  }
}
