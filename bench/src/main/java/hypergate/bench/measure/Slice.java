package hypergate.bench.measure;

import java.util.Locale;

/// A short stretch of work between two measurements of the reference.
///
/// @param units small things done
/// @param games games played to their ends
/// @param nanos processor time of the work, without collecting garbage
/// @param collecting milliseconds of collecting garbage
/// @param bytes allocated
/// @param before the reference before it, nanoseconds
/// @param after the reference after it
/// @param wall nanoseconds that it took on the clock, with both references
/// @param busy nanoseconds of that on a processor
public record Slice(
    long units,
    long games,
    long nanos,
    long collecting,
    long bytes,
    double before,
    double after,
    long wall,
    long busy) {

  /// The mean of the reference before and after.
  double reference() {
    return (before + after) / 2;
  }

  /// What a unit costs in multiples of the reference.
  double multiple() {
    return (double) nanos / units / reference();
  }

  /// The line by which one process tells another.
  String line() {
    return String.format(
        Locale.ROOT,
        "slice %d %d %d %d %d %.5f %.5f %d %d",
        units,
        games,
        nanos,
        collecting,
        bytes,
        before,
        after,
        wall,
        busy);
  }

  /// Reads such a line.
  ///
  /// @throws IllegalArgumentException when it is none
  static Slice of(String line) {
    String[] words = line.split(" ");
    if (words.length != 10 || !words[0].equals("slice"))
      throw new IllegalArgumentException("no slice: " + line);
    return new Slice(
        Long.parseLong(words[1]),
        Long.parseLong(words[2]),
        Long.parseLong(words[3]),
        Long.parseLong(words[4]),
        Long.parseLong(words[5]),
        Double.parseDouble(words[6]),
        Double.parseDouble(words[7]),
        Long.parseLong(words[8]),
        Long.parseLong(words[9]));
  }
}
