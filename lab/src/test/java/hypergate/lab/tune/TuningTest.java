package hypergate.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import hypergate.content.AllContent;
import hypergate.game.card.Options;
import hypergate.lab.run.LabError;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Weights from games.
final class TuningTest {
  private static final Options FOUR = AllContent.OPTIONS.of(Map.of());

  @TempDir private Path folder;

  @Test
  void what_decides_is_found_and_what_does_not_is_left_alone() {
    // Seats win by e to the power of 2 times their first feature; the second one means nothing.
    SplittableRandom random = new SplittableRandom(3);
    Positions positions = new Positions();
    for (int p = 0; p < 20_000; p++) {
      double[][] features = new double[3][2];
      double[] chance = new double[3];
      double all = 0;
      for (int i = 0; i < 3; i++) {
        features[i][0] = random.nextDouble();
        features[i][1] = random.nextInt(3);
        chance[i] = Math.exp(2 * features[i][0]);
        all += chance[i];
      }
      double at = random.nextDouble() * all;
      double[] points = new double[3];
      int winner = at < chance[0] ? 0 : at < chance[0] + chance[1] ? 1 : 2;
      points[winner] = 1;
      positions.add(features, points);
    }
    double[] weights = new Fit(positions, new double[2], 0).weights();
    assertThat(weights[0]).isCloseTo(2, within(0.1));
    assertThat(weights[1]).isCloseTo(0, within(0.04));
    assertThat(positions.loss(weights, new double[0])).isLessThan(positions.uniformLoss());
    double[] slope = new double[2];
    positions.loss(weights, slope);
    assertThat(slope[0]).isCloseTo(0, within(1e-4));
  }

  @Test
  void restraint_keeps_weights_small() {
    Positions positions = new Positions();
    positions.add(new double[][] {{1}, {0}}, new double[] {1, 0});
    assertThat(new Fit(positions, new double[1], 0.1).weights()[0]).isBetween(0.5, 2.5);
  }

  @Test
  void positions_put_together_are_the_same_as_in_one() {
    Positions one = new Positions();
    Positions two = new Positions();
    Positions all = new Positions();
    SplittableRandom random = new SplittableRandom(1);
    for (int p = 0; p < 200; p++) {
      double[][] features = new double[2 + p % 3][4];
      double[] points = new double[features.length];
      points[0] = 1;
      for (double[] row : features) row[random.nextInt(4)] = random.nextDouble();
      (p < 90 ? one : two).add(features, points);
      all.add(features, points);
    }
    Positions joined = new Positions();
    joined.addAll(one);
    joined.addAll(two);
    double[] weights = {0.3, -1, 2, 0.1};
    double[] slope = new double[4];
    double[] other = new double[4];
    assertThat(joined.loss(weights, slope)).isEqualTo(all.loss(weights, other));
    assertThat(slope).containsExactly(other);
    assertThat(joined.count()).isEqualTo(200);
  }

  @Test
  void any_number_of_threads_learns_the_same_and_better_than_nothing() {
    Tuned one = new Tuning(120, FOUR, true, List.of("novice"), 4).run(1, _ -> {});
    Tuned three = new Tuning(120, FOUR, true, List.of("novice"), 4).run(3, _ -> {});
    assertThat(three.file()).isEqualTo(one.file());
    assertThat(one.learned()).isGreaterThan(900);
    assertThat(one.tested()).isGreaterThan(150);
    assertThat(one.file()).contains("lacks-1\t").contains("learned from").doesNotContain("NaN");
  }

  // Stopped after whatever games were over by then; half a line is what a machine leaves behind
  // that went down.
  @Test
  void a_run_that_was_stopped_goes_on_and_learns_the_same() throws IOException {
    Tuning tuning = new Tuning(60, FOUR, true, List.of("novice"), 4);
    Path file = folder.resolve("weights.tsv.games");
    TuningRun stopped = new TuningRun(tuning);
    try (TuningFile kept = TuningFile.begin(file, tuning)) {
      stopped.run(Optional.of(kept), 2, () -> stopped.played() >= 20, _ -> {});
    }
    assertThat(stopped.played()).isBetween(20, 60);
    List<String> lines = Files.readAllLines(file);
    assertThat(lines).hasSize(1 + stopped.played());
    Files.writeString(file, String.join("\n", lines.subList(0, 18)) + "\n{\"game\": 18, \"se");

    TuningRun again = new TuningRun(tuning);
    try (TuningFile kept = TuningFile.resume(file, again)) {
      assertThat(again.played()).isEqualTo(17);
      again.run(Optional.of(kept), 3, () -> false, _ -> {});
    }
    assertThat(again.learn().file()).isEqualTo(tuning.run(1, _ -> {}).file());
    assertThat(Files.readAllLines(file)).startsWith(lines.toArray(String[]::new));
  }

  @Test
  void a_file_of_other_games_or_with_what_cannot_be_is_refused() throws IOException {
    Path file = folder.resolve("games");
    Tuning tuning = new Tuning(10, FOUR, false, List.of("novice"), 4);
    TuningFile.begin(file, tuning).close();
    TuningRun other = new TuningRun(new Tuning(10, FOUR, true, List.of("novice"), 4));
    assertThatThrownBy(() -> TuningFile.resume(file, other))
        .isInstanceOf(LabError.class)
        .hasMessageContaining("is of another tune: its mixed is false, not true");
    String header = Files.readString(file);
    for (String wrong :
        List.of(
            "\"seats\":[2],\"points\":[1,0],\"size\":[1,0],\"features\":[99999],\"values\":[1]",
            "\"seats\":[99],\"points\":[],\"size\":[],\"features\":[],\"values\":[]",
            "\"seats\":[1],\"points\":[1],\"size\":[1,1],\"features\":[0,0],\"values\":[1,1]",
            "\"seats\":[1],\"points\":[1],\"size\":[999999],\"features\":[0],\"values\":[1]")) {
      Files.writeString(file, header + "{\"game\":1," + wrong + "}\n");
      assertThatThrownBy(() -> TuningFile.resume(file, new TuningRun(tuning)))
          .as(wrong)
          .isInstanceOf(LabError.class)
          .hasMessageContaining("games:2: ");
    }
  }

  @Test
  void what_was_known_before_stays_where_games_say_nothing() {
    Positions positions = new Positions();
    positions.add(new double[][] {{1, 0}, {0, 0}}, new double[] {1, 0});
    double[] weights = new Fit(positions, new double[] {1, 3}, 0.1).weights();
    assertThat(weights[0]).isGreaterThan(1);
    assertThat(weights[1]).isEqualTo(3);
  }

  @Test
  void a_few_games_go_on_with_what_many_have_taught() {
    Tuning.Learned known = new Tuning.Learned("known.tsv", Map.of("lacks-1", 2.0, "fleet", 1.5));
    Tuned tuned = new Tuning(40, FOUR, false, List.of("novice"), 4, known).run(2, _ -> {});
    assertThat(tuned.file()).contains("beginning with known.tsv, whose loss is ");
    assertThat(tuned.weights().get(tuned.names().indexOf("lacks-1"))).isCloseTo(2, within(1.0));
    assertThatThrownBy(
            () ->
                new Tuning(
                    10,
                    FOUR,
                    false,
                    List.of("novice"),
                    1,
                    new Tuning.Learned("mine.tsv", Map.of("luck", 1.0))))
        .hasMessage("mine.tsv weighs 'luck', which is no feature");
  }

  @Test
  void what_cannot_be_learned_from_is_refused() {
    assertThatThrownBy(() -> new Tuning(9, FOUR, false, List.of("novice"), 1))
        .hasMessage("games must be 10 to 50000");
    assertThatThrownBy(() -> new Tuning(10, FOUR, false, List.of("genius"), 1))
        .hasMessageContaining("unknown player 'genius'");
  }
}
