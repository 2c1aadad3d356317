package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.REVEALED;

import hypergate.content.base.aliens.Chosen;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a card from the deck. Super: of the three cards drawn those that are no encounter cards
/// stay with the Chosen, who has seen them (FAQ 2018).
public final class ChosenFlare {
  public static final Flare FLARE =
      flare(Chosen.CHOSEN)
          .wild(
              MAIN,
              List.of(Step.PLANNING),
              "Before encounter cards are selected, draw a card from the deck.")
          .may(MAIN, BEFORE_SELECTION, (game, me) -> game.verbs().draw(me, 1))
          .strong(
              MAIN,
              List.of(Step.REVEAL),
              "Keep any cards you draw with your power that are no encounter cards.")
          .may(
              MAIN,
              REVEALED,
              (game, me) -> !game.cards().pile(chosen(game, me)).isEmpty(),
              (game, me) -> game.verbs().piles().pickUp(me, chosen(game, me)))
          .withPower();

  private ChosenFlare() {}

  private static int chosen(Game game, Seat me) {
    return game.powers().find(me, Chosen.CHOSEN);
  }
}
