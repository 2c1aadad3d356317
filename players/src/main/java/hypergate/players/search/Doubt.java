package hypergate.players.search;

/// What it costs to decide before everything is known. Who has measured that one option is ahead of
/// another by so much, give or take an error, and takes it, loses nothing if that is true, and the
/// difference if it is the other way round; the mean of that loss over all that may be true is the
/// expected opportunity cost (S. Chick, K. Inoue, New two-stage and sequential procedures for
/// selecting the best simulated system, Operations Research 49, 2001).
final class Doubt {
  private static final double ROOT = 0.3989422804014327;

  // Beyond that nothing is left.
  private static final double FAR = 8;

  private Doubt() {}

  /// The expected loss.
  ///
  /// @param ahead by how much the one that is taken was better on average, at least 0
  /// @param error the standard error of that
  static double loss(double ahead, double error) {
    if (error <= 0) return Math.max(0, -ahead);
    double z = ahead / error;
    if (z > FAR) return 0;
    return error * (ROOT * StrictMath.exp(-z * z / 2) - z * beyond(z));
  }

  // How much of a normal distribution lies beyond so many standard deviations (M. Abramowitz, I.
  // Stegun, Handbook of Mathematical Functions, 26.2.17: good to seven places).
  private static double beyond(double z) {
    if (z < 0) return 1 - beyond(-z);
    double t = 1 / (1 + 0.2316419 * z);
    double sum =
        t
            * (0.319381530
                + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
    return ROOT * StrictMath.exp(-z * z / 2) * sum;
  }
}
