package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.ARRIVED;
import static hypergate.game.word.Window.DECK_EMPTY;
import static hypergate.game.word.Window.HANDS_DEALT;
import static hypergate.game.word.Window.TAKING_CARDS;

import hypergate.content.eons.aliens.PerfectionistRejects;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.FurtherDeck;
import hypergate.game.table.NewCards;
import hypergate.game.verb.Hands;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Idealism: once an encounter it rejects some of the cards that come into its hand, without others
/// in their place. What it has rejected serves in deals and against powers that take cards at
/// random (H-665, H-666).
public final class PerfectionistAlternate {
  /// Mark: it has rejected cards in this encounter.
  private static final int REJECTED = 0;

  /// Mark: its super flare replaces what it rejects.
  private static final int REPLACES = 1;

  private static final Prompt WHICH = Prompt.secret("perfectionist-alternate/cards");
  private static final Prompt FURTHER = Prompt.secret("perfectionist-alternate/cards-3");
  private static final Prompt MANY = Prompt.of("perfectionist-alternate/number");
  private static final Prompt MORE = Prompt.of("perfectionist-alternate/cards-2");

  public static final Alien PERFECTIONIST_ALTERNATE =
      alien("Perfectionist (alternate)", "odyssey")
          .level(0)
          .power("Idealism", ANY, Step.PHASES)
          .neverWith("perfectionist")
          .text(
              "Once an encounter when cards come into your hand, and of your first hand, you may"
                  + " lay any of them face down on this sheet. They may be given in deals and to"
                  + " players whose powers take cards from you at random. When nothing can be"
                  + " drawn discard all of them and any cards of your hand.")
          .pile("reject pile")
          .may(
              ANY,
              HANDS_DEALT,
              (game, me) -> game.cards().handSize(me) > 0,
              (game, me) ->
                  PerfectionistRejects.reject(
                      game,
                      me,
                      PerfectionistRejects.choose(game, me, WHICH, game.cards().hand(me), 1)))
          .may(ANY, ARRIVED, PerfectionistAlternate::mayReject, PerfectionistAlternate::reject)
          .may(
              ANY,
              TAKING_CARDS,
              (game, me) -> isPower(game) && divertible(game, me) > 0,
              PerfectionistAlternate::divert)
          .always(
              ANY, DECK_EMPTY, PerfectionistAlternate::isWanted, PerfectionistAlternate::throwOut)
          .bends(Query.PILE_IN_DEALS, (game, me, who, pile) -> who == me ? game.here() + 1 : pile);

  private PerfectionistAlternate() {}

  private static boolean mayReject(Game game, Seat me) {
    boolean may = game.mark(REJECTED) == 0 || game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    return may && PerfectionistRejects.isNew(game, me, 0);
  }

  private static void reject(Game game, Seat me) {
    boolean replaces = game.mark(REPLACES) != 0;
    game.mark(REPLACES, 0);
    game.mark(REJECTED, 1);
    CardSet rejected =
        PerfectionistRejects.choose(game, me, WHICH, PerfectionistRejects.fresh(game, 0), 1);
    CardSet gone = new CardSet().set(rejected.low(), rejected.high());
    PerfectionistRejects.reject(game, me, rejected);
    if (!replaces) return;
    CardSet hand = game.cards().hand(me);
    CardSet before = new CardSet().set(hand.low(), hand.high());
    replace(game, me, gone);
    CardSet fresh = game.cards().hand(me).keep(~before.low(), ~before.high());
    PerfectionistRejects.reject(game, me, PerfectionistRejects.choose(game, me, FURTHER, fresh, 0));
  }

  // As many from where each of them came; for a gift there is none.
  private static void replace(Game game, Seat me, CardSet rejected) {
    int drawn = count(game, rejected, NewCards.DECK);
    int others = count(game, rejected, NewCards.FURTHER);
    FurtherDeck further = game.cards().further();
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      int taken = count(game, rejected, NewCards.TAKEN + seat.index());
      if (seat != me && taken > 0) game.verbs().hands().takeRandom(me, seat, taken);
    }
    if (others > 0 && further != null) further.draw(me, others);
    game.verbs().draw(me, drawn);
  }

  private static int count(Game game, CardSet cards, int source) {
    int count = 0;
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1))
      if (game.verbs().hands().arrivals().source(card) == source) count++;
    return count;
  }

  /// The super: what is rejected now is replaced.
  public static void replaceRejected(Game game, Seat me) {
    game.powers().mark(game.powers().find(me, PERFECTIONIST_ALTERNATE), REPLACES, 1);
  }

  private static int divertible(Game game, Seat me) {
    boolean isFree = game.ofPower(Query.POWER_BOUND, taker(game), 0) == 0;
    return isFree ? PerfectionistRejects.divertible(game, me) : 0;
  }

  private static boolean isPower(Game game) {
    boolean isUsed = !game.cause().isEmpty() && game.current().isPower();
    return isUsed && game.current().seat() == taker(game);
  }

  private static Seat taker(Game game) {
    return game.verbs().hands().taker();
  }

  private static void divert(Game game, Seat me) {
    int cards = game.ask(me).number(MANY, 1, divertible(game, me));
    game.verbs().hands().divert(game.here(), cards);
  }

  private static boolean isWanted(Game game, Seat me) {
    Hands hands = game.verbs().hands();
    return hands.lacking() > 0
        && game.verbs().piles().discarded(hands.isFurtherLacking()) == 0
        && (!game.cards().pile(game.here()).isEmpty() || game.cards().handSize(me) > 0);
  }

  private static void throwOut(Game game, Seat me) {
    game.verbs().piles().discardPile(game.here());
    CardSet cards = game.cards().hand(me);
    game.ask(me).cards(MORE, cards, 0, cards.size());
    game.verbs().hands().discard(me, cards);
  }
}
