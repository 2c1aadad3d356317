package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.server.protocol.Command;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Servers die; tables do not.
final class RestartTest {
  private static final Set<String> OF_THE_MOMENT = Set.of("epoch", "n", "now", "undo");

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

  private static Map<String, JsonNode> lasting(JsonNode view) {
    Map<String, JsonNode> lasting = new TreeMap<>();
    view.properties()
        .forEach(
            section -> {
              if (!OF_THE_MOMENT.contains(section.getKey()))
                lasting.put(section.getKey(), section.getValue());
            });
    return lasting;
  }

  @Test
  void after_a_kill_at_any_prompt_everything_stands_as_before() {
    List<Bench.Person> people = bench.playing(Wishes.people(2).clock("live", 600, 30).wish());
    Bench.Person ana = people.getFirst();
    Bench.Person ben = people.getLast();
    for (int step = 0; step < 60; step++) {
      Map<String, JsonNode> forAna = lasting(ana.look());
      Map<String, JsonNode> forBen = lasting(ben.look());
      bench.dies(0);
      assertThat(lasting(ana.look())).as("step " + step).isEqualTo(forAna);
      assertThat(lasting(ben.look())).as("step " + step).isEqualTo(forBen);
      bench.pass(4_000);
      if (!ana.answer() && !ben.answer()) break;
    }
    assertThat(ana.look().path("game").path("encounter").asInt()).isGreaterThan(1);
  }

  @Test
  void windows_stand_as_before_too() {
    List<Bench.Person> people = bench.playing(Wishes.people(3).strict().wish());
    int windows = 0;
    for (int step = 0; step < 150; step++) {
      Map<String, JsonNode> before = lasting(people.getFirst().look());
      bench.dies(0);
      JsonNode look = people.getFirst().look();
      for (var section : lasting(look).entrySet())
        assertThat(section.getValue())
            .as(section.getKey() + " in step " + step)
            .isEqualTo(before.get(section.getKey()));
      if (!look.path("window").isNull()) {
        windows++;
        if (step % 3 == 0) press(people, look);
        bench.pass(2_000);
        continue;
      }
      boolean answered = false;
      for (Bench.Person person : people) answered |= person.answer();
      if (!answered) break;
    }
    assertThat(windows).isGreaterThan(20);
  }

  private static void press(List<Bench.Person> people, JsonNode look) {
    for (Bench.Person person : people)
      if (look.path("window").path("eligible").toString().contains(person.letter)) {
        person.send(
            "window", Map.of("n", look.path("window").path("n").asLong(), "action", "hold"));
        return;
      }
  }

  @Test
  void a_clock_goes_on_where_it_was_and_stands_still_while_the_server_is_gone() {
    Bench.Person ana =
        bench.playing(Wishes.people(2).clock("live", 600, 30).wish()).getFirst().connect();
    while (ana.prompts().isEmpty()) bench.person(ana.table, "B", "").answer();
    bench.pass(40_000);
    long left = end(ana) - bench.now();
    bench.pass(10_000);
    assertThat(end(ana) - bench.now()).isEqualTo(left - 10_000);
    bench.dies(3_600_000);
    // The store hears every other second that the server is there.
    assertThat(end(ana) - bench.now()).isBetween(left - 10_000, left - 8_000);
  }

  private static long end(Bench.Person person) {
    for (JsonNode seat : person.look().path("seats"))
      if (seat.path("seat").asString().equals(person.letter))
        return seat.path("clock").path("end").asLong();
    throw new AssertionError("no clock");
  }

  @Test
  void an_answer_that_was_sent_again_after_a_kill_is_known() {
    Bench.Person ana = bench.playing(Wishes.people(1).wish()).getFirst();
    JsonNode prompt = ana.prompts().getFirst();
    Map<String, Object> answer =
        Map.of(
            "n", prompt.path("n").asLong(),
            "prompt", prompt.path("prompt").asString(),
            "answer", prompt.path("options").path(0).path("notation").asString());
    Bench.done(ana.send("answer", "once", answer));
    long rows = bench.at(ana.table, t -> t.position().rows());
    bench.dies(5_000);
    Bench.done(ana.send("answer", "once", answer));
    assertThat((long) bench.at(ana.table, t -> t.position().rows())).isEqualTo(rows);
    assertThat(Bench.refused(ana.send("answer", "another", answer))).startsWith("409");
  }

  @Test
  void of_two_houses_over_one_file_one_writes_a_number_and_the_other_reads_and_tries_again() {
    Bench.Person ana = bench.playing(Wishes.people(1).wish()).getFirst();
    House other = bench.another();
    Command chat = Bench.command("chat", "c1", Map.of("text", "hello"));
    assertThat(other.command(ana.viewer, chat)).isInstanceOf(Outcome.Done.class);
    ana.done("chat", Map.of("text", "me too"));
    assertThat(ana.look().path("chat").size()).isEqualTo(2);
    Bench.done(other.command(ana.viewer, Bench.command("chat", "c2", Map.of("text", "x"))));
    assertThat(Bench.done(other.view(ana.viewer)).path("chat").size()).isEqualTo(3);
    other.close();
  }

  @Test
  void ids_of_events_never_change() {
    List<Bench.Person> people = bench.playing(Wishes.people(2).wish());
    for (int i = 0; i < 12; i++) for (Bench.Person person : people) person.answer();
    people.getLast().done("away", Map.of());
    for (int i = 0; i < 5; i++) people.getFirst().answer();
    people.getLast().done("back", Map.of());
    people.getFirst().answer();
    JsonNode log = people.getFirst().look().path("log");
    assertThat(log.toString()).contains("seat-taken").contains("seat-back");
    bench.dies(0);
    assertThat(people.getFirst().look().path("log")).isEqualTo(log);
  }
}
