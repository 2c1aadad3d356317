package hypergate.game.piece;

/// Numbers that follow from a seed, for all that is no part of a game in progress: new deals, seeds
/// of series.
public final class Luck {
  private static final long GOLDEN = 0x9e3779b97f4a7c15L;

  private long place;

  /// Luck that follows from a seed.
  public Luck(long seed) {
    place = seed;
  }

  /// A uniform number from 0 to `bound - 1`.
  public int number(int bound) {
    return (int) (((next() >>> 32) * bound) >>> 32);
  }

  /// The next raw number.
  public long next() {
    place += GOLDEN;
    return mix(place);
  }

  /// Shuffles the first cells of an array (Fisher and Yates).
  public void shuffle(int[] cells, int size) {
    for (int i = size - 1; i > 0; i--) {
      int j = number(i + 1);
      int cell = cells[i];
      cells[i] = cells[j];
      cells[j] = cell;
    }
  }

  /// The SplitMix64 finaliser: neighbouring numbers give numbers that have nothing in common.
  public static long mix(long number) {
    long z = (number ^ (number >>> 30)) * 0xbf58476d1ce4e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
    return z ^ (z >>> 31);
  }
}
