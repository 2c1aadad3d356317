package hypergate.testing;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.LongStream;

/// Which seeds a test runs for: those that its annotation names and fresh ones, or those that
/// somebody wants.
///
/// @param seed what the test gets
/// @param fresh whether it was chosen anew for this run
record SeedChoice(long seed, boolean fresh) {
  /// Exactly these seeds: `94,147` or `1-300,2004`.
  static final String SEEDS = "hypergate.seeds";

  /// How many of the seeds from 1 on, instead of what the annotation says.
  static final String GAMES = "hypergate.games";

  /// The number that fresh seeds follow from, or `off`.
  static final String FRESH = "hypergate.fresh";

  private static final long ROOM = 1_000_000_000L;

  /// The seeds of one run of a test.
  ///
  /// @param test `Class.method`
  /// @param setting settings by their names, as far as there are any
  /// @param clock what fresh seeds follow from unless it is set
  static List<SeedChoice> of(
      Seeds seeds, String test, Function<String, Optional<String>> setting, long clock) {
    Optional<String> wanted = setting.apply(SEEDS);
    if (wanted.isPresent())
      return range(wanted.get()).map(seed -> new SeedChoice(seed, false)).toList();
    Set<Long> fixed = new LinkedHashSet<>();
    long upTo = seeds.upTo();
    if (upTo > 0) upTo = setting.apply(GAMES).map(text -> whole(GAMES, text)).orElse(upTo);
    for (long seed = 1; seed <= upTo; seed++) fixed.add(seed);
    for (long seed : seeds.fixed()) fixed.add(seed);
    List<SeedChoice> all = new ArrayList<>();
    for (long seed : fixed) all.add(new SeedChoice(seed, false));
    String fresh = setting.apply(FRESH).orElse("" + clock);
    if (!fresh.equals("off"))
      for (long seed : fresh(whole(FRESH, fresh), test, seeds.fresh()))
        all.add(new SeedChoice(seed, true));
    return all;
  }

  /// Fresh seeds: of nine digits, so that people can type them, others for every test.
  ///
  /// @param from the number that all of them follow from
  static List<Long> fresh(long from, String test, int count) {
    SplittableRandom random = new SplittableRandom(from * 31 + test.hashCode());
    List<Long> seeds = new ArrayList<>();
    for (int i = 0; i < count; i++) seeds.add(random.nextLong(ROOM / 10, ROOM));
    return seeds;
  }

  /// The numbers that a text like `1-300,2004` names.
  private static java.util.stream.Stream<Long> range(String text) {
    return java.util.Arrays.stream(text.split(","))
        .map(String::strip)
        .flatMap(
            part -> {
              int dash = part.indexOf('-', 1);
              if (dash < 0) return java.util.stream.Stream.of(whole(SEEDS, part));
              long first = whole(SEEDS, part.substring(0, dash));
              return LongStream.rangeClosed(first, whole(SEEDS, part.substring(dash + 1))).boxed();
            });
  }

  private static long whole(String name, String text) {
    try {
      return Long.parseLong(text.strip());
    } catch (NumberFormatException e) {
      String more =
          name.equals(FRESH) ? ", or off" : name.equals(SEEDS) ? ", as in 1-300,2004" : "";
      throw new IllegalArgumentException(
          "-D" + name + ": '" + text + "' is no whole number; allowed: whole numbers" + more, e);
    }
  }
}
