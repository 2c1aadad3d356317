package hypergate.lab.statistics;

import hypergate.lab.Interval;

/// A share of points that is seen in clusters: games of a round are alike, rounds are independent
/// of each other. The share is points by times; its variance is that of a ratio of sums over
/// clusters (W. G. Cochran, Sampling Techniques, 1977, chapter 6). The interval is Wilson's with as
/// many trials as would have the same variance (E. L. Korn and B. I. Graubard, Confidence intervals
/// for proportions with small expected number of positive counts, Survey Methodology 24, 1998), and
/// never with more than there were while there are few clusters.
public final class RatioSum {
  /// From so many clusters on their own variance is believed even where it makes the interval
  /// narrower.
  public static final int MANY = 30;

  private long clusters;
  private double points;
  private double times;
  private double pointsSquared;
  private double both;
  private double timesSquared;

  /// Nothing seen yet.
  public RatioSum() {}

  /// Adds a cluster.
  ///
  /// @param ofPoints points in it
  /// @param ofTimes over how many times they were won
  public void add(double ofPoints, double ofTimes) {
    if (ofTimes == 0) return;
    clusters++;
    points += ofPoints;
    times += ofTimes;
    pointsSquared += ofPoints * ofPoints;
    both += ofPoints * ofTimes;
    timesSquared += ofTimes * ofTimes;
  }

  /// How many clusters there were.
  public long clusters() {
    return clusters;
  }

  /// How many times in all.
  public double times() {
    return times;
  }

  /// Points a time; 0 when there were none.
  public double share() {
    return times == 0 ? 0 : points / times;
  }

  /// The standard error of the share; 0 for fewer than two clusters.
  public double error() {
    if (clusters < 2) return 0;
    double share = share();
    double spread = pointsSquared - 2 * share * both + share * share * timesSquared;
    return Math.sqrt(Math.max(0, spread) * clusters / (clusters - 1)) / times;
  }

  // As many trials as are worth what was seen.
  private double trials() {
    double share = share();
    double alone = share * (1 - share);
    double variance = error() * error();
    if (times == 0 || alone <= 0 || variance <= 1e-12 * alone) return times;
    double trials = alone / variance;
    return clusters < MANY ? Math.min(times, trials) : trials;
  }

  /// The share with its 95 % interval.
  public Interval interval() {
    return Interval.of(share(), trials());
  }

  /// How many standard errors the share is above another one, were that the true one: beyond 1.96
  /// up or down just when [#interval] leaves it out, which is Wilson's too. 0 where nothing is
  /// known.
  ///
  /// @param other a share between 0 and 1
  public double above(double other) {
    double alone = other * (1 - other);
    return clusters < 2 || alone <= 0 ? 0 : (share() - other) / Math.sqrt(alone / trials());
  }
}
