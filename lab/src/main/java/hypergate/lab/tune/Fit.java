package hypergate.lab.tune;

/// Finds the weights that foretell positions best: those of least loss, with a little added for
/// weights far from where it begins (0, or what was known before), so that what is seldom seen
/// claims little. Follows the slope as corrected by what the last steps have shown of its bends
/// (L-BFGS: D. C. Liu and J. Nocedal, On the limited memory BFGS method for large scale
/// optimization, 1989). Everything is reckoned in one order: the same positions give the same
/// weights to the bit.
final class Fit {
  private static final int MEMORY = 10;
  private static final int MOST_STEPS = 400;
  private static final double SMALLEST_SLOPE = 1e-5;
  private static final double ENOUGH = 1e-4;

  private final Positions positions;
  private final double restraint;
  private final double[] from;
  private final int size;

  /// @param from where it begins: a weight for each feature
  /// @param restraint what the square of a weight's way from there adds to the loss, divided by 2
  Fit(Positions positions, double[] from, double restraint) {
    this.positions = positions;
    this.from = from.clone();
    this.size = from.length;
    this.restraint = restraint;
  }

  /// The weights.
  double[] weights() {
    double[] weights = from.clone();
    double[] slope = new double[size];
    double[][] steps = new double[MEMORY][];
    double[][] bends = new double[MEMORY][];
    double loss = loss(weights, slope);
    for (int n = 0; n < MOST_STEPS && steepest(slope) > SMALLEST_SLOPE; n++) {
      double[] direction = direction(slope, steps, bends, n);
      double downhill = dot(direction, slope);
      double length = n == 0 ? 1 / Math.max(1, Math.sqrt(dot(slope, slope))) : 1;
      double[] next = new double[size];
      double[] nextSlope = new double[size];
      double nextLoss = loss;
      boolean found = false;
      for (int tries = 0; tries < 30 && !found; tries++, length /= 2) {
        for (int f = 0; f < size; f++) next[f] = weights[f] + length * direction[f];
        nextLoss = loss(next, nextSlope);
        found = nextLoss <= loss + ENOUGH * length * downhill;
      }
      if (!found) break;
      remember(steps, bends, n, weights, next, slope, nextSlope);
      weights = next;
      slope = nextSlope;
      loss = nextLoss;
    }
    return weights;
  }

  private double loss(double[] weights, double[] slope) {
    double loss = positions.loss(weights, slope);
    for (int f = 0; f < size; f++) {
      double way = weights[f] - from[f];
      loss += restraint / 2 * way * way;
      slope[f] += restraint * way;
    }
    return loss;
  }

  private void remember(
      double[][] steps,
      double[][] bends,
      int n,
      double[] from,
      double[] to,
      double[] slope,
      double[] nextSlope) {
    double[] step = new double[size];
    double[] bend = new double[size];
    for (int f = 0; f < size; f++) {
      step[f] = to[f] - from[f];
      bend[f] = nextSlope[f] - slope[f];
    }
    steps[n % MEMORY] = step;
    bends[n % MEMORY] = bend;
  }

  private double[] direction(double[] slope, double[][] steps, double[][] bends, int n) {
    double[] direction = new double[size];
    for (int f = 0; f < size; f++) direction[f] = -slope[f];
    if (n == 0) return direction;
    int first = Math.max(0, n - MEMORY);
    double[] shares = new double[MEMORY];
    for (int k = n - 1; k >= first; k--) {
      int at = k % MEMORY;
      shares[at] = dot(steps[at], direction) / dot(bends[at], steps[at]);
      add(direction, -shares[at], bends[at]);
    }
    int last = (n - 1) % MEMORY;
    double scale = dot(steps[last], bends[last]) / dot(bends[last], bends[last]);
    for (int f = 0; f < size; f++) direction[f] *= scale;
    for (int k = first; k < n; k++) {
      int at = k % MEMORY;
      double share = dot(bends[at], direction) / dot(bends[at], steps[at]);
      add(direction, shares[at] - share, steps[at]);
    }
    return direction;
  }

  private static void add(double[] to, double times, double[] more) {
    for (int f = 0; f < to.length; f++) to[f] += times * more[f];
  }

  private static double dot(double[] one, double[] other) {
    double sum = 0;
    for (int f = 0; f < one.length; f++) sum += one[f] * other[f];
    return sum;
  }

  private static double steepest(double[] slope) {
    double most = 0;
    for (double s : slope) most = Math.max(most, Math.abs(s));
    return most;
  }
}
