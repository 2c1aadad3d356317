package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Clocks, pauses, people who go and come back.
final class PresenceTest {
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

  private static JsonNode seat(Bench.Person person, String letter) {
    for (JsonNode seat : person.look().path("seats"))
      if (seat.path("seat").asString().equals(letter)) return seat;
    throw new AssertionError("no seat " + letter);
  }

  private static JsonNode clock(Bench.Person person) {
    return seat(person, person.letter).path("clock");
  }

  private static String log(Bench.Person person) {
    return person.look().path("log").toString();
  }

  // Past the choice of aliens, so that only one is asked at a time.
  private List<Bench.Person> settled(Wishes wishes) {
    List<Bench.Person> people = bench.playing(wishes.wish());
    people.forEach(Bench.Person::connect);
    while (people.getFirst().look().path("game").path("phase").asString().equals("setup"))
      people.forEach(Bench.Person::answer);
    return people;
  }

  private static Bench.Person asked(List<Bench.Person> people) {
    for (Bench.Person person : people) if (!person.prompts().isEmpty()) return person;
    throw new AssertionError("nobody is asked");
  }

  @Test
  void the_prompts_time_is_used_first_then_the_bank() {
    List<Bench.Person> people = settled(Wishes.people(2).clock("live", 100, 30));
    Bench.Person who = asked(people);
    long since = bench.now();
    assertThat(clock(who).path("running").asBoolean()).isTrue();
    assertThat(clock(who).path("deadline").asLong()).isEqualTo(since + 30_000);
    assertThat(clock(who).path("end").asLong()).isEqualTo(since + 130_000);
    bench.pass(50_000);
    who.answer();
    assertThat(clock(who).path("bank").asLong()).isEqualTo(80_000);
  }

  @Test
  void who_runs_out_of_time_is_answered_for() {
    List<Bench.Person> people = settled(Wishes.people(2).clock("live", 20, 10));
    Bench.Person who = asked(people);
    JsonNode prompt = who.prompts().getFirst();
    bench.pass(29_900);
    assertThat(who.prompts().getFirst().path("n")).isEqualTo(prompt.path("n"));
    bench.pass(200);
    assertThat(log(who)).contains("clock-ran-out");
    assertThat(who.prompts().stream().map(p -> p.path("n"))).doesNotContain(prompt.path("n"));
    assertThat(seat(who, who.letter).path("away").asBoolean()).isFalse();
  }

  @Test
  void a_table_plays_on_when_everybody_only_runs_out_of_time() {
    List<Bench.Person> people = settled(Wishes.people(2).clock("live", 0, 5));
    bench.pass(600_000);
    assertThat(people.getFirst().look().path("game").path("encounter").asInt()).isGreaterThan(3);
  }

  @Test
  void a_lost_connection_stops_the_clock_for_a_minute_in_a_game() {
    List<Bench.Person> people = settled(Wishes.people(2).clock("live", 100, 30));
    Bench.Person who = asked(people);
    long end = clock(who).path("end").asLong();
    who.disconnect();
    assertThat(clock(who).path("end").asLong()).isEqualTo(end + 60_000);
    bench.pass(20_000);
    who.connect();
    assertThat(clock(who).path("end").asLong()).isEqualTo(end + 20_000);
    who.disconnect();
    bench.pass(60_000);
    who.connect();
    assertThat(clock(who).path("end").asLong()).isEqualTo(end + 60_000);
  }

  @Test
  void who_stays_away_is_replaced_and_gets_the_seat_back() {
    List<Bench.Person> people = settled(Wishes.people(2).clock("live", 20, 10));
    Bench.Person who = asked(people);
    Bench.Person other = people.getFirst() == who ? people.getLast() : people.getFirst();
    who.disconnect();
    bench.pass(95_000);
    assertThat(seat(other, who.letter).path("away").asBoolean()).isTrue();
    assertThat(log(other)).contains("seat-taken");
    who.connect();
    assertThat(seat(other, who.letter).path("away").asBoolean()).isFalse();
    assertThat(log(other)).contains("seat-back");
  }

  @Test
  void a_machine_takes_a_seat_at_any_prompt_and_gives_it_back() {
    List<Bench.Person> people = settled(Wishes.people(2));
    Bench.Person ana = people.getFirst();
    Bench.Person ben = people.getLast();
    for (int i = 0; i < 12; i++) {
      ben.done("away", Map.of());
      assertThat(ben.prompts()).isEmpty();
      assertThat(ana.prompts()).isNotEmpty();
      assertThat(Bench.refused(ben.send("answer", Map.of("n", 1, "answer", "pass"))))
          .startsWith("409");
      ana.answer();
      ben.done("back", Map.of());
      while (!ben.prompts().isEmpty() && ana.prompts().isEmpty()) ben.answer();
    }
    assertThat(Bench.refused(ben.send("back", Map.of()))).contains("at your seat");
  }

  @Test
  void machines_among_themselves_take_their_time_and_wait_for_somebody_who_looks() {
    Bench.Person ana = settled(Wishes.people(1)).getFirst();
    ana.done("away", Map.of());
    int before = ana.messages.size();
    bench.pass(20_000);
    assertThat(ana.messages.size()).isGreaterThan(before);
    assertThat(ana.look().path("game").path("over").asBoolean()).isFalse();
    ana.disconnect();
    long rows = bench.at(ana.table, t -> t.position().rows());
    bench.pass(600_000);
    assertThat((long) bench.at(ana.table, t -> t.position().rows())).isEqualTo(rows);
    ana.connect();
    ana.done("back", Map.of());
    assertThat(ana.prompts()).isNotEmpty();
  }

  @Test
  void who_gives_up_leaves_the_game_to_a_machine_for_good() {
    List<Bench.Person> people = settled(Wishes.people(2));
    Bench.Person ben = people.getLast();
    ben.done("concede", Map.of());
    assertThat(seat(ben, "B").path("conceded").asBoolean()).isTrue();
    assertThat(Bench.refused(ben.send("back", Map.of()))).startsWith("409");
    while (people.getFirst().answer()) {}
    assertThat(people.getFirst().look().path("table").path("state").asString()).isEqualTo("over");
  }

  @Test
  void when_the_last_person_gives_up_machines_play_to_the_end_at_once() {
    Bench.Person ana = settled(Wishes.people(1)).getFirst();
    ana.done("concede", Map.of());
    assertThat(ana.look().path("table").path("state").asString()).isEqualTo("over");
    assertThat(ana.look().path("table").path("game").asString()).hasSize(10);
  }

  @Test
  void a_pause_needs_everybody_and_stops_all_clocks() {
    List<Bench.Person> people = settled(Wishes.people(2).clock("live", 100, 30));
    Bench.Person ana = people.getFirst();
    Bench.Person ben = people.getLast();
    Bench.Person who = asked(people);
    ana.done("pause", Map.of());
    assertThat(ana.look().path("table").path("pauseVotes").toString()).isEqualTo("[\"A\"]");
    assertThat(clock(who).path("running").asBoolean()).isTrue();
    bench.pass(5_000);
    ben.done("pause", Map.of());
    assertThat(ana.look().path("table").path("paused").asBoolean()).isTrue();
    assertThat(clock(who).path("running").asBoolean()).isFalse();
    JsonNode prompt = who.prompts().getFirst();
    assertThat(
            Bench.refused(
                who.send(
                    "answer",
                    Map.of("n", prompt.path("n").asLong(), "answer", Simple.answer(prompt)))))
        .contains("paused");
    bench.pass(3_600_000);
    ana.done("resume", Map.of());
    ben.done("resume", Map.of());
    assertThat(clock(who).path("end").asLong()).isEqualTo(bench.now() + 125_000);
  }

  @Test
  void more_time_is_given_three_times() {
    List<Bench.Person> people = settled(Wishes.people(2).clock("live", 100, 30));
    Bench.Person who = asked(people);
    long end = clock(who).path("end").asLong();
    for (int i = 1; i <= 3; i++) {
      who.done("time", Map.of());
      assertThat(clock(who).path("end").asLong()).isEqualTo(end + i * 60_000L);
    }
    assertThat(Bench.refused(who.send("time", Map.of()))).startsWith("409");
  }

  @Test
  void a_slow_clock_rings_at_a_table_that_was_put_away() {
    List<Bench.Person> people = settled(Wishes.people(2).clock("slow", 0, 3_600));
    for (Bench.Person person : people) person.disconnect();
    bench.pass(60_000);
    assertThat(bench.house().inMemory()).isZero();
    long rows = bench.store().journal(people.getFirst().table, 1).size();
    bench.pass(3_600_000);
    assertThat(bench.store().journal(people.getFirst().table, 1).size()).isGreaterThan((int) rows);
  }

  @Test
  void a_slow_clock_rings_after_a_restart_too() {
    List<Bench.Person> people = settled(Wishes.people(2).clock("slow", 0, 3_600));
    long rows = bench.store().journal(people.getFirst().table, 1).size();
    bench.dies(86_400_000);
    bench.pass(60_000);
    assertThat(bench.store().journal(people.getFirst().table, 1).size()).isEqualTo((int) rows);
    bench.pass(3_600_000);
    assertThat(bench.store().journal(people.getFirst().table, 1).size()).isGreaterThan((int) rows);
  }

  @Test
  void who_comes_back_hears_what_was_missed() {
    List<Bench.Person> people = settled(Wishes.people(2));
    Bench.Person ana = people.getFirst();
    Bench.Person ben = people.getLast();
    long n = ana.n;
    int heard = ana.messages.size();
    ana.disconnect();
    for (int i = 0; i < 3; i++) {
      ben.answer();
      ana.answer();
    }
    ana.connect(OptionalLong.of(n));
    assertThat(ana.messages.get(heard).path("kind").asString()).isEqualTo("beat");
    assertThat(ana.messages.get(heard).path("n").asLong()).isEqualTo(n + 1);
    JsonNode view = ana.look();
    for (String section : List.of("systems", "encounter", "prompts", "seats", "hand", "game"))
      assertThat(ana.view.get(section)).as(section).isEqualTo(view.path(section));
    ana.disconnect();
    bench.pass(200_000);
    ben.answer();
    heard = ana.messages.size();
    ana.connect(OptionalLong.of(ana.n));
    assertThat(ana.messages.get(heard).path("kind").asString()).isEqualTo("view");
  }
}
