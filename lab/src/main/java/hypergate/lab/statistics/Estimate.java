package hypergate.lab.statistics;

/// A mean with an interval.
///
/// @param mean the middle
/// @param low the lower end; minus infinity when nothing is known
/// @param high the upper end
public record Estimate(double mean, double low, double high) {
  /// So far on both sides of a mean.
  public static Estimate around(double mean, double radius) {
    return new Estimate(mean, mean - radius, mean + radius);
  }

  /// Whether the interval leaves out 0.
  public boolean excludesZero() {
    return low > 0 || high < 0;
  }

  /// Whether the whole interval is nearer to 0 than this.
  public boolean isWithin(double distance) {
    return -distance < low && high < distance;
  }
}
