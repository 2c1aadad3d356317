package hypergate.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Numbered games in several threads: handed on in their order, whatever hangs or fails.
final class InOrderTest {
  private final List<String> results = new ArrayList<>();

  private InOrder<String> games(long until, LongFunction<String> play) {
    return new InOrder<>(0, until, () -> new Plain(play), results::add, Duration.ofSeconds(60));
  }

  private static List<String> numbers(int count) {
    List<String> all = new ArrayList<>();
    for (int i = 0; i < count; i++) all.add("game " + i);
    return all;
  }

  private record Plain(LongFunction<String> how) implements InOrder.Table<String> {
    @Override
    public String play(long number) {
      return how.apply(number);
    }

    @Override
    public @Nullable String giveUp(long number, Duration patience) {
      return null;
    }
  }

  @Test
  void results_come_in_their_order_though_the_first_is_over_last() {
    CountDownLatch last = new CountDownLatch(9);
    games(
            10,
            number -> {
              if (number == 0) await(last);
              else last.countDown();
              return "game " + number;
            })
        .run(2, () -> false, _ -> {});
    assertThat(results).isEqualTo(numbers(10));
  }

  @Test
  void it_is_never_further_ahead_than_it_can_keep() {
    CountDownLatch release = new CountDownLatch(InOrder.AHEAD - 1);
    List<Long> begun = new ArrayList<>();
    games(
            200,
            number -> {
              synchronized (begun) {
                begun.add(number);
              }
              if (number == 0) {
                await(release);
                synchronized (begun) {
                  assertThat(begun).hasSize(InOrder.AHEAD);
                }
              } else release.countDown();
              return "game " + number;
            })
        .run(2, () -> false, _ -> {});
    assertThat(results).isEqualTo(numbers(200));
  }

  @Test
  void whoever_takes_the_results_says_when_it_is_enough() {
    List<String> taken = new ArrayList<>();
    new InOrder<>(
            3,
            1_000_000,
            () -> new Plain(number -> "game " + number),
            result -> {
              taken.add(result);
              return taken.size() < 4;
            },
            Duration.ofSeconds(60))
        .run(3, () -> false, _ -> {});
    assertThat(taken).containsExactly("game 3", "game 4", "game 5", "game 6");
  }

  @Test
  void a_game_that_hangs_is_given_up_and_somebody_else_goes_on() {
    CountDownLatch never = new CountDownLatch(1);
    class Hanging implements InOrder.Table<String> {
      private volatile boolean hangs;

      @Override
      public String play(long number) {
        if (number != 2) return "game " + number;
        hangs = true;
        await(never);
        throw new LabTable.GivenUp();
      }

      @Override
      public @Nullable String giveUp(long number, Duration patience) {
        if (!hangs) return null;
        hangs = false;
        return "game " + number + " given up after " + patience.toSeconds();
      }
    }
    new InOrder<>(0, 6, Hanging::new, results::add, Duration.ofSeconds(7))
        .run(1, () -> false, _ -> {});
    assertThat(results)
        .containsExactly(
            "game 0", "game 1", "game 2 given up after 7", "game 3", "game 4", "game 5");
  }

  @Test
  void where_every_game_hangs_it_ends() {
    CountDownLatch never = new CountDownLatch(1);
    class Hanging implements InOrder.Table<String> {
      private volatile boolean hangs;

      @Override
      public String play(long number) {
        hangs = true;
        await(never);
        throw new LabTable.GivenUp();
      }

      @Override
      public @Nullable String giveUp(long number, Duration patience) {
        if (!hangs) return null;
        hangs = false;
        return "given up";
      }
    }
    InOrder<String> games =
        new InOrder<>(0, 1000, Hanging::new, results::add, Duration.ofSeconds(7));
    assertThatThrownBy(() -> games.run(2, () -> false, _ -> {}))
        .isInstanceOf(LabError.class)
        .hasMessage("16 answers never came within 7 s; what was played before is kept");
    assertThat(results).hasSize(16);
  }

  @Test
  void what_breaks_ends_it_with_its_cause() {
    InOrder<String> games =
        games(
            10,
            number -> {
              if (number == 4) throw new IllegalStateException("no table");
              return "game " + number;
            });
    assertThatThrownBy(() -> games.run(1, () -> false, _ -> {})).hasMessage("no table");
    assertThat(results).isEqualTo(numbers(4));
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
