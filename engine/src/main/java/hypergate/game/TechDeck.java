package hypergate.game;

import hypergate.game.piece.Sizes;
import hypergate.game.view.Event;

/// The deck of techs, face down, and their discard pile, face up.
public final class TechDeck {
  private final Game game;
  private final Pile deck;
  private final Pile discards;

  TechDeck(Game game) {
    this.game = game;
    this.deck = Pile.faceDown(game, Sizes.TECHS).dealtAmongOthers();
    this.discards = Pile.faceUp(game, Sizes.TECHS);
  }

  /// The techs that are left to draw.
  public Pile cards() {
    return deck;
  }

  /// The discarded techs.
  public Pile discards() {
    return discards;
  }

  /// Whether there is any tech to draw, a reshuffle included.
  public boolean hasMore() {
    return !deck.isEmpty() || game.options().is(Option.DECK_EXHAUSTION) && !discards.isEmpty();
  }

  /// Takes the top tech, shuffling the discards when the deck is empty; -1 when there is none.
  public int draw() {
    game.steps().one();
    if (deck.isEmpty() && game.options().is(Option.DECK_EXHAUSTION)) reshuffle();
    return deck.draw();
  }

  private void reshuffle() {
    if (discards.isEmpty()) return;
    deck.takeIn(discards);
    deck.shuffle();
    if (game.isHeard()) game.tell(new Event.Reshuffled("tech deck", false));
  }

  /// Lays a tech on the discard pile, by its number.
  public void discard(int tech) {
    discards.lay(tech);
  }
}
