package hypergate.content.eons.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.ARRIVED;
import static hypergate.game.word.Window.DECK_EMPTY;
import static hypergate.game.word.Window.HANDS_DEALT;
import static hypergate.game.word.Window.TAKING_CARDS;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Hands;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Be Finicky: of cards that come into its hand it rejects those that it does not like and draws as
/// many others. What it has rejected serves in deals and for those who take at random (H-665).
public final class Perfectionist {
  private static final int RETURNED = 15;

  private static final Prompt WHICH = Prompt.secret("perfectionist/cards");
  private static final Prompt AGAIN = Prompt.secret("perfectionist/cards-2");

  public static final Alien PERFECTIONIST =
      alien("Perfectionist", "eons")
          .level(0)
          .power("Be Finicky", ANY, Step.PHASES)
          .neverWith("perfectionist-alternate")
          .text(
              "When cards come into your hand, your first hand too, you may lay any of them face"
                  + " down on this sheet and draw as many; those you keep. Rejected cards may be"
                  + " given in deals and to players who take cards from you at random. When a deck"
                  + " and its discards run out, discard 15 of them.")
          .pile("reject pile")
          .may(
              ANY,
              HANDS_DEALT,
              (game, me) -> game.cards().handSize(me) > 0,
              (game, me) -> reject(game, me, game.cards().hand(me)))
          .may(
              ANY,
              ARRIVED,
              (game, me) -> PerfectionistRejects.isNew(game, me, givers(game)),
              (game, me) -> reject(game, me, PerfectionistRejects.fresh(game, givers(game))))
          .may(ANY, TAKING_CARDS, Perfectionist::mayDivert, Perfectionist::divert)
          .always(ANY, DECK_EMPTY, Perfectionist::isWanted, Perfectionist::putBack)
          .bends(Query.PILE_IN_DEALS, (game, me, who, pile) -> who == me ? game.here() + 1 : pile);

  private Perfectionist() {}

  // Those whose gifts it must keep.
  private static int givers(Game game) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++) if (isBound(game, Seat.of(i))) mask |= 1 << i;
    return mask;
  }

  private static boolean isBound(Game game, Seat seat) {
    return game.ofPower(Query.POWER_BOUND, seat, 0) != 0;
  }

  private static void reject(Game game, Seat me, CardSet cards) {
    CardSet rejected = PerfectionistRejects.choose(game, me, WHICH, cards, 1);
    while (!rejected.isEmpty()) {
      int count = PerfectionistRejects.reject(game, me, rejected);
      CardSet fresh = game.verbs().receipts().draw(me, count);
      if (game.ofPower(Query.POWER_UNBOUND, me, 0) == 0) return;
      rejected = PerfectionistRejects.choose(game, me, AGAIN, fresh, 0);
      if (!rejected.isEmpty() && !game.usesPower(me, PERFECTIONIST)) return;
    }
  }

  private static boolean mayDivert(Game game, Seat me) {
    Hands hands = game.verbs().hands();
    return PerfectionistRejects.divertible(game, me) >= Math.max(1, hands.taken())
        && !isBound(game, hands.taker());
  }

  private static void divert(Game game, Seat me) {
    Hands hands = game.verbs().hands();
    hands.divert(game.here(), hands.taken());
  }

  // A deck and its discards do not hold what is to be drawn.
  private static boolean isWanted(Game game, Seat me) {
    Hands hands = game.verbs().hands();
    return hands.lacking() > game.verbs().piles().discarded(hands.isFurtherLacking())
        && !game.cards().pile(game.here()).isEmpty();
  }

  private static void putBack(Game game, Seat me) {
    boolean further = game.verbs().hands().isFurtherLacking();
    game.verbs().piles().discardRandom(game.here(), RETURNED, further);
  }
}
