package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hypergate.server.store.StoreError;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// The file cannot be written for a while: nothing changes, nothing is lost, and play goes on
/// afterwards.
final class StorageTest {
  @TempDir Path folder;

  @Test
  void what_cannot_be_kept_has_not_happened() throws Exception {
    try (Bench bench = new Bench(folder)) {
      List<Bench.Person> people = bench.playing(Wishes.people(2).clock("live", 600, 30).wish());
      Bench.Person ana = people.getFirst().connect();
      JsonNode prompt = ana.prompts().getFirst();
      Map<String, Object> answer =
          Map.of("n", prompt.path("n").asLong(), "answer", Simple.answer(prompt));
      int heard = ana.messages.size();
      try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + bench.file());
          Statement statement = other.createStatement()) {
        statement.execute("begin immediate");
        assertThatThrownBy(() -> ana.send("answer", "k", answer)).isInstanceOf(StoreError.class);
        assertThatThrownBy(() -> bench.create(Wishes.people(1).wish()))
            .isInstanceOf(StoreError.class);
        statement.execute("rollback");
      }
      assertThat(ana.messages).hasSize(heard);
      bench.pass(6_000);
      assertThat(ana.prompts().getFirst().path("n")).isEqualTo(prompt.path("n"));
      // Who looks is shown the table as it stands.
      assertThat(ana.messages.getLast().path("kind").asString()).isEqualTo("view");
      Bench.done(ana.send("answer", "k", answer));
      assertThat(ana.prompts().stream().map(p -> p.path("n"))).doesNotContain(prompt.path("n"));
    }
  }

  @Test
  void a_clock_that_rings_meanwhile_rings_again() throws Exception {
    try (Bench bench = new Bench(folder)) {
      List<Bench.Person> people = bench.playing(Wishes.people(2).clock("live", 0, 5).wish());
      Bench.Person ana = people.getFirst();
      JsonNode prompt = ana.prompts().getFirst();
      try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + bench.file());
          Statement statement = other.createStatement()) {
        statement.execute("begin immediate");
        bench.pass(5_050);
        statement.execute("rollback");
      }
      bench.pass(6_000);
      assertThat(ana.prompts().stream().map(p -> p.path("n"))).doesNotContain(prompt.path("n"));
    }
  }
}
