package hypergate.lab.statistics;

/// The mean and the variance of numbers that come one after the other, in constant memory (B. P.
/// Welford, Note on a method for calculating corrected sums of squares and products, Technometrics
/// 4, 1962). The same numbers in the same order give the same result to the bit.
public final class Moments {
  private long count;
  private double mean;
  private double squares;

  /// No numbers yet.
  public Moments() {}

  /// Adds a number.
  public void add(double number) {
    count++;
    double off = number - mean;
    mean += off / count;
    squares += off * (number - mean);
  }

  /// How many there were.
  public long count() {
    return count;
  }

  /// Their mean; 0 when there were none.
  public double mean() {
    return mean;
  }

  /// The sum of squared distances from the mean.
  public double squares() {
    return squares;
  }

  /// The variance of what they were drawn from, without bias; 0 for fewer than two.
  public double variance() {
    return count < 2 ? 0 : squares / (count - 1);
  }
}
