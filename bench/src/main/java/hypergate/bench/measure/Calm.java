package hypergate.bench.measure;

import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;

/// Whether a machine was calm enough to believe what was measured on it: the reference loop does
/// the same each time, so it must take the same time each time, and nobody else may have had the
/// processor.
///
/// @param spread by how much the slowest tenth of the references lies above the fastest tenth, as a
///   share of the middle
/// @param share of the time on the clock in which the worker had a processor
record Calm(double spread, double share) {
  /// A spread above this is too much.
  static final double MOST_SPREAD = 0.15;

  /// A share below this is too little.
  static final double LEAST_SHARE = 0.93;

  /// Of what was measured.
  static Calm of(List<Slice> slices) {
    Samples references =
        Samples.of(
            slices.stream().flatMapToDouble(s -> DoubleStream.of(s.before(), s.after())).toArray());
    double busy = slices.stream().mapToLong(Slice::busy).sum();
    double wall = slices.stream().mapToLong(Slice::wall).sum();
    return new Calm((references.at(0.9) - references.at(0.1)) / references.median(), busy / wall);
  }

  /// Whether it was calm enough.
  boolean isEnough() {
    return spread <= MOST_SPREAD && share >= LEAST_SHARE;
  }

  /// In words.
  String words() {
    return String.format(
        Locale.ROOT,
        "the reference loop spread by %.0f %% (at most %.0f), and the worker had a processor for"
            + " %.0f %% of the time (at least %.0f)",
        spread * 100,
        MOST_SPREAD * 100,
        share * 100,
        LEAST_SHARE * 100);
  }
}
