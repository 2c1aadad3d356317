package hypergate.players.search;

import hypergate.players.Advice;
import java.util.List;
import java.util.Locale;

/// Puts advice into a sentence or two.
final class Wording {
  /// Shares that are nearer to each other than this are much the same.
  private static final double NEAR = 0.005;

  private Wording() {}

  /// Why the first of some options, and not the second.
  static String of(List<Advice.Opinion> best) {
    Advice.Opinion first = best.getFirst();
    if (first.tries() == 0) return first.answer() + ": that is what one usually does here.";
    String words =
        String.format(
            Locale.ROOT,
            "%s is worth about %.0f %% of the points: it %s.",
            first.answer(),
            100 * first.share(),
            first.words());
    if (best.size() == 1) return words;
    Advice.Opinion second = best.get(1);
    double more = first.share() - second.share();
    if (Math.abs(more) < NEAR)
      return words + String.format(Locale.ROOT, " %s is as good.", second.answer());
    if (more < 0)
      return words
          + String.format(
              Locale.ROOT,
              " %s looks better by %s, which was tried out less or is liked less.",
              second.answer(),
              points(-more));
    return words
        + String.format(
            Locale.ROOT,
            " %s is worth %s less: it %s.",
            second.answer(),
            points(more),
            second.words());
  }

  /// The same for who could have taken more.
  static String merciful(List<Advice.Opinion> best) {
    return of(best) + " It gives a little away, so that everybody keeps a chance.";
  }

  private static String points(double share) {
    double points = 100 * share;
    return points < 1.95
        ? String.format(Locale.ROOT, "%.1f points in 100", points)
        : String.format(Locale.ROOT, "%.0f points in 100", points);
  }
}
