package hypergate.game;

import hypergate.game.state.Layout;
import hypergate.game.state.State;

/// Which cosmic cards can act in which window, one bit a card: the cards that are always in the
/// deck and the flares of this game.
final class CardIndex {
  private final Content content;
  private long pulsarsLow;
  private long pulsarsHigh;
  private final long[] low = new long[Window.ALL.length];
  private final long[] high = new long[Window.ALL.length];
  private final long[] roleLow = new long[Window.ALL.length * Role.POSITIONS];
  private final long[] roleHigh = new long[Window.ALL.length * Role.POSITIONS];

  CardIndex(Content content) {
    this.content = content;
  }

  /// Recomputes everything from the flares and Pulsars in the state.
  void index(State state) {
    content.copyWindows(low, high);
    content.copyRoles(roleLow, roleHigh);
    pulsarsLow = 0;
    pulsarsHigh = 0;
    int flares = Layout.ALIEN_CARDS - state.n[Layout.PULSARS];
    for (int i = 0; i < Layout.ALIEN_CARDS; i++) {
      int alien = (state.b[Layout.CARD_ALIEN + i] & 0xff) - 1;
      if (alien < 0) continue;
      if (i >= flares) {
        for (Pulsars.Mode mode : Pulsars.Mode.ALL)
          add(content.pulsar(alien).play(mode), content.firstAlienCard() + i);
        int card = content.firstAlienCard() + i;
        if (card < 64) pulsarsLow |= 1L << card;
        else pulsarsHigh |= 1L << card;
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
    long[] windows = card < 64 ? low : high;
    long[] roles = card < 64 ? roleLow : roleHigh;
    Ability[] abilities = effect.all;
    for (int a = 0; a < abilities.length; a++) {
      if (abilities[a].must) continue;
      int w = abilities[a].window.ordinal();
      windows[w] |= 1L << card;
      for (int p = 0; p < Role.POSITIONS; p++)
        if (abilities[a].role.covers(1 << p)) roles[w * Role.POSITIONS + p] |= 1L << card;
    }
  }

  void copyFrom(CardIndex other) {
    pulsarsLow = other.pulsarsLow;
    pulsarsHigh = other.pulsarsHigh;
    System.arraycopy(other.low, 0, low, 0, low.length);
    System.arraycopy(other.high, 0, high, 0, high.length);
    System.arraycopy(other.roleLow, 0, roleLow, 0, roleLow.length);
    System.arraycopy(other.roleHigh, 0, roleHigh, 0, roleHigh.length);
  }

  /// Cards 0 to 63 of a kind: flares and Pulsars share the places for cards of aliens.
  long kindLow(Kind kind) {
    return switch (kind) {
      case FLARE -> content.kindLow(Kind.FLARE) & ~pulsarsLow;
      case PULSAR -> pulsarsLow;
      default -> content.kindLow(kind);
    };
  }

  /// Cards 64 to 127 of a kind.
  long kindHigh(Kind kind) {
    return switch (kind) {
      case FLARE -> content.kindHigh(Kind.FLARE) & ~pulsarsHigh;
      case PULSAR -> pulsarsHigh;
      default -> content.kindHigh(kind);
    };
  }

  /// Cards 0 to 63 with an ability in each window; not to be changed.
  long[] low() {
    return low;
  }

  /// Cards 64 to 127 with an ability in each window; not to be changed.
  long[] high() {
    return high;
  }

  /// Cards 0 to 63 that a seat in this position could use in a window.
  long roleLow(int window, int position) {
    return roleLow[window * Role.POSITIONS + Integer.numberOfTrailingZeros(position)];
  }

  /// Cards 64 to 127 that a seat in this position could use in a window.
  long roleHigh(int window, int position) {
    return roleHigh[window * Role.POSITIONS + Integer.numberOfTrailingZeros(position)];
  }
}
