package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.POWER_USED;

import hypergate.content.base.aliens.Hate;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.phase.StartTurn;
import hypergate.game.piece.Seat;
import hypergate.game.word.Outcome;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: the opponent discards a card at random and loses at once when no encounter card is left.
/// Super: played as the power is used, the card shown is kept; it cannot be this flare, which lies
/// on the table.
public final class HateFlare {
  public static final Flare FLARE =
      flare(Hate.HATE)
          .wild(
              MAIN,
              List.of(Step.PLANNING),
              "Before cards are selected, your opponent discards a card at random. If it then has"
                  + " no encounter card, you win the encounter.")
          .may(MAIN, BEFORE_SELECTION, HateFlare::canHurt, HateFlare::hurt)
          .strong(
              OFFENSE,
              List.of(Step.START_TURN),
              "Show a card and keep it instead of discarding it to use your power.")
          .may(
              OFFENSE,
              POWER_USED,
              HateFlare::isRaging,
              (game, me) -> game.powers().mark(game.answering().instance(), Hate.KEEPS, 1));

  private HateFlare() {}

  private static boolean canHurt(Game game, Seat me) {
    return game.encounter().outcome() == Outcome.NONE
        && game.cards().handSize(game.encounter().opponent(me)) > 0
        && Flare.reaches(game, game.encounter().opponent(me));
  }

  private static void hurt(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    game.verbs().hands().discardRandom(opponent, 1);
    if (!StartTurn.canSelect(game, opponent))
      game.verbs().winUnrevealed(game.encounter().sideOf(me));
  }

  private static boolean isRaging(Game game, Seat me) {
    return !game.answering().isCancelled()
        && game.answering().instance() == game.powers().find(me, Hate.HATE)
        && !game.cards().face(game.answering().target()).notation().equals(FLARE.id());
  }
}
