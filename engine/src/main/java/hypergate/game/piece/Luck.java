package hypergate.game.piece;

/// Numbers that follow from a seed.
public final class Luck {
  private Luck() {}

  /// The SplitMix64 finaliser: neighbouring numbers give numbers that have nothing in common.
  public static long mix(long number) {
    long z = (number ^ (number >>> 30)) * 0xbf58476d1ce4e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
    return z ^ (z >>> 31);
  }
}
