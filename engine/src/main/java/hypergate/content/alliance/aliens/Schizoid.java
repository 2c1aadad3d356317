package hypergate.content.alliance.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.AIMED;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.DRAWN;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.game.word.Window.WIN_CHECK;

import hypergate.content.odyssey.aliens.SchizoidConditions;
import hypergate.content.odyssey.aliens.SchizoidRealities;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import hypergate.variant.essences.Essences;

/// Alter Reality: a hidden condition is the goal of the game for everybody; who has the usual goal
/// can win only by a Cosmic Zap of its own (H-893).
public final class Schizoid {
  private static final Prompt BEGINS = Prompt.of("schizoid/card");

  public static final Alien SCHIZOID =
      alien("Schizoid", "alliance")
          .level(2)
          .power("Alter Reality", ANY, Step.PHASES)
          .isMandatory()
          .text(
              "Nobody wins by the usual number of colonies, but by the condition that you have"
                  + " chosen and that lies here face down. Who has the usual number may zap you to"
                  + " win. When your side loses an encounter the winners look at one of the five"
                  + " other conditions.")
          .keeps(SchizoidConditions.six("Reality", "alliance"))
          .hasVictory()
          .setup((game, me) -> SchizoidRealities.choose(game, me, mine(), BEGINS))
          .bends(
              Query.WINS,
              (game, me, who, wins) ->
                  who.in(SchizoidRealities.fulfilling(game, mine())) ? 1 : wins)
          .always(
              ANY,
              WIN_CHECK,
              (game, me) -> SchizoidRealities.declared(game, mine()) != 0,
              (game, me) -> SchizoidRealities.declare(game, mine()))
          .must(
              ANY,
              WIN_CHECK,
              (game, me) -> SchizoidRealities.prevented(game, mine()) != 0,
              (game, me) -> SchizoidRealities.prevent(game, mine()))
          .naming(
              (game, me) -> game.current().zappedOnlyBy(SchizoidRealities.prevented(game, mine())))
          // A zap may have come to a hand since victory was looked at last.
          .always(ANY, REGROUP_START, (game, me) -> isDebarred(game), Schizoid::lookAgain)
          .always(ANY, AIMED, (game, me) -> isDebarred(game), Schizoid::lookAgain)
          .always(ANY, BEFORE_SELECTION, (game, me) -> isDebarred(game), Schizoid::lookAgain)
          .always(ANY, REVEALED, (game, me) -> isDebarred(game), Schizoid::lookAgain)
          .always(
              ANY,
              OUTCOME,
              (game, me) -> SchizoidRealities.afterTalks(game, mine()) != 0,
              (game, me) ->
                  SchizoidRealities.win(game, mine(), SchizoidRealities.afterTalks(game, mine())))
          .always(
              ANY,
              DRAWN,
              (game, me) -> renewed(game) != 0,
              (game, me) -> SchizoidRealities.win(game, mine(), renewed(game)))
          .always(MAIN_OR_ALLY, OUTCOME, Schizoid::hasLost, (game, me) -> show(game))
          .free(
              OFFENSE,
              ENCOUNTER_END,
              (game, me) -> game.ofPower(Query.POWER_UNBOUND, me, 0) != 0,
              (game, me) -> SchizoidRealities.exchange(game, mine()));

  private Schizoid() {}

  private static Alien mine() {
    return SCHIZOID;
  }

  // Whether somebody has the usual number of colonies.
  private static boolean isDebarred(Game game) {
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      int needed = game.query(Query.COLONIES_NEEDED, seat, game.rules().coloniesToWin());
      if (game.powers().colonyMarker(seat) >= needed) return true;
    }
    return false;
  }

  private static void lookAgain(Game game, Seat me) {
    SchizoidRealities.win(game, mine(), 0);
  }

  private static int renewed(Game game) {
    int who = SchizoidRealities.renewed(game);
    return who == 0
        ? 0
        : SchizoidRealities.after(game, SCHIZOID, SchizoidConditions.COLONIZER, who);
  }

  private static boolean hasLost(Game game, Seat me) {
    return game.encounter().outcome().isWin()
        && game.encounter().sideOf(me) != game.encounter().winners();
  }

  // It is shuffled back, as all that lie there always are.
  private static void show(Game game) {
    Essences cards = Essences.of(game);
    int card = cards.pick(game.content().alienNumber(SCHIZOID.id()));
    for (int rest = game.encounter().winners().seats(); rest != 0 && card >= 0; rest &= rest - 1)
      cards.showTo(Seat.of(Integer.numberOfTrailingZeros(rest)), card);
  }
}
