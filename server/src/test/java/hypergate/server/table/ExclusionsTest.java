package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.card.Sheet;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.NewTable;
import hypergate.server.protocol.SeatChange;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Aliens that people do not want to be dealt, said by each of them in the lobby.
final class ExclusionsTest {
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

  private static Map<String, Object> without(String... aliens) {
    return Map.of("aliens", List.of(aliens));
  }

  private static String said(Bench.Person person) {
    return person.look().path("table").path("excluded").toString();
  }

  private static List<String> base(int from, int to) {
    return AllContent.ALL.aliens().stream()
        .filter(alien -> alien.set().equals("base"))
        .map(Sheet::id)
        .toList()
        .subList(from, to);
  }

  // ---- what it is for

  @Test
  void everybody_sees_what_each_person_does_not_want() {
    List<Bench.Person> people = bench.table(Wishes.people(2).wish());
    Bench.Person ana = people.getFirst();
    Bench.Person ben = people.getLast();
    assertThat(ana.look().path("table").has("excluded")).isFalse();
    ben.done("exclude", without("zombie", "macron"));
    ana.done("exclude", without("zombie"));
    String both = "{\"A\":[\"zombie\"],\"B\":[\"macron\",\"zombie\"]}";
    assertThat(said(ana)).isEqualTo(both);
    assertThat(said(ben)).isEqualTo(both);
    assertThat(said(bench.spectator(ana.table))).isEqualTo(both);
    ben.done("exclude", without());
    assertThat(said(ana)).isEqualTo("{\"A\":[\"zombie\"]}");
  }

  @Test
  void what_anybody_has_left_out_is_dealt_to_nobody() {
    Wishes all = Wishes.people(2).set("aliens.choices", "5").set("aliens.sets", "base");
    List<Bench.Person> people = bench.table(all.wish());
    List<String> hers = base(0, 12);
    List<String> his = base(12, 24);
    people.getFirst().done("exclude", Map.of("aliens", hers));
    people.getLast().done("exclude", Map.of("aliens", his));
    Bench.start(people);
    List<String> left = new ArrayList<>(hers);
    left.addAll(his);
    int offered = 0;
    for (Bench.Person person : people)
      for (JsonNode option : person.look().path("prompts").path(0).path("options")) {
        assertThat(left).doesNotContain(option.path("notation").asString());
        offered++;
      }
    assertThat(offered).isEqualTo(10);
    List<String> dealtFrom =
        bench.at(people.getFirst().table, t -> t.position().rules().options().aliens());
    assertThat(dealtFrom).containsAll(left.stream().map(id -> "-" + id).toList());
  }

  @Test
  void an_alien_is_known_by_its_name_too() {
    Bench.Person ana = bench.table(Wishes.people(1).wish()).getFirst();
    ana.done("exclude", without(" The Claw ", "the-claw", "ZOMBIE"));
    assertThat(said(ana)).isEqualTo("{\"A\":[\"the-claw\",\"zombie\"]}");
  }

  // ---- bounds

  private String refused(Bench.Person person, String... aliens) {
    return Bench.refused(person.send("exclude", without(aliens)));
  }

  @Test
  void what_cannot_be_left_out_is_refused_and_changes_nothing() {
    Bench.Person ana = bench.table(Wishes.people(1).wish()).getFirst();
    ana.done("exclude", without("zombie"));
    assertThat(refused(ana, "zombi")).startsWith("422").contains("'zombi'", "is Zombie meant?");
    assertThat(refused(ana, "qqqqqqqqqqqq")).startsWith("422").endsWith("'qqqqqqqqqqqq'.");
    assertThat(refused(ana, base(0, 13).toArray(String[]::new))).contains("12 aliens at most");
    assertThat(Bench.refused(ana.send("exclude", Map.of()))).startsWith("400").contains("aliens");
    assertThat(said(ana)).isEqualTo("{\"A\":[\"zombie\"]}");
  }

  @Test
  void too_few_that_are_left_are_refused() {
    List<String> few = base(0, 9);
    NewTable wish =
        new NewTable(
            null, null, Map.of(), few, null, "Ana", null, null, null, null, null, null, null, null,
            null);
    Bench.Person ana = bench.table(wish).getFirst();
    assertThat(refused(ana, few.get(0), few.get(1)))
        .startsWith("422")
        .contains("7 of the 8 that are needed");
    ana.done("exclude", without(few.getFirst()));
    assertThat(said(ana)).contains(few.getFirst());
  }

  @Test
  void together_people_leave_enough_to_deal() {
    Wishes many =
        Wishes.people(2).set("seats", "8").set("aliens.choices", "5").set("aliens.sets", "base");
    List<Bench.Person> people = bench.table(many.wish());
    people.get(0).done("exclude", Map.of("aliens", base(0, 8)));
    assertThat(refused(people.get(1), base(8, 13).toArray(String[]::new)))
        .startsWith("422")
        .contains("8 seats need 40 aliens to deal from");
    people.get(1).done("exclude", Map.of("aliens", base(0, 8)));
    Bench.start(people);
    assertThat(people.getFirst().look().path("game").isObject()).isTrue();
  }

  @Test
  void a_card_that_a_seat_begins_with_is_not_left_out() {
    NewTable wish =
        new NewTable(
            null,
            null,
            null,
            null,
            List.of("zombie"),
            "Ana",
            null,
            null,
            null,
            null,
            "link",
            null,
            null,
            null,
            null);
    Bench.Person ana = bench.table(wish).getFirst();
    assertThat(refused(ana, "zombie")).startsWith("422").contains("Zombie cannot be left out");
  }

  // ---- attacks

  @Test
  void only_whoever_sits_there_says_what_it_does_not_want() {
    List<Bench.Person> people = bench.table(Wishes.people(2).wish());
    Bench.Person eve = bench.spectator(people.getFirst().table);
    assertThat(refused(eve, "zombie")).startsWith("403");
    assertThat(people.getFirst().look().path("table").has("excluded")).isFalse();
  }

  @Test
  void an_alien_that_is_named_twice_is_left_out_once() {
    Bench.Person ana = bench.table(Wishes.people(1).wish()).getFirst();
    for (int i = 0; i < 2; i++) {
      ana.done("exclude", without("zombie", "macron", "zombie"));
      assertThat(said(ana)).isEqualTo("{\"A\":[\"macron\",\"zombie\"]}");
    }
  }

  @Test
  void once_the_start_is_under_way_it_is_too_late() {
    List<Bench.Person> people = bench.table(Wishes.people(2).wish());
    Bench.Person ana = people.getFirst();
    Bench.Person ben = people.getLast();
    ben.done("ready", Map.of("ready", true, "commitment", Bench.bound(ben)));
    ana.done("start", Map.of("commitment", Bench.bound(ana)));
    assertThat(refused(ben, "zombie")).startsWith("409").contains("opened its part");
    ana.done("open", Map.of("numbers", Bench.part(ana)));
    ben.done("open", Map.of("numbers", Bench.part(ben)));
    assertThat(refused(ben, "zombie")).startsWith("409").contains("have been dealt");
    assertThat(ana.look().path("table").has("excluded")).isFalse();
  }

  @Test
  void whoever_loses_the_seat_takes_the_wish_along() {
    List<Bench.Person> people = bench.table(Wishes.people(3).wish());
    Bench.Person ana = people.getFirst();
    people.get(1).done("exclude", without("zombie"));
    people.get(2).done("exclude", without("macron"));
    Bench.done(bench.house().setSeat(ana.viewer, "B", new SeatChange("machine", null, null)));
    assertThat(said(ana)).isEqualTo("{\"C\":[\"macron\"]}");
    Bench.done(bench.house().setSeat(ana.viewer, "C", new SeatChange("person", null, null)));
    assertThat(ana.look().path("table").has("excluded")).isFalse();
  }

  // ---- kept

  @Test
  void a_server_that_starts_again_knows_it_and_deals_by_it() {
    Wishes all = Wishes.people(1).set("aliens.choices", "5").set("aliens.sets", "base");
    Bench.Person ana = bench.table(all.wish()).getFirst();
    List<String> hers = base(0, 12);
    ana.done("exclude", Map.of("aliens", hers));
    bench.dies(1000);
    Bench.Person again = bench.person(ana.table, "A", ana.secret);
    assertThat(again.look().path("table").path("excluded").path("A").size()).isEqualTo(12);
    again.done("start", Map.of());
    JsonNode options = again.look().path("prompts").path(0).path("options");
    bench.dies(1000);
    Bench.Person later = bench.person(ana.table, "A", ana.secret);
    assertThat(later.look().path("prompts").path(0).path("options")).isEqualTo(options);
    for (JsonNode option : options)
      assertThat(hers).doesNotContain(option.path("notation").asString());
  }

  @Test
  void a_charter_of_before_has_nothing_left_out() {
    Bench.Person ana = bench.table(Wishes.people(2).wish()).getFirst();
    Charter charter = bench.at(ana.table, t -> t.position().charter);
    String old = Json.text(charter).replace("\"excluded\":null,", "");
    Charter read = Json.MAPPER.readValue(old, Charter.class);
    assertThat(read.excluded(1)).isEmpty();
    assertThat(read.rules().aliens()).isEmpty();
  }
}
