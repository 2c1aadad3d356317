package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What happens to tables at which nothing happens.
final class SweepTest {
  private static final Keeping KEEPING =
      new Keeping(Duration.ofHours(24), Duration.ofDays(30), Duration.ofDays(90));

  @TempDir Path folder;
  private Bench bench = nobody();

  @SuppressWarnings("NullAway") // Set before each test.
  private static Bench nobody() {
    return null;
  }

  @BeforeEach
  void begin() {
    bench = new Bench(folder);
  }

  @AfterEach
  void end() {
    bench.close();
  }

  private void sweep() {
    new Sweep(bench.house(), KEEPING).run();
  }

  private String view(Bench.Person person) {
    return bench.house().view(person.viewer) instanceof Outcome.Refused(var problem)
        ? String.valueOf(problem.status())
        : "there";
  }

  @Test
  void a_lobby_where_nobody_comes_is_forgotten() {
    Bench.Person gone = bench.table(Wishes.people(2).wish()).getFirst();
    Bench.Person waits = bench.table(Wishes.people(2).wish()).getFirst().connect();
    bench.sleep(Duration.ofHours(23).toMillis());
    sweep();
    assertThat(view(gone)).isEqualTo("there");
    assertThat(bench.house().open()).isEqualTo(2);
    bench.sleep(Duration.ofHours(2).toMillis());
    sweep();
    assertThat(view(gone)).isEqualTo("404");
    assertThat(view(waits)).as("somebody looks at it").isEqualTo("there");
    assertThat(bench.house().open()).isEqualTo(1);
    assertThat(bench.house().isOpen(gone.table)).isFalse();
  }

  @Test
  void time_in_which_the_server_was_not_there_does_not_count() {
    Bench.Person person = bench.table(Wishes.people(2).wish()).getFirst();
    bench.dies(Duration.ofDays(100).toMillis());
    sweep();
    assertThat(view(person)).isEqualTo("there");
  }

  @Test
  void a_finished_table_goes_and_its_game_stays() {
    Bench.Person person = bench.playing(Wishes.people(1).wish()).getFirst();
    person.done("concede", Map.of());
    String game = person.look().path("game").path("over").asBoolean() ? game(person) : "";
    bench.sleep(Duration.ofDays(29).toMillis());
    sweep();
    assertThat(view(person)).isEqualTo("there");
    bench.sleep(Duration.ofDays(2).toMillis());
    sweep();
    assertThat(view(person)).isEqualTo("404");
    assertThat(bench.store().journal(person.table, 1)).isEmpty();
    assertThat(bench.store().game(game)).isPresent();
  }

  private String game(Bench.Person person) {
    return bench.store().gamesOf(person.table).getFirst().id();
  }

  @Test
  void machines_finish_what_everybody_has_abandoned() {
    List<Bench.Person> people = bench.playing(Wishes.people(2).wish());
    Bench.Person person = people.getFirst();
    bench.sleep(Duration.ofDays(89).toMillis());
    sweep();
    assertThat(bench.house().isOpen(person.table)).isTrue();
    bench.sleep(Duration.ofDays(2).toMillis());
    sweep();
    assertThat(bench.house().isOpen(person.table)).isFalse();
    assertThat(bench.store().gamesOf(person.table)).hasSize(1);
    assertThat(view(person)).isEqualTo("there");
  }
}
