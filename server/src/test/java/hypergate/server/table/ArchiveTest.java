package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.server.protocol.Branch;
import hypergate.server.protocol.Json;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Finished games: seen again, and played on from any moment.
final class ArchiveTest {
  @TempDir Path folder;
  private Bench bench;
  private Archive archive;
  private Bench.Person ana;
  private String game;

  @BeforeEach
  void play() {
    bench = new Bench(folder);
    archive = new Archive(bench.house());
    ana = bench.playing(Wishes.people(1).set("technology", "odyssey").wish()).getFirst().connect();
    while (ana.answer()) {}
    game = ana.look().path("table").path("game").asString();
  }

  @AfterEach
  void close() {
    bench.close();
  }

  private JsonNode replay(String as) {
    return Bench.done(archive.replay(game, as));
  }

  private static List<String> digests(Iterable<JsonNode> beats) {
    List<String> digests = new ArrayList<>();
    for (JsonNode beat : beats) if (beat.has("digest")) digests.add(beat.path("digest").asString());
    return digests;
  }

  @Test
  void a_replay_shows_the_boards_that_the_live_game_had() {
    JsonNode replay = replay("A");
    List<JsonNode> live =
        ana.messages.stream().filter(m -> m.path("kind").asString().equals("beat")).toList();
    assertThat(digests(live)).hasSizeGreaterThan(2);
    assertThat(digests(replay.path("beats"))).containsAll(digests(live));
    List<String> ids = new ArrayList<>();
    for (JsonNode beat : replay.path("beats"))
      for (JsonNode event : beat.path("events")) ids.add(event.path("id").asString());
    assertThat(ids).doesNotHaveDuplicates().hasSizeGreaterThan(100);
    for (JsonNode beat : live)
      for (JsonNode event : beat.path("events"))
        if (event.path("id").asLong() % Story.STEP == 0)
          assertThat(ids).contains(event.path("id").asString());
    JsonNode last = replay.path("beats").path(replay.path("beats").size() - 1);
    assertThat(last.path("changes").path("game").path("over").asBoolean()).isTrue();
  }

  @Test
  void one_sees_what_one_saw_and_everything_only_now() {
    String open = replay("public").toString();
    assertThat(open).doesNotContain("\"handle\"");
    assertThat(replay("A").toString()).contains("\"handle\":\"");
    assertThat(replay("everything").toString()).contains("\"handle\":\"B:").contains("\"C:");
    assertThat(Bench.refused(archive.replay(game, "Z"))).startsWith("404");
    assertThat(Bench.refused(archive.replay("0000000000", "A"))).startsWith("404");
  }

  @Test
  void encounters_have_blocks_with_marks() {
    JsonNode blocks = replay("public").path("encounters");
    JsonNode summary = Bench.done(archive.summary(game));
    assertThat(blocks.size()).isEqualTo(summary.path("encounters").asInt());
    int beat = -1;
    int lost = 0;
    for (JsonNode block : blocks) {
      assertThat(block.path("beat").asInt()).isGreaterThan(beat);
      beat = block.path("beat").asInt();
      lost += block.path("lost").asInt();
    }
    assertThat(lost).isPositive();
    assertThat(blocks.path(blocks.size() - 1).path("marks").toString()).contains("win");
  }

  private long event(String type, int which) {
    int seen = 0;
    for (JsonNode beat : replay("public").path("beats"))
      for (JsonNode event : beat.path("events"))
        if (event.path("type").asString().equals(type) && seen++ == which)
          return event.path("id").asLong();
    throw new AssertionError("no " + type);
  }

  private Bench.Person branch(long event, String luck) {
    Outcome outcome =
        archive.branch(game, new Branch(event, List.of("B"), "novice", luck, "Ben"), "");
    if (!(outcome instanceof Outcome.Seated(String json, String table, String secret)))
      throw new AssertionError(Bench.refused(outcome));
    Bench.Person ben =
        bench.person(table, Json.MAPPER.readTree(json).path("seat").asString(), secret);
    ben.done("start", Map.of());
    return ben.connect();
  }

  @Test
  void one_plays_on_from_any_moment() {
    for (int encounter = 0; encounter < 4; encounter++) {
      Bench.Person ben = branch(event("encounter-began", encounter), "same");
      assertThat(ben.letter).isEqualTo("B");
      JsonNode view = ben.look();
      assertThat(view.path("table").path("practice").asBoolean()).isTrue();
      assertThat(view.path("seats").path(0).path("kind").asString()).isEqualTo("machine");
      assertThat(view.path("game").path("encounter").asInt()).isGreaterThanOrEqualTo(encounter);
      for (int i = 0; i < 3; i++) ben.answer();
      JsonNode before = ben.look();
      bench.dies(0);
      archive = new Archive(bench.house());
      JsonNode after = ben.look();
      for (String section : List.of("prompts", "systems", "hand", "log", "encounter", "piles"))
        assertThat(after.path(section)).as(section).isEqualTo(before.path(section));
    }
  }

  @Test
  void with_fresh_luck_other_cards_come() {
    long event = event("encounter-began", 0);
    Bench.Person same = branch(event, "same");
    Bench.Person fresh = branch(event, "fresh");
    List<String> drawn = new ArrayList<>();
    for (Bench.Person ben : List.of(same, fresh)) {
      for (int i = 0; i < 60 && ben.answer(); i++) {}
      List<String> cards = new ArrayList<>();
      for (JsonNode line : ben.look().path("log"))
        if (line.path("type").asString().equals("destiny-drawn"))
          cards.add(line.path("args").path("card").asString());
      drawn.add(cards.toString());
      JsonNode before = ben.look();
      bench.dies(0);
      assertThat(ben.look().path("systems")).isEqualTo(before.path("systems"));
      assertThat(ben.look().path("hand")).isEqualTo(before.path("hand"));
    }
    assertThat(drawn.getFirst()).isNotEqualTo(drawn.getLast());
  }

  @Test
  void a_branch_that_cannot_be_is_refused() {
    assertThat(
            Bench.refused(archive.branch(game, new Branch(99_999_999, null, null, null, null), "")))
        .startsWith("422");
    assertThat(
            Bench.refused(
                archive.branch(game, new Branch(1000, List.of("Z"), null, null, null), "")))
        .startsWith("422");
    assertThat(Bench.refused(archive.branch(game, new Branch(1000, null, "hal", null, null), "")))
        .startsWith("422");
  }
}
