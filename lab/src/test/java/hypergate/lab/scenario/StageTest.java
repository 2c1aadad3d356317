package hypergate.lab.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// The tables on which cards are tried can be laid and played.
final class StageTest {
  @Test
  void every_stage_can_be_laid_and_each_seat_has_its_ships() {
    assertThat(Stage.ALL).extracting(Stage::name).doesNotHaveDuplicates();
    for (Stage stage : Stage.ALL)
      for (int away : List.of(0, 1)) {
        StringBuilder text = new StringBuilder("scenario: It\noptions: { seats: 3");
        // Only where hazards are played a destiny card warns of one.
        if (stage.destiny().contains("!")) text.append(", hazards: both");
        text.append(" }\ngiven:\n");
        text.append("  destiny: [").append(stage.destiny()).append("]\n  seats:\n");
        for (String seat : List.of("A", "B", "C")) {
          text.append("    ").append(seat).append(": { hand: [negotiate]");
          String ships = stage.ships(seat, away);
          if (!ships.isEmpty()) text.append(", ").append(ships);
          if (away > 0) text.append(", removed: ").append(away);
          text.append(" }\n");
        }
        text.append("strict: false\nuntil: ").append(stage.until());
        text.append("\nthen:\n  - removed A = ").append(away).append('\n');
        Verdict verdict = ScenarioRunner.run(text.toString(), Map.of());
        assertThat(verdict.held()).as(stage.name() + verdict.words()).isTrue();
      }
  }
}
