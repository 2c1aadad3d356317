package hypergate.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// What a progress bar says of pace and time.
final class ProgressTest {
  @Test
  void the_pace_is_told_by_the_minute_when_it_is_slow() {
    assertThat(Progress.rate(300, 10)).isEqualTo("30/s");
    assertThat(Progress.rate(5, 10)).isEqualTo("30/min");
    assertThat(Progress.rate(0, 10)).isEqualTo("0/s");
  }

  @Test
  void the_time_left_follows_from_the_pace_of_this_run() {
    assertThat(Progress.left(10, 20, 20)).isEqualTo("  40 s left");
    assertThat(Progress.left(10, 100, 60)).isEqualTo("  10 min left");
    assertThat(Progress.left(10, 1000, 60)).isEqualTo("  1.7 h left");
    assertThat(Progress.left(0, 100, 60)).isEmpty();
    assertThat(Progress.left(10, 0, 60)).isEmpty();
  }
}
