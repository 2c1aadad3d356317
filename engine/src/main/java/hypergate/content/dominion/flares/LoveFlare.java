package hypergate.content.dominion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.POWER_USED;

import hypergate.content.dominion.aliens.Love;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: the opponent gives a card away or rewards one. Super: the card of the power is shown and
/// kept.
public final class LoveFlare {
  private static final Prompt AGREES = Prompt.of("flare-love/wild/choice");
  private static final Prompt TAKES = Prompt.of("flare-love/wild/choice-2");

  public static final Flare FLARE =
      flare(Love.LOVE)
          .wild(
              MAIN,
              List.of(Step.PLANNING),
              "Ask your opponent to discard a card at random: if it agrees you may take that card,"
                  + " if not you collect one reward.")
          .may(
              MAIN,
              BEFORE_SELECTION,
              (game, me) -> Flare.reaches(game, game.encounter().opponent(me)),
              LoveFlare::ask)
          .strong(
              OFFENSE,
              List.of(Step.START_TURN),
              "Show the card for your power and keep it instead of discarding it.")
          .may(
              OFFENSE,
              POWER_USED,
              LoveFlare::isInviting,
              (game, me) -> game.powers().mark(game.answering().instance(), Love.KEEPS, 1));

  private LoveFlare() {}

  private static void ask(Game game, Seat me) {
    Seat other = game.encounter().opponent(me);
    if (game.cards().handSize(other) == 0 || !game.ask(other).yes(AGREES)) {
      game.verbs().rewards().collect(me, 1);
      return;
    }
    CardSet hand = game.cards().hand(other);
    int card = game.asking().pick(hand.low(), hand.high());
    game.verbs().discard(other, card);
    if (game.cards().isDiscarded(card) && game.ask(me).yes(TAKES))
      game.verbs().hands().takeBack(me, card);
  }

  private static boolean isInviting(Game game, Seat me) {
    return !game.answering().isCancelled()
        && game.answering().instance() == game.powers().find(me, Love.LOVE)
        && !game.cards().face(game.answering().target()).notation().equals(FLARE.id());
  }
}
