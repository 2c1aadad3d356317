package hypergate.lab.statistics;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// Which of many differences are there: of those that are named no more than one in twenty is named
/// by chance, however many are looked at (Y. Benjamini and Y. Hochberg, Controlling the false
/// discovery rate, Journal of the Royal Statistical Society B 57, 1995).
public final class Discoveries {
  /// The share of false ones that is put up with.
  public static final double FALSE = 0.05;

  private Discoveries() {}

  /// Which of them are there.
  ///
  /// @param differences each in standard errors
  /// @return for each whether it is there
  public static boolean[] of(List<Double> differences) {
    int many = differences.size();
    List<Integer> order =
        IntStream.range(0, many)
            .boxed()
            .sorted(Comparator.comparingDouble(i -> chance(differences.get(i))))
            .toList();
    int last = -1;
    for (int rank = 0; rank < many; rank++)
      if (chance(differences.get(order.get(rank))) <= FALSE * (rank + 1) / many) last = rank;
    boolean[] found = new boolean[many];
    for (int rank = 0; rank <= last; rank++) found[order.get(rank)] = true;
    return found;
  }

  /// How likely a difference of so many standard errors, up or down, is by chance: that of the
  /// normal distribution, to seven digits (the complementary error function of W. H. Press and
  /// others, Numerical Recipes, chapter 6).
  public static double chance(double errors) {
    double x = Math.abs(errors) / Math.sqrt(2);
    double t = 1 / (1 + 0.5 * x);
    double[] of = {
      0.17087277,
      -0.82215223,
      1.48851587,
      -1.13520398,
      0.27886807,
      -0.18628806,
      0.09678418,
      0.37409196,
      1.00002368,
      -1.26551223
    };
    double sum = 0;
    for (double one : of) sum = sum * t + one;
    return t * StrictMath.exp(-x * x + sum);
  }
}
