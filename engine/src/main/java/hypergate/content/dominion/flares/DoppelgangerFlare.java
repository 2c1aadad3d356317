package hypergate.content.dominion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.NOT_MAIN;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.game.word.Window.INVITING;
import static hypergate.game.word.Window.POWER_USED;

import hypergate.content.dominion.aliens.Doppelganger;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import hypergate.game.word.Outcome;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: the hand of somebody who lives in one's own system in place of one's own, until the
/// encounter is over. Super: two cards more, which are no encounter cards and stay.
public final class DoppelgangerFlare {
  private static final int CARDS = 2;
  private static final int OTHERS =
      Kind.REINFORCEMENT.bit() | Kind.ARTIFACT.bit() | Kind.FLARE.bit() | Kind.OF_ALIEN.bit();
  private static final Prompt WHOSE = Prompt.of("flare-doppelganger/wild/seat");
  private static final Prompt WHOM = Prompt.of("flare-doppelganger/super/seat");
  private static final Prompt WHICH = Prompt.of("flare-doppelganger/super/cards");

  public static final Flare FLARE =
      flare(Doppelganger.DOPPELGANGER)
          .wild(
              NOT_MAIN,
              List.of(Step.ALLIANCE),
              "When you are no main player, play with the hand of a player who has a colony in your"
                  + " system instead of your own until the encounter is over. If that is the"
                  + " offense it draws a new hand.")
          .may(NOT_MAIN, INVITING, DoppelgangerFlare::mayBorrow, DoppelgangerFlare::borrow)
          .naming(DoppelgangerFlare::nameLender)
          .may(NOT_MAIN, ALLIED, DoppelgangerFlare::mayBorrow, DoppelgangerFlare::borrow)
          .naming(DoppelgangerFlare::nameLender)
          .strong(
              MAIN,
              List.of(Step.PLANNING),
              "When you use your power, any player other than your opponent also gives you two"
                  + " cards of its choice that are no encounter cards. They stay yours.")
          .may(MAIN, POWER_USED, DoppelgangerFlare::mayDemand, DoppelgangerFlare::demand)
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).seat(WHOM, givers(game, me)).index()))
          .withPower((game, me) -> givers(game, me) != 0);

  private DoppelgangerFlare() {}

  // ---- wild

  private static int lenders(Game game, Seat me) {
    int lenders = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      boolean settled = (game.ships().colonies(seat) & game.ships().planetsOf(me)) != 0;
      if (seat != me && settled && Flare.reaches(game, seat)) lenders |= seat.bit();
    }
    return lenders;
  }

  private static boolean mayBorrow(Game game, Seat me) {
    return game.encounter().outcome() == Outcome.NONE
        && !game.verbs().piles().away().isBorrowing(me)
        && lenders(game, me) != 0;
  }

  private static void nameLender(Game game, Seat me) {
    game.current().target(game.ask(me).seat(WHOSE, lenders(game, me)).index());
  }

  private static void borrow(Game game, Seat me) {
    Seat lender = Seat.of(game.current().target());
    game.verbs().piles().away().borrow(me, lender);
    if (lender == game.encounter().offense()) game.verbs().hands().newHand(lender);
  }

  // ---- super

  private static int givers(Game game, Seat me) {
    return game.everybody() & ~me.bit() & ~game.encounter().opponent(me).bit();
  }

  private static boolean mayDemand(Game game, Seat me) {
    return !game.answering().isCancelled()
        && game.answering().instance() == game.powers().find(me, Doppelganger.DOPPELGANGER)
        && givers(game, me) != 0;
  }

  private static void demand(Game game, Seat me) {
    Seat giver = Seat.of(game.current().target());
    CardSet cards = game.cards().ofKinds(game.cards().hand(giver), OTHERS);
    int due = Math.min(CARDS, cards.size());
    game.ask(giver).cards(WHICH, cards, due, due);
    CardSet given = new CardSet().set(cards.low(), cards.high());
    for (int card = given.next(0); card >= 0; card = given.next(card + 1))
      game.verbs().hands().give(giver, me, card);
  }
}
