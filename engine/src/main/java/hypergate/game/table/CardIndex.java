package hypergate.game.table;

import hypergate.game.card.Ability;
import hypergate.game.card.Content;
import hypergate.game.card.Effect;
import hypergate.game.card.FlareCard;
import hypergate.game.card.WindowMasks;
import hypergate.game.piece.Sizes;
import hypergate.game.word.Kind;

/// Which cosmic cards can act in which window, one bit a card: the cards that are always in the
/// deck and the flares of this game. Games that were forked from one another share it: what has
/// been lent is never written to again.
public final class CardIndex {
  private final Content content;
  private WindowMasks own = new WindowMasks();
  private WindowMasks windows = own;
  private boolean lent;
  private long ownLow;
  private long ownHigh;

  CardIndex(Content content) {
    this.content = content;
  }

  /// Recomputes everything from the cards of aliens in the state.
  void index(Cards cards) {
    if (lent) own = new WindowMasks();
    lent = false;
    windows = own;
    windows.copyFrom(content.windows());
    ownLow = 0;
    ownHigh = 0;
    int flares = cards.roomForFlares();
    for (int i = 0; i < Sizes.ALIEN_CARDS; i++) {
      int alien = cards.alienAt(i);
      if (alien < 0) continue;
      if (i >= flares) {
        int card = content.firstAlienCard() + i;
        for (Effect play : content.alienCard(alien).plays()) add(play, card);
        if (card < 64) ownLow |= 1L << card;
        else ownHigh |= 1L << card;
        continue;
      }
      FlareCard flare = content.flareFace(alien).flare();
      if (flare == null) continue;
      int card = content.firstAlienCard() + i;
      add(flare.wildEffect(), card);
      add(flare.superEffect(), card);
    }
  }

  private void add(Effect effect, int card) {
    for (Ability ability : effect.all()) {
      if (ability.mandatory()) continue;
      windows.add(ability.window(), card);
      windows.add(ability.window(), ability.role(), card);
    }
  }

  /// Shows what another index shows, without copying it.
  public void share(CardIndex other) {
    if (other.windows == other.own) other.lent = true;
    windows = other.windows;
    ownLow = other.ownLow;
    ownHigh = other.ownHigh;
  }

  /// Cards 0 to 63 of a kind: flares share the places for cards of aliens.
  long kindLow(Kind kind) {
    return switch (kind) {
      case FLARE -> content.kindLow(Kind.FLARE) & ~ownLow;
      case OF_ALIEN -> ownLow;
      default -> content.kindLow(kind);
    };
  }

  /// Cards 64 to 127 of a kind.
  long kindHigh(Kind kind) {
    return switch (kind) {
      case FLARE -> content.kindHigh(Kind.FLARE) & ~ownHigh;
      case OF_ALIEN -> ownHigh;
      default -> content.kindHigh(kind);
    };
  }

  /// The cards with an ability in each window.
  public WindowMasks windows() {
    return windows;
  }
}
