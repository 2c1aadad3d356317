package hypergate.lab;

/// A share with its 95 % interval after Wilson, which stays sensible near 0 and 1.
///
/// @param share successes of trials; 0 when there were none
/// @param low lower end
/// @param high upper end
public record Interval(double share, double low, double high) {
  private static final double Z = 1.959963984540054;

  /// The interval for a number of successes.
  public static Interval of(long successes, long trials) {
    return of(trials == 0 ? 0 : (double) successes / trials, (double) trials);
  }

  /// The interval for a share of so many trials, which need not be a whole number.
  public static Interval of(double p, double n) {
    if (n <= 0) return new Interval(0, 0, 1);
    double scale = 1 + Z * Z / n;
    double middle = (p + Z * Z / (2 * n)) / scale;
    double half = Z / scale * Math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n));
    return new Interval(p, Math.max(0, middle - half), Math.min(1, middle + half));
  }
}
