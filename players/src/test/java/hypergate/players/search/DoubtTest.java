package hypergate.players.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/// What it costs to decide before everything is known.
final class DoubtTest {
  @Test
  void equals_cost_what_a_normal_distribution_says() {
    assertThat(Doubt.loss(0, 0.01)).isCloseTo(0.01 * 0.39894228, within(1e-9));
  }

  // By numbers: the mean of what lies below 0 of a normal distribution around 0.01.
  @Test
  void it_is_the_mean_of_what_may_be_lost() {
    for (double ahead : new double[] {-0.02, -0.004, 0.001, 0.01, 0.03}) {
      double error = 0.008;
      double step = error / 2000;
      double mean = 0;
      for (double x = ahead - 10 * error; x < 0; x += step) {
        double z = (x - ahead) / error;
        mean += -x * Math.exp(-z * z / 2) / (error * Math.sqrt(2 * Math.PI)) * step;
      }
      assertThat(Doubt.loss(ahead, error)).isCloseTo(mean, within(2e-6));
    }
  }

  @Test
  void who_is_sure_loses_nothing_but_what_is_behind() {
    assertThat(Doubt.loss(0.01, 0)).isZero();
    assertThat(Doubt.loss(-0.01, 0)).isEqualTo(0.01);
    assertThat(Doubt.loss(0.5, 0.01)).isZero();
  }
}
