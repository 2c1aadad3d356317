package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.game.view.Listener;
import hypergate.lab.record.RecordFile;
import hypergate.lab.record.Replay;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.Schemas;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;

/// Tables that cannot go on are set aside: one can look at them and have their record, and nobody
/// else notices.
final class AsideTest {
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

  // ---- damage

  private void run(String sql, String... values) {
    try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + bench.file());
        PreparedStatement statement = other.prepareStatement(sql)) {
      for (int i = 0; i < values.length; i++) statement.setString(i + 1, values[i]);
      assertThat(statement.executeUpdate()).as(sql).isPositive();
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }

  private List<String> read(String sql, String value) {
    try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + bench.file());
        PreparedStatement statement = other.prepareStatement(sql)) {
      statement.setString(1, value);
      List<String> all = new ArrayList<>();
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) all.add(rows.getString(1));
      }
      return all;
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }

  private String lastBody(String table) {
    return read(
            "select body from journal where table_id = ? and body like '%\"lines\":[\"%' order by"
                + " seq",
            table)
        .getLast();
  }

  private void lastBody(String table, String body) {
    run(
        "update journal set body = ? where table_id = ? and seq = (select max(seq) from journal j"
            + " where j.table_id = journal.table_id and j.body like ?)",
        body,
        table,
        "%\"lines\":[\"%");
  }

  // What the rules of another release would do to a journal: its last answers are no longer legal.
  private static String misfit(String body) {
    JsonNode row = Json.MAPPER.readTree(body);
    for (JsonNode entry : row.path("entries"))
      if (entry.path("is").asString().equals("moved")) {
        ArrayNode lines = (ArrayNode) entry.path("lines");
        lines.set(0, lines.path(0).asString().substring(0, 1) + " aim Z9");
      }
    return row.toString();
  }

  private static JsonNode aside(Bench.Person person) {
    return person.look().path("table").path("aside");
  }

  private Bench.Person started() {
    Bench.Person ana = bench.playing(Wishes.people(1).watch("anyone").wish()).getFirst();
    for (int i = 0; i < 6; i++) ana.answer();
    return ana;
  }

  private Bench.Person frozen() {
    Bench.Person ana = started();
    lastBody(ana.table, misfit(lastBody(ana.table)));
    bench.dies(0);
    return ana;
  }

  // ---- frozen

  @Test
  void a_game_that_no_longer_replays_is_shown_as_far_as_it_does() {
    Bench.Person ana = started();
    int events = ana.look().path("log").size();
    lastBody(ana.table, misfit(lastBody(ana.table)));
    bench.dies(0);
    JsonNode look = ana.look();
    Schemas.checkNode("View", look);
    JsonNode aside = look.path("table").path("aside");
    assertThat(aside.path("reason").asString()).isEqualTo("frozen");
    assertThat(aside.path("because").asString()).contains("does not replay any more");
    assertThat(look.path("prompts")).isEmpty();
    assertThat(look.path("window").isNull()).isTrue();
    assertThat(look.path("log").size()).isPositive().isLessThan(events);
    assertThat(look.path("systems").size()).isEqualTo(4);
    assertThat(look.path("hand").size()).isPositive();
    assertThat(read("select detail from set_aside where table_id = ?", ana.table).getFirst())
        .contains("Z9");
  }

  @Test
  void nothing_can_be_done_there_and_nothing_is_written() {
    Bench.Person ana = frozen();
    ana.look();
    int rows = read("select seq from journal where table_id = ?", ana.table).size();
    for (String what : List.of("answer", "chat", "away", "undo", "concede", "rematch"))
      assertThat(Bench.refused(ana.send(what, Map.of("text", "hello", "n", 1, "answer", "pass"))))
          .startsWith("409 The rules of this version");
    assertThat(
            Bench.refused(
                bench
                    .house()
                    .explain(
                        ana.viewer,
                        Json.MAPPER.readValue(
                            "{\"ask\":\"total\"}",
                            hypergate.server.protocol.ExplainRequest.class))))
        .startsWith("409");
    ana.connect();
    ana.disconnect();
    bench.pass(120_000);
    assertThat(read("select seq from journal where table_id = ?", ana.table)).hasSize(rows);
    assertThat(ana.connect().section("table").path("aside").isObject()).isTrue();
  }

  @Test
  void it_goes_on_when_it_replays_again() {
    Bench.Person ana = started();
    String good = lastBody(ana.table);
    lastBody(ana.table, misfit(good));
    bench.dies(0);
    assertThat(aside(ana).isObject()).isTrue();
    assertThat(bench.house().list()).doesNotContain(ana.table);
    lastBody(ana.table, good);
    bench.dies(0);
    assertThat(aside(ana).isMissingNode()).isTrue();
    assertThat(bench.house().list()).contains(ana.table);
    assertThat(ana.answer()).isTrue();
  }

  @Test
  void whoever_sits_there_has_the_record_and_nobody_plays_on_with_all_cards_known() {
    Bench.Person ana = started();
    String good = lastBody(ana.table);
    assertThat(Bench.refused(bench.house().record(ana.viewer))).startsWith("409 A record shows");
    lastBody(ana.table, misfit(good));
    bench.dies(0);
    assertThat(Bench.refused(bench.house().record(bench.spectator(ana.table).viewer)))
        .startsWith("403");
    if (!(bench.house().record(ana.viewer) instanceof Outcome.Done(String text)))
      throw new AssertionError("no record");
    Replay replay = Replay.of("game.jsonl", RecordFile.read("game.jsonl", text.lines().toList()));
    assertThat(replay.verifyTrust().isOver()).isFalse();
    assertThat(replay.record().answers()).isNotEmpty();
    assertThat(aside(ana).path("opened").asBoolean()).isTrue();
    lastBody(ana.table, good);
    bench.dies(0);
    assertThat(aside(ana).isObject()).isTrue();
    assertThat(Bench.refused(ana.send("chat", Map.of("text", "hello")))).startsWith("409");
  }

  @Test
  void its_host_ends_it() {
    List<Bench.Person> people = bench.playing(Wishes.people(2).wish());
    Bench.Person ana = people.getFirst();
    assertThat(Bench.refused(ana.send("end", Map.of()))).startsWith("409 Only a table");
    for (int i = 0; i < 6; i++) people.forEach(Bench.Person::answer);
    lastBody(ana.table, misfit(lastBody(ana.table)));
    bench.dies(0);
    assertThat(bench.house().open()).isEqualTo(1);
    assertThat(Bench.refused(people.getLast().send("end", Map.of()))).startsWith("403");
    ana.done("end", Map.of());
    assertThat(aside(people.getLast()).path("ended").asBoolean()).isTrue();
    assertThat(ana.look().path("table").path("state").asString()).isEqualTo("over");
    assertThat(bench.house().open()).isZero();
    bench.dies(0);
    assertThat(bench.house().open()).isZero();
    assertThat(aside(ana).path("ended").asBoolean()).isTrue();
    assertThat(bench.house().record(ana.viewer)).isInstanceOf(Outcome.Done.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "no JSON at all",
        "{\"entries\":[{\"is\":\"nonsense\"}]}",
        "{\"entries\":[{\"is\":\"sat\",\"chair\":9,\"kind\":\"PERSON\",\"machine\":\"\",\"name\":\"\"}]}",
        "{}"
      })
  void a_row_that_makes_no_sense_freezes_its_table_at_the_row_before(String body) {
    Bench.Person ben = started();
    Bench.Person ana = started();
    lastBody(ana.table, body);
    bench.dies(0);
    assertThat(aside(ana).path("because").asString()).contains("cannot be read from step");
    assertThat(ana.look().path("log")).isNotEmpty();
    assertThat(ben.answer()).isTrue();
    assertThat(bench.house().list()).contains(ben.table).doesNotContain(ana.table);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "no JSON at all",
        "{\"name\":\"x\"}",
        "{\"name\":\"x\",\"options\":{\"an option of"
            + " tomorrow\":\"yes\"},\"aliens\":[],\"chairs\":[]}"
      })
  void a_table_whose_header_makes_no_sense_says_so_and_hides_no_other(String header) {
    Bench.Person ben = started();
    Bench.Person ana = started();
    run("update game_table set header = ? where id = ?", header, ana.table);
    bench.dies(0);
    assertThat(Bench.refused(bench.house().view(ana.viewer)))
        .startsWith("409 What this table was begun with cannot be read");
    assertThat(Bench.refused(ana.send("chat", Map.of("text", "x")))).startsWith("409 What");
    assertThat(ben.answer()).isTrue();
    assertThat(bench.house().list()).contains(ben.table).doesNotContain(ana.table);
  }

  @Test
  void a_broken_summary_hides_no_other_table() {
    Bench.Person ben = started();
    Bench.Person ana = started();
    run("update game_table set summary = '{\"id\":' where id = ?", ana.table);
    bench.dies(0);
    JsonNode list = Json.MAPPER.readTree(bench.house().list());
    assertThat(list).hasSize(1);
    assertThat(list.path(0).path("id").asString()).isEqualTo(ben.table);
    assertThat(ana.answer()).isTrue();
    assertThat(Json.MAPPER.readTree(bench.house().list())).hasSize(2);
  }

  @Test
  void broken_settings_keep_no_server_from_starting() {
    Bench.Person ana = started();
    run("update setting set value = ? where name = 'alive'", "yesterday");
    bench.dies(0);
    assertThat(ana.answer()).isTrue();
  }

  @Test
  void the_clocks_of_others_go_on() {
    Bench.Person ben = bench.playing(Wishes.people(2).clock("live", 0, 5).wish()).getFirst();
    List<Bench.Person> others = bench.playing(Wishes.people(2).clock("live", 0, 5).wish());
    Bench.Person ana = others.getFirst();
    for (int i = 0; i < 6; i++) others.forEach(Bench.Person::answer);
    JsonNode prompt = ben.prompts().getFirst();
    lastBody(ana.table, misfit(lastBody(ana.table)));
    bench.dies(0);
    bench.pass(20_000);
    assertThat(ben.prompts().stream().map(p -> p.path("n"))).doesNotContain(prompt.path("n"));
    assertThat(aside(ana).isObject()).isTrue();
  }

  // ---- broken

  // The engine fails in the middle of an answer.
  private Outcome failing(Bench.Person ana) {
    return bench.at(
        ana.table,
        t -> {
          Play play = t.position().running();
          play.session()
              .observer(
                  new Listener() {
                    @Override
                    public void answered(
                        Seat seat, Prompt prompt, int choice, String notation, int step) {
                      throw new IllegalStateException("the engine has lost its way");
                    }
                  });
          JsonNode prompt = Json.MAPPER.readTree(t.screen().prompts(0)).path(0);
          return attempt(
              () ->
                  new Desk(t)
                      .command(
                          t.door().admit(ana.viewer, Deed.ANSWER),
                          Deed.ANSWER,
                          Bench.command(
                              "answer",
                              "fatal",
                              Map.of(
                                  "n", prompt.path("n").asLong(),
                                  "answer", Simple.answer(prompt)))));
        });
  }

  private static Outcome attempt(Supplier<Outcome> work) {
    try {
      return work.get();
    } catch (Refusal e) {
      return Outcome.refused(e.problem());
    }
  }

  @Test
  void a_step_that_the_program_fails_at_is_not_part_of_the_game() {
    Bench.Person ana = started().connect();
    List<String> rows = read("select body from journal where table_id = ?", ana.table);
    JsonNode log = ana.look().path("log");
    int heard = ana.messages.size();
    assertThat(Bench.refused(failing(ana))).startsWith("409 The program failed");
    assertThat(read("select body from journal where table_id = ?", ana.table)).isEqualTo(rows);
    assertThat(ana.messages).hasSizeGreaterThan(heard);
    assertThat(ana.section("table").path("aside").path("reason").asString()).isEqualTo("broken");
    assertThat(ana.look().path("log")).isEqualTo(log);
    assertThat(ana.prompts()).isEmpty();
    assertThat(read("select detail from set_aside where table_id = ?", ana.table).getFirst())
        .contains("answer")
        .contains("lost its way");
    assertThat(bench.house().record(ana.viewer)).isInstanceOf(Outcome.Done.class);
  }

  @Test
  void a_broken_table_goes_on_under_another_program_only() {
    Bench.Person ana = started();
    failing(ana);
    bench.dies(0);
    assertThat(aside(ana).path("reason").asString()).isEqualTo("broken");
    run("update set_aside set program = 'the one before' where table_id = ?", ana.table);
    bench.dies(0);
    assertThat(aside(ana).isMissingNode()).isTrue();
    assertThat(ana.answer()).isTrue();
  }

  @Test
  void what_fails_beside_the_game_breaks_nothing() {
    Bench.Person ana = started();
    String what =
        bench.at(
            ana.table,
            t -> {
              try {
                t.act(
                    "chat",
                    null,
                    "key",
                    _ -> {
                      throw new IllegalStateException("ours");
                    });
                return "done";
              } catch (IllegalStateException e) {
                return String.valueOf(e.getMessage());
              }
            });
    assertThat(what).isEqualTo("ours");
    assertThat(aside(ana).isMissingNode()).isTrue();
    assertThat(ana.answer()).isTrue();
  }

  @Test
  void a_letter_that_fails_does_not_close_the_mailbox() {
    Mailbox mailbox = new Mailbox(Runnable::run);
    List<String> done = new ArrayList<>();
    mailbox.post(
        () -> {
          throw new IllegalStateException("a letter");
        });
    mailbox.post(() -> done.add("the next one"));
    assertThat(done).containsExactly("the next one");
  }

  @Test
  void an_alarm_that_fails_does_not_stop_the_others() {
    List<String> rung = new ArrayList<>();
    try (Alarms alarms =
        new Alarms(
            () -> 10,
            table -> {
              rung.add(table);
              if (table.equals("a")) throw new IllegalStateException("an alarm");
            })) {
      alarms.set("a", 1);
      alarms.set("b", 2);
      alarms.ring();
    }
    assertThat(rung).containsExactly("a", "b");
  }
}
