package hypergate.content.odyssey.hazards;

import static hypergate.variant.hazards.Hazard.instead;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.variant.hazards.Hazard;

/// Learn from the Past (instead of the encounter): the offense fills its hand up to eight with
/// cards of its choice from the discard pile; then every other player with fewer than eight may
/// take one at random.
public final class LearnFromThePast {
  public static final Hazard LEARN_FROM_THE_PAST =
      instead("Learn from the Past", "odyssey")
          .text(
              "Instead of the encounter the offense, with fewer than eight cards, may take cards of"
                  + " its choice from the discard pile until it has eight. Then everybody else with"
                  + " fewer than eight may take a random one.")
          .forOffense(LearnFromThePast::lacks, LearnFromThePast::choose)
          .forOthers(
              LearnFromThePast::lacks, (game, me) -> game.verbs().receipts().drawDiscarded(me, 1));

  private LearnFromThePast() {}

  private static boolean lacks(Game game, Seat me) {
    return game.cards().handSize(me) < 8 && game.cards().discardSize() > 0;
  }

  private static void choose(Game game, Seat me) {
    CardSet cards = game.cards().discardPile();
    int count = Math.min(8 - game.cards().handSize(me), cards.size());
    game.ask(me).cards(Prompt.TAKE, cards, count, count);
    game.verbs().receipts().gather(me, cards);
  }
}
