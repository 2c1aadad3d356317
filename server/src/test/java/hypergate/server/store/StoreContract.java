package hypergate.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What every place must do in which a [Store] keeps things.
abstract class StoreContract {
  Store store;

  /// Opens the place, or opens it again.
  abstract Store opened();

  @BeforeEach
  void open() {
    store = opened();
  }

  @AfterEach
  void close() {
    store.close();
  }

  static Change table(String id) {
    return Change.creates(
        new TableRow(id, 5, "{}", new TableStatus("lobby", true, null, "{\"name\": \"x\"}")));
  }

  static JournalRow row(long seq) {
    return new JournalRow(seq, 1000 + seq, "answer", "{\"n\":" + seq + "}");
  }

  @Test
  void what_was_written_is_read() throws Exception {
    store.write(table("a").withRows(List.of(row(1))));
    store.write(
        Change.appends("a", List.of(row(2), row(3)))
            .withStatus(new TableStatus("playing", false, 77L, "{}")));
    assertThat(store.journal("a", 2)).containsExactly(row(2), row(3));
    assertThat(store.table("a"))
        .contains(new TableRow("a", 5, "{}", new TableStatus("playing", false, 77L, "{}")));
    assertThat(store.table("b")).isEmpty();
    assertThat(store.unfinished()).hasSize(1);
  }

  @Test
  void of_many_tables_only_what_is_asked_for_is_read() throws Exception {
    store.write(table("a"));
    store.write(table("b"));
    store.write(table("c"));
    store.write(
        Change.appends("a", List.of())
            .withStatus(new TableStatus("playing", true, 77L, "{\"a\":1}")));
    store.write(
        Change.appends("b", List.of()).withStatus(new TableStatus("playing", false, null, "{}")));
    store.write(
        Change.appends("c", List.of()).withStatus(new TableStatus("over", true, null, "{}")));
    assertThat(store.due()).containsExactlyInAnyOrder(new Due("a", 77L), new Due("b", null));
    assertThat(store.listed())
        .containsExactly(
            new TableRow("a", 5, "{}", new TableStatus("playing", true, 77L, "{\"a\":1}")));
  }

  @Test
  void a_game_that_is_over_outlives_its_table() throws Exception {
    FinishedGame game = new FinishedGame("g", "a", 9, "{}", "{}\n{}\n");
    store.write(table("a").withStatus(new TableStatus("over", false, null, "{}")).withGame(game));
    assertThat(store.unfinished()).isEmpty();
    store.remove("a");
    assertThat(store.table("a")).isEmpty();
    assertThat(store.game("g")).contains(game);
    assertThat(store.gamesOf("a")).containsExactly(game);
  }

  @Test
  void a_secret_opens_its_seat_until_it_is_withdrawn() throws Exception {
    String hash = SeatSecret.hash("s3cret");
    store.write(table("a").withSecret("B", hash));
    assertThat(store.secret(hash)).contains(new SeatSecret(hash, "a", "B"));
    store.write(
        Change.appends("a", List.of()).withdrawing("B").withSecret("B", SeatSecret.hash("other")));
    assertThat(store.secret(hash)).isEmpty();
    assertThat(store.secret(SeatSecret.hash("other"))).isPresent();
  }

  @Test
  void of_many_writers_of_each_number_one_succeeds_and_nobody_else_pays() throws Exception {
    store.write(table("a"));
    for (int i = 0; i < 50; i++) store.write(table("t" + i));
    int tries = 400;
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Boolean>> shared =
          IntStream.range(0, tries)
              .mapToObj(i -> threads.submit(() -> succeeds("a", i / 4 + 1)))
              .toList();
      List<Future<Boolean>> own =
          IntStream.range(0, tries)
              .mapToObj(i -> threads.submit(() -> succeeds("t" + i % 50, i / 50 + 1)))
              .toList();
      int won = 0;
      for (Future<Boolean> each : shared) won += each.get() ? 1 : 0;
      assertThat(won).isEqualTo(tries / 4);
      for (Future<Boolean> each : own) assertThat(each.get()).isTrue();
    }
    assertThat(store.journal("a", 1)).hasSize(tries / 4);
  }

  private boolean succeeds(String table, long seq) {
    try {
      store.write(Change.appends(table, List.of(row(seq))));
      return true;
    } catch (Conflict e) {
      return false;
    }
  }

  @Test
  void a_table_that_is_gone_is_a_conflict() {
    assertThatThrownBy(() -> store.write(Change.appends("nowhere", List.of(row(1)))))
        .isInstanceOf(Conflict.class);
  }

  @Test
  void a_table_is_made_once() throws Exception {
    store.write(table("a"));
    assertThatThrownBy(() -> store.write(table("a"))).isInstanceOf(Conflict.class);
  }

  @Test
  void what_comes_after_the_end_is_refused_and_does_not_wait() {
    store.close();
    assertThatThrownBy(() -> store.write(table("a"))).isInstanceOf(StoreError.class);
  }

  @Test
  void settings_stay() {
    store.set("volume", "7");
    store.set("volume", "8");
    store.close();
    open();
    assertThat(store.setting("volume")).contains("8");
    assertThat(store.setting("colour")).isEmpty();
  }

  @Test
  void who_was_here_is_told_apart_and_forgotten() throws Exception {
    SeatSession session = new SeatSession("h1", "i1", "a", "B", 5, 6, "a browser");
    store.write(table("a").withSession(session));
    store.write(Change.appends("a", List.of()).withSession(session.again(9)));
    assertThat(store.session("h1")).contains(session.again(9));
    assertThat(store.sessions("a")).containsExactly(session.again(9));
    store.write(Change.appends("a", List.of()).ending("h1"));
    assertThat(store.session("h1")).isEmpty();
  }

  @Test
  void a_table_is_set_aside_and_goes_on() throws Exception {
    store.write(table("a"));
    SetAside first = new SetAside("a", SetAside.FROZEN, 7, "1", "because", "detail", false);
    SetAside opened = new SetAside("a", SetAside.FROZEN, 7, "1", "because", "detail", true);
    TableStatus status = new TableStatus("lobby", false, null, "{}");
    store.setAside(first, status);
    assertThat(store.aside("a")).contains(first);
    store.setAside(opened, status);
    assertThat(store.aside("a")).contains(opened);
    store.goesOn("a", status);
    assertThat(store.aside("a")).isEmpty();
  }

  @Test
  void it_is_told_when_something_last_happened() throws Exception {
    store.write(table("a").withRows(List.of(row(1), row(2))));
    store.write(table("b"));
    assertThat(store.quiet())
        .containsExactly(new Quiet("b", "lobby", 5), new Quiet("a", "lobby", 1002));
  }

  @Test
  void what_is_written_outlives_the_end_whatever_it_says() throws Exception {
    String odd = "{\"t\":\"\u00e4\ud83d\ude80 'quoted' \\\\ ; -- %\"}";
    store.write(table("a").withRows(List.of(new JournalRow(1, 2, "said", odd))));
    store.close();
    open();
    assertThat(store.journal("a", 1)).containsExactly(new JournalRow(1, 2, "said", odd));
  }
}
