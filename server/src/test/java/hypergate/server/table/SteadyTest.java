package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// Nobody's time depends on the clock on the wall, nor on a server that stands still.
final class SteadyTest {
  private static final long HOUR = 3_600_000;

  @TempDir Path folder;
  private Bench bench;
  private Bench.Person ana;

  @BeforeEach
  void open() {
    bench = new Bench(folder);
    ana = bench.playing(Wishes.people(2).clock("live", 600, 30).wish()).getFirst().connect();
    while (ana.prompts().isEmpty()) bench.person(ana.table, "B", "").answer();
    bench.pass(10_000);
  }

  @AfterEach
  void close() {
    bench.close();
  }

  // What the page counts down: from what it was shown last.
  private long shown() {
    for (int i = ana.messages.size() - 1; i >= 0; i--) {
      JsonNode message = ana.messages.get(i);
      JsonNode view =
          message.path("kind").asString().equals("view") ? message.path("view") : message;
      JsonNode seats =
          view.has("seats") ? view.path("seats") : message.path("changes").path("seats");
      if (!seats.isMissingNode()) return end(seats) - Objects.requireNonNull(now(message, view));
    }
    throw new AssertionError("nothing was shown");
  }

  private static Long now(JsonNode message, JsonNode view) {
    return (view.has("now") ? view : message).path("now").asLong();
  }

  private long end(JsonNode seats) {
    for (JsonNode seat : seats)
      if (seat.path("seat").asString().equals("A")) return seat.path("clock").path("end").asLong();
    throw new AssertionError("no clock");
  }

  private long left() {
    JsonNode look = ana.look();
    assertThat(look.path("now").asLong()).as("one clock for all").isEqualTo(bench.house().now());
    return end(look.path("seats")) - look.path("now").asLong();
  }

  @ParameterizedTest
  @ValueSource(longs = {HOUR, -HOUR})
  void setting_the_clock_on_the_wall_changes_nobodys_time(long step) {
    long left = left();
    bench.step(step);
    assertThat(left()).isEqualTo(left);
    bench.pass(10_000);
    assertThat(left()).isEqualTo(left - 10_000);
    bench.step(-step);
    bench.pass(10_000);
    assertThat(left()).isEqualTo(left - 20_000);
    assertThat(ana.look().path("log").toString()).doesNotContain("clock-ran-out");
    bench.dies(0);
    assertThat(left()).as("after a restart").isBetween(left - 20_000, left - 18_000);
  }

  @Test
  void a_process_that_was_stopped_has_missed_nothing() {
    long left = left();
    int heard = ana.messages.size();
    bench.stopped(HOUR);
    // Whoever comes first, before anybody has noticed.
    assertThat(left()).isEqualTo(left);
    bench.pass(4_000);
    assertThat(left()).isEqualTo(left - 4_000);
    assertThat(bench.house().now()).as("the date is right again").isEqualTo(bench.now());
    assertThat(ana.messages.size()).as("the page is told").isGreaterThan(heard);
    assertThat(shown()).isBetween(left - 4_000, left);
    bench.dies(0);
    assertThat(left()).isBetween(left - 4_000, left - 2_000);
    bench.pass(left);
    assertThat(ana.look().path("log").toString()).contains("clock-ran-out");
  }

  @Test
  void a_machine_that_was_asleep_has_missed_nothing() {
    long left = left();
    bench.asleep(9 * HOUR);
    bench.pass(4_000);
    assertThat(left()).isEqualTo(left - 4_000);
    assertThat(bench.house().now()).isEqualTo(bench.now() + 9 * HOUR);
    bench.dies(HOUR);
    assertThat(left()).isBetween(left - 4_000, left - 2_000);
  }

  @Test
  void time_is_not_caught_up_before_it_is_in_the_file() throws Exception {
    long left = left();
    bench.stopped(HOUR);
    long stood = bench.house().now();
    try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + bench.file());
        Statement statement = other.createStatement()) {
      statement.execute("begin immediate");
      bench.pass(2_000);
      assertThat(bench.house().now()).isEqualTo(stood + 2_000);
      statement.execute("rollback");
    }
    bench.pass(2_000);
    assertThat(bench.house().now()).isEqualTo(bench.now());
    assertThat(left()).isEqualTo(left - 4_000);
  }

  @Test
  void a_restart_with_the_clock_set_back_does_not_go_back() {
    long left = left();
    long before = bench.house().now();
    bench.step(-HOUR);
    bench.dies(1_000);
    assertThat(bench.house().now()).isBetween(before - 2_000, before);
    assertThat(left()).isBetween(left, left + 2_000);
  }

  @Test
  void it_runs_forward_and_evenly() {
    long[] tick = {0};
    long[] wall = {500};
    Steady steady = new Steady(() -> wall[0], () -> tick[0], 0);
    List<Long> read = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      read.add(steady.now());
      tick[0] += 400_000;
      wall[0] -= 100;
    }
    assertThat(read).as("parts of milliseconds add up").containsExactly(500L, 500L, 500L, 501L);
    wall[0] = 501 + Steady.GAP;
    assertThatThrownBy(
            () ->
                steady.catchUp(
                    (_, _) -> {
                      throw new IllegalStateException();
                    }))
        .isInstanceOf(IllegalStateException.class);
    assertThat(steady.now()).isEqualTo(501);
    assertThat(steady.catchUp((from, to) -> assertThat(to - from).isEqualTo(Steady.GAP))).isTrue();
    assertThat(steady.now()).isEqualTo(501 + Steady.GAP);
    assertThat(steady.catchUp((_, _) -> {})).isFalse();
  }
}
