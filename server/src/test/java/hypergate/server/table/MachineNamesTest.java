package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Machines have names like everybody else, each a different one, and never a person's.
final class MachineNamesTest {
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
  void eight_seats_have_eight_names() {
    List<String> taken = new ArrayList<>(List.of("Lyra"));
    for (int chair = 1; chair < 8; chair++) taken.add(MachineNames.of("table", chair, taken));
    assertThat(taken).doesNotHaveDuplicates().hasSize(8);
    assertThat(MachineNames.of("table", 3, List.of()))
        .isEqualTo(MachineNames.of("table", 3, List.of()));
    assertThatThrownBy(
            () -> {
              while (true) taken.add(MachineNames.of("table", 1, taken));
            })
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void a_table_names_its_machines_and_keeps_what_they_were_named() {
    JsonNode seats = bench.table(Wishes.people(1).wish()).getFirst().look().path("seats");
    List<String> names = new ArrayList<>();
    for (JsonNode seat : seats) names.add(seat.path("name").asString());
    assertThat(names).doesNotHaveDuplicates().noneMatch(it -> it.isBlank() || it.contains("("));
    for (JsonNode seat : seats)
      if (seat.path("kind").asString().equals("machine"))
        assertThat(seat.path("name").asString())
            .isNotEqualToIgnoringCase(seat.path("machine").asString());
  }
}
