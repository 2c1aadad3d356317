package hypergate.variant.rewards;

import hypergate.game.Game;
import hypergate.game.card.Content;
import hypergate.game.decide.Word;
import hypergate.game.event.DeckName;
import hypergate.game.event.Event;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.Secrecy;
import hypergate.game.state.State;
import hypergate.game.state.Zone;
import hypergate.game.table.FurtherDeck;
import hypergate.game.table.NewCards;
import hypergate.game.table.Pile;
import hypergate.game.verb.Part;
import hypergate.game.view.View;
import org.jspecify.annotations.Nullable;

/// The reward deck: cards with a back of their own, which lie in hands among the others,
/// and a discard pile of their own. It never quakes: when both are empty, rewards come from the
/// cosmic deck alone.
public final class RewardDeck implements Part, FurtherDeck {
  /// What it is called in events.
  static final DeckName NAME = new DeckName("reward deck");

  // Cards of the deck in a game.
  private static final int MOST = 32;

  private final Game game;
  private final State state;
  private final Content content;
  private final Pile deck;
  private final Pile discards;

  // 1 once the deck is in the game.
  private final int used;

  RewardDeck(Game game) {
    this.game = game;
    this.state = game.state();
    this.content = game.content();
    this.deck = Pile.faceDown(game, MOST).dealtAmongOthers();
    this.discards = Pile.faceUp(game, MOST).shown(game);
    this.used = game.cells().ints(1, Secrecy.PUBLIC);
    game.cards().further(this);
  }

  /// The reward deck of a game into which it can come.
  public static RewardDeck of(Game game) {
    return game.parts().get(RewardDeck.class);
  }

  /// The reward deck as a view shows it; null in a game into which it cannot come.
  public static @Nullable RewardDeck in(View view) {
    return view.parts().find(RewardDeck.class);
  }

  @Override
  public void makeDecks() {
    if (game.options().is(RewardOptions.REWARDS)) open();
  }

  @Override
  public Pile deck() {
    return deck;
  }

  @Override
  public Pile discards() {
    return discards;
  }

  @Override
  public boolean inUse() {
    return state.n[used] != 0;
  }

  /// Cards left in the deck.
  public int deckSize() {
    return deck.size();
  }

  /// Cards in its discard pile.
  public int discardSize() {
    return discards.size();
  }

  /// A card of its discard pile, 0 at the bottom.
  public int discarded(int position) {
    return discards.at(position);
  }

  /// Whether a card lies on its discard pile.
  public boolean isDiscarded(int card) {
    return discards.find(card) >= 0;
  }

  @Override
  public boolean holds(int card) {
    if (!content.hasOtherBack(card)) return false;
    int copy = card - content.cardNamed(game.cards().face(card).notation());
    return copy < game.options().get(RewardOptions.REWARDS_COPIES);
  }

  /// Brings the reward deck into the game, shuffled; nothing happens when it is there already.
  public void open() {
    if (inUse()) return;
    state.n[used] = 1;
    deck.clear();
    for (int card = 0; card < content.cards(); card++)
      if (holds(card) && !isAbout(card)) deck.lay(card);
    deck.shuffle();
    if (game.isHeard()) game.tell(new RewardDeckEvent.DeckOpened(NAME, game.cause()));
  }

  // A table set up by hand may have reward cards without their deck.
  private boolean isAbout(int card) {
    for (int i = 0; i < Sizes.INSTANCES; i++) if (state.has(Zone.pile(i), card)) return true;
    return state.has(Zone.HELD, card)
        || state.has(Zone.ASIDE, card)
        || state.has(Zone.OUT, card)
        || isDiscarded(card);
  }

  @Override
  public boolean isAnyKnown() {
    return inUse()
        || (state.low(Zone.HELD) & content.backLow(true)) != 0
        || (state.high(Zone.HELD) & content.backHigh(true)) != 0;
  }

  @Override
  public boolean isTaken(Seat seat, long low, long high, int due) {
    int rewards =
        Long.bitCount(low & content.backLow(true)) + Long.bitCount(high & content.backHigh(true));
    int all = Long.bitCount(low) + Long.bitCount(high);
    if (rewards == 0 || rewards == all || due >= all) return rewards > 0;
    return game.ask(seat).word(RewardQuestions.BACK, Word.COSMIC, Word.REWARD) == Word.REWARD;
  }

  @Override
  public int share(Seat seat, int cards) {
    int most = Math.min(cards, deckSize() + discardSize());
    return inUse() && most > 0 ? game.ask(seat).number(RewardQuestions.REWARD_DECK, 0, most) : 0;
  }

  @Override
  public int next() {
    game.steps().one();
    return next(1);
  }

  private int next(int cards) {
    if (deckSize() == 0) {
      game.verbs().hands().furtherIsEmpty(cards);
      reshuffle();
    }
    return deckSize() == 0 ? -1 : deck.draw();
  }

  /// Draws reward cards into a hand; no effect that answers draws answers this (FAQ 2018). Its
  /// discards are shuffled when the deck is empty.
  ///
  /// @return how many there were
  @Override
  public int draw(Seat seat, int count) {
    CardSet drawn = new CardSet();
    while (drawn.size() < count) {
      game.steps().one();
      int card = next(count - drawn.size());
      if (card < 0) break;
      game.cards().toHand(seat, card);
      game.cards().newCards().from(card, NewCards.FURTHER);
      game.cards().knownTo(seat, card);
      drawn.add(card);
    }
    int got = drawn.size();
    if (got > 0 && game.isHeard())
      game.tell(
          new RewardDeckEvent.RewardsDrawn(seat, got, game.cards().names(drawn), game.cause()));
    return got;
  }

  private void reshuffle() {
    if (discards.isEmpty()) return;
    deck.takeIn(discards);
    deck.shuffle();
    for (int i = 0; i < deck.size(); i++) game.cards().forget(deck.at(i));
    if (game.isHeard()) game.tell(new Event.Reshuffled(NAME, false));
  }
}
