package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.lab.lesson.Lesson;
import hypergate.lab.lesson.Lessons;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.NewTable;
import hypergate.server.protocol.book.Presets;
import hypergate.server.store.TableRow;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// Lessons at real tables.
final class TeachingTest {
  @TempDir private Path folder;
  private Bench bench;

  @BeforeEach
  void open() {
    bench = new Bench(folder);
  }

  @AfterEach
  void close() {
    bench.close();
  }

  static List<String> lessons() {
    return Lessons.all().stream().map(Lesson::id).toList();
  }

  private static NewTable wish(String lesson) {
    return new NewTable(
        null, null, null, null, null, "Ana", null, null, null, null, null, null, lesson, null,
        null);
  }

  private Bench.Person begin(String lesson) {
    Bench.Person ana = bench.table(wish(lesson)).getFirst();
    ana.done("start", Map.of("numbers", "mine"));
    return ana;
  }

  private static JsonNode lesson(Bench.Person ana) {
    return ana.look().path("table").path("lesson");
  }

  private static void answer(Bench.Person ana, String answer) {
    JsonNode prompt = ana.prompts().getFirst();
    ana.done(
        "answer",
        Map.of(
            "n",
            prompt.path("n").asLong(),
            "prompt",
            prompt.path("prompt").asString(),
            "answer",
            answer));
  }

  private static void follow(Bench.Person ana) {
    JsonNode now = lesson(ana);
    assertThat(ana.prompts().getFirst().path("prompt").asString())
        .isEqualTo(now.path("prompt").asString());
    answer(ana, now.path("answer").asString());
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void a_lesson_is_played_to_its_end_at_a_table(String id) {
    Bench.Person ana = begin(id);
    Lesson lesson = Lessons.named(id).orElseThrow();
    assertThat(Presets.named(lesson.preset())).isPresent();
    for (int at = 1; at <= lesson.steps().size(); at++) {
      assertThat(lesson(ana).path("at").asInt()).isEqualTo(at);
      assertThat(lesson(ana).path("say").asString()).isEqualTo(lesson.steps().get(at - 1).say());
      // A server that was restarted in the middle goes on as it stood.
      if (at == 3) ana = restarted(ana);
      follow(ana);
    }
    assertThat(lesson(ana).path("done").asBoolean()).isTrue();
    assertThat(lesson(ana).path("say").asString()).isEqualTo(lesson.end());
    JsonNode before = ana.look();
    ana = restarted(ana);
    assertThat(ana.look().path("table").path("lesson"))
        .isEqualTo(before.path("table").path("lesson"));
    assertThat(ana.look().path("hand")).isEqualTo(before.path("hand"));
    assertThat(ana.look().path("seats")).isEqualTo(before.path("seats"));
  }

  private Bench.Person restarted(Bench.Person ana) {
    bench.dies(1000);
    return ana;
  }

  @Test
  void who_answers_otherwise_is_told_so_and_goes_back_to_before_it() {
    Bench.Person ana = begin("encounter");
    follow(ana);
    follow(ana);
    follow(ana);
    answer(ana, "attack-04");
    assertThat(lesson(ana).path("astray").asBoolean()).isTrue();
    assertThat(lesson(ana).path("say").asString()).contains("too low");
    ana.done("retake", Map.of("action", "back"));
    assertThat(lesson(ana).path("astray").asBoolean()).isFalse();
    assertThat(lesson(ana).path("at").asInt()).isEqualTo(4);
    assertThat(ana.look().path("hand").toString()).contains("attack-04", "attack-12");
    ana = restarted(ana);
    assertThat(lesson(ana).path("at").asInt()).isEqualTo(4);
    follow(ana);
    assertThat(lesson(ana).path("at").asInt()).isEqualTo(5);
    ana.done("retake", Map.of());
    assertThat(lesson(ana).path("at").asInt()).isEqualTo(1);
    assertThat(Bench.refused(ana.send("retake", Map.of("action", "back"))))
        .contains("nothing need be taken back");
  }

  @Test
  void an_answer_to_a_question_before_the_retake_is_stale() {
    Bench.Person ana = begin("encounter");
    long first = ana.prompts().getFirst().path("n").asLong();
    follow(ana);
    ana.done("retake", Map.of());
    assertThat(
            Bench.refused(ana.send("answer", Map.of("n", first, "prompt", "aim", "answer", "B1"))))
        .startsWith("409");
    assertThat(ana.prompts().getFirst().path("n").asLong()).isGreaterThan(first);
  }

  @Test
  void whoever_goes_astray_may_play_on_against_the_machines() {
    Bench.Person ana = begin("encounter");
    for (int i = 0; i < 60 && ana.answer(); i++) {
      // Plays as a machine would.
    }
    assertThat(
            ana.look().path("table").path("aside").isMissingNode()
                || ana.look().path("table").path("aside").isNull())
        .isTrue();
  }

  @Test
  void a_table_of_a_lesson_is_for_one_person_and_for_nobody_to_watch() {
    Bench.Person ana = begin("encounter");
    assertThat(bench.house().list()).isEqualTo("[]");
    assertThat(Bench.refused(bench.house().view(Viewer.spectator(ana.table)))).startsWith("403");
    assertThat(ana.look().path("table").path("clock").path("mode").asString()).isEqualTo("none");
    assertThat(ana.look().path("table").path("lesson").path("id").asString())
        .isEqualTo("encounter");
  }

  @Test
  void what_cannot_be_is_refused_in_words() {
    assertThat(Bench.refused(bench.create(wish("bedlam")))).startsWith("404");
    NewTable more =
        new NewTable(
            "Mine",
            null,
            null,
            null,
            null,
            "Ana",
            null,
            null,
            null,
            null,
            null,
            null,
            "encounter",
            null,
            null);
    assertThat(Bench.refused(bench.create(more))).contains("says itself");
    Bench.Person host = bench.table(Wishes.people(1).wish()).getFirst();
    host.done("start", Map.of("numbers", "mine"));
    assertThat(Bench.refused(host.send("retake", Map.of()))).contains("Only a lesson");
  }

  @Test
  void a_table_whose_lesson_has_changed_is_set_aside_in_words() throws SQLException {
    Bench.Person ana = begin("encounter");
    TableRow row = bench.store().table(ana.table).orElseThrow();
    Charter charter = Json.MAPPER.readValue(row.header(), Charter.class);
    Charter.Taught taught = Optional.ofNullable(charter.lesson()).orElseThrow();
    String other = row.header().replace(taught.digest(), "0123456789abcdef");
    try (Connection file = DriverManager.getConnection("jdbc:sqlite:" + bench.file());
        PreparedStatement change =
            file.prepareStatement("update game_table set header = ? where id = ?")) {
      change.setString(1, other);
      change.setString(2, row.id());
      assertThat(change.executeUpdate()).isEqualTo(1);
    }
    ana = restarted(ana);
    JsonNode aside = ana.look().path("table").path("aside");
    assertThat(aside.path("because").asString()).isEqualTo(Teaching.Changed.WORDS);
    assertThat(Bench.refused(ana.send("retake", Map.of()))).contains("This lesson has changed");
  }

  @Test
  void my_first_game_deals_easy_aliens_alone() {
    NewTable first =
        new NewTable(
            null,
            "first-game",
            null,
            null,
            null,
            "Ana",
            null,
            null,
            null,
            null,
            null,
            true,
            null,
            null,
            null);
    Charter charter = Wish.charter(first, new byte[32]);
    assertThat(charter.aliens()).contains("macron", "zombie").doesNotContain("virus");
    NewTable none =
        new NewTable(
            null,
            null,
            null,
            List.of("virus"),
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            true,
            null,
            null,
            null);
    assertThat(Bench.refused(bench.create(none))).contains("marked easy");
  }
}
