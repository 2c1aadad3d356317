package hypergate.game.verb;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.event.Event;
import hypergate.game.piece.Planet;
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
    return invite(asker, seats, prompt, false);
  }

  /// The same where each may also offer to abandon one of its colonies that are not in the
  /// encounter, at once or after terms.
  public int inviteAbandoning(Seat asker, int seats, Prompt prompt) {
    return invite(asker, seats, prompt, true);
  }

  private int invite(Seat asker, int seats, Prompt prompt, boolean abandoning) {
    int bidders = 0;
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (!seat.in(seats) || seat == asker) continue;
      compose(seat, asker, prompt, abandoning);
      if (isAnything(of(seat))) bidders |= seat.bit();
    }
    return bidders;
  }

  private static boolean isAnything(Offer bid) {
    return !bid.isEmpty() || bid.abandoned().exists();
  }

  private void compose(Seat seat, Seat asker, Prompt prompt, boolean abandoning) {
    Offer bid = of(seat);
    bid.begin(seat, asker);
    while (bid.terms() < MOST_TERMS) {
      Menu menu = game.ask(seat).menu().add(Word.NONE);
      bid.addOwnTerms(game, menu, seat, asker);
      if (abandoning && !bid.abandoned().exists()) menu.planets(game.verbs().outside(seat));
      if (menu.count() == 1) break;
      int choice = game.ask(seat).choose(prompt);
      if (Choice.is(choice, Word.NONE)) break;
      if (Choice.kind(choice) == Choice.TERM) bid.add(seat, Choice.value(choice));
      else bid.abandon(Planet.of(Choice.value(choice)));
    }
    if (game.isHeard() && isAnything(bid)) game.tell(new Event.Offered(seat, bid.told(game)));
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

  /// A seat offers another one something for what that one is asked for, term by term until it says
  /// none; what is accepted can be paid later ([#pay]), by the number of who has accepted.
  ///
  /// @param prompt asks for the terms
  /// @param agrees asks the other
  /// @return whether it has accepted
  public boolean offer(Seat seat, Seat to, Prompt prompt, Prompt agrees) {
    Offer bid = of(to);
    bid.begin(seat, to);
    while (bid.terms() < MOST_TERMS) {
      Menu menu = game.ask(seat).menu().add(Word.NONE);
      bid.addOwnTerms(game, menu, seat, to);
      if (menu.count() == 1) break;
      int choice = game.ask(seat).choose(prompt);
      if (Choice.is(choice, Word.NONE)) break;
      bid.add(seat, Choice.value(choice));
    }
    if (bid.isEmpty()) return false;
    if (game.isHeard()) game.tell(new Event.Offered(seat, bid.told(game)));
    return game.ask(to).yes(agrees);
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
    Offer bid = of(bidder);
    Planet abandoned = bid.abandoned();
    if (!bid.isEmpty()) {
      if (!bid.isDeliverable(game)) return false;
      bid.carryOut(game);
    }
    if (abandoned.exists()) abandon(bidder, abandoned);
    return !bid.isEmpty() || abandoned.exists();
  }

  // Its ships there go to its other colonies, without any to the warp.
  private void abandon(Seat seat, Planet planet) {
    int ships = game.ships().on(planet, seat);
    long others = game.ships().colonies(seat) & ~planet.bit();
    if (others == 0) game.verbs().lose(seat, planet, ships);
    else game.verbs().ships().returnTo(seat, planet.index(), ships, others);
    game.verbs().ships().settle();
  }
}
