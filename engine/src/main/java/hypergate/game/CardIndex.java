package hypergate.game;

import hypergate.game.piece.Sizes;

/// Which cosmic cards can act in which window, one bit a card: the cards that are always in the
/// deck and the flares of this game. Games that were forked from one another share it: what has
/// been lent is never written to again.
final class CardIndex {
  private final Content content;
  private Masks own = new Masks();
  private Masks masks = own;
  private boolean lent;

  /// By window, and by window and position of whoever holds the card.
  private static final class Masks {
    private final long[] low = new long[Window.ALL.length];
    private final long[] high = new long[Window.ALL.length];
    private final long[] roleLow = new long[Window.ALL.length * Role.POSITIONS];
    private final long[] roleHigh = new long[Window.ALL.length * Role.POSITIONS];
    private long pulsarsLow;
    private long pulsarsHigh;
  }

  CardIndex(Content content) {
    this.content = content;
  }

  /// Recomputes everything from the flares and Pulsars in the state.
  void index(Cards cards) {
    if (lent) own = new Masks();
    lent = false;
    masks = own;
    content.copyWindows(masks.low, masks.high);
    content.copyRoles(masks.roleLow, masks.roleHigh);
    masks.pulsarsLow = 0;
    masks.pulsarsHigh = 0;
    int flares = cards.roomForFlares();
    for (int i = 0; i < Sizes.ALIEN_CARDS; i++) {
      int alien = cards.alienAt(i);
      if (alien < 0) continue;
      if (i >= flares) {
        for (Pulsars.Mode mode : Pulsars.Mode.ALL)
          add(content.pulsar(alien).play(mode), content.firstAlienCard() + i);
        int card = content.firstAlienCard() + i;
        if (card < 64) masks.pulsarsLow |= 1L << card;
        else masks.pulsarsHigh |= 1L << card;
        continue;
      }
      Flare flare = content.flareFace(alien).flare();
      if (flare == null) continue;
      int card = content.firstAlienCard() + i;
      add(flare.wildEffect(), card);
      add(flare.superEffect(), card);
    }
  }

  private void add(Effect effect, int card) {
    long[] windows = card < 64 ? masks.low : masks.high;
    long[] roles = card < 64 ? masks.roleLow : masks.roleHigh;
    Ability[] abilities = effect.all;
    for (int a = 0; a < abilities.length; a++) {
      if (abilities[a].must) continue;
      int w = abilities[a].window.ordinal();
      windows[w] |= 1L << card;
      for (int p = 0; p < Role.POSITIONS; p++)
        if (abilities[a].role.covers(1 << p)) roles[w * Role.POSITIONS + p] |= 1L << card;
    }
  }

  /// Shows what another index shows, without copying it.
  void share(CardIndex other) {
    if (other.masks == other.own) other.lent = true;
    masks = other.masks;
  }

  /// Cards 0 to 63 of a kind: flares and Pulsars share the places for cards of aliens.
  long kindLow(Kind kind) {
    return switch (kind) {
      case FLARE -> content.kindLow(Kind.FLARE) & ~masks.pulsarsLow;
      case PULSAR -> masks.pulsarsLow;
      default -> content.kindLow(kind);
    };
  }

  /// Cards 64 to 127 of a kind.
  long kindHigh(Kind kind) {
    return switch (kind) {
      case FLARE -> content.kindHigh(Kind.FLARE) & ~masks.pulsarsHigh;
      case PULSAR -> masks.pulsarsHigh;
      default -> content.kindHigh(kind);
    };
  }

  /// Cards 0 to 63 with an ability in each window; not to be changed.
  long[] low() {
    return masks.low;
  }

  /// Cards 64 to 127 with an ability in each window; not to be changed.
  long[] high() {
    return masks.high;
  }

  /// Cards 0 to 63 that a seat in this position could use in a window.
  long roleLow(int window, int position) {
    return masks.roleLow[window * Role.POSITIONS + Integer.numberOfTrailingZeros(position)];
  }

  /// Cards 64 to 127 that a seat in this position could use in a window.
  long roleHigh(int window, int position) {
    return masks.roleHigh[window * Role.POSITIONS + Integer.numberOfTrailingZeros(position)];
  }
}
