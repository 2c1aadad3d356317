package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.NOT_MAIN;
import static hypergate.game.word.Window.JOINING;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.phase.Alliance;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Infest: when its turn to answer comes it may join either side, invited or not.
public final class Parasite {
  private static final int OFFENSE = 1;
  private static final int DEFENSE = 2;

  public static final Alien PARASITE =
      alien("Parasite", "base")
          .level(0)
          .power("Infest", NOT_MAIN, Step.ALLIANCE)
          .text("When it is your turn to ally, you may join either side as if invited.")
          .may(NOT_MAIN, JOINING, Parasite::mayInfest, (game, me) -> game.mark(0, hosts(game)))
          .bends(
              Query.MAY_JOIN,
              (game, me, subject, sides) -> me == subject ? sides | game.mark(0) : sides);

  private Parasite() {}

  private static boolean mayInfest(Game game, Seat me) {
    Encounter encounter = game.encounter();
    int invited =
        (me.in(encounter.invited(encounter.offensive())) ? OFFENSE : 0)
            | (me.in(encounter.invited(encounter.defensive())) ? DEFENSE : 0);
    return encounter.joiner() == me
        && (Alliance.unbarred(game, me, hosts(game)) & ~invited) != 0
        && game.ships().colonies(me) != 0;
  }

  // The sides that it can force itself upon.
  private static int hosts(Game game) {
    Encounter encounter = game.encounter();
    return (game.reach().reaches(encounter.offense()) ? OFFENSE : 0)
        | (game.reach().reaches(encounter.defense()) ? DEFENSE : 0);
  }
}
