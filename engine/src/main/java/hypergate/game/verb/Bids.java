package hypergate.game.verb;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;

/// Bids: outside the talks of main players several seats say, one after the other, what each would
/// give for something, in terms of a deal; whoever has asked accepts one of them or none.
public final class Bids {
  /// Terms of a bid.
  public static final int MOST_TERMS = 3;

  private final Acting game;
  private final Offer[] bids = new Offer[Seat.MOST];

  Bids(Acting game) {
    this.game = game;
    for (int i = 0; i < bids.length; i++) bids[i] = new Offer();
  }

  /// Seats bid in timing order, each once; term by term, until it says none.
  ///
  /// @param prompt asks for the terms
  /// @return who has bid anything
  public int invite(Seat asker, int seats, Prompt prompt) {
    int bidders = 0;
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (!seat.in(seats) || seat == asker) continue;
      compose(seat, asker, prompt);
      if (!of(seat).isEmpty()) bidders |= seat.bit();
    }
    return bidders;
  }

  private void compose(Seat seat, Seat asker, Prompt prompt) {
    Offer bid = of(seat);
    bid.begin(seat, asker);
    while (bid.terms() < MOST_TERMS) {
      Menu menu = game.ask(seat).menu().add(Word.NONE);
      bid.addOwnTerms(game, menu, seat, asker);
      if (menu.count() == 1) break;
      int choice = game.ask(seat).choose(prompt);
      if (Choice.is(choice, Word.NONE)) break;
      bid.add(seat, Choice.value(choice));
    }
    if (game.isHeard() && !bid.isEmpty()) game.tell(new Event.Offered(seat, bid.told(game)));
  }

  /// A seat demands what another one could give in a deal, term by term until it says none; the
  /// other agrees, and gives it if it can, or refuses.
  ///
  /// @param prompt asks for the terms
  /// @param agrees asks the other
  /// @return whether it has refused; asking for nothing is none
  public boolean demand(Seat asker, Seat from, Prompt prompt, Prompt agrees) {
    Offer bid = of(from);
    bid.begin(from, asker);
    while (bid.terms() < MOST_TERMS) {
      Menu menu = game.ask(asker).menu().add(Word.NONE);
      bid.addTerms(game, menu, from, asker, false);
      if (menu.count() == 1) break;
      int choice = game.ask(asker).choose(prompt);
      if (Choice.is(choice, Word.NONE)) break;
      bid.add(from, Choice.value(choice));
    }
    if (bid.isEmpty()) return false;
    if (game.isHeard()) game.tell(new Event.Offered(asker, bid.told(game)));
    // What it does not have it cannot give.
    if (!bid.isDeliverable(game) || !game.ask(from).yes(agrees)) return true;
    bid.carryOut(game);
    return false;
  }

  /// Whoever has asked accepts a bid, or none.
  ///
  /// @return the seat whose bid it is
  public Seat accept(Seat asker, int bidders, Prompt prompt) {
    if (bidders == 0) return Seat.NONE;
    game.ask(asker).menu().add(Word.NONE).seats(bidders);
    int choice = game.ask(asker).choose(prompt);
    return Choice.is(choice, Word.NONE) ? Seat.NONE : Seat.of(Choice.value(choice));
  }

  /// What a seat has bid last.
  public Offer of(Seat seat) {
    return bids[seat.index()];
  }

  /// A bid that has been accepted is paid, if that is still possible.
  ///
  /// @return whether it was
  public boolean pay(Seat bidder) {
    if (!of(bidder).isDeliverable(game)) return false;
    of(bidder).carryOut(game);
    return true;
  }
}
