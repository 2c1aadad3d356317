package hypergate.content.incursion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.game.word.Window.SELECTED;

import hypergate.content.incursion.aliens.Fury;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Loss;
import hypergate.game.word.Outcome;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: those who have beaten its player lose a ship each for good. Super: all tokens count and
/// none is discarded.
public final class FuryFlare {
  private static final Prompt SIGN = Prompt.of("flare-fury/super/number");

  public static final Flare FLARE =
      flare(Fury.FURY)
          .wild(
              MAIN,
              List.of(Step.RESOLUTION),
              "When you lose as a main player, each player on the other side loses one ship of its"
                  + " choice out of the game, unless it needs that ship to be able to win.")
          .may(MAIN, OUTCOME, (game, me) -> victims(game, me) != 0, FuryFlare::avenge)
          .strong(
              MAIN_OR_ALLY,
              List.of(Step.PLANNING),
              "You need not discard tokens: add 3 to your side's total for each on your sheet, or"
                  + " take 3 from it for each.")
          .may(
              MAIN_OR_ALLY,
              SELECTED,
              Fury::canSpend,
              (game, me) -> Fury.countAll(game, me, game.ask(me).oneOf(SIGN, +1, -1)));

  private FuryFlare() {}

  private static int victims(Game game, Seat me) {
    if (!game.encounter().isBeaten(me) || game.encounter().outcome() == Outcome.NO_DEAL) return 0;
    int mask = 0;
    int foes = game.encounter().sideOf(me).other().seats();
    for (int rest = foes; rest != 0; rest &= rest - 1) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(rest));
      boolean has = game.ships().outsideWarp(seat) > 0;
      if (has && game.verbs().ships().mayLeave(seat) > 0 && Flare.reaches(game, seat))
        mask |= seat.bit();
    }
    return mask;
  }

  private static void avenge(Game game, Seat me) {
    int victims = victims(game, me);
    Loss loss = game.verbs().beginLoss(Cause.EFFECT);
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (!seat.in(victims)) continue;
      game.verbs().chooseLoss(seat, 1, true, game.ships().colonies(seat));
      loss.removeFromGame(seat);
    }
    game.verbs().carryOutLoss();
  }
}
