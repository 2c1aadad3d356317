package hypergate.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import hypergate.server.http.Works.Lane;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Expensive work waits in a short line, and nobody fills it alone.
final class WorksTest {
  private final CountDownLatch gate = new CountDownLatch(1);
  private Works works = new Works(1_000, 1);

  @AfterEach
  void stop() {
    gate.countDown();
    works.close();
  }

  private String waits() {
    try {
      gate.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return "done";
  }

  private static Refusal refused(Works works, Lane lane, String side) {
    return catchThrowableOfType(Refusal.class, () -> works.begin(lane, side, () -> "never").join());
  }

  @Test
  void beyond_a_short_line_work_is_refused_and_the_other_lane_goes_on() {
    List<CompletableFuture<String>> begun = new ArrayList<>();
    for (int i = 0; i <= Lane.LONG.room(); i++)
      begun.add(works.begin(Lane.LONG, "side " + i, this::waits));
    Refusal refusal = refused(works, Lane.LONG, "one more");
    assertThat(refusal.problem().status()).isEqualTo(503);
    assertThat(refusal.problem().type()).isEqualTo("/problems/busy");
    assertThat(refusal.retryAfter()).isPositive();
    assertThat(works.wait(Lane.SHORT, "side 1", () -> "at once")).isEqualTo("at once");
    gate.countDown();
    for (CompletableFuture<String> each : begun) assertThat(each.join()).isEqualTo("done");
    assertThat(works.wait(Lane.LONG, "one more", () -> "now")).isEqualTo("now");
  }

  @Test
  void one_side_has_only_so_much_in_line() {
    works.close();
    works = new Works(3, 1);
    List<CompletableFuture<String>> begun = new ArrayList<>();
    for (int i = 0; i < 3; i++) begun.add(works.begin(Lane.LONG, "greedy", this::waits));
    Refusal refusal = refused(works, Lane.LONG, "greedy");
    assertThat(refusal.problem().status()).isEqualTo(429);
    assertThat(refusal.retryAfter()).isPositive();
    CompletableFuture<String> modest = works.begin(Lane.LONG, "modest", this::waits);
    gate.countDown();
    for (CompletableFuture<String> each : begun) each.join();
    assertThat(modest.join()).isEqualTo("done");
    for (int i = 0; i < 5; i++) works.wait(Lane.LONG, "greedy", () -> "what is done is forgotten");
  }

  @Test
  void what_goes_wrong_is_told_to_who_waits() {
    Refusal sent = Refusal.slowDown(7);
    assertThat(
            catchThrowableOfType(
                Refusal.class,
                () ->
                    works.wait(
                        Lane.SHORT,
                        "side",
                        () -> {
                          throw sent;
                        })))
        .isSameAs(sent);
  }
}
