package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.game.session.Session;
import hypergate.lab.record.RecordFile;
import hypergate.lab.record.Replay;
import hypergate.server.protocol.SeatChange;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Talk, taking back, and what comes when a game is over.
final class AfterwardsTest {
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

  private List<Bench.Person> over() {
    List<Bench.Person> people = bench.playing(Wishes.people(2).set("planets", "4").wish());
    people.forEach(Bench.Person::connect);
    boolean any = true;
    while (any) {
      any = false;
      for (Bench.Person person : people) any |= person.answer();
    }
    return people;
  }

  @Test
  void a_finished_game_proves_its_shuffle() {
    Bench.Person ana = over().getFirst();
    JsonNode table = ana.look().path("table");
    String game = table.path("game").asString();
    Games games = new Archive(bench.house());
    String record = ((Outcome.Done) games.record(game)).json();
    Replay replay = Replay.of("game", RecordFile.read("game", record.lines().toList()));
    Session session = replay.verifyTrust();
    assertThat(session.isOver()).isTrue();
    JsonNode trust = table.path("trust");
    assertThat(replay.record().seed()).isEqualTo(Long.parseLong(trust.path("seed").asString()));
    assertThat(replay.record().players()).containsExactly("human", "human", "novice", "novice");
    JsonNode summary = Bench.done(games.summary(game));
    assertThat(summary.path("winners").size()).isPositive();
    assertThat(summary.path("encounters").asInt()).isPositive();
    assertThat(summary.path("trust")).isEqualTo(trust);
    assertThat(Bench.refused(games.summary("0000000000"))).startsWith("404");
    assertThat(Bench.refused(ana.send("answer", Map.of("n", 1, "answer", "pass"))))
        .contains("over");
  }

  @Test
  void a_rematch_moves_everybody_on_by_one_seat() {
    List<Bench.Person> people = over();
    Bench.Person ana = people.getFirst();
    Bench.Person ben = people.getLast();
    assertThat(ana.done("rematch", Map.of()).size()).isZero();
    assertThat(ben.look().path("table").path("rematchVotes").toString()).isEqualTo("[\"A\"]");
    JsonNode agreed = ben.done("rematch", Map.of());
    String next = agreed.path("table").asString();
    assertThat(ana.look().path("table").path("rematch").asString()).isEqualTo(next);
    String secret = ana.look().path("me").path("links").path(0).path("secret").asString();
    Bench.Person again = bench.sit(next, "B", secret);
    assertThat(again.viewer.seat()).isEqualTo("B");
    assertThat(again.look().path("me").path("host").asBoolean()).isTrue();
    assertThat(again.look().path("seats").path(1).path("name").asString()).isEqualTo("Ana");
    assertThat(agreed.path("secret").asString()).isNotEmpty().isNotEqualTo(secret);
    bench.dies(0);
    assertThat(ana.look().path("me").has("links")).isFalse();
    JsonNode link = ana.done("rematch", Map.of());
    assertThat(bench.sit(next, "B", link.path("secret").asString()).viewer.seat()).isEqualTo("B");
  }

  private List<Bench.Person> again(List<Bench.Person> people) {
    people.getFirst().done("rematch", Map.of());
    JsonNode agreed = people.getLast().done("rematch", Map.of());
    String next = agreed.path("table").asString();
    String secret =
        people.getFirst().look().path("me").path("links").path(0).path("secret").asString();
    return List.of(
        bench.sit(next, "B", secret), bench.sit(next, "C", agreed.path("secret").asString()));
  }

  @Test
  void a_rematch_begins_by_itself_when_everybody_has_come() {
    List<Bench.Person> people = again(over());
    Bench.Person ana = people.getFirst();
    Bench.Person ben = people.getLast();
    ben.done("ready", Map.of("ready", true, "commitment", Bench.bound(ben)));
    assertThat(ana.look().path("table").path("shares").path("waits")).isEmpty();
    ana.done("ready", Map.of("ready", true, "commitment", Bench.bound(ana)));
    assertThat(ana.look().path("table").path("shares").path("waits").toString())
        .isEqualTo("[\"B\",\"C\"]");
    for (Bench.Person person : people) person.done("open", Map.of("numbers", Bench.part(person)));
    assertThat(ben.look().path("table").path("state").asString()).isEqualTo("playing");
    bench.dies(0);
    assertThat(ben.look().path("table").path("state").asString()).isEqualTo("playing");
  }

  @Test
  void a_rematch_whose_seats_the_host_has_changed_waits_for_the_host() {
    List<Bench.Person> people = again(over());
    Bench.Person ana = people.getFirst();
    Bench.done(
        bench.house().setSeat(ana.viewer, "C", new SeatChange("machine", "novice", "Stand-in")));
    ana.done("ready", Map.of("ready", true, "commitment", Bench.bound(ana)));
    assertThat(ana.look().path("table").path("state").asString()).isEqualTo("lobby");
    ana.done("start", Map.of());
    assertThat(ana.look().path("table").path("state").asString()).isEqualTo("playing");
  }

  @Test
  void a_server_that_goes_agrees_to_no_rematch_and_begins_what_is_there() {
    List<Bench.Person> lobby = bench.table(Wishes.people(2).wish());
    List<Bench.Person> people = over();
    Bench.Person ben = people.getLast();
    people.getFirst().done("rematch", Map.of());
    bench.house().leave();
    assertThat(Bench.refused(bench.create(Wishes.people(1).wish()))).startsWith("503");
    assertThat(Bench.refused(ben.send("rematch", Map.of()))).startsWith("503").contains("stopping");
    assertThat(ben.look().path("table").path("rematchVotes").toString()).isEqualTo("[\"A\"]");
    ben.done("chat", Map.of("text", "then a little later"));
    Bench.Person host = lobby.getFirst();
    Bench.done(
        bench.house().setSeat(host.viewer, "C", new SeatChange("machine", "novice", "Stand-in")));
    Bench.start(lobby);
    assertThat(host.look().path("table").path("state").asString()).isEqualTo("playing");
    bench.dies(0);
    people.getFirst().connect();
    ben.connect();
    assertThat(ben.done("rematch", Map.of()).path("table").asString()).isNotEmpty();
  }

  @Test
  void no_rematch_before_the_end() {
    Bench.Person ana = bench.playing(Wishes.people(1).wish()).getFirst();
    assertThat(Bench.refused(ana.send("rematch", Map.of()))).startsWith("409");
  }

  @Test
  void an_answer_is_taken_back_while_nobody_has_seen_more() {
    List<Bench.Person> people = bench.playing(Wishes.people(2).wish());
    people.forEach(Bench.Person::connect);
    int undone = 0;
    for (int i = 0; i < 60 && undone < 3; i++)
      for (Bench.Person person : people) {
        if (person.prompts().isEmpty()) continue;
        JsonNode before = person.prompts().getFirst();
        JsonNode systems = person.look().path("systems");
        person.answer();
        if (!person.look().path("undo").asBoolean()) continue;
        person.done("undo", Map.of());
        JsonNode after = person.prompts().getFirst();
        assertThat(after.path("prompt")).isEqualTo(before.path("prompt"));
        assertThat(after.path("options")).isEqualTo(before.path("options"));
        assertThat(after.path("n").asLong()).isGreaterThan(before.path("n").asLong());
        assertThat(person.look().path("systems")).isEqualTo(systems);
        assertThat(person.messages.getLast().path("kind").asString()).isEqualTo("view");
        JsonNode log = person.look().path("log");
        bench.dies(0);
        assertThat(person.look().path("log")).isEqualTo(log);
        assertThat(person.prompts().getFirst()).isEqualTo(after);
        person.answer();
        undone++;
      }
    assertThat(undone).isGreaterThanOrEqualTo(3);
    assertThat(Bench.refused(people.getFirst().send("undo", Map.of()))).startsWith("409");
  }

  @Test
  void people_talk_to_the_table_or_to_one_another() {
    List<Bench.Person> people = bench.playing(Wishes.people(3).wish());
    people.forEach(Bench.Person::connect);
    Bench.Person eve = bench.spectator(people.getFirst().table).connect();
    people.get(0).done("chat", Map.of("text", "<b>hello</b>"));
    people.get(0).done("chat", Map.of("to", "B", "text", "psst"));
    people.get(1).done("chat", Map.of("to", "table", "phrase", "phrase.thanks"));
    eve.done("chat", Map.of("to", "spectators", "text", "who wins?"));
    assertThat(people.get(0).section("chat").size()).isEqualTo(3);
    assertThat(people.get(1).section("chat").path(1).path("text").asString()).isEqualTo("psst");
    assertThat(people.get(2).section("chat").toString()).doesNotContain("psst");
    assertThat(eve.section("chat").toString()).contains("who wins?").doesNotContain("psst");
    assertThat(people.get(0).section("chat").toString()).doesNotContain("who wins?");
    assertThat(Bench.refused(eve.send("chat", Map.of("text", "boo")))).startsWith("403");
    assertThat(Bench.refused(people.get(0).send("chat", Map.of("text", "x".repeat(501)))))
        .startsWith("422");
    assertThat(Bench.refused(people.get(0).send("chat", Map.of("text", "a\u0007"))))
        .startsWith("422");
    assertThat(Bench.refused(people.get(0).send("chat", Map.of("to", "Z", "text", "a"))))
        .startsWith("404");
    assertThat(Bench.refused(people.get(0).send("chat", Map.of("phrase", "<script>"))))
        .startsWith("422");
  }

  @Test
  void nobody_talks_without_end() {
    Bench.Person ana = bench.playing(Wishes.people(1).wish()).getFirst();
    int said = 0;
    for (int i = 0; i < 20; i++)
      if (ana.send("chat", Map.of("text", "spam " + i)) instanceof Outcome.Done) said++;
    assertThat(said).isEqualTo(6);
    assertThat(Bench.refused(ana.send("chat", Map.of("text", "spam")))).startsWith("429");
    bench.pass(2_000);
    ana.done("chat", Map.of("text", "spam"));
  }

  @Test
  void a_table_that_nobody_looks_at_leaves_memory_and_comes_back_as_it_was() {
    Bench.Person ana = bench.playing(Wishes.people(1).wish()).getFirst().connect();
    for (int i = 0; i < 5; i++) ana.answer();
    JsonNode prompts = ana.look().path("prompts");
    bench.pass(60_000);
    assertThat(bench.house().inMemory()).isEqualTo(1);
    ana.disconnect();
    bench.pass(60_000);
    assertThat(bench.house().inMemory()).isZero();
    assertThat(ana.look().path("prompts")).isEqualTo(prompts);
  }
}
