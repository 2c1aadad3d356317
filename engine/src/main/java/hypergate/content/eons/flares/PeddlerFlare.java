package hypergate.content.eons.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.game.word.Window.TURN_START;

import hypergate.content.eons.aliens.Peddler;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.phase.StartTurn;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: its player's hand is sold, the flare with it if it likes, and a new one drawn before the
/// price comes. Super: a card of the store is its own.
public final class PeddlerFlare {
  private static final int HAND = 8;
  private static final Prompt ALONG = Prompt.of("flare-peddler/wild/choice");
  private static final Prompt BID = Prompt.of("flare-peddler/wild/choice-2");
  private static final Prompt WHOSE = Prompt.of("flare-peddler/wild/seat");

  public static final Flare FLARE =
      flare(Peddler.PEDDLER)
          .wild(
              OFFENSE,
              List.of(Step.START_TURN),
              "At the start of your turn show your hand and let the others bid for it, with or"
                  + " without this flare. Accept a bid or discard the hand; draw a new one, then"
                  + " take the price.")
          .may(OFFENSE, TURN_START, (game, me) -> game.cards().handSize(me) > 0, PeddlerFlare::sell)
          .strong(
              ANY,
              List.of(Step.REGROUP),
              "At the start of any encounter take a face-up card of your store into your hand; a"
                  + " tech comes face down before you.")
          .may(ANY, REGROUP_START, Peddler::isOpen, Peddler::take);

  private PeddlerFlare() {}

  private static void sell(Game game, Seat me) {
    boolean along = game.ask(me).yes(ALONG);
    game.verbs().hands().showing().layOpen(me);
    int buyers = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index() && Flare.reaches(game, Seat.of(i))) buyers |= 1 << i;
    int bidders = game.verbs().bids().invite(me, buyers, BID);
    Seat buyer = game.verbs().bids().accept(me, bidders, WHOSE);
    boolean sold = buyer.exists() && game.verbs().bids().of(buyer).isDeliverable(game);
    CardSet hand = game.cards().hand(me);
    if (sold) {
      game.verbs().bids().of(buyer).hold(game);
      game.verbs().hands().takeChosen(buyer, me, hand);
      if (along) game.verbs().hands().passOn(buyer);
    } else {
      game.verbs().hands().discard(me, hand);
    }
    game.verbs().draw(me, game.query(Query.NEW_HAND_SIZE, me, HAND));
    if (sold) game.verbs().bids().of(buyer).carryOutHeld(game);
    StartTurn.needEncounterCard(game, me);
  }
}
