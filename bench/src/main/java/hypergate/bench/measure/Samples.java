package hypergate.bench.measure;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;

/// Numbers that were measured several times.
final class Samples {
  private final double[] sorted;

  private Samples(double[] sorted) {
    this.sorted = sorted;
  }

  /// Of these numbers.
  static Samples of(double... numbers) {
    double[] sorted = numbers.clone();
    Arrays.sort(sorted);
    return new Samples(sorted);
  }

  /// One number of each.
  static <T> Samples of(List<T> all, ToDoubleFunction<T> number) {
    return of(all.stream().mapToDouble(number).toArray());
  }

  /// The one in the middle.
  double median() {
    return at(0.5);
  }

  /// The number below which this share of all lies, between neighbours.
  double at(double share) {
    if (sorted.length == 0) throw new IllegalStateException("nothing was measured");
    double place = share * (sorted.length - 1);
    int low = (int) place;
    int high = Math.min(low + 1, sorted.length - 1);
    return sorted[low] + (place - low) * (sorted[high] - sorted[low]);
  }

  /// Half the distance between the quarters, as a share of the middle.
  double scatter() {
    return (at(0.75) - at(0.25)) / 2 / median();
  }
}
