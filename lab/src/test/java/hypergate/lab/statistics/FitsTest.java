package hypergate.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hypergate.lab.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// Shares in clusters, strengths from games, and what is named among many.
final class FitsTest {
  /// A game of a made-up set of aliens whose strengths are known.
  private static final class Game {
    final int[][] features;
    final double[] points;
    final long round;

    Game(int[][] features, double[] points, long round) {
      this.features = features;
      this.points = points;
      this.round = round;
    }
  }

  private static final int ALIENS = 8;

  // Alien a has the strength a/4; rounds of four games share their aliens, which move on.
  private static List<Game> games(long seed, int rounds) {
    SplittableRandom random = new SplittableRandom(seed);
    List<Game> all = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      int[] aliens = random.ints(0, ALIENS).distinct().limit(4).toArray();
      for (int turn = 0; turn < 4; turn++) {
        int[][] features = new int[4][];
        double[] chance = new double[4];
        double sum = 0;
        for (int seat = 0; seat < 4; seat++) {
          int alien = aliens[(seat + turn) % 4];
          features[seat] = new int[] {alien, -1, ALIENS + seat};
          chance[seat] = Math.exp(alien / 4.0);
          sum += chance[seat];
        }
        double at = random.nextDouble() * sum;
        int winner = 0;
        while (at > chance[winner]) at -= chance[winner++];
        double[] points = new double[4];
        points[winner] = 1;
        all.add(new Game(features, points, round));
      }
    }
    return all;
  }

  private static ConditionalLogit fit(List<Game> games) {
    return new ConditionalLogit(
        ALIENS + 4, seen -> games.forEach(one -> seen.game(one.features, one.points, one.round)));
  }

  @Test
  void strengths_are_found_and_seats_that_mean_nothing_are_left_alone() {
    ConditionalLogit fit = fit(games(5, 4000));
    for (int alien = 1; alien < ALIENS; alien++)
      assertThat(fit.strength(alien) - fit.strength(0)).isCloseTo(alien / 4.0, within(0.15));
    for (int seat = 0; seat < 4; seat++)
      assertThat(fit.strength(ALIENS + seat)).isCloseTo(0, within(0.08));
  }

  @Test
  void errors_are_as_large_as_they_are_said_to_be() {
    int held = 0;
    int all = 0;
    double middle = (ALIENS - 1) / 8.0;
    for (int trial = 0; trial < 120; trial++) {
      ConditionalLogit fit = fit(games(100 + trial, 150));
      for (int alien = 0; alien < ALIENS; alien++, all++)
        if (Math.abs(fit.strength(alien) - (alien / 4.0 - middle)) < 1.96 * fit.error(alien))
          held++;
    }
    assertThat((double) held / all).isBetween(0.92, 0.98);
  }

  @Test
  void what_was_never_seen_has_no_strength() {
    ConditionalLogit fit =
        new ConditionalLogit(
            3,
            seen -> {
              for (int i = 0; i < 50; i++)
                seen.game(
                    new int[][] {{0}, {1}},
                    new double[] {i % 5 == 0 ? 0 : 1, i % 5 == 0 ? 1 : 0},
                    i);
            });
    assertThat(fit.strength(2)).isZero();
    assertThat(fit.strength(0)).isPositive().isCloseTo(-fit.strength(1), within(1e-9));
    assertThat(fit.strength(0) - fit.strength(1)).isBetween(1.1, Math.log(4));
  }

  @Test
  void games_of_a_round_that_are_alike_tell_no_more_than_one() {
    RatioSum alike = new RatioSum();
    RatioSum apart = new RatioSum();
    for (int round = 0; round < 100; round++) {
      alike.add(round % 4 == 0 ? 4 : 0, 4);
      apart.add(1, 4);
    }
    assertThat(alike.share()).isEqualTo(0.25);
    assertThat(alike.interval().high() - alike.interval().low())
        .isCloseTo(Interval.of(25, 100).high() - Interval.of(25, 100).low(), within(0.002));
    assertThat(apart.share()).isEqualTo(0.25);
    assertThat(alike.above(0.25)).isZero();
    assertThat(alike.above(0.05)).isGreaterThan(4);
  }

  @Test
  void few_rounds_claim_no_more_than_their_games() {
    RatioSum few = new RatioSum();
    for (int round = 0; round < 5; round++) few.add(1, 4);
    assertThat(few.interval()).isEqualTo(Interval.of(0.25, 20.0));
  }

  @Test
  void of_many_that_are_at_par_hardly_one_is_named() {
    SplittableRandom random = new SplittableRandom(8);
    int named = 0;
    for (int trial = 0; trial < 400; trial++) {
      List<Double> errors = new ArrayList<>();
      for (int i = 0; i < 200; i++) errors.add(random.nextGaussian());
      for (boolean one : Discoveries.of(errors)) if (one) named++;
    }
    // In 400 lists of 200 by chance, about one list in twenty names something.
    assertThat(named).isBetween(1, 60);
    List<Double> some = new ArrayList<>();
    for (int i = 0; i < 200; i++) some.add(i < 10 ? 6.0 : random.nextGaussian());
    boolean[] found = Discoveries.of(some);
    for (int i = 0; i < 10; i++) assertThat(found[i]).isTrue();
  }

  @Test
  void chances_are_those_of_the_normal_distribution() {
    assertThat(Discoveries.chance(1.959963984540054)).isCloseTo(0.05, within(1e-6));
    assertThat(Discoveries.chance(-2.5758293035489)).isCloseTo(0.01, within(1e-6));
    assertThat(Discoveries.chance(0)).isCloseTo(1, within(1e-6));
    assertThat(Discoveries.chance(6) / 1.973e-9).isCloseTo(1, within(1e-3));
  }
}
