package hypergate.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

final class BucketsTest {
  private final AtomicLong now = new AtomicLong();

  @Test
  void tokens_run_out_and_come_back() {
    Buckets buckets = new Buckets(2, 0.5, now::get);
    assertThat(buckets.take("a")).isZero();
    assertThat(buckets.take("a")).isZero();
    assertThat(buckets.take("a")).isEqualTo(2);
    assertThat(buckets.take("b")).isZero();
    now.addAndGet(1_000_000_000L);
    assertThat(buckets.take("a")).isEqualTo(1);
    now.addAndGet(1_000_000_000L);
    assertThat(buckets.take("a")).isZero();
  }

  @Test
  void many_sides_do_not_fill_the_memory() {
    Buckets buckets = new Buckets(2, 1, now::get);
    for (int i = 0; i < 50_000; i++) {
      now.addAndGet(1_000_000_000L);
      assertThat(buckets.take("side " + i)).isZero();
    }
  }
}
