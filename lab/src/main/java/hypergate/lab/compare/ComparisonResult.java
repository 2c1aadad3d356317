package hypergate.lab.compare;

import hypergate.lab.run.Ended;
import hypergate.lab.statistics.ConfidenceSequence;
import hypergate.lab.statistics.Estimate;
import hypergate.lab.statistics.Moments;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// What the pairs of a comparison come to, added up one after the other in their order. An
/// observation is the mean difference of a round, B less A; rounds are independent of each other.
/// Their intervals are a [ConfidenceSequence], looked at after each round: the comparison is clear
/// as soon as the interval leaves out 0, or, when somebody has said what a difference is worth, as
/// soon as it holds only differences that are not. Whoever reads it while it grows holds its lock.
public final class ComparisonResult {
  private static final int MOST_TOLD = 5;

  private final Comparison comparison;
  private final List<String> failures = new ArrayList<>();
  private final Moments differences = new Moments();
  private final Moments ofA = new Moments();
  private final Moments ofB = new Moments();
  private final Consequences consequences;
  private long played;
  private long counted;
  private long failed;
  private double sumA;
  private double sumB;
  private int inRound;
  private boolean clear;

  /// Nothing played yet.
  public ComparisonResult(Comparison comparison) {
    this.comparison = comparison;
    this.consequences = new Consequences(comparison);
  }

  /// Adds the next pair.
  ///
  /// @throws IllegalArgumentException when it is not the next one
  public synchronized void add(Pair pair) {
    if (pair.number() != played)
      throw new IllegalArgumentException("pair " + (played + 1) + " is missing");
    played++;
    consequences.add(pair);
    int seat = comparison.seatIn(pair.number());
    Measure measure = comparison.measure();
    tell(pair, pair.a(), "A");
    tell(pair, pair.b(), "B");
    if (measure.counts(pair.a(), seat) && measure.counts(pair.b(), seat)) {
      sumA += measure.of(pair.a(), seat);
      sumB += measure.of(pair.b(), seat);
      inRound++;
      counted++;
    }
    if (played % comparison.seats() == 0) closeRound();
  }

  private void tell(Pair pair, Ended game, String side) {
    if (game.isWhole()) return;
    failed++;
    if (failures.size() < MOST_TOLD)
      failures.add(
          "pair "
              + (pair.number() + 1)
              + ", side "
              + side
              + " (deal "
              + comparison.seedOf(pair.number())
              + "): "
              + game.why());
  }

  private void closeRound() {
    if (inRound > 0) {
      ofA.add(sumA / inRound);
      ofB.add(sumB / inRound);
      differences.add((sumB - sumA) / inRound);
    }
    sumA = 0;
    sumB = 0;
    inRound = 0;
    Estimate now = difference();
    clear |=
        !comparison.all()
            && (now.excludesZero()
                || comparison.worth().filter(worth -> now.isWithin(worth)).isPresent());
  }

  /// What was compared.
  public Comparison comparison() {
    return comparison;
  }

  /// Pairs that have been played, also those that do not count.
  public long played() {
    return played;
  }

  /// Pairs that count.
  public long counted() {
    return counted;
  }

  /// Rounds that count.
  public long rounds() {
    return differences.count();
  }

  /// Games in which a player or the rules failed.
  public long failed() {
    return failed;
  }

  /// The first of them, a line each.
  public List<String> failures() {
    return List.copyOf(failures);
  }

  /// Whether nothing more needs to be played.
  public boolean isClear() {
    return clear;
  }

  /// The mean of side A.
  public double ofA() {
    return ofA.mean();
  }

  /// The mean of side B.
  public double ofB() {
    return ofB.mean();
  }

  /// What side B changes beside.
  public Consequences consequences() {
    return consequences;
  }

  /// The difference, B less A, with an interval of the sequence.
  public Estimate difference() {
    return ConfidenceSequence.of(differences, unrelated());
  }

  private double unrelated() {
    return ofA.variance() + ofB.variance();
  }

  /// How much of the variance pairing takes away: 0 nothing, 1 all.
  public double pairing() {
    double apart = unrelated();
    return apart == 0 ? 0 : 1 - differences.variance() / apart;
  }

  /// About how many games more it takes until it is clear, if the difference is what it looks like.
  public long needed() {
    if (clear || rounds() < 2) return 0;
    double seen = Math.abs(difference().mean());
    double distance = seen;
    if (comparison.worth().isPresent()) distance = Math.max(seen, comparison.worth().get() - seen);
    long rounds = ConfidenceSequence.needed(differences, unrelated(), distance);
    return Math.max(0, rounds - rounds()) * comparison.seats() * 2;
  }

  /// The answer in a sentence.
  public String answer() {
    Estimate now = difference();
    Measure measure = comparison.measure();
    if (rounds() < ConfidenceSequence.FEWEST)
      return "too few games to say anything: nothing is claimed before "
          + 2L * ConfidenceSequence.FEWEST * comparison.seats()
          + " games";
    if (now.excludesZero())
      return "side "
          + (now.mean() > 0 ? "B" : "A")
          + " has more: "
          + measure.difference(Math.abs(now.mean())).substring(1)
          + (measure.isShare() ? " points of a hundred" : "");
    if (comparison.worth().filter(now::isWithin).isPresent())
      return "no difference that is worth "
          + measure.difference(comparison.worth().get()).substring(1);
    return "not clear which side has more";
  }

  /// The report for people.
  public String words() {
    StringBuilder words = new StringBuilder();
    Measure measure = comparison.measure();
    Estimate now = difference();
    line(
        words,
        "A %s   B %s   against %s, %d seats, seed %d",
        comparison.sides().getFirst(),
        comparison.sides().getLast(),
        String.join(", ", comparison.against()),
        comparison.seats(),
        comparison.seed());
    String answer = answer();
    line(words, "%s", Character.toUpperCase(answer.charAt(0)) + answer.substring(1) + ".");
    line(words, "A %s, B %s %s", measure.text(ofA()), measure.text(ofB()), measure.words());
    line(
        words,
        "difference %s, 95 %% confidence sequence %s to %s",
        measure.difference(now.mean()),
        measure.difference(now.low()),
        measure.difference(now.high()));
    line(
        words,
        "%,d games of at most %,d; the same deals take away %.0f %% of the variance",
        2 * played,
        2 * comparison.pairs(),
        100 * pairing());
    if (clear) line(words, "Clear after %,d rounds, so the rest was not played.", rounds());
    else if (needed() > 0)
      line(words, "About %,d games more, if the difference is what it looks like.", needed());
    if (failed > 0) line(words, "%,d games in which somebody failed:", failed);
    for (String failure : failures) line(words, "  %s", failure);
    return words.toString();
  }

  @SuppressWarnings("AnnotateFormatMethod")
  private static void line(StringBuilder words, String format, Object... values) {
    words.append(String.format(Locale.ROOT, format, values)).append('\n');
  }
}
