package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.server.protocol.DealDraft;
import hypergate.server.protocol.ExplainRequest;
import hypergate.server.protocol.SeatChange;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Whoever had a seat and has it no longer: hears nothing, sees nothing, does nothing.
final class WithdrawnTest {
  private static final SeatChange OPEN = new SeatChange("person", null, null);
  private static final SeatChange MACHINE = new SeatChange("machine", "novice", null);

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

  private static void hasNothing(Bench.Person gone) {
    assertThat(gone.look().path("me").path("seat").isNull()).isTrue();
    assertThat(gone.look().path("hand")).isEmpty();
    assertThat(gone.look().path("prompts")).isEmpty();
    for (Deed deed : Deed.commands())
      assertThat(Bench.refused(gone.send(deed.word(), Map.of("text", "Ben"))))
          .as(deed.word())
          .startsWith("403");
  }

  @Test
  void somebody_without_whom_the_host_starts_keeps_nothing_of_the_seat() {
    Outcome made = bench.create(Wishes.people(3).wish());
    if (!(made instanceof Outcome.Seated(String json, String table, String secret)))
      throw new AssertionError(made);
    Bench.Person ana = bench.person(table, "A", secret);
    String link = Bench.done(made).path("links").path(0).path("secret").asString();
    assertThat(json).contains(link);
    // Has the link, and a stream open, but has never sat down.
    Bench.Person ben = bench.person(table, "B", link).connect();
    ana.done("start", Map.of());
    Bench.dealt(ana);
    assertThat(ana.look().path("seats").path(1).path("kind").asString()).isEqualTo("machine");
    for (JsonNode message : ben.messages)
      assertThat(message.toString()).doesNotContain("\"seat\":\"B\",\"seats\":[\"B\"]");
    assertThat(ben.section("hand")).isEmpty();
    hasNothing(ben);
    assertThat(ana.look().path("seats").path(1).path("kind").asString()).isEqualTo("machine");
  }

  @Test
  void a_seat_that_gets_a_machine_shows_its_person_nothing_more() {
    List<Bench.Person> people = bench.table(Wishes.people(3).wish());
    Bench.Person ana = people.getFirst();
    Bench.Person ben = people.get(1).connect();
    people.get(2).done("ready", Map.of("ready", true));
    Bench.done(bench.house().setSeat(ana.viewer, "B", MACHINE));
    assertThat(ben.bye).isEqualTo(Subscriber.Reason.REMOVED);
    int heard = ben.messages.size();
    ana.done("start", Map.of());
    Bench.dealt(ana, people.get(2));
    assertThat(ben.messages).hasSize(heard);
    hasNothing(ben);
    assertThat(
            Bench.refused(
                bench
                    .house()
                    .checkDeal(ben.viewer, new DealDraft(List.of(), List.of(), null, null))))
        .startsWith("403");
    assertThat(Bench.refused(bench.house().setSeat(ben.viewer, "C", OPEN))).startsWith("403");
    assertThat(Bench.refused(bench.enter(ana.table, ben.secret, "Ben"))).startsWith("403");
    assertThat(ana.look().path("seats").path(1).path("kind").asString()).isEqualTo("machine");
    assertThat(ana.look().path("seats").path(1).path("machine").asString()).isEqualTo("novice");
  }

  @Test
  void all_streams_of_a_seat_close_and_no_other() {
    List<Bench.Person> people = bench.table(Wishes.people(3).wish());
    Bench.Person ana = people.getFirst().connect();
    Bench.Person first = people.get(1).connect();
    Bench.Person second = bench.person(ana.table, "B", first.secret).connect();
    Bench.Person cid = people.get(2).connect();
    Bench.Person eve = bench.spectator(ana.table).connect();
    Bench.done(bench.house().setSeat(ana.viewer, "B", OPEN));
    assertThat(first.bye).isEqualTo(Subscriber.Reason.REMOVED);
    assertThat(second.bye).isEqualTo(Subscriber.Reason.REMOVED);
    for (Bench.Person other : List.of(ana, cid, eve)) assertThat(other.bye).isNull();
    assertThat(ana.section("seats").path(1).path("connected").asBoolean()).isFalse();
  }

  @Test
  void what_was_sent_again_after_the_end_is_not_answered_from_memory() {
    List<Bench.Person> people = bench.table(Wishes.people(2).wish());
    Bench.Person ben = people.getLast();
    Bench.done(ben.send("name", "same", Map.of("text", "Ben")));
    Bench.done(bench.house().setSeat(people.getFirst().viewer, "B", OPEN));
    assertThat(Bench.refused(ben.send("name", "same", Map.of("text", "Ben")))).startsWith("403");
  }

  @Test
  void whoever_sits_down_next_reads_nothing_that_was_meant_for_another() {
    List<Bench.Person> people = bench.table(Wishes.people(3).wish());
    Bench.Person ana = people.getFirst();
    Bench.Person ben = people.get(1).connect();
    ana.done("chat", Map.of("to", "B", "text", "for Ben alone"));
    ben.done("chat", Map.of("to", "A", "text", "from Ben alone"));
    ben.done("chat", Map.of("text", "for all"));
    JsonNode link = Bench.done(bench.house().setSeat(ana.viewer, "B", OPEN));
    String secret = link.path("secret").asString();
    Bench.Person bea = bench.sit(ana.table, "B", secret);
    bea.connect(OptionalLong.of(ben.n - 3));
    assertThat(bea.texts.toString()).contains("for all").doesNotContain("Ben alone");
    assertThat(bea.look().path("chat")).hasSize(1);
    assertThat(ana.look().path("chat")).hasSize(3);
    bench.dies(1_000);
    assertThat(bench.person(ana.table, "B", bea.secret).look().path("chat")).hasSize(1);
  }

  @Test
  void the_end_of_a_secret_outlives_the_server() {
    List<Bench.Person> people = bench.table(Wishes.people(2).wish());
    Bench.Person ben = people.getLast();
    Bench.done(bench.house().setSeat(people.getFirst().viewer, "B", MACHINE));
    people.getFirst().done("start", Map.of());
    Bench.dealt(people.getFirst());
    bench.dies(1_000);
    // As a stream would that has found out who it is before.
    hasNothing(ben);
  }

  @Test
  void a_table_that_nobody_may_watch_shows_its_name_and_no_more() {
    List<Bench.Person> people = bench.playing(Wishes.people(2).watch("nobody").wish());
    Bench.Person ana = people.getFirst();
    Bench.Person eve = bench.spectator(ana.table);
    Bench.Person other = bench.table(Wishes.people(2).wish()).getLast();
    Bench.Person forged = bench.person(ana.table, "B", other.secret);
    for (Bench.Person nobody : List.of(eve, forged)) {
      JsonNode name = Bench.done(bench.house().summary(nobody.viewer));
      assertThat(name.propertyNames()).containsExactlyInAnyOrder("id", "name", "watch");
      assertThat(Bench.refused(bench.house().view(nobody.viewer))).startsWith("403");
      assertThat(Bench.refused(bench.house().log(nobody.viewer, OptionalLong.empty())))
          .startsWith("403");
      assertThat(Bench.refused(bench.house().explain(nobody.viewer, why("phase"))))
          .startsWith("403");
      assertThat(
              Bench.refused(
                  bench
                      .house()
                      .checkDeal(nobody.viewer, new DealDraft(List.of(), List.of(), null, null))))
          .startsWith("403");
      assertThat(Bench.refused(nobody.send("chat", Map.of("to", "spectators", "text", "hello"))))
          .startsWith("403");
      assertThat(
              bench
                  .house()
                  .subscribe(
                      nobody.viewer, OptionalLong.empty(), java.util.Optional.empty(), nobody))
          .isInstanceOf(Subscription.Refused.class);
    }
    assertThat(Bench.done(bench.house().summary(ana.viewer)).path("players")).isNotEmpty();
    assertThat(Bench.done(bench.house().explain(ana.viewer, why("phase")))).isNotEmpty();
  }

  private static ExplainRequest why(String ask) {
    return new ExplainRequest(ask, null, null, null, null, null, "launch", null, null, null);
  }
}
