package hypergate.game.verb;

import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.event.DeckName;
import hypergate.game.event.Event;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.state.State;
import hypergate.game.state.Zone;
import hypergate.game.table.NewCards;
import hypergate.game.table.Pile;
import hypergate.game.word.Query;
import hypergate.game.word.Window;

/// Whole hands that change owners: two players exchange or mix theirs, or all players mix theirs.
/// Also the deck and the discard pile changing places.
public final class Exchange {
  private final Acting game;
  private final State state;
  private final CardSet moved = new CardSet();

  Exchange(Acting game) {
    this.game = game;
    this.state = game.state();
  }

  private boolean isSpared(Seat one, Seat other) {
    return game.reach().spares(one) || game.reach().spares(other);
  }

  /// Two players exchange their whole hands; both know what they gave.
  public void swap(Seat one, Seat other) {
    if (isSpared(one, other)) return;
    long[] safe = game.verbs().insurance().lift(one.bit() | other.bit());
    swapHands(one, other);
    game.verbs().insurance().restore(safe);
  }

  private void swapHands(Seat one, Seat other) {
    int a = Zone.hand(one.index());
    int b = Zone.hand(other.index());
    for (int word = 0; word < 2; word++) {
      long hand = state.w[a + word];
      state.w[a + word] = state.w[b + word];
      state.w[b + word] = hand;
      long both = state.w[a + word] | state.w[b + word];
      state.w[Zone.known(one.index()) + word] |= both;
      state.w[Zone.known(other.index()) + word] |= both;
    }
    game.cards().newCards().note(one, state.low(a), state.high(a));
    game.cards().newCards().note(other, state.low(b), state.high(b));
    if (!game.isHeard()) return;
    moved.set(state.low(a), state.high(a));
    game.tell(new Event.Took(one, other, moved.size(), game.cards().names(moved), game.cause()));
    moved.set(state.low(b), state.high(b));
    game.tell(new Event.Took(other, one, moved.size(), game.cards().names(moved), game.cause()));
  }

  /// A whole hand passes to another player, who has none; the two know it.
  public void handOver(Seat from, Seat to) {
    if (isSpared(from, to)) return;
    long[] safe = game.verbs().insurance().lift(from.bit());
    handAllOver(from, to);
    game.verbs().insurance().restore(safe);
  }

  private void handAllOver(Seat from, Seat to) {
    int a = Zone.hand(from.index());
    int b = Zone.hand(to.index());
    long low = state.low(a);
    long high = state.high(a);
    if ((low | high) == 0) return;
    game.cards().blur(from, to);
    moved.set(low, high);
    for (int card = moved.next(0); card >= 0; card = moved.next(card + 1)) {
      state.pull(a, card);
      state.put(b, card);
    }
    game.cards().knownTo(from, low, high);
    game.cards().knownTo(to, low, high);
    if (game.isHeard())
      game.tell(new Event.Took(to, from, moved.size(), game.cards().names(moved), game.cause()));
    if (game.isBent(Query.DISCARDS)) game.cards().sweepSoon();
  }

  /// Seats pass their whole hands on to the next of them in one direction, all at the same moment;
  /// the two players of a pass know what was passed.
  ///
  /// @param seats mask
  /// @param left whether to the left, clockwise
  public void passOn(int seats, boolean left) {
    long[] safe = game.verbs().insurance().lift(seats);
    passHandsOn(seats, left);
    game.verbs().insurance().restore(safe);
  }

  private void passHandsOn(int seats, boolean left) {
    Seat[] ring = new Seat[Seat.MOST];
    int size = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(left ? i : game.seats() - 1 - i);
      if (seat.in(seats) && !game.reach().spares(seat)) ring[size++] = seat;
    }
    if (size < 2) return;
    long low = state.low(Zone.hand(ring[size - 1].index()));
    long high = state.high(Zone.hand(ring[size - 1].index()));
    for (int i = size - 1; i > 0; i--) {
      int from = Zone.hand(ring[i - 1].index());
      passed(ring[i - 1], ring[i], state.low(from), state.high(from));
    }
    passed(ring[size - 1], ring[0], low, high);
    // Nobody hears of it while hands are still on their way.
    if (game.isHeard()) for (int i = 0; i < size; i++) tellPassed(ring[i], ring[(i + 1) % size]);
    if (game.isBent(Query.DISCARDS)) game.cards().sweepSoon();
  }

  private void passed(Seat from, Seat to, long low, long high) {
    int hand = Zone.hand(to.index());
    state.w[hand] = low;
    state.w[hand + 1] = high;
    game.cards().newCards().note(to, low, high);
    game.cards().knownTo(from, low, high);
    game.cards().knownTo(to, low, high);
  }

  private void tellPassed(Seat from, Seat to) {
    int hand = Zone.hand(to.index());
    moved.set(state.low(hand), state.high(hand));
    game.tell(new Event.Took(to, from, moved.size(), game.cards().names(moved), game.cause()));
  }

  /// A seat and another mix their hands; each gets back as many cards as it had, at random.
  public void mix(Seat one, Seat other) {
    mix(one, other, game.cards().handSize(one));
  }

  /// The same with another number of cards for the first of them.
  public void mix(Seat one, Seat other, int keep) {
    if (isSpared(one, other)) return;
    int before = game.cards().handSize(one);
    long[] safe = game.verbs().insurance().lift(one.bit() | other.bit());
    mixHands(one, other, Math.max(0, keep - before + game.cards().handSize(one)));
    game.verbs().insurance().restore(safe);
  }

  private void mixHands(Seat one, Seat other, int keep) {
    int mine = Zone.hand(one.index());
    int theirs = Zone.hand(other.index());
    long mineLow = state.low(mine);
    long mineHigh = state.high(mine);
    long theirsLow = state.low(theirs);
    long theirsHigh = state.high(theirs);
    long low = mineLow | theirsLow;
    long high = mineHigh | theirsHigh;
    forget(low, high);
    state.w[theirs] = low;
    state.w[theirs + 1] = high;
    state.w[mine] = 0;
    state.w[mine + 1] = 0;
    moved.clear();
    for (int i = 0; i < keep; i++) {
      int card = game.asking().pick(state.low(theirs), state.high(theirs));
      state.pull(theirs, card);
      state.put(mine, card);
      moved.add(card);
    }
    NewCards fresh = game.cards().newCards();
    fresh.note(one, state.low(mine) & ~mineLow, state.high(mine) & ~mineHigh);
    fresh.note(other, state.low(theirs) & ~theirsLow, state.high(theirs) & ~theirsHigh);
    knowOwn(one);
    knowOwn(other);
    if (!game.isHeard()) return;
    game.tell(new Event.Took(one, other, keep, game.cards().names(moved), game.cause()));
    game.tell(
        new Event.Took(
            other,
            one,
            state.size(theirs),
            game.cards().names(game.cards().hand(other)),
            game.cause()));
  }

  /// A card of one's own and one of another's hand, picked at random, are mixed unseen, and the
  /// other takes one of the two back: by its back where they differ, else at random.
  public void mixPair(Seat one, Seat other, int card, Prompt back) {
    if (isSpared(one, other)) return;
    int theirs = Zone.hand(other.index());
    CardSet safe = game.verbs().insurance().cards(other);
    long low = state.low(theirs) & ~safe.low();
    long high = state.high(theirs) & ~safe.high();
    if ((low | high) == 0) return;
    int picked = game.asking().pick(low, high);
    boolean mine = game.content().hasOtherBack(card);
    boolean trades = game.state().random(2) == 0;
    if (mine != game.content().hasOtherBack(picked))
      trades = (game.ask(other).word(back, Word.COSMIC, Word.REWARD) == Word.REWARD) == mine;
    if (!trades) return;
    game.verbs().hands().give(other, one, picked);
    game.verbs().hands().give(one, other, card);
  }

  /// All hands are mixed; everybody gets back as many cards as it had, at random.
  public void mixAll() {
    long[] safe = game.verbs().insurance().lift(game.everybody());
    mixHands();
    game.verbs().insurance().restore(safe);
  }

  private void mixHands() {
    long low = 0;
    long high = 0;
    for (int i = 0; i < game.seats(); i++) {
      low |= state.low(Zone.hand(i));
      high |= state.high(Zone.hand(i));
    }
    forget(low, high);
    for (int i = 0; i < game.seats(); i++) {
      int hand = Zone.hand(i);
      int size = state.size(hand);
      long ownLow = state.low(hand);
      long ownHigh = state.high(hand);
      state.w[hand] = 0;
      state.w[hand + 1] = 0;
      for (int c = 0; c < size; c++) {
        int card = game.asking().pick(low, high);
        if (card < 64) low &= ~(1L << card);
        else high &= ~(1L << card);
        state.put(hand, card);
      }
      game.cards()
          .newCards()
          .note(Seat.of(i), state.low(hand) & ~ownLow, state.high(hand) & ~ownHigh);
      knowOwn(Seat.of(i));
    }
    if (!game.isHeard()) return;
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      int size = game.cards().handSize(seat);
      if (size > 0)
        game.tell(
            new Event.Drew(seat, size, game.cards().names(game.cards().hand(seat)), game.cause()));
    }
  }

  /// The deck and the discard pile are turned over and change roles; the new deck is shuffled.
  public void turnOver() {
    Pile deck = game.cards().deck();
    Pile discards = game.cards().discards();
    deck.exchange(discards);
    // The top of the deck lies at the bottom of the pile.
    discards.turnOver();
    for (int i = 0; i < discards.size(); i++) game.cards().knownToAll(discards.at(i));
    game.cards().shuffleDeck();
    if (game.isHeard()) game.tell(new Event.Reshuffled(DeckName.COSMIC, false));
    game.open(Window.DECK_SHUFFLED);
  }

  private void knowOwn(Seat seat) {
    int hand = Zone.hand(seat.index());
    game.cards().knownTo(seat, state.low(hand), state.high(hand));
  }

  private void forget(long low, long high) {
    for (int i = 0; i < game.seats(); i++) {
      state.w[Zone.known(i)] &= ~low;
      state.w[Zone.known(i) + 1] &= ~high;
    }
  }
}
