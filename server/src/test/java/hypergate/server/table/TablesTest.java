package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A table from its making to the end of its game.
final class TablesTest {
  @TempDir Path folder;
  private Bench bench;

  @BeforeEach
  void open() {
    bench = new Bench(folder);
  }

  @AfterEach
  void close() {
    bench.close();
  }

  @Test
  void somebody_plays_a_whole_game_against_machines() {
    Bench.Person ana = bench.table(Wishes.people(1).wish()).getFirst().connect();
    assertThat(ana.section("table").path("state").asString()).isEqualTo("lobby");
    assertThat(ana.section("table").path("commitment").asString()).hasSize(64);
    assertThat(ana.section("seats").path(1).path("kind").asString()).isEqualTo("machine");
    ana.done("start", Map.of("numbers", "42"));
    assertThat(ana.section("table").path("state").asString()).isEqualTo("playing");
    int answers = 0;
    while (ana.answer()) answers++;
    assertThat(answers).isGreaterThan(10);
    JsonNode table = ana.section("table");
    assertThat(table.path("state").asString()).isEqualTo("over");
    assertThat(table.path("game").asString()).hasSize(10);
    assertThat(table.path("trust").path("numbers").path("A").asString()).isEqualTo("42");
    assertThat(bench.house().open()).isZero();
    for (int i = 1; i < ana.messages.size(); i++)
      assertThat(ana.messages.get(i).path("n").asLong())
          .isEqualTo(ana.messages.get(i - 1).path("n").asLong() + 1);
  }

  @Test
  void what_beats_change_adds_up_to_the_view() {
    Bench.Person ana = bench.playing(Wishes.people(1).wish()).getFirst().connect();
    while (ana.answer()) {
      JsonNode view = ana.look();
      view.properties()
          .forEach(
              section -> {
                if (!java.util.Set.of("log", "n", "now").contains(section.getKey()))
                  assertThat(ana.view.get(section.getKey()))
                      .as(section.getKey())
                      .isEqualTo(section.getValue());
              });
    }
  }
}
