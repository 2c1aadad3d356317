package hypergate.content.dominion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.SELECTED;

import hypergate.content.dominion.aliens.Whirligig;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Outcome;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a card of each hand, mixed, of which the opponent takes one back. Super: the opponent's
/// hand is seen before it is mixed.
public final class WhirligigFlare {
  private static final Prompt CARD = Prompt.of("flare-whirligig/wild/card");
  private static final Prompt BACK = Prompt.of("flare-whirligig/wild/choice");

  public static final Flare FLARE =
      flare(Whirligig.WHIRLIGIG)
          .wild(
              MAIN,
              List.of(Step.PLANNING),
              "Mix a random card of your opponent's hand with one of yours, unseen; your opponent"
                  + " picks one of the two, the other is yours.")
          .may(MAIN, BEFORE_SELECTION, WhirligigFlare::mayMix, WhirligigFlare::mix)
          .may(MAIN, SELECTED, WhirligigFlare::mayMix, WhirligigFlare::mix)
          .strong(
              MAIN,
              List.of(Step.PLANNING),
              "When you use your power look at your opponent's hand before the cards are mixed.")
          .may(MAIN, BEFORE_SELECTION, Whirligig::maySwirl, WhirligigFlare::swirl)
          .may(MAIN, SELECTED, Whirligig::maySwirl, WhirligigFlare::swirl);

  private WhirligigFlare() {}

  // This flare is one of the cards that the player holds.
  private static boolean mayMix(Game game, Seat me) {
    Seat other = game.encounter().opponent(me);
    return game.encounter().outcome() == Outcome.NONE
        && Flare.reaches(game, other)
        && game.cards().handSize(me) > 1
        && game.cards().handSize(other) > 0;
  }

  private static void mix(Game game, Seat me) {
    Seat other = game.encounter().opponent(me);
    if (game.cards().handSize(me) == 0 || game.cards().handSize(other) == 0) return;
    int card = game.ask(me).card(CARD, game.cards().hand(me));
    game.verbs().exchange().mixPair(me, other, card, BACK);
  }

  private static void swirl(Game game, Seat me) {
    if (!game.usesPower(me, Whirligig.WHIRLIGIG)) return;
    game.verbs().hands().showing().look(me, game.encounter().opponent(me));
    Whirligig.swirl(game, me);
  }
}
