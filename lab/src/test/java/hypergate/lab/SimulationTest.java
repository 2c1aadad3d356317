package hypergate.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import hypergate.content.AllContent;
import hypergate.game.card.Options;
import hypergate.lab.record.Replay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Many games and what they come to.
final class SimulationTest {
  private static final Options ODYSSEY = AllContent.OPTIONS.of(Map.of("technology", "odyssey"));

  private static SimulationResult simulate(int games, int threads, Optional<Path> records) {
    return new Simulation(games, ODYSSEY, List.of("random"), 5, threads, records).run(done -> {});
  }

  @Test
  void any_number_of_threads_gives_the_same_figures() {
    SimulationResult one = simulate(50, 1, Optional.empty());
    SimulationResult three = simulate(50, 3, Optional.empty());
    assertThat(three)
        .usingRecursiveComparison()
        .ignoringFields("seconds", "gamesPerSecond", "decisionsPerSecond")
        .isEqualTo(one);
    assertThat(one.games()).isEqualTo(50);
    assertThat(one.winsBySeat()).hasSize(4);
    assertThat(one.ofVariants()).allSatisfy(found -> assertThat(found.rows()).isNotEmpty());
    assertThat(one.winsByAlien().stream().mapToLong(SimulationResult.AlienWins::games).sum())
        .isEqualTo(200);
  }

  @Test
  void records_are_written_and_replay(@TempDir Path folder) throws IOException {
    simulate(6, 2, Optional.of(folder));
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> records = files.sorted().toList();
      assertThat(records).hasSize(6);
      assertThat(records.getFirst().getFileName()).hasToString("game-000001.jsonl");
      for (Path record : records) Replay.of(record).verify();
    }
  }

  @Test
  void what_cannot_be_played_is_refused() {
    assertThatThrownBy(() -> new Simulation(0, ODYSSEY, List.of("random"), 1, 1, Optional.empty()))
        .hasMessage("at least 1 game must be played");
    assertThatThrownBy(() -> new Simulation(1, ODYSSEY, List.of("genius"), 1, 1, Optional.empty()))
        .hasMessageContaining("unknown player 'genius'; allowed:");
    assertThatThrownBy(
            () ->
                new Simulation(
                    1,
                    ODYSSEY,
                    List.of("random", "random", "random", "random", "random"),
                    1,
                    1,
                    Optional.empty()))
        .hasMessage("5 players were named, but there are 4 seats");
  }

  @Test
  void intervals_are_those_of_wilson() {
    Interval interval = Interval.of(50, 100);
    assertThat(interval.low()).isCloseTo(0.4038, within(0.0001));
    assertThat(interval.high()).isCloseTo(0.5962, within(0.0001));
    assertThat(Interval.of(0, 10).low()).isZero();
    assertThat(Interval.of(0, 10).high()).isCloseTo(0.2775, within(0.0001));
  }
}
