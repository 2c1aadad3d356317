package hypergate.game.verb;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.event.DeckName;
import hypergate.game.event.Event;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.state.State;
import hypergate.game.state.Zone;
import hypergate.game.table.NewCards;
import hypergate.game.table.Pile;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import java.util.List;

/// Cards that come into a hand and are looked at there: chosen from another hand, drawn, collected.
public final class Receipts {
  private final Acting game;
  private final State state;
  private final CardSet fresh = new CardSet();
  private Seat collector = Seat.NONE;
  private long low;
  private long high;
  private boolean rewards;
  private Seat recipient = Seat.NONE;

  Receipts(Acting game) {
    this.game = game;
    this.state = game.state();
  }

  /// In COMPENSATION: who is going to get the cards.
  public Seat recipient() {
    return recipient;
  }

  /// In COMPENSATION: says who gets the cards, whoever they are due to.
  public void recipient(Seat seat) {
    recipient = seat;
  }

  /// Remembers what a seat holds as it begins to collect compensation or rewards.
  ///
  /// @param rewarded whether it collects rewards
  public void begin(Seat seat, boolean rewarded) {
    rewards = rewarded;
    collector = Seat.NONE;
    game.cards().newCards().begin();
    low = state.low(Zone.hand(seat.index()));
    high = state.high(Zone.hand(seat.index()));
  }

  /// All that was due has come: opens COLLECTED if there were cards among it. They are those that
  /// the seat did not hold when it began to collect.
  public void end(Seat seat) {
    game.cards().newCards().end();
    if (since(seat, low, high).isEmpty()) return;
    collector = seat;
    game.open(Window.COLLECTED);
    collector = Seat.NONE;
  }

  /// In COLLECTED: who has collected.
  public Seat collector() {
    return collector;
  }

  /// In COLLECTED: whether the cards are rewards; compensation otherwise.
  public boolean areRewards() {
    return rewards;
  }

  /// In COLLECTED: those of the cards collected that are still in the hand.
  public CardSet collected() {
    return since(collector, low, high);
  }

  /// Draws cards from the deck into a hand.
  ///
  /// @return those of them that are in the hand when everybody has answered the draw; a cosmic
  ///   quake may have taken them away
  public CardSet draw(Seat seat, int count) {
    long beforeLow = state.low(Zone.hand(seat.index()));
    long beforeHigh = state.high(Zone.hand(seat.index()));
    game.verbs().draw(seat, count);
    return since(seat, beforeLow, beforeHigh);
  }

  /// Draws cards from the deck into a hand and shows them to everybody.
  public void drawOpenly(Seat seat, int count) {
    CardSet drawn = draw(seat, count);
    if (drawn.isEmpty()) return;
    for (int card = drawn.next(0); card >= 0; card = drawn.next(card + 1))
      game.cards().knownToAll(card);
    if (game.isHeard()) game.tell(new Event.Showed(seat, game.cards().names(drawn), game.cause()));
  }

  /// Takes chosen cards from another hand: opens TAKING before each. The two players see them, the
  /// others do not.
  public void take(Seat to, Seat from, CardSet cards) {
    long low = cards.low();
    long high = cards.high();
    fresh.clear();
    game.cards().newCards().begin();
    for (int card = CardSet.next(low, high, 0);
        card >= 0;
        card = CardSet.next(low, high, card + 1)) {
      game.verbs().hands().taking(to, from);
      if (!game.cards().inHand(from, card)) continue;
      game.verbs().hands().passUnseen(from, to, card);
      game.cards().newCards().from(card, NewCards.TAKEN + from.index());
      fresh.add(card);
    }
    game.cards().newCards().end();
    if (game.isHeard() && !fresh.isEmpty())
      game.tell(new Event.Took(to, from, fresh.size(), game.cards().names(fresh), game.cause()));
  }

  /// Shows everybody a card of a hand.
  public void show(Seat seat, int card) {
    game.cards().knownToAll(card);
    if (game.isHeard())
      game.tell(new Event.Showed(seat, List.of(game.cards().face(card).notation()), game.cause()));
  }

  /// The other players show everybody all cards of a kind in their hands.
  ///
  /// @return these and those of the kind on the discard pile, as the scratch set
  public CardSet showAll(Seat me, Kind kind) {
    CardSet open = game.cards().ofKinds(game.cards().discardPile(), 1 << kind.ordinal());
    long low = open.low();
    long high = open.high();
    for (int i = 0; i < game.seats(); i++) {
      CardSet held = game.cards().hand(Seat.of(i), kind);
      if (i == me.index() || held.isEmpty()) continue;
      low |= held.low();
      high |= held.high();
      if (game.isHeard())
        game.tell(new Event.Showed(Seat.of(i), game.cards().names(held), game.cause()));
      for (int card = held.next(0); card >= 0; card = held.next(card + 1))
        game.cards().knownToAll(card);
    }
    return game.scratch().set(low, high);
  }

  /// Whether a card of a kind lies on the discard pile.
  public boolean isDiscarded(Kind kind) {
    for (int i = game.cards().discardSize() - 1; i >= 0; i--)
      if (game.cards().face(game.cards().discarded(i)).kind() == kind) return true;
    return false;
  }

  /// Takes cards out of other hands and from the discard pile, wherever each of them is; the set is
  /// emptied.
  public void gather(Seat to, CardSet cards) {
    long low = cards.low();
    long high = cards.high();
    game.cards().newCards().begin();
    for (int i = 0; i < game.seats(); i++) {
      int hand = Zone.hand(i);
      CardSet held = fresh.set(low & state.low(hand), high & state.high(hand));
      if (i != to.index() && !held.isEmpty()) game.verbs().hands().takeChosen(to, Seat.of(i), held);
    }
    for (int i = game.cards().discardSize() - 1; i >= 0; i--) {
      int card = game.cards().discarded(i);
      if ((card < 64 ? low >>> card & 1 : high >>> card & 1) != 0)
        game.verbs().hands().takeBack(to, card);
    }
    game.cards().newCards().end();
    cards.clear();
  }

  /// Shuffles the discard pile and draws from it into a hand, as many as there are when fewer. The
  /// pile lies open before and after, so everybody knows the cards. Neither DRAWING nor DRAWN
  /// opens: these are for draws from the deck.
  public void drawDiscarded(Seat seat, int count) {
    game.cards().discards().shuffle();
    for (int i = 0; i < count && game.cards().discardSize() > 0; i++)
      game.verbs().hands().takeBack(seat, game.cards().discarded(game.cards().discardSize() - 1));
  }

  /// Takes random flares that are not in the game into a hand, unseen by the others: as many as
  /// there are and as the game has room for.
  public void drawUnusedFlares(Seat seat, int count) {
    fresh.clear();
    for (int i = 0; i < count && game.cards().flareCount() < game.cards().roomForFlares(); i++) {
      int alien = game.verbs().unusedFlares().draw();
      if (alien < 0) break;
      int card = game.cards().addFlare(alien);
      game.cards().toHand(seat, card);
      game.cards().knownTo(seat, card);
      fresh.add(card);
    }
    if (game.isHeard() && !fresh.isEmpty())
      game.tell(new Event.Drew(seat, fresh.size(), game.cards().names(fresh), game.cause()));
  }

  /// Random flares that are not in the game come onto a sheet's pile, seen by its owner alone: as
  /// many as there are and as the game has room for.
  ///
  /// @return how many
  public int stockUnusedFlares(Seat seat, int instance, int count) {
    fresh.clear();
    for (int i = 0; i < count && game.cards().flareCount() < game.cards().roomForFlares(); i++) {
      int alien = game.verbs().unusedFlares().draw();
      if (alien < 0) break;
      int card = game.cards().addFlare(alien);
      game.cards().toPile(instance, card, isPlayable(instance));
      game.cards().knownTo(seat, card);
      fresh.add(card);
    }
    if (game.isHeard() && !fresh.isEmpty())
      game.tell(new Event.Drew(seat, fresh.size(), game.cards().names(fresh), game.cause()));
    return fresh.size();
  }

  private boolean isPlayable(int instance) {
    return game.powers().alien(instance).effect().isBending(Query.PILE_PLAYABLE);
  }

  /// Flares of a sheet's pile go back among those that are not in the game, unseen by the others,
  /// and others come in their place, as many as there are and as the game has room for.
  ///
  /// @param back the set is emptied
  /// @param size up to how many lie there then
  public void exchangeUnusedFlares(Seat seat, int instance, CardSet back, int size) {
    CardSet old = new CardSet().set(back.low(), back.high());
    back.clear();
    for (int card = old.next(0); card >= 0; card = old.next(card + 1)) {
      game.cards().fromPile(instance, card);
      game.cards().aside(card);
    }
    if (game.isHeard() && !old.isEmpty())
      game.tell(new Event.LaidAside(seat, old.size(), game.cards().names(old), game.cause()));
    stockUnusedFlares(seat, instance, size - game.cards().pile(instance).size());
    for (int card = old.next(0); card >= 0; card = old.next(card + 1)) {
      game.cards().fromAside(card);
      game.cards().putBackFlare(card);
    }
  }

  /// A seat looks through the flares that are not in the game and takes one into its hand, unseen
  /// by the others.
  ///
  /// @param prompt asks for it, in secret
  public void pickUnusedFlare(Seat seat, Prompt prompt) {
    if (!game.verbs().unusedFlares().areAny()) return;
    game.verbs().unusedFlares().menu(seat);
    int card = game.cards().addFlare(Choice.value(game.ask(seat).choose(prompt)));
    game.cards().toHand(seat, card);
    game.cards().knownTo(seat, card);
    fresh.clear();
    fresh.add(card);
    if (game.isHeard()) game.tell(new Event.Drew(seat, 1, game.cards().names(fresh), game.cause()));
  }

  /// A seat looks through the deck and takes cards of its choice into its hand, unseen by the
  /// others, as many as there are when fewer; the deck is shuffled.
  ///
  /// @param without the notation of a card that it may not take
  /// @param discards whether the discard pile is shuffled into the deck, too
  public void search(Seat seat, Prompt prompt, int count, String without, boolean discards) {
    Pile deck = game.cards().deck();
    CardSet chosen = game.scratch().clear();
    for (int i = 0; i < deck.size(); i++)
      if (!game.cards().face(deck.at(i)).notation().equals(without)) chosen.add(deck.at(i));
    int most = Math.min(count, chosen.size());
    game.ask(seat).cards(prompt, chosen, most, most);
    fresh.set(chosen.low(), chosen.high());
    for (int card = fresh.next(0); card >= 0; card = fresh.next(card + 1)) {
      deck.take(deck.find(card));
      game.cards().toHand(seat, card);
      game.cards().knownTo(seat, card);
    }
    if (discards) deck.takeIn(game.cards().discards());
    game.cards().shuffleDeck();
    if (!game.isHeard()) return;
    game.tell(new Event.Drew(seat, fresh.size(), game.cards().names(fresh), game.cause()));
    game.tell(new Event.Reshuffled(DeckName.COSMIC, false));
  }

  /// The discard pile is shuffled into the deck.
  public void shuffleInDiscards() {
    game.cards().deck().takeIn(game.cards().discards());
    game.cards().shuffleDeck();
    if (game.isHeard()) game.tell(new Event.Reshuffled(DeckName.COSMIC, false));
  }

  /// A random flare that is not in the game is turned up and discarded, as one of a seat.
  ///
  /// @return its alien by number, -1 when there is none or no room for it
  public int discardUnusedFlare(Seat seat) {
    int alien = hasRoomForFlares() ? game.verbs().unusedFlares().draw() : -1;
    if (alien < 0) return -1;
    int card = game.cards().addFlare(alien);
    game.cards().knownToAll(card);
    if (game.isHeard())
      game.tell(new Event.Showed(seat, List.of(game.cards().face(card).notation()), game.cause()));
    game.verbs().settleDiscard(seat, card);
    return alien;
  }

  /// The flare of an alien that is not in the game comes into a hand, in the open, if the game is
  /// played with flares and has room for it.
  public void takeFlare(Seat seat, int alien) {
    if (!hasRoomForFlares() || !game.content().hasFlare(alien) || game.cards().hasFlare(alien))
      return;
    int card = game.cards().addFlare(alien);
    game.cards().toHand(seat, card);
    fresh.clear();
    fresh.add(card);
    if (game.isHeard()) game.tell(new Event.Drew(seat, 1, game.cards().names(fresh), game.cause()));
    show(seat, card);
  }

  /// Further copies of the flare of an alien are shuffled into the deck, if the game is played with
  /// flares: as many as it has room for.
  public void shuffleIn(int alien, int copies) {
    boolean any = false;
    for (int i = 0; i < copies && hasRoomForFlares(); i++) {
      game.cards().ontoDeck(game.cards().addFlare(alien));
      any = true;
    }
    if (any) game.cards().shuffleDeck();
  }

  /// Whether one of some shuffled cards is among those that are taken first.
  public boolean isAmong(int taken, int all) {
    return state.random(all) < taken;
  }

  /// Whether the game has room for one more flare.
  public boolean hasRoomForFlares() {
    return game.cards().flareCount() > 0
        && game.cards().flareCount() < game.cards().roomForFlares();
  }

  private CardSet since(Seat seat, long beforeLow, long beforeHigh) {
    int hand = Zone.hand(seat.index());
    return fresh.set(state.low(hand) & ~beforeLow, state.high(hand) & ~beforeHigh);
  }
}
