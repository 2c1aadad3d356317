package hypergate.bench.measure;

import java.util.List;

/// What was measured of one workload.
///
/// @param reference nanoseconds of the reference, the median
/// @param multiple what a unit costs in multiples of the reference, collecting garbage included
/// @param scatter half the distance between the quarters of the slices, as a share of it
/// @param game what a game costs in multiples of the reference; 0 where none are played
/// @param bytes allocated for a unit
/// @param calm how calm the machine was
record Result(
    double reference, double multiple, double scatter, double game, double bytes, Calm calm) {
  /// Of slices.
  static Result of(List<Slice> slices) {
    double reference = Samples.of(slices, Slice::reference).median();
    double units = slices.stream().mapToLong(Slice::units).sum();
    double games = slices.stream().mapToLong(Slice::games).sum();
    double collecting = slices.stream().mapToLong(Slice::collecting).sum() * 1e6;
    Samples multiples = Samples.of(slices, Slice::multiple);
    double multiple = multiples.median() + collecting / units / reference;
    return new Result(
        reference,
        multiple,
        multiples.scatter(),
        games == 0 ? 0 : multiple * units / games,
        slices.stream().mapToLong(Slice::bytes).sum() / units,
        Calm.of(slices));
  }
}
