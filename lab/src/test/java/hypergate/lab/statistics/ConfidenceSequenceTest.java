package hypergate.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// Intervals that hold all together, however often one looks: shown by simulation with fixed seeds.
final class ConfidenceSequenceTest {
  private static final int EXPERIMENTS = 1500;
  private static final int ROUNDS = 600;

  /// How an experiment ended: after how many rounds 0 was left out, and on which side.
  private record Stopped(int after, double mean) {}

  // Rounds of four pairs. A deal makes both games of a pair alike in part; side B wins more often
  // by
  // an edge. Rare: only one pair in 25 differs at all.
  private static Stopped play(SplittableRandom random, double edge, boolean isRare, boolean naive) {
    Moments differences = new Moments();
    Moments ofA = new Moments();
    Moments ofB = new Moments();
    for (int round = 1; round <= ROUNDS; round++) {
      double a = 0;
      double b = 0;
      for (int pair = 0; pair < 4; pair++) {
        double luck = random.nextDouble();
        boolean differs = random.nextDouble() < (isRare ? 0.04 : 0.7);
        double other = differs ? random.nextDouble() : luck;
        a += luck < 0.25 ? 0.25 : 0;
        b += other < 0.25 + edge ? 0.25 : 0;
      }
      ofA.add(a);
      ofB.add(b);
      differences.add(b - a);
      if (round < ConfidenceSequence.FEWEST) continue;
      Estimate now =
          naive
              ? Estimate.around(
                  differences.mean(), 1.96 * Math.sqrt(differences.variance() / round))
              : ConfidenceSequence.of(differences, ofA.variance() + ofB.variance());
      if (now.excludesZero()) return new Stopped(round, now.mean());
    }
    return new Stopped(ROUNDS + 1, differences.mean());
  }

  private static double errors(boolean isRare, boolean naive) {
    int errors = 0;
    for (int i = 0; i < EXPERIMENTS; i++)
      if (play(new SplittableRandom(1000 + i), 0, isRare, naive).after() <= ROUNDS) errors++;
    return (double) errors / EXPERIMENTS;
  }

  @Test
  void who_looks_after_each_round_errs_no_more_than_it_says() {
    assertThat(errors(false, false)).isLessThanOrEqualTo(ConfidenceSequence.ERROR);
    assertThat(errors(true, false)).isLessThanOrEqualTo(ConfidenceSequence.ERROR);
  }

  @Test
  void an_ordinary_interval_would_err_many_times_as_often() {
    assertThat(errors(false, true)).isGreaterThan(4 * ConfidenceSequence.ERROR);
  }

  @Test
  void a_true_difference_is_found_early_and_on_the_right_side() {
    int found = 0;
    int wrong = 0;
    long rounds = 0;
    for (int i = 0; i < 300; i++) {
      Stopped stopped = play(new SplittableRandom(i), 0.15, false, false);
      if (stopped.after() > ROUNDS) continue;
      found++;
      rounds += stopped.after();
      if (stopped.mean() < 0) wrong++;
    }
    assertThat(found).isGreaterThan(295);
    assertThat(wrong).isZero();
    assertThat((double) rounds / found).isLessThan(ROUNDS / 4.0);
  }

  @Test
  void nothing_is_claimed_of_few_rounds_and_little_where_nothing_differed_yet() {
    Moments seen = new Moments();
    for (int i = 0; i < ConfidenceSequence.FEWEST - 1; i++) seen.add(1);
    assertThat(ConfidenceSequence.of(seen, 0.1).low()).isEqualTo(Double.NEGATIVE_INFINITY);
    Moments nothing = new Moments();
    for (int i = 0; i < 40; i++) nothing.add(0);
    assertThat(ConfidenceSequence.of(nothing, 0.1).high()).isBetween(0.01, 0.1);
  }

  @Test
  void how_much_more_it_takes_is_where_the_interval_gets_so_narrow() {
    Moments seen = new Moments();
    for (int i = 0; i < 200; i++) seen.add(i % 2 == 0 ? 1.1 : -1);
    long needed = ConfidenceSequence.needed(seen, 0, 0.05);
    Moments more = new Moments();
    for (long i = 0; i < needed; i++) more.add(i % 2 == 0 ? 1.1 : -1);
    Estimate then = ConfidenceSequence.of(more, 0);
    assertThat(then.high() - then.mean()).isCloseTo(0.05, within(0.001));
  }

  @Test
  void mean_and_variance_are_those_of_the_numbers() {
    Moments seen = new Moments();
    for (double number : new double[] {3, 5, 7, 9}) seen.add(number);
    assertThat(seen.mean()).isCloseTo(6, within(1e-12));
    assertThat(seen.variance()).isCloseTo(20.0 / 3, within(1e-12));
    assertThat(seen.count()).isEqualTo(4);
  }
}
