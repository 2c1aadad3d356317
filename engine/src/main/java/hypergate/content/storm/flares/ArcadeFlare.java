package hypergate.content.storm.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.game.word.Window.POWER_USED;

import hypergate.content.storm.aliens.Arcade;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Cause;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a crushing defeat costs every loser one ship more. Super: an ally gives the ship.
public final class ArcadeFlare {
  private static final int CRUSHING = 10;
  private static final Prompt WHOSE = Prompt.of("flare-arcade/super/seat");

  public static final Flare FLARE =
      flare(Arcade.ARCADE)
          .wild(
              MAIN_OR_ALLY,
              List.of(Step.RESOLUTION),
              "When your side wins by ten or more, each player on the losing side loses another"
                  + " ship from any of its colonies.")
          .may(MAIN_OR_ALLY, OUTCOME, (game, me) -> losers(game, me) != 0, ArcadeFlare::crush)
          .strong(
              MAIN_OR_ALLY,
              List.of(Step.RESOLUTION),
              "When you use your power take the ship of an opposing ally instead.")
          .may(MAIN_OR_ALLY, POWER_USED, ArcadeFlare::mayTurn, ArcadeFlare::turn)
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).seat(WHOSE, allies(game, me)).index()))
          .withPower();

  private ArcadeFlare() {}

  private static int losers(Game game, Seat me) {
    Encounter encounter = game.encounter();
    boolean crushing =
        encounter.outcome().isWin() && encounter.compared() && encounter.margin() >= CRUSHING;
    if (!crushing || encounter.winners() != encounter.sideOf(me)) return 0;
    int mask = 0;
    for (int rest = encounter.winners().other().seats(); rest != 0; rest &= rest - 1) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(rest));
      if (game.verbs().outside(seat) != 0 && Flare.reaches(game, seat)) mask |= seat.bit();
    }
    return mask;
  }

  private static void crush(Game game, Seat me) {
    int losers = losers(game, me);
    game.verbs().beginLoss(Cause.EFFECT);
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (seat.in(losers)) game.verbs().chooseLoss(seat, 1, false, game.verbs().outside(seat));
    }
    game.verbs().carryOutLoss();
  }

  private static int allies(Game game, Seat me) {
    int mask = 0;
    int allies = game.encounter().sideOf(me).other().allies();
    for (int rest = allies; rest != 0; rest &= rest - 1) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(rest));
      if (game.verbs().sheetShips().most(seat) > 0) mask |= seat.bit();
    }
    return mask;
  }

  private static boolean mayTurn(Game game, Seat me) {
    return !game.answering().isCancelled()
        && game.answering().instance() == game.powers().find(me, Arcade.ARCADE)
        && allies(game, me) != 0;
  }

  private static void turn(Game game, Seat me) {
    int sheet = game.powers().find(me, Arcade.ARCADE);
    game.powers().mark(sheet, Arcade.ALLY, game.current().target() + 1);
  }
}
