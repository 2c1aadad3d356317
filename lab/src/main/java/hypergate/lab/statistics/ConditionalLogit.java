package hypergate.lab.statistics;

import java.util.Arrays;

/// Strengths of what seats have: each seat of a game has the sum of the strengths of its features,
/// and the points fall to the seats in proportion to e to the power of that (D. McFadden,
/// Conditional logit analysis of qualitative choice behavior, 1974; for two seats this is the model
/// of R. A. Bradley and M. E. Terry, Rank analysis of incomplete block designs, 1952). Shared wins
/// count in parts (L. E. Papke and J. M. Wooldridge, Econometric methods for fractional response
/// variables, 1996), so errors are not those of the likelihood but of the slopes of whole rounds
/// (the sandwich of P. J. Huber, 1967, clustered).
///
/// Strengths are held back a little, as if each had been seen [#RESTRAINT] games at par: what is
/// seldom seen claims little, and all together are centred on 0. Newton's method, in one order: the
/// same games give the same strengths to the bit, and what is kept does not grow with the games.
public final class ConditionalLogit {
  private static final double RESTRAINT = 1;
  private static final int MOST_STEPS = 30;
  private static final double ENOUGH = 1e-8;

  /// Takes the seats of one game.
  @FunctionalInterface
  public interface Seen {
    /// A game.
    ///
    /// @param features of each seat, their numbers; those below 0 stand for nothing
    /// @param points of each seat, together 1
    /// @param round in which it was played; rounds come one after the other
    void game(int[][] features, double[] points, long round);
  }

  /// Games that can be gone through as often as it takes, in the same order.
  @FunctionalInterface
  public interface Games {
    /// Shows each of them.
    void each(Seen seen);
  }

  private final int size;
  private final double[] strength;
  private final double[] error;

  /// Fits strengths to games.
  ///
  /// @param size how many features there are
  public ConditionalLogit(int size, Games games) {
    this.size = size;
    this.strength = new double[size];
    double[][] inverse = new double[0][];
    for (int step = 0; step < MOST_STEPS; step++) {
      Sums sums = new Sums(true);
      games.each(sums);
      inverse = inverse(sums.bend());
      double most = 0;
      for (int i = 0; i < size; i++) {
        double by = 0;
        for (int j = 0; j < size; j++) by += inverse[i][j] * sums.slope[j];
        sums.move[i] = by;
        most = Math.max(most, Math.abs(by));
      }
      // A step that is too far is cut: the loss is convex, so it comes to its end all the same.
      double cut = most > 2 ? 2 / most : 1;
      for (int i = 0; i < size; i++) strength[i] -= cut * sums.move[i];
      if (most < ENOUGH) break;
    }
    Sums last = new Sums(false);
    games.each(last);
    last.closeRound();
    this.error = errors(inverse, last.spread);
  }

  /// The strength of a feature.
  public double strength(int feature) {
    return strength[feature];
  }

  /// Its standard error.
  public double error(int feature) {
    return error[feature];
  }

  private double[] errors(double[][] inverse, double[][] spread) {
    double[] errors = new double[size];
    for (int i = 0; i < size; i++) {
      double sum = 0;
      for (int j = 0; j < size; j++) {
        double row = 0;
        for (int k = 0; k < size; k++) row += spread[j][k] * inverse[i][k];
        sum += inverse[i][j] * row;
      }
      errors[i] = Math.sqrt(Math.max(0, sum));
    }
    return errors;
  }

  // Of a symmetric positive matrix, by Gauss and Jordan; it needs no pivots.
  private static double[][] inverse(double[][] matrix) {
    int size = matrix.length;
    double[][] left = new double[size][];
    double[][] right = new double[size][size];
    for (int i = 0; i < size; i++) {
      left[i] = matrix[i].clone();
      right[i][i] = 1;
    }
    for (int i = 0; i < size; i++) {
      double pivot = left[i][i];
      for (int k = 0; k < size; k++) {
        left[i][k] /= pivot;
        right[i][k] /= pivot;
      }
      for (int j = 0; j < size; j++) {
        double by = left[j][i];
        if (j == i || by == 0) continue;
        for (int k = 0; k < size; k++) {
          left[j][k] -= by * left[i][k];
          right[j][k] -= by * right[i][k];
        }
      }
    }
    return right;
  }

  /// What one walk through the games adds up: the slope of the loss and its bend, or how the slopes
  /// of rounds spread.
  private final class Sums implements Seen {
    private final boolean isBending;
    private final double[] slope = new double[size];
    private final double[] move = new double[size];
    private final double[][] bend;
    private final double[][] spread;
    private final double[] ofRound = new double[size];
    private final boolean[] isTouched = new boolean[size];
    private final int[] touched = new int[size];
    private int touches;
    private long round = -1;

    Sums(boolean isBending) {
      this.isBending = isBending;
      bend = new double[isBending ? size : 0][size];
      spread = new double[isBending ? 0 : size][size];
      for (int i = 0; i < bend.length; i++) {
        slope[i] = RESTRAINT * strength[i];
        bend[i][i] = RESTRAINT;
      }
    }

    double[][] bend() {
      return bend;
    }

    @Override
    public void game(int[][] features, double[] points, long inRound) {
      if (inRound != round) closeRound();
      round = inRound;
      double[] chance = chances(features);
      for (int seat = 0; seat < features.length; seat++)
        for (int one : features[seat]) {
          if (one < 0) continue;
          double by = chance[seat] - points[seat];
          if (isBending) slope[one] += by;
          else touch(one, by);
        }
      if (isBending) bend(features, chance);
    }

    private double[] chances(int[][] features) {
      double[] chance = new double[features.length];
      double most = Double.NEGATIVE_INFINITY;
      for (int seat = 0; seat < chance.length; seat++) {
        for (int one : features[seat]) if (one >= 0) chance[seat] += strength[one];
        most = Math.max(most, chance[seat]);
      }
      double all = 0;
      for (int seat = 0; seat < chance.length; seat++) {
        chance[seat] = StrictMath.exp(chance[seat] - most);
        all += chance[seat];
      }
      for (int seat = 0; seat < chance.length; seat++) chance[seat] /= all;
      return chance;
    }

    private void bend(int[][] features, double[] chance) {
      for (int a = 0; a < features.length; a++)
        for (int b = 0; b < features.length; b++) {
          double by = (a == b ? chance[a] : 0) - chance[a] * chance[b];
          for (int one : features[a])
            for (int other : features[b]) if (one >= 0 && other >= 0) bend[one][other] += by;
        }
    }

    private void touch(int one, double by) {
      if (!isTouched[one]) touched[touches++] = one;
      isTouched[one] = true;
      ofRound[one] += by;
    }

    void closeRound() {
      for (int i = 0; i < touches; i++)
        for (int j = 0; j < touches; j++)
          spread[touched[i]][touched[j]] += ofRound[touched[i]] * ofRound[touched[j]];
      for (int i = 0; i < touches; i++) {
        ofRound[touched[i]] = 0;
        isTouched[touched[i]] = false;
      }
      touches = 0;
    }
  }

  /// The strengths of all features.
  public double[] strengths() {
    return Arrays.copyOf(strength, size);
  }
}
