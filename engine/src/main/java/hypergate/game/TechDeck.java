package hypergate.game;

import hypergate.game.state.Layout;
import hypergate.game.state.State;
import hypergate.game.view.Event;

/// The deck of techs, face down, and their discard pile, face up.
public final class TechDeck {
  private final Game game;
  private final State state;

  TechDeck(Game game) {
    this.game = game;
    this.state = game.state();
  }

  /// Whether there is any tech to draw, a reshuffle included.
  public boolean hasMore() {
    return state.n[Layout.TECH_DECK_SIZE] > 0
        || game.options().is(Option.DECK_EXHAUSTION) && state.n[Layout.TECH_DISCARD_SIZE] > 0;
  }

  /// Takes the top tech, shuffling the discards when the deck is empty; -1 when there is none.
  public int draw() {
    game.steps().one();
    if (state.n[Layout.TECH_DECK_SIZE] == 0 && game.options().is(Option.DECK_EXHAUSTION))
      reshuffle();
    if (state.n[Layout.TECH_DECK_SIZE] == 0) return -1;
    return state.b[Layout.TECH_DECK + --state.n[Layout.TECH_DECK_SIZE]];
  }

  private void reshuffle() {
    int size = state.n[Layout.TECH_DISCARD_SIZE];
    if (size == 0) return;
    System.arraycopy(state.b, Layout.TECH_DISCARD, state.b, Layout.TECH_DECK, size);
    state.n[Layout.TECH_DECK_SIZE] = size;
    state.n[Layout.TECH_DISCARD_SIZE] = 0;
    state.shuffle(Layout.TECH_DECK, size);
    if (game.isHeard()) game.tell(new Event.Reshuffled("tech deck", false));
  }

  /// Lays a tech on the discard pile, by its number.
  public void discard(int tech) {
    state.b[Layout.TECH_DISCARD + state.n[Layout.TECH_DISCARD_SIZE]++] = (byte) tech;
  }
}
