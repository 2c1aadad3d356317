package hypergate.game.table;

import hypergate.game.card.Ability;
import hypergate.game.card.Content;
import hypergate.game.card.Effect;
import hypergate.game.card.FlareCard;
import hypergate.game.card.WindowMasks;
import hypergate.game.piece.Sizes;
import hypergate.game.word.Kind;
import java.util.Arrays;

/// Which cosmic cards can act in which window, one bit a card: the cards that are always in the
/// deck and the flares of this game. Games that were forked from one another share it: what has
/// been lent is never written to again.
public final class CardIndex {
  private final Content content;
  private Lists own;
  private Lists lists;
  private boolean lent;
  private long ownLow;
  private long ownHigh;

  CardIndex(Content content) {
    this.content = content;
    this.own = new Lists(content);
    this.lists = own;
  }

  // What is listed by window, and by alien.
  private static final class Lists {
    final WindowMasks windows = new WindowMasks();

    // Super sides of flares left out.
    final WindowMasks forAll = new WindowMasks();

    // The card of each alien's flare, by the number of the alien; 0 where it is not in the game.
    final byte[] flares;

    Lists(Content content) {
      flares = new byte[content.aliens().size()];
    }
  }

  /// Recomputes everything from the cards of aliens in the state.
  void index(Cards cards) {
    if (lent) own = new Lists(content);
    lent = false;
    lists = own;
    lists.windows.copyFrom(content.windows());
    lists.forAll.copyFrom(content.windows());
    Arrays.fill(lists.flares, (byte) 0);
    ownLow = 0;
    ownHigh = 0;
    int flares = cards.roomForFlares();
    for (int i = 0; i < Sizes.ALIEN_CARDS; i++) {
      int alien = cards.alienAt(i);
      if (alien < 0) continue;
      if (i >= flares) {
        int card = content.firstAlienCard() + i;
        for (Effect play : content.alienCard(alien).plays()) {
          add(play, card, lists.windows);
          add(play, card, lists.forAll);
        }
        if (card < 64) ownLow |= 1L << card;
        else ownHigh |= 1L << card;
        continue;
      }
      FlareCard flare = content.flareFace(alien).flare();
      if (flare == null) continue;
      int card = content.firstAlienCard() + i;
      lists.flares[alien] = (byte) card;
      add(flare.wildEffect(), card, lists.windows);
      add(flare.superEffect(), card, lists.windows);
      add(flare.wildEffect(), card, lists.forAll);
    }
  }

  private static void add(Effect effect, int card, WindowMasks windows) {
    for (Ability ability : effect.all()) {
      if (ability.mandatory()) continue;
      windows.add(ability.window(), card);
      windows.add(ability.window(), ability.role(), card);
    }
  }

  /// Shows what another index shows, without copying it.
  public void share(CardIndex other) {
    if (other.lists == other.own) other.lent = true;
    lists = other.lists;
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
    return lists.windows;
  }

  /// The same for those who are not the player of a flare's alien: super sides left out.
  public WindowMasks forAll() {
    return lists.forAll;
  }

  /// The card of an alien's flare, 0 when it is not in the game.
  public int flare(int alien) {
    return lists.flares[alien];
  }
}
