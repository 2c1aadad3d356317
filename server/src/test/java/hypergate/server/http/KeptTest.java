package hypergate.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hypergate.server.http.Works.Lane;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// What is finished is made once and kept.
final class KeptTest {
  private final Works works = new Works(8, 1);

  @AfterEach
  void stop() {
    works.close();
  }

  @Test
  void forty_who_ask_at_once_cause_the_work_of_one() throws Exception {
    Kept kept = new Kept(works);
    AtomicInteger made = new AtomicInteger();
    CountDownLatch asking = new CountDownLatch(40);
    List<FutureTask<Kept.Answer>> all = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      FutureTask<Kept.Answer> task =
          new FutureTask<>(
              () -> {
                asking.countDown();
                return kept.of(
                    "replay",
                    Lane.LONG,
                    "side",
                    () -> {
                      made.incrementAndGet();
                      awaits(asking);
                      return "a whole game";
                    });
              });
      all.add(task);
      Thread.ofVirtual().start(task);
    }
    Kept.Answer first = all.getFirst().get();
    for (FutureTask<Kept.Answer> task : all) assertThat(task.get()).isSameAs(first);
    assertThat(made).hasValue(1);
  }

  private static void awaits(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void what_failed_is_tried_again() {
    Kept kept = new Kept(works);
    assertThatThrownBy(
            () ->
                kept.of(
                    "key",
                    Lane.LONG,
                    "side",
                    () -> {
                      throw Refusal.slowDown(1);
                    }))
        .isInstanceOf(Refusal.class);
    assertThat(kept.size()).isZero();
    assertThat(kept.of("key", Lane.LONG, "side", () -> "now")).isNotNull();
    assertThat(kept.size()).isEqualTo(1);
  }

  @Test
  void no_more_is_kept_than_there_is_room_for() {
    Kept kept = new Kept(works, 50_000);
    Random dice = new Random(1);
    for (int i = 0; i < 100; i++) {
      String noise =
          dice.ints(4_000, 32, 127).mapToObj(Character::toString).reduce("", String::concat);
      kept.of("key " + i, Lane.SHORT, "side", () -> noise);
    }
    kept.tidy();
    assertThat(kept.size()).isBetween(1, 15);
  }
}
