package hypergate.bench.work;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// What else lies in the box changes nothing: otherwise two boxes would be compared by other games.
final class BoxesTest {
  @Test
  void the_small_box_and_the_big_one_play_the_very_same_games() {
    Work small = Workload.SMALL_BOX.work();
    Work big = Workload.BIG_BOX.work();
    for (int game = 0; game < 40; game++) {
      small.some();
      big.some();
      assertThat(big.units()).as("decisions of game %d", game).isEqualTo(small.units());
      assertThat(big.sum()).as("winners of game %d", game).isEqualTo(small.sum());
    }
  }
}
