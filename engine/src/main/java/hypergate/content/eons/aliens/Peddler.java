package hypergate.content.eons.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.NOT_MAIN;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.game.word.Window.ENCOUNTER_END;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Sell: a store of eight cards of all decks, of which one can be sold in an encounter to whoever
/// bids what it likes best (H-420). Only a sale is a use; at the end of an encounter the store can
/// be filled and laid out anew.
public final class Peddler {
  /// Mark: how many sales it has tried in this encounter.
  private static final int SALES = 0;

  private static final Prompt WHAT = Prompt.of("peddler/card");
  private static final Prompt VIEWERS = Prompt.of("peddler/seats");
  private static final Prompt BID = Prompt.of("peddler/choice");
  private static final Prompt WHOSE = Prompt.of("peddler/seat");
  private static final Prompt MORE = Prompt.of("peddler/choice-2");
  private static final Prompt AWAY = Prompt.of("peddler/card-2");
  private static final Prompt TAKEN = Prompt.of("flare-peddler/super/card");
  private static final Prompt BOUGHT = Prompt.of("peddler/card-3");
  private static final Prompt PRICE = Prompt.of("peddler/card-4");

  public static final Alien PEDDLER =
      alien("Peddler", "eons")
          .level(2)
          .power("Sell", NOT_MAIN, Step.ALLIANCE)
          .text(
              "Your store holds eight cards of any decks, six face up. With alliances formed, when"
                  + " you are no main player, you may offer one of them for bids. At the end of any"
                  + " encounter you may discard one, fill the store and lay it out anew.")
          .pile("store")
          .setup(Peddler::open)
          .may(NOT_MAIN, ALLIED, Peddler::maySell, Peddler::sell)
          .always(
              ANY,
              ALLIED,
              (game, me) -> isOpen(game, me) && customers(game, me) != 0,
              Peddler::serve)
          .free(ANY, ENCOUNTER_END, (game, me) -> true, Peddler::restock);

  private Peddler() {}

  private static void open(Game game, Seat me) {
    Store.fill(game, me);
    Store.layOut(game, me);
  }

  private static boolean maySell(Game game, Seat me) {
    return Store.size(game, me) > 0 && game.mark(SALES) < most(game, me);
  }

  // How many sales it may try in an encounter.
  private static int most(Game game, Seat me) {
    return game.ofPower(Query.POWER_NUMBER, me, 1);
  }

  private static void sell(Game game, Seat me) {
    do {
      game.mark(SALES, game.mark(SALES) + 1);
      if (Store.size(game, me) > 0) offer(game, me);
    } while (maySell(game, me) && game.ask(me).yes(MORE));
  }

  private static void offer(Game game, Seat me) {
    int item = Store.choose(game, me, WHAT, false);
    int buyers = game.reach().reached(game.everybody() & ~me.bit());
    if (!Store.isFaceUp(game, item)) {
      int viewers = game.ask(me).seats(VIEWERS, buyers, Integer.bitCount(buyers));
      for (int p = 0; p < game.seats(); p++)
        if (game.inOrder(p).in(viewers)) Store.show(game, me, item, game.inOrder(p));
    }
    int bidders = game.verbs().bids().invite(me, buyers, BID);
    Seat buyer = game.verbs().bids().accept(me, bidders, WHOSE);
    if (buyer.exists() && game.verbs().bids().pay(buyer)) Store.give(game, me, item, buyer);
  }

  private static void restock(Game game, Seat me) {
    if (Store.size(game, me) > 0) Store.discard(game, me, Store.choose(game, me, AWAY, false));
    open(game, me);
  }

  /// Whether a card of the store lies face up.
  public static boolean isOpen(Game game, Seat me) {
    return game.powers().find(me, PEDDLER) >= 0 && Store.faceUp(game, me) > 0;
  }

  /// It takes a card that lies face up in its store.
  public static void take(Game game, Seat me) {
    Store.give(game, me, Store.choose(game, me, TAKEN, true), me);
  }

  // Customers whom it cannot refuse, as a mask.
  private static int customers(Game game, Seat me) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      if (seat != me
          && game.cards().handSize(seat) > 0
          && game.ofPower(Query.POWER_BOUND, seat, 0) != 0) mask |= seat.bit();
    }
    return mask;
  }

  // A card that lies face up for one of the customer's hand.
  private static void serve(Game game, Seat me) {
    int customers = customers(game, me);
    for (int p = 0; p < game.seats(); p++) {
      Seat customer = game.inOrder(p);
      if (!customer.in(customers) || !isOpen(game, me)) continue;
      int item = Store.chooseOrNone(game, customer, me, BOUGHT);
      if (item < 0) continue;
      int price = game.ask(customer).card(PRICE, game.cards().hand(customer));
      game.verbs().hands().give(customer, me, price);
      Store.give(game, me, item, customer);
    }
  }
}
