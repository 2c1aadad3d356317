package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.lab.record.RecordFile;
import hypergate.lab.record.Replay;
import hypergate.lab.record.Trust;
import hypergate.server.protocol.SeatChange;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Every seat is bound to its part of the shuffle before any part is opened.
final class SharesTest {
  @TempDir Path folder;
  private Bench bench;
  private Bench.Person ana;
  private Bench.Person ben;

  @BeforeEach
  void open() {
    bench = new Bench(folder);
    List<Bench.Person> people = bench.table(Wishes.people(2).wish());
    ana = people.getFirst();
    ben = people.getLast();
  }

  @AfterEach
  void close() {
    bench.close();
  }

  private static JsonNode shares(Bench.Person person) {
    return person.look().path("table").path("shares");
  }

  private static String state(Bench.Person person) {
    return person.look().path("table").path("state").asString();
  }

  private static Map<String, Object> bound(Bench.Person person) {
    return Map.of("commitment", Bench.bound(person));
  }

  private static Map<String, Object> part(Bench.Person person) {
    return Map.of("numbers", Bench.part(person));
  }

  private void sealed() {
    ben.done("ready", bound(ben));
    ana.done("start", bound(ana));
  }

  @Test
  void the_game_begins_when_the_last_part_is_open() {
    ben.done("ready", bound(ben));
    assertThat(shares(ana).path("commitments").path("B").asString()).isEqualTo(Bench.bound(ben));
    assertThat(shares(ana).path("waits")).isEmpty();
    ana.done("start", bound(ana));
    assertThat(state(ana)).isEqualTo("lobby");
    assertThat(shares(ben).path("waits").toString()).isEqualTo("[\"A\",\"B\"]");
    ben.done("open", part(ben));
    assertThat(shares(ana).path("waits").toString()).isEqualTo("[\"A\"]");
    assertThat(ana.look().toString()).doesNotContain(Bench.part(ben));
    assertThat(state(ana)).isEqualTo("lobby");
    ana.done("open", part(ana));
    assertThat(state(ana)).isEqualTo("playing");
    assertThat(numbers(ana)).containsExactly("number-A", "number-B", "", "");
    long seed = bench.at(ana.table, t -> t.position().seed());
    bench.dies(0);
    assertThat((long) bench.at(ana.table, t -> t.position().seed())).isEqualTo(seed);
  }

  @Test
  void nobody_opens_anything_but_what_it_is_bound_to_and_not_before_the_start() {
    assertThat(Bench.refused(ben.send("open", part(ben)))).startsWith("409");
    ben.done("ready", bound(ben));
    assertThat(Bench.refused(ben.send("open", part(ben)))).startsWith("409");
    ana.done("start", bound(ana));
    assertThat(Bench.refused(ben.send("open", part(ana)))).startsWith("422 That is not what");
    assertThat(Bench.refused(ben.send("open", Map.of("numbers", "")))).startsWith("422");
    ben.done("open", part(ben));
    assertThat(Bench.refused(ben.send("open", part(ben)))).startsWith("409");
    assertThat(Bench.refused(ana.send("start", bound(ana)))).startsWith("409");
    assertThat(Bench.refused(bench.spectator(ana.table).send("open", part(ana)))).startsWith("403");
  }

  @Test
  void a_part_in_the_open_is_taken_from_a_person_alone_only() {
    assertThat(Bench.refused(ben.send("ready", Map.of("numbers", "7")))).startsWith("422 Where");
    ben.done("ready", Map.of());
    assertThat(Bench.refused(ana.send("start", Map.of("numbers", "7")))).startsWith("422 Where");
    assertThat(Bench.refused(ana.send("start", Map.of("commitment", "7")))).startsWith("422");
    Bench.Person alone = bench.table(Wishes.people(1).wish()).getFirst();
    alone.done("start", Map.of("numbers", "7"));
    assertThat(state(alone)).isEqualTo("playing");
  }

  @Test
  void nobody_is_bound_to_what_another_is_bound_to() {
    ben.done("ready", bound(ben));
    assertThat(Bench.refused(ana.send("start", bound(ben)))).startsWith("422 Somebody is bound");
  }

  @Test
  void who_never_opens_is_named_and_what_was_opened_is_worth_nothing() {
    sealed();
    ana.done("open", part(ana));
    bench.pass(Deadlines.OPENING - 1_000);
    assertThat(shares(ana).path("waits").toString()).isEqualTo("[\"B\"]");
    bench.pass(2_000);
    assertThat(shares(ana).path("failed").toString()).isEqualTo("[\"B\"]");
    assertThat(shares(ana).path("commitments")).isEmpty();
    assertThat(state(ana)).isEqualTo("lobby");
    assertThat(Bench.refused(ben.send("open", part(ben)))).startsWith("409");
    assertThat(Bench.refused(ana.send("start", bound(ana)))).contains("not ready");
    Bench.done(bench.house().setSeat(ana.viewer, "B", new SeatChange("machine", null, null)));
    ana.done("start", Map.of("numbers", "8"));
    assertThat(state(ana)).isEqualTo("playing");
    assertThat(numbers(ana)).containsExactly("8", "", "", "");
  }

  @Test
  void the_deadline_outlives_the_server() {
    sealed();
    bench.dies(5_000);
    bench.pass(Deadlines.OPENING + 1_000);
    assertThat(shares(ana).path("failed").size()).isEqualTo(2);
  }

  @Test
  void who_changes_its_mind_while_parts_are_opened_stops_the_start() {
    sealed();
    ana.done("open", part(ana));
    assertThat(Bench.refused(ben.send("ready", bound(ben)))).startsWith("409");
    ben.done("ready", Map.of("ready", false));
    assertThat(shares(ana).path("failed").toString()).isEqualTo("[\"B\"]");
    assertThat(numbers(ana)).containsExactly("", "", "", "");
    assertThat(state(ana)).isEqualTo("lobby");
    sealed();
    ana.done("open", part(ana));
    ben.done("open", part(ben));
    assertThat(state(ana)).isEqualTo("playing");
  }

  @Test
  void the_record_proves_it() {
    Bench.start(List.of(ana, ben));
    ben.done("concede", Map.of());
    ana.done("concede", Map.of());
    String game = ana.look().path("table").path("game").asString();
    JsonNode trust = ana.look().path("table").path("trust");
    assertThat(trust.path("commitments").path("B").asString()).isEqualTo(Bench.bound(ben));
    String text = bench.store().game(game).orElseThrow().record();
    Replay replay = Replay.of("game", RecordFile.read("game", text.lines().toList()));
    assertThat(replay.verifyTrust().isOver()).isTrue();
    Trust proof = replay.record().trust().orElseThrow();
    assertThat(proof.commitments()).containsExactly(Bench.bound(ana), Bench.bound(ben), "", "");
  }

  private List<String> numbers(Bench.Person person) {
    return bench.at(person.table, table -> table.position().numbers());
  }
}
