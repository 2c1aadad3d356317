package hypergate.content.eons.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.NOT_OFFENSE;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.POWER_USED;

import hypergate.content.eons.aliens.Hunger;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.FurtherDeck;
import hypergate.game.word.Outcome;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: the top card of a deck is turned up and either discarded or taken. Super: played as the
/// power is used, it takes two cards and says what becomes of each.
public final class HungerFlare {
  private static final Prompt DECK = Prompt.of("flare-hunger/wild/choice");
  private static final Prompt TAKES = Prompt.of("flare-hunger/wild/choice-2");

  public static final Flare FLARE =
      flare(Hunger.HUNGER)
          .wild(
              MAIN,
              List.of(Step.PLANNING),
              "Before cards are selected turn up the top card of a deck. Discard it, or take it and"
                  + " give this flare to the Hunger or discard it.")
          .may(MAIN, BEFORE_SELECTION, HungerFlare::mayTurnUp, HungerFlare::turnUp)
          .strong(
              NOT_OFFENSE,
              List.of(Step.START_TURN),
              "As another player's turn begins your power takes up to two cards; keep, discard,"
                  + " give back or give away each of them.")
          .may(
              NOT_OFFENSE,
              POWER_USED,
              HungerFlare::isEating,
              (game, me) -> game.powers().mark(game.answering().instance(), Hunger.SECONDS, 1))
          .withPower();

  private HungerFlare() {}

  private static boolean mayTurnUp(Game game, Seat me) {
    return game.encounter().outcome() == Outcome.NONE
        && !game.verbs().piles().isLaidAside()
        && (game.cards().deckSize() + game.cards().discardSize() > 0 || hasRewards(game));
  }

  private static boolean hasRewards(Game game) {
    FurtherDeck deck = game.cards().further();
    return deck != null && deck.inUse() && !(deck.deck().isEmpty() && deck.discards().isEmpty());
  }

  private static void turnUp(Game game, Seat me) {
    boolean further =
        hasRewards(game) && game.ask(me).word(DECK, Word.COSMIC, Word.REWARD) == Word.REWARD;
    int card = game.verbs().piles().turnUpAside(me, further);
    if (card < 0) return;
    if (!game.ask(me).yes(TAKES)) {
      game.verbs().piles().discardAside(me);
      return;
    }
    CardSet taken = game.verbs().piles().laidAside();
    game.verbs().piles().takeAside(me, taken);
    game.verbs().hands().passOn(game.powers().holder(Hunger.HUNGER));
  }

  private static boolean isEating(Game game, Seat me) {
    return !game.answering().isCancelled()
        && game.answering().instance() == game.powers().find(me, Hunger.HUNGER);
  }
}
