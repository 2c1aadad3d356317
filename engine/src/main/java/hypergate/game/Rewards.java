package hypergate.game;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.Layout;
import hypergate.game.state.State;
import hypergate.game.state.Zone;
import hypergate.game.view.Event;
import hypergate.game.view.RewardDeckEvent;

/// Rewards and the reward deck: cards with a back of their own, which lie in
/// hands among the others, and a discard pile of their own. It never quakes: when both are empty,
/// rewards come from the cosmic deck alone.
public final class Rewards {
  /// Copies of a reward card that a game can hold.
  public static final int MOST_COPIES = 2;

  private final Game game;
  private final State state;
  private final Content content;
  private final Pile deck;
  private final Pile discards;
  private Seat collector = Seat.NONE;
  private int due;

  Rewards(Game game) {
    this.game = game;
    this.state = game.state();
    this.content = game.content();
    this.deck = Pile.faceDown(game, Sizes.REWARDS).dealtAmongOthers();
    this.discards = Pile.faceUp(game, Sizes.REWARDS).shown(game);
  }

  /// The cards that are left to draw.
  public Pile deck() {
    return deck;
  }

  /// The discarded cards.
  public Pile discards() {
    return discards;
  }

  /// Whether the reward deck is in the game.
  public boolean inUse() {
    return state.n[Layout.REWARDS_IN_USE] != 0;
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

  /// Whether the card belongs to the reward deck of this game, once that is in use.
  public boolean isIn(int card) {
    if (!content.isReward(card)) return false;
    int copy = card - content.cardNamed(content.face(card).notation());
    return copy < game.options().get(Option.REWARDS_COPIES);
  }

  /// Brings the reward deck into the game, shuffled; nothing happens when it is there already.
  public void open() {
    if (inUse()) return;
    state.n[Layout.REWARDS_IN_USE] = 1;
    deck.clear();
    for (int card = 0; card < content.cards(); card++)
      if (isIn(card) && !isAbout(card)) deck.lay(card);
    deck.shuffle();
    if (game.isHeard()) game.tell(new RewardDeckEvent.DeckOpened("reward deck", game.cause()));
  }

  // A table set up by hand may have reward cards without their deck.
  private boolean isAbout(int card) {
    for (int i = 0; i < Sizes.INSTANCES; i++) if (state.has(Zone.pile(i), card)) return true;
    return state.has(Zone.HELD, card)
        || state.has(Zone.ASIDE, card)
        || state.has(Zone.OUT, card)
        || isDiscarded(card);
  }

  /// Whether there may be any reward card on the table.
  public boolean isAnyKnown() {
    return inUse()
        || (state.low(Zone.HELD) & content.rewardLow()) != 0
        || (state.high(Zone.HELD) & content.rewardHigh()) != 0;
  }

  /// How many cards of a zone have the back of the reward deck.
  public int in(int zone) {
    return Long.bitCount(state.low(zone) & content.rewardLow())
        + Long.bitCount(state.high(zone) & content.rewardHigh());
  }

  /// Cards 0 to 63 with the back of the reward deck, or with the other.
  public long backLow(boolean reward) {
    return reward ? content.rewardLow() : ~content.rewardLow();
  }

  /// Cards 64 to 127 with the back of the reward deck, or with the other.
  public long backHigh(boolean reward) {
    return reward ? content.rewardHigh() : ~content.rewardHigh();
  }

  /// Whether the next card that a seat takes unseen out of a set has the back of the reward deck:
  /// where there are both backs it chooses.
  ///
  /// @param due how many more it takes
  public boolean takesReward(Seat seat, long low, long high, int due) {
    int rewards =
        Long.bitCount(low & content.rewardLow()) + Long.bitCount(high & content.rewardHigh());
    int all = Long.bitCount(low) + Long.bitCount(high);
    if (rewards == 0 || rewards == all || due >= all) return rewards > 0;
    return game.ask(seat).word(Prompt.BACK, Word.COSMIC, Word.REWARD) == Word.REWARD;
  }

  /// A seat collects rewards: it says how many cards and how many ships, and how
  /// many of the cards come from the reward deck; then they come.
  public void collect(Seat seat, int rewards) {
    int due = announced(seat, rewards);
    if (due == 0) return;
    int ships = game.ships().colonies(seat) == 0 ? 0 : Math.min(due, game.verbs().freeInWarp(seat));
    Menu menu = game.ask(seat).menu();
    for (int back = 0; back <= ships; back++)
      menu.add(Choice.of(Choice.REWARD, (due - back) << 8 | back));
    int choice = Choice.value(game.ask(seat).choose(Prompt.REWARD));
    int back = choice & 0xff;
    int cards = due - back;
    int most = Math.min(cards, deckSize() + discardSize());
    int own = inUse() && most > 0 ? game.ask(seat).number(Prompt.REWARD_DECK, 0, most) : 0;
    if (game.isHeard()) game.tell(new Event.Rewarded(seat, cards, back));
    game.verbs().receipts().begin(seat);
    game.verbs().draw(seat, cards - own);
    draw(seat, own);
    game.verbs().receipts().end(seat);
    game.verbs().ships().retrieve(seat, back);
  }

  // COLLECTING, after which another number may be due.
  private int announced(Seat seat, int rewards) {
    Seat beforeSeat = collector;
    int beforeDue = due;
    collector = seat;
    due = rewards;
    game.open(Window.COLLECTING);
    int left = due;
    collector = beforeSeat;
    due = beforeDue;
    return left;
  }

  /// In COLLECTING: who is about to collect rewards.
  public Seat collector() {
    return collector;
  }

  /// In COLLECTING: how many.
  public int due() {
    return due;
  }

  /// In COLLECTING: changes how many.
  public void due(int rewards) {
    due = rewards;
  }

  /// Draws reward cards into a hand; no effect that answers draws answers this (FAQ 2018). Its
  /// discards are shuffled when the deck is empty.
  ///
  /// @return how many there were
  public int draw(Seat seat, int count) {
    CardSet drawn = game.scratch();
    drawn.clear();
    while (drawn.size() < count) {
      game.steps().one();
      if (deckSize() == 0) reshuffle();
      if (deckSize() == 0) break;
      int card = deck.draw();
      game.cards().toHand(seat, card);
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
    if (game.isHeard()) game.tell(new Event.Reshuffled("reward deck", false));
  }
}
