package hypergate.lab.statistics;

/// Intervals for a mean that hold all together: with a probability of 95 % *every* one of them, after
/// whatever number of observations, contains the true mean. So one may look after each observation
/// and stop as soon as the interval says enough; stopping early does not make errors likelier.
///
/// It is the mixture sequential probability ratio test with a normal mixture, turned into intervals
/// (H. Robbins, Statistical methods related to the law of the iterated logarithm, Annals of
/// Mathematical Statistics 41, 1970), with the variance taken from the observations (I.
/// Waudby-Smith, D. Arbour, R. Sinha, E. H. Kennedy and A. Ramdas, Time-uniform central limit theory
/// and asymptotic confidence sequences, Annals of Statistics 52, 2024, theorem 2.2):
///
///     mean ± s √( 2 (t r² + 1) / (t² r²) · ln( √(t r² + 1) / 0.05 ) )
///
/// The guarantee is that of the central limit theorem: nothing is claimed before [#FEWEST]
/// observations, and the variance is taken as if there had been one more observation, as far from
/// the mean as two unrelated ones are from each other, so that a beginning in which nothing differs
/// claims little.
public final class ConfidenceSequence {
  /// Before so many observations nothing is claimed.
  public static final int FEWEST = 30;

  /// One minus the probability that all intervals hold.
  public static final double ERROR = 0.05;

  // After how many observations the intervals are at their best, and what follows for the mixture
  // (equation 2.6 there, in its usual approximation).
  private static final double BEST_AT = 100;
  private static final double MIXTURE =
      (-2 * StrictMath.log(ERROR) + StrictMath.log(-2 * StrictMath.log(ERROR) + 1)) / BEST_AT;
  private static final long MOST = 1L << 40;

  private ConfidenceSequence() {}

  /// The interval after some observations.
  ///
  /// @param seen the observations
  /// @param unrelated the variance of the difference of two unrelated observations
  public static Estimate of(Moments seen, double unrelated) {
    if (seen.count() < FEWEST)
      return new Estimate(seen.mean(), Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    return Estimate.around(seen.mean(), deviation(seen, unrelated) * width(seen.count()));
  }

  private static double deviation(Moments seen, double unrelated) {
    return Math.sqrt((seen.squares() + unrelated) / seen.count());
  }

  // How far the ends are from the mean in standard deviations.
  private static double width(long count) {
    double mixed = count * MIXTURE + 1;
    return Math.sqrt(
        2 * mixed / (count * (count * MIXTURE)) * StrictMath.log(Math.sqrt(mixed) / ERROR));
  }

  /// How many observations it takes, those seen included, until the ends are nearer to the mean
  /// than this, if they vary as they did.
  ///
  /// @return very many where no number will do
  public static long needed(Moments seen, double unrelated, double distance) {
    double widths = distance / deviation(seen, unrelated);
    if (Double.isNaN(widths)) return FEWEST;
    long low = FEWEST;
    long high = MOST;
    if (width(high) >= widths) return MOST;
    while (low < high) {
      long middle = (low + high) / 2;
      if (width(middle) < widths) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
