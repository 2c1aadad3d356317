package hypergate.game.timing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// What is remembered of windows while a phase is run again.
class WindowLogTest {
  private final WindowLog log = new WindowLog();

  private int window(int number) {
    int next = log.nextWindow();
    while (next < number) next = log.nextWindow();
    return next;
  }

  @Test
  void looks_in_a_window_that_is_passed_over_have_no_numbers() {
    int window = window(63);
    log.look(log.nextSeat(), false);
    log.idle(window, 0, true);
    assertThat(log.isIdle(window)).isTrue();
    assertThat(log.nextSeat()).isZero();
  }

  @Test
  void looks_in_a_window_that_is_opened_again_keep_their_numbers() {
    int window = window(64);
    log.look(log.nextSeat(), false);
    log.idle(window, 0, true);
    assertThat(log.isIdle(window)).isFalse();
    assertThat(log.isVain(0)).isTrue();
    assertThat(log.nextSeat()).isEqualTo(1);
  }
}
