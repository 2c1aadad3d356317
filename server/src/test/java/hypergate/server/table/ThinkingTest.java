package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.view.Player;
import hypergate.game.view.Question;
import hypergate.players.Players;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Machines that take their time think on few threads, and tables that need none of them go on.
final class ThinkingTest {
  private final ExecutorService two = Executors.newFixedThreadPool(2);
  private final ExecutorService tables = Executors.newVirtualThreadPerTaskExecutor();

  @AfterEach
  void stop() {
    two.shutdownNow();
    tables.shutdownNow();
  }

  private static Question question() {
    Game game = new Game(AllContent.ALL, AllContent.OPTIONS.of(Map.of()), 1);
    game.run();
    return game.question(Seat.listOf(game.waitingFor()).getFirst());
  }

  @Test
  void only_who_imagines_needs_threads_of_its_own() {
    for (String name : Players.names()) {
      var machine = Players.of(name, 1);
      assertThat(Thinking.of(machine) instanceof Thinking).as(name).isEqualTo(machine.imagines());
    }
  }

  @Test
  void what_a_machine_answers_is_the_answer_and_what_it_throws_is_thrown() {
    assertThat(new Thinking(_ -> 3, two).choose(question())).isEqualTo(3);
    Player fails =
        _ -> {
          throw new IllegalArgumentException("no idea");
        };
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Thinking(fails, two).choose(question()))
        .withMessage("no idea");
  }

  @Test
  void no_more_machines_think_at_once_than_there_are_threads_and_others_go_on_meanwhile()
      throws Exception {
    AtomicInteger thinking = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    CountDownLatch both = new CountDownLatch(2);
    CountDownLatch enough = new CountDownLatch(1);
    Player slow =
        _ -> {
          most.accumulateAndGet(thinking.incrementAndGet(), Math::max);
          both.countDown();
          awaits(enough);
          thinking.decrementAndGet();
          return 1;
        };
    List<Future<Integer>> answers = new ArrayList<>();
    for (int i = 0; i < 50; i++)
      answers.add(tables.submit(() -> new Thinking(slow, two).choose(question())));
    both.await();
    // All threads are taken, and a table at which nobody thinks answers all the same.
    assertThat(tables.submit(() -> Players.of("novice", 1).choose(question())).get())
        .isNotNegative();
    enough.countDown();
    for (Future<Integer> answer : answers) assertThat(answer.get()).isEqualTo(1);
    assertThat(most).hasValue(2);
  }

  private static void awaits(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
