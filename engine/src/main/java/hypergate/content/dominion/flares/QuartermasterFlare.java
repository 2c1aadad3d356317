package hypergate.content.dominion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.DRAWING;
import static hypergate.game.word.Window.POWER_USED;

import hypergate.content.dominion.aliens.Quartermaster;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Hands;
import java.util.List;

/// Wild: cards of one's own hand in place of reward cards that somebody draws. Super: the own hand
/// and rewards are mixed with those of the others.
public final class QuartermasterFlare {
  private static final Prompt GIVEN = Prompt.of("flare-quartermaster/wild/cards");

  public static final Flare FLARE =
      flare(Quartermaster.QUARTERMASTER)
          .wild(
              ANY,
              List.of(),
              "When another player is about to draw rewards, give it one or more cards of your"
                  + " choice from your hand in place of as many that it would draw.")
          .may(ANY, DRAWING, QuartermasterFlare::mayGive, QuartermasterFlare::give)
          .strong(
              ANY,
              List.of(),
              "If rewards are due to you too when you use your power, mix your hand and your own"
                  + " reward cards with those of the others; what you do not hand out is your"
                  + " hand.")
          .may(ANY, POWER_USED, QuartermasterFlare::isSupplying, Quartermaster::mix)
          .withPower((game, me) -> game.verbs().delivery().isDue(me));

  private QuartermasterFlare() {}

  // This flare is one of the cards that the player holds.
  private static boolean mayGive(Game game, Seat me) {
    Hands hands = game.verbs().hands();
    return hands.drawer() != me
        && game.verbs().rewards().isPaid(hands.drawer())
        && hands.drawn() > 0
        && game.cards().handSize(me) > 1
        && Flare.reaches(game, hands.drawer());
  }

  private static void give(Game game, Seat me) {
    Hands hands = game.verbs().hands();
    CardSet hand = game.cards().hand(me);
    if (hand.isEmpty()) return;
    game.ask(me).cards(GIVEN, hand, 1, Math.min(hand.size(), hands.drawn()));
    CardSet given = new CardSet().set(hand.low(), hand.high());
    hands.drawn(hands.drawn() - given.size());
    Seat drawer = hands.drawer();
    for (int card = given.next(0); card >= 0; card = given.next(card + 1))
      hands.give(me, drawer, card);
  }

  private static boolean isSupplying(Game game, Seat me) {
    return !game.answering().isCancelled()
        && game.answering().instance() == game.powers().find(me, Quartermaster.QUARTERMASTER)
        && game.verbs().delivery().isDue(me);
  }
}
