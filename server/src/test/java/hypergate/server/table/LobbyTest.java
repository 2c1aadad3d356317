package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.content.AllContent;
import hypergate.game.card.Options;
import hypergate.game.card.StartCard;
import hypergate.server.protocol.ClockRules;
import hypergate.server.protocol.NewTable;
import hypergate.server.protocol.SeatChange;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// Before the game: wishes, seats, links, who is ready.
final class LobbyTest {
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

  private static NewTable named(String table, String me) {
    return new NewTable(
        table, null, null, null, null, me, null, null, null, null, null, null, null, null, null);
  }

  private static NewTable with(Map<String, String> options, List<String> aliens) {
    return new NewTable(
        null, null, options, aliens, null, "Ana", null, null, null, null, null, null, null, null,
        null);
  }

  private String refused(NewTable wish) {
    return Bench.refused(bench.create(wish));
  }

  @Test
  void a_wish_that_cannot_be_is_refused_in_plain_words() {
    assertThat(refused(with(Map.of("seats", "99"), List.of())))
        .startsWith("422")
        .contains("2 to 8");
    assertThat(refused(with(Map.of("colour", "red"), List.of()))).contains("colour");
    assertThat(refused(with(Map.of(), List.of("human", "hal")))).contains("no alien 'hal'");
    assertThat(refused(with(Map.of(), List.of("human", "void")))).contains("too few");
    assertThat(
            refused(
                new NewTable(
                    null, "bedlam", null, null, null, null, null, null, null, null, null, null,
                    null, null, null)))
        .contains("preset 'bedlam'");
    assertThat(
            refused(
                new NewTable(
                    null,
                    null,
                    null,
                    null,
                    null,
                    null,
                    List.of(new SeatChange("machine", "hal", null)),
                    null,
                    null,
                    null,
                    null,
                    null,
                    null,
                    null,
                    null)))
        .contains("machine player 'hal'");
    assertThat(
            refused(
                new NewTable(
                    null,
                    null,
                    null,
                    null,
                    null,
                    null,
                    null,
                    new ClockRules("slow", null, null),
                    "strict",
                    null,
                    null,
                    null,
                    null,
                    null,
                    null)))
        .contains("relaxed");
    assertThat(
            refused(
                new NewTable(
                    null, null, null, null, null, null, null, null, null, 99, null, null, null,
                    null, null)))
        .contains("2 to 15 seconds");
    List<SeatChange> nine = new ArrayList<>();
    for (int i = 0; i < 9; i++) nine.add(new SeatChange("person", null, null));
    assertThat(
            refused(
                new NewTable(
                    null, null, null, null, null, null, nine, null, null, null, null, null, null,
                    null, null)))
        .contains("4 seats");
    assertThat(bench.house().open()).isZero();
  }

  private static NewTable tryout(String... cards) {
    return new NewTable(
        null,
        null,
        null,
        null,
        List.of(cards),
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
  }

  @ParameterizedTest
  @CsvSource({
    "warpish, aliens.sets, base",
    "coldsleep-ship, technology, odyssey",
    "auto-nova, technology, odyssey",
    "moon-ascetic, moons, serious",
    "pulsar-clone, pulsars, true",
    "black-hole, hazards, conflict",
    "flare-clone, flares, on",
  })
  void whoever_wants_to_play_with_a_card_begins_with_it(String card, String option, String value) {
    Bench.Person ana = bench.table(tryout(card)).getFirst();
    Options options = bench.at(ana.table, t -> t.position().charter.rules());
    assertThat(options.text(AllContent.OPTIONS.named(option))).isEqualTo(value);
    assertThat(options.startCards())
        .containsExactly(StartCard.of("A=" + card.replace("pulsar-", "")));
    ana.done("start", Map.of());
    assertThat(ana.look().path("game").isObject()).isTrue();
  }

  @Test
  void what_nobody_can_begin_with_is_refused() {
    assertThat(refused(tryout("hal"))).startsWith("422").contains("A=hal");
    assertThat(refused(tryout("clone", "zombie", "warpish"))).contains("dealt only 2");
  }

  @Test
  void names_are_text_and_nothing_else() {
    assertThat(refused(named("t", "A\u0000B"))).contains("cannot be seen");
    assertThat(refused(named("t", "A\u202eB"))).contains("cannot be seen");
    assertThat(refused(named("t", "x".repeat(25)))).contains("24 characters");
    assertThat(refused(named("x".repeat(41), "Ana"))).contains("40 characters");
    String script = "<script>alert(1)";
    Bench.Person host = bench.table(named("<b>" + "\u2603", script)).getFirst();
    JsonNode view = host.look();
    assertThat(view.path("table").path("name").asString()).isEqualTo("<b>\u2603");
    assertThat(view.path("seats").path(0).path("name").asString()).isEqualTo(script);
  }

  @Test
  void two_of_one_name_can_be_told_apart() {
    List<Bench.Person> people = bench.table(Wishes.people(2).wish());
    people.getLast().done("name", Map.of("text", "ana"));
    JsonNode seats = people.getFirst().look().path("seats");
    assertThat(seats.path(0).path("name").asString()).isEqualTo("Ana (A)");
    assertThat(seats.path(1).path("name").asString()).isEqualTo("ana (B)");
  }

  @Test
  void a_link_leads_to_its_seat_and_no_other() {
    List<Bench.Person> people = bench.table(Wishes.people(3).wish());
    assertThat(people.get(2).viewer.seat()).isEqualTo("C");
    assertThat(bench.house().viewer(people.getFirst().table, Optional.of("nonsense")).seat())
        .isNull();
    assertThat(bench.house().viewer("0000000000", Optional.of(people.get(1).secret)).seat())
        .isNull();
    assertThat(Bench.refused(bench.enter(people.getFirst().table, "nonsense", null)))
        .startsWith("403");
    assertThat(Bench.refused(bench.enter("0000000000", "nonsense", null))).startsWith("404");
  }

  @Test
  void the_host_alone_changes_seats_and_a_new_link_takes_the_old_one_away() {
    List<Bench.Person> people = bench.table(Wishes.people(3).wish());
    Bench.Person ana = people.getFirst();
    Bench.Person ben = people.get(1).connect();
    SeatChange open = new SeatChange("person", null, null);
    assertThat(Bench.refused(bench.house().setSeat(ben.viewer, "C", open))).startsWith("403");
    assertThat(Bench.refused(bench.house().setSeat(ana.viewer, "A", open))).contains("own seat");
    JsonNode link = Bench.done(bench.house().setSeat(ana.viewer, "B", open));
    assertThat(ben.bye).isEqualTo(Subscriber.Reason.REMOVED);
    assertThat(bench.house().viewer(ana.table, Optional.of(ben.secret)).seat()).isNull();
    String secret = link.path("secret").asString();
    assertThat(bench.house().viewer(ana.table, Optional.of(secret)).seat()).isNull();
    assertThat(ana.look().path("me").path("links").path(0).path("secret"))
        .isEqualTo(link.path("secret"));
    assertThat(bench.sit(ana.table, "B", secret).viewer.seat()).isEqualTo("B");
    Bench.done(bench.house().setSeat(ana.viewer, "C", new SeatChange("machine", "random", "Bolt")));
    assertThat(ana.look().path("seats").path(2).path("name").asString()).isEqualTo("Bolt");
    assertThat(bench.house().viewer(ana.table, Optional.of(people.get(2).secret)).seat()).isNull();
  }

  @Test
  void a_game_begins_when_everybody_is_ready() {
    List<Bench.Person> people = bench.table(Wishes.people(2).wish());
    Bench.Person ana = people.getFirst();
    Bench.Person ben = people.getLast();
    assertThat(Bench.refused(ben.send("start", Map.of()))).startsWith("403");
    assertThat(Bench.refused(ana.send("start", Map.of()))).contains("Player B is not ready");
    ben.done("ready", Map.of("ready", true, "commitment", Bench.bound(ben)));
    ben.done("ready", Map.of("ready", false));
    assertThat(Bench.refused(ana.send("start", Map.of()))).contains("not ready");
    ben.done("ready", Map.of("ready", true));
    String commitment = ana.look().path("table").path("commitment").asString();
    ana.done("start", Map.of("commitment", Bench.bound(ana)));
    ana.done("open", Map.of("numbers", Bench.part(ana)));
    assertThat(ana.look().path("table").path("commitment").asString()).isEqualTo(commitment);
    assertThat(ana.look().path("table").has("trust")).isFalse();
    List<String> numbers = bench.at(ana.table, t -> t.position().numbers());
    assertThat(numbers).containsExactly("number-A", "", "", "");
    assertThat(Bench.refused(ana.send("start", Map.of()))).startsWith("409");
    assertThat(
            Bench.refused(
                bench.house().setSeat(ana.viewer, "B", new SeatChange("machine", null, null))))
        .startsWith("409");
  }

  @Test
  void aliens_that_stay_in_the_box_are_told_and_not_dealt() {
    Map<String, String> options = Map.of("aliens.choices", "5", "seats", "8");
    List<String> boxed =
        AllContent.ALL.aliens().stream()
            .filter(alien -> alien.set().equals("base"))
            .map(alien -> "-" + alien.id())
            .limit(5)
            .toList();
    Bench.Person ana = bench.table(with(options, boxed)).getFirst();
    List<String> told = new ArrayList<>();
    ana.look().path("table").path("aliens").forEach(alien -> told.add(alien.asString()));
    assertThat(told).isEqualTo(boxed);
    ana.done("start", Map.of());
    for (JsonNode option : ana.look().path("prompts").path(0).path("options"))
      assertThat(boxed).doesNotContain("-" + option.path("notation").asString());
    assertThat(ana.look().path("prompts").path(0).path("options").size()).isEqualTo(5);
    assertThat(refused(with(Map.of(), List.of("-hal")))).contains("no alien 'hal'");
    assertThat(refused(with(Map.of(), List.of("human", "-void")))).contains("too few");
    assertThat(refused(with(Map.of("seats", "8", "aliens.choices", "5"), all())))
        .contains("8 seats need 40 aliens to deal from; there are 0");
  }

  private static List<String> all() {
    return AllContent.ALL.aliens().stream().map(alien -> "-" + alien.id()).toList();
  }

  @Test
  void a_seat_that_nobody_came_to_gets_a_machine() {
    NewTable wish = Wishes.people(2).wish();
    Outcome made = bench.create(wish);
    if (!(made instanceof Outcome.Seated(String json, String table, String secret)))
      throw new AssertionError(made);
    String link = Bench.done(made).path("links").path(0).path("secret").asString();
    assertThat(json).contains(table);
    Bench.Person ana = bench.person(table, "A", secret);
    assertThat(ana.look().path("seats").path(1).path("kind").asString()).isEqualTo("open");
    ana.done("start", Map.of());
    assertThat(ana.look().path("seats").path(1).path("kind").asString()).isEqualTo("machine");
    assertThat(Bench.refused(bench.enter(table, link, "Ben"))).startsWith("403");
  }

  @Test
  void spectators_see_what_everybody_sees_if_they_may_watch() {
    Bench.Person ana = bench.playing(Wishes.people(1).wish()).getFirst();
    Bench.Person eve = bench.spectator(ana.table);
    assertThat(eve.look().path("hand").size()).isZero();
    assertThat(eve.look().path("prompts").size()).isZero();
    assertThat(eve.look().path("me").path("seat").isNull()).isTrue();
    assertThat(Bench.refused(eve.send("start", Map.of()))).startsWith("403");
    eve.connect();
    assertThat(ana.look().path("table").path("watchers").asInt()).isEqualTo(1);
    String closed = bench.playing(Wishes.people(1).watch("nobody").wish()).getFirst().table;
    assertThat(Bench.refused(bench.house().view(bench.spectator(closed).viewer))).startsWith("403");
  }

  @Test
  void public_tables_are_listed_those_playing_first() {
    assertThat(bench.house().list()).isEqualTo("[]");
    bench.table(Wishes.people(1).wish());
    Bench.Person waiting = bench.table(Wishes.people(1).watch("anyone").wish()).getFirst();
    Bench.Person playing = bench.playing(Wishes.people(1).watch("anyone").wish()).getFirst();
    JsonNode list = hypergate.server.protocol.Json.MAPPER.readTree(bench.house().list());
    assertThat(list.size()).isEqualTo(2);
    assertThat(list.path(0).path("id").asString()).isEqualTo(playing.table);
    assertThat(list.path(1).path("id").asString()).isEqualTo(waiting.table);
    assertThat(list.path(0).path("state").asString()).isEqualTo("playing");
  }

  @Test
  void there_is_room_for_so_many_tables() {
    for (int i = 0; i < 20; i++) bench.table(Wishes.people(1).wish());
    assertThat(refused(Wishes.people(1).wish())).startsWith("429");
  }

  @Test
  void who_asks_for_tables_that_do_not_exist_leaves_nothing_behind() {
    for (int i = 0; i < 50; i++)
      assertThat(Bench.refused(bench.house().summary(Viewer.spectator(String.format("%010d", i)))))
          .startsWith("404");
    assertThat(bench.house().inMemory()).isZero();
    assertThat(Bench.refused(bench.house().summary(Viewer.spectator("../../etc/passwd"))))
        .startsWith("404");
  }

  @Test
  void in_the_game_of_two_each_has_two_seats() {
    List<Bench.Person> people = bench.playing(Wishes.people(2).set("seats", "2").wish());
    Bench.Person ana = people.getFirst();
    JsonNode me = ana.look().path("me");
    assertThat(me.path("seats").toString()).isEqualTo("[\"A\",\"C\"]");
    assertThat(ana.look().path("seats").size()).isEqualTo(4);
    for (int i = 0; i < 40; i++) for (Bench.Person person : people) person.answer();
    assertThat(ana.look().path("game").path("encounter").asInt()).isPositive();
    assertThat(Bench.refused(ana.send("answer", Map.of("n", 1, "seat", "B", "answer", "x"))))
        .startsWith("403");
  }
}
