package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import hypergate.game.word.Window;

/// Transference: before cards are selected it may exchange its whole hand with the opponent's. It
/// must have a hand to trade, and as the defense draws a due new hand first (E-31).
public final class Trader {
  /// Mark: the power has been used in this encounter, with the opponent or by the super flare.
  public static final int TRADED = 0;

  public static final Alien TRADER =
      alien("Trader", "base")
          .level(0)
          .power("Transference", Role.MAIN, Step.PLANNING)
          .text(
              "Before cards are selected, you may trade your whole hand for the opponent's; both"
                  + " keep the new hand.")
          .may(
              Role.MAIN,
              Window.BEFORE_SELECTION,
              (game, me) ->
                  game.mark(TRADED) == 0
                      && game.cards().handSize(me) > 0
                      && game.reach().reaches(partner(game, me)),
              (game, me) -> {
                game.mark(TRADED, 1);
                game.verbs().exchange().swap(me, partner(game, me));
              });

  private Trader() {}

  private static Seat partner(Game game, Seat me) {
    return game.encounter().sideOf(me).other().main();
  }
}
