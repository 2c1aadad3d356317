package hypergate.content.incursion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.BYSTANDER;
import static hypergate.game.word.Window.INVITED;
import static hypergate.game.word.Window.WIN_CHECK;

import hypergate.content.incursion.aliens.Sniveler;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.phase.Alliance;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a main player invites its user, or nobody. Super: the winners share, or one of them is
/// encountered before they have won.
public final class SnivelerFlare {
  private static final Prompt WHOM = Prompt.of("flare-sniveler/wild/seat");
  private static final Prompt INVITES = Prompt.of("flare-sniveler/wild/choice");
  private static final Prompt SHARES = Prompt.of("flare-sniveler/super/choice");
  private static final Prompt AGAINST = Prompt.of("flare-sniveler/super/seat");

  public static final Flare FLARE =
      flare(Sniveler.SNIVELER)
          .wild(
              BYSTANDER,
              List.of(Step.ALLIANCE),
              "When nobody has invited you, complain to a main player: it invites you, or it"
                  + " invites nobody, and allies that it has already go home.")
          .may(BYSTANDER, INVITED, (game, me) -> mains(game, me) != 0, SnivelerFlare::complain)
          .strong(
              ANY,
              List.of(),
              "When others win while you lack one colony or none, they share the victory with you,"
                  + " or you may have a last encounter with one who refuses. The winners may not be"
                  + " your allies in it. If you win it you and your allies win the game instead.")
          .may(ANY, WIN_CHECK, SnivelerFlare::isNear, SnivelerFlare::demand);

  private SnivelerFlare() {}

  private static int mains(Game game, Seat me) {
    Encounter encounter = game.encounter();
    if (me.in(encounter.invited(encounter.offensive()))
        || me.in(encounter.invited(encounter.defensive()))) return 0;
    int seats = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat main = Seat.of(i);
      if (encounter.isMain(main)
          && encounter.mayInvite(encounter.sideOf(main))
          && Flare.reaches(game, main)) seats |= main.bit();
    }
    return seats;
  }

  private static void complain(Game game, Seat me) {
    Seat main = game.ask(me).seat(WHOM, mains(game, me));
    Alliance.inviteOrNobody(game, main, me, INVITES);
  }

  private static boolean isNear(Game game, Seat me) {
    int needed = game.query(Query.COLONIES_NEEDED, me, game.rules().coloniesToWin());
    return !me.in(game.verbs().ships().winning())
        && game.verbs().ships().winning() != 0
        && game.powers().foreignColonies(me) >= needed - 1;
  }

  // All of them have to agree.
  private static void demand(Game game, Seat me) {
    int winning = game.verbs().ships().winning();
    int refusing = 0;
    for (int p = 0; p < game.seats(); p++) {
      Seat winner = game.inOrder(p);
      if (winner.in(winning) && !game.ask(winner).yes(SHARES)) refusing |= winner.bit();
    }
    if (refusing == 0) {
      game.verbs().ships().winning(winning | me.bit());
      return;
    }
    Seat against = game.ask(me).seatOrNone(AGAINST, refusing);
    if (against.exists()) game.verbs().ships().contest(me, against);
  }
}
