package hypergate.game.card;

import hypergate.game.word.Role;
import hypergate.game.word.Window;

/// Which cosmic cards can act in which window, and in which position of whoever holds them: sets of
/// cards, two words each. The sets of all windows lie together, since most windows are left after a
/// look at them, and then all positions of each.
public final class WindowMasks {
  private static final int WINDOWS = Window.ALL.length;

  /// How many sets there are: one a window, and one for each position in it.
  public static final int SETS = WINDOWS * (1 + Role.POSITIONS);

  private final long[] words = new long[2 * SETS];

  /// A card can act in a window.
  public void add(Window window, int card) {
    put(of(window.ordinal()), card);
  }

  /// A card can act in a window when whoever holds it has a role.
  public void add(Window window, Role role, int card) {
    for (int p = 0; p < Role.POSITIONS; p++)
      if (role.covers(Role.position(p))) put(of(window.ordinal(), Role.position(p)), card);
  }

  private void put(int set, int card) {
    words[set + (card >> 6)] |= 1L << card;
  }

  /// Where the cards of a window lie, for [#low] and [#high].
  public static int of(int window) {
    return 2 * window;
  }

  /// The same for a seat in a position.
  public static int of(int window, int position) {
    int positions = WINDOWS + window * Role.POSITIONS;
    return 2 * (positions + Role.number(position));
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
