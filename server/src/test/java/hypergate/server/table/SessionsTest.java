package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.server.protocol.Enter;
import hypergate.server.store.SeatSecret;
import hypergate.server.store.Store;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A link is not a session: who sits down gets one of its own, sees all of its seat's, and ends
/// them.
final class SessionsTest {
  private static final long DAY = 24L * 60 * 60 * 1000;

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

  private record Table(Bench.Person ana, Bench.Person ben, String link) {}

  /// Ana and Ben play; Ben has come by a link that is still good.
  private Table playing() {
    Outcome made = bench.create(Wishes.people(2).wish());
    if (!(made instanceof Outcome.Seated(var _, String table, String secret)))
      throw new AssertionError(made);
    String link = Bench.done(made).path("links").path(0).path("secret").asString();
    Bench.Person ana = bench.person(table, "A", secret);
    Bench.Person ben = bench.sit(table, "B", link);
    ben.done("ready", Map.of("ready", true));
    ana.done("start", Map.of());
    Bench.dealt(ana, ben);
    return new Table(ana, ben, link);
  }

  private JsonNode sessions(Bench.Person person) {
    return Bench.done(bench.house().sessions(person.viewer));
  }

  @Test
  void a_link_is_no_key_and_a_key_is_no_link() {
    Table table = playing();
    assertThat(table.ben.secret).isNotEqualTo(table.link);
    assertThat(bench.house().viewer(table.ana.table, Optional.of(table.link)).seat()).isNull();
    assertThat(Bench.refused(bench.enter(table.ana.table, table.ben.secret, null)))
        .startsWith("403");
    assertThat(bench.store().session(SeatSecret.hash(table.link))).isEmpty();
  }

  @Test
  void the_secret_itself_is_nowhere_in_the_file() throws Exception {
    Table table = playing();
    sessions(table.ben);
    String all =
        java.nio.file.Files.readString(bench.file(), java.nio.charset.StandardCharsets.ISO_8859_1);
    Path log = bench.file().resolveSibling(bench.file().getFileName() + "-wal");
    all += java.nio.file.Files.readString(log, java.nio.charset.StandardCharsets.ISO_8859_1);
    assertThat(all).contains(SeatSecret.hash(table.ben.secret)).contains("Bench");
    assertThat(all).doesNotContain(table.ben.secret).doesNotContain(table.link);
  }

  @Test
  void a_seat_sees_its_own_browsers_and_no_others() {
    Table table = playing();
    bench.sleep(2 * 60 * 60 * 1000);
    Bench.Person tablet = bench.sit(table.ana.table, "B", table.link).connect();
    JsonNode seen = sessions(table.ben);
    assertThat(seen).hasSize(2);
    assertThat(sessions(table.ana)).hasSize(1);
    assertThat(seen.path(0).path("here").asBoolean()).isTrue();
    assertThat(seen.path(0).path("own").asBoolean()).isFalse();
    assertThat(seen.path(1).path("here").asBoolean()).isFalse();
    assertThat(seen.path(1).path("own").asBoolean()).isTrue();
    assertThat(seen.path(1).path("browser").asString()).isEqualTo("Bench");
    assertThat(seen.path(0).path("begun").asLong() - seen.path(1).path("begun").asLong())
        .isEqualTo(2 * 60 * 60 * 1000);
    assertThat(seen.toString()).doesNotContain(SeatSecret.hash(tablet.secret));
  }

  @Test
  void an_ended_session_loses_its_streams_and_all_it_may_do() {
    Table table = playing();
    Bench.Person tablet = bench.sit(table.ana.table, "B", table.link).connect();
    table.ben.connect();
    JsonNode seen = sessions(table.ben);
    String id = seen.path(seen.path(0).path("own").asBoolean() ? 1 : 0).path("id").asString();
    assertThat(Bench.refused(bench.house().endSession(table.ana.viewer, id))).startsWith("404");
    Bench.done(bench.house().endSession(table.ben.viewer, id));
    assertThat(tablet.bye).isEqualTo(Subscriber.Reason.REMOVED);
    assertThat(table.ben.bye).isNull();
    assertThat(Bench.refused(tablet.send("chat", Map.of("text", "hello")))).startsWith("403");
    assertThat(tablet.look().path("hand")).isEmpty();
    assertThat(table.ben.look().path("hand")).isNotEmpty();
    assertThat(Bench.refused(bench.house().endSession(table.ben.viewer, id))).startsWith("404");
    bench.dies(0);
    assertThat(Bench.refused(tablet.send("chat", Map.of("text", "hello")))).startsWith("403");
    table.ben.done("chat", Map.of("text", "still here"));
  }

  @Test
  void who_ends_its_own_session_is_told_to_forget_it() {
    Table table = playing();
    String id = sessions(table.ben).path(0).path("id").asString();
    assertThat(bench.house().endSession(table.ben.viewer, id)).isInstanceOf(Outcome.Left.class);
    assertThat(Bench.refused(bench.house().sessions(table.ben.viewer))).startsWith("403");
    // The link is good still: the seat is not lost.
    assertThat(bench.sit(table.ana.table, "B", table.link).look().path("hand")).isNotEmpty();
  }

  @Test
  void a_new_link_during_play_ends_what_the_old_one_brought() {
    Table table = playing();
    Bench.Person ana = table.ana.connect();
    Bench.Person ben = table.ben.connect();
    ana.done("chat", Map.of("to", "B", "text", "for Ben alone"));
    assertThat(Bench.refused(bench.house().newLink(ben.viewer, "B"))).startsWith("403");
    assertThat(Bench.refused(bench.house().newLink(ben.viewer, "A"))).startsWith("403");
    assertThat(Bench.refused(bench.house().newLink(ana.viewer, "C"))).startsWith("409");
    String link = Bench.done(bench.house().newLink(ana.viewer, "B")).path("secret").asString();
    assertThat(ben.bye).isEqualTo(Subscriber.Reason.REMOVED);
    assertThat(Bench.refused(ben.send("concede", Map.of()))).startsWith("403");
    assertThat(Bench.refused(bench.enter(ana.table, table.link, null))).startsWith("403");
    Bench.Person bea = bench.sit(ana.table, "B", link);
    assertThat(bea.look().path("hand")).isNotEmpty();
    assertThat(bea.look().path("chat").toString()).doesNotContain("for Ben alone");
    assertThat(ana.texts.toString()).contains("link-renewed");
    assertThat(sessions(bea)).hasSize(1);
    bench.dies(0);
    assertThat(bea.look().path("hand")).isNotEmpty();
    assertThat(Bench.refused(ben.send("concede", Map.of()))).startsWith("403");
    assertThat(bea.look().path("chat").toString()).doesNotContain("for Ben alone");
  }

  @Test
  void a_new_link_to_the_hosts_own_seat_leaves_the_host_there() {
    Table table = playing();
    String link =
        Bench.done(bench.house().newLink(table.ana.viewer, "A")).path("secret").asString();
    table.ana.done("chat", Map.of("text", "still here"));
    Bench.Person tablet = bench.sit(table.ana.table, "A", link);
    assertThat(tablet.look().path("me").path("host").asBoolean()).isTrue();
    Bench.done(bench.house().newLink(tablet.viewer, "A"));
    assertThat(Bench.refused(table.ana.send("chat", Map.of("text", "x")))).startsWith("403");
  }

  @Test
  void a_browser_that_comes_again_keeps_its_session() {
    Table table = playing();
    Outcome again = bench.house().enter(table.ben.viewer, new Enter(table.link, null), "Bench");
    assertThat(again).isInstanceOf(Outcome.Done.class);
    assertThat(sessions(table.ben)).hasSize(1);
    long rows = bench.at(table.ana.table, t -> t.position().rows());
    bench.sit(table.ana.table, "B", table.link);
    assertThat((long) bench.at(table.ana.table, t -> t.position().rows())).isEqualTo(rows);
  }

  @Test
  void a_seat_has_so_many_browsers_and_the_oldest_goes() {
    Table table = playing();
    List<Bench.Person> more = new ArrayList<>();
    for (int i = 0; i < Keyring.MOST; i++) {
      bench.sleep(2 * Keyring.EXACT);
      more.add(bench.sit(table.ana.table, "B", table.link));
    }
    assertThat(sessions(more.getLast())).hasSize(Keyring.MOST);
    assertThat(bench.store().sessions(table.ana.table)).hasSize(Keyring.MOST + 1);
    assertThat(Bench.refused(table.ben.send("chat", Map.of("text", "x")))).startsWith("403");
    more.getFirst().done("chat", Map.of("text", "x"));
  }

  @Test
  void whoever_is_away_too_long_comes_with_a_link_again() {
    Table table = playing();
    bench.sleep(89 * DAY);
    table.ana.done("chat", Map.of("text", "here"));
    bench.sleep(2 * DAY);
    assertThat(Bench.refused(table.ben.send("chat", Map.of("text", "x")))).startsWith("403");
    assertThat(table.ben.look().path("hand")).isEmpty();
    table.ana.done("chat", Map.of("text", "here"));
    Bench.Person again = bench.sit(table.ana.table, "B", table.link);
    assertThat(sessions(again)).hasSize(1);
    // While the server is not there nobody can come.
    bench.dies(400 * DAY);
    table.ana.done("chat", Map.of("text", "here"));
    again.done("chat", Map.of("text", "here"));
  }

  @Test
  void the_sessions_go_with_their_table() {
    Table table = playing();
    bench.store().remove(table.ana.table);
    assertThat(bench.store().sessions(table.ana.table)).isEmpty();
    assertThat(bench.store().session(SeatSecret.hash(table.ben.secret))).isEmpty();
  }

  @Test
  void who_lost_the_seat_at_the_next_table_gets_no_link_to_it_from_the_last() {
    Table table = playing();
    for (Bench.Person person : List.of(table.ana, table.ben)) person.done("concede", Map.of());
    bench.pass(60_000);
    table.ana.connect();
    JsonNode next = table.ana.done("rematch", Map.of());
    Bench.Person host =
        bench.sit(next.path("table").asString(), "B", next.path("secret").asString());
    JsonNode ben = table.ben.done("rematch", Map.of());
    Bench.Person again = bench.sit(host.table, "C", ben.path("secret").asString());
    assertThat(again.look().path("me").path("seat").asString()).isEqualTo("C");
    Bench.done(bench.house().newLink(host.viewer, "C"));
    bench.dies(0);
    assertThat(Bench.refused(table.ben.send("rematch", Map.of()))).startsWith("403");
    assertThat(table.ana.done("rematch", Map.of()).path("secret").asString()).isNotEmpty();
  }

  @Test
  void links_and_cookies_made_before_there_were_sessions_stay_good() throws Exception {
    Path old = folder.resolve("old.db");
    Flyway.configure()
        .dataSource("jdbc:sqlite:" + old, null, null)
        .locations("classpath:hypergate/server/store")
        .target("1")
        .load()
        .migrate();
    String hash = SeatSecret.hash("an-old-secret");
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + old);
        var statement = connection.createStatement()) {
      statement.execute(
          "insert into game_table values ('aaaaaaaaaa', 5, '{}', 'playing', 0, null, '{}')");
      statement.execute("insert into seat_secret values ('" + hash + "', 'aaaaaaaaaa', 'B')");
    }
    try (Store store = Store.open(old, false)) {
      assertThat(store.secret(hash)).contains(new SeatSecret(hash, "aaaaaaaaaa", "B"));
      assertThat(store.session(hash).orElseThrow().seat()).isEqualTo("B");
      assertThat(store.session(hash).orElseThrow().begun()).isEqualTo(5);
      assertThat(store.session(hash).orElseThrow().id()).matches("[0-9a-hjkmnp-tv-z]{10}");
    }
  }
}
