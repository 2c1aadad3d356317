package hypergate.game.table;

import hypergate.game.card.Ability;
import hypergate.game.card.Content;
import hypergate.game.card.Effect;
import hypergate.game.card.FlareCard;
import hypergate.game.card.WindowMasks;
import hypergate.game.piece.Sizes;
import hypergate.game.word.Kind;
import hypergate.game.word.Role;
import java.util.Arrays;

/// Which cosmic cards can act in which window, one bit a card: the cards that are always in the
/// deck and the flares of this game. Games that were forked from one another share it: what has
/// been lent is never written to again.
public final class CardIndex {
  private final Content content;
  private final WindowMasks always;
  private final int first;

  // The cards of aliens, from the first of them on, by sets as [WindowMasks] has them: all, and
  // those that are no super sides of flares. In few lines of memory, since a fork finds it cold.
  private int[] own = new int[2 * WindowMasks.SETS];
  private int[] ofAliens = own;
  private boolean lent;
  private long ownLow;
  private long ownHigh;

  CardIndex(Content content) {
    this.content = content;
    this.always = content.windows();
    this.first = content.firstAlienCard();
  }

  /// Recomputes everything from the cards of aliens in the state.
  void index(Cards cards) {
    if (lent) own = new int[2 * WindowMasks.SETS];
    lent = false;
    ofAliens = own;
    Arrays.fill(own, 0);
    ownLow = 0;
    ownHigh = 0;
    int flares = cards.roomForFlares();
    for (int i = 0; i < Sizes.ALIEN_CARDS; i++) {
      int alien = cards.alienAt(i);
      if (alien < 0) continue;
      if (i >= flares) {
        int card = content.firstAlienCard() + i;
        for (Effect play : content.alienCard(alien).plays()) add(play, i, true);
        if (card < 64) ownLow |= 1L << card;
        else ownHigh |= 1L << card;
        continue;
      }
      FlareCard flare = content.flareFace(alien).flare();
      if (flare == null) continue;
      add(flare.wildEffect(), i, true);
      add(flare.superEffect(), i, false);
    }
  }

  private void add(Effect effect, int place, boolean forAll) {
    for (Ability ability : effect.all()) {
      if (ability.mandatory()) continue;
      int window = ability.window().ordinal();
      put(WindowMasks.of(window), place, forAll);
      for (int p = 0; p < Role.POSITIONS; p++)
        if (ability.role().covers(Role.position(p)))
          put(WindowMasks.of(window, Role.position(p)), place, forAll);
    }
  }

  private void put(int set, int place, boolean forAll) {
    own[set] |= 1 << place;
    if (forAll) own[set + 1] |= 1 << place;
  }

  /// Shows what another index shows, without copying it.
  public void share(CardIndex other) {
    if (other.ofAliens == other.own) other.lent = true;
    ofAliens = other.ofAliens;
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

  /// Cards 0 to 63 with an ability in a window.
  ///
  /// @param set which window, or also in which position: see [WindowMasks#of]
  public long low(int set) {
    return always.low(set) | low(ofAliens[set], first);
  }

  /// Cards 64 to 127 with an ability in a window.
  public long high(int set) {
    return always.high(set) | high(ofAliens[set], first);
  }

  /// Those of [#low] in which it is the super side of a flare alone that has one.
  public long superLow(int set) {
    return low(ofAliens[set] & ~ofAliens[set + 1], first);
  }

  /// The same of [#high].
  public long superHigh(int set) {
    return high(ofAliens[set] & ~ofAliens[set + 1], first);
  }

  // Cards from the first of aliens on, where they lie in the two words of a set.
  private static long low(long ofAliens, int first) {
    return first < Long.SIZE ? ofAliens << first : 0;
  }

  private static long high(long ofAliens, int first) {
    return first < Long.SIZE ? ofAliens >>> Long.SIZE - first : ofAliens << first;
  }
}
