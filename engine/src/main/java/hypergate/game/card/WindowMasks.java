package hypergate.game.card;

import hypergate.game.word.Role;
import hypergate.game.word.Window;

/// Which cosmic cards can act in which window, and in which position of whoever holds them: sets of
/// cards, two words each. All of a window lies together, since it is looked up together.
public final class WindowMasks {
  private static final int SETS = 1 + Role.POSITIONS;

  private final long[] words = new long[Window.ALL.length * SETS * 2];

  /// Makes these masks equal to others.
  public void copyFrom(WindowMasks other) {
    System.arraycopy(other.words, 0, words, 0, words.length);
  }

  /// A card can act in a window.
  public void add(Window window, int card) {
    put(window.ordinal() * SETS, card);
  }

  /// A card can act in a window when whoever holds it has a role.
  public void add(Window window, Role role, int card) {
    for (int p = 0; p < Role.POSITIONS; p++)
      if (role.covers(1 << p)) put(window.ordinal() * SETS + 1 + p, card);
  }

  private void put(int set, int card) {
    words[2 * set + (card >> 6)] |= 1L << card;
  }

  /// Where the cards of a window lie, for [#low] and [#high].
  public static int of(int window) {
    return 2 * window * SETS;
  }

  /// The same for a seat in a position.
  public static int of(int window, int position) {
    return of(window) + 2 + 2 * Integer.numberOfTrailingZeros(position);
  }

  /// Cards 0 to 63 of a set.
  public long low(int set) {
    return words[set];
  }

  /// Cards 64 to 127 of a set.
  public long high(int set) {
    return words[set + 1];
  }
}
