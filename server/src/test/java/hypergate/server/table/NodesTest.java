package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.game.piece.Seat;
import hypergate.server.protocol.Enter;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.NewTable;
import hypergate.server.store.DatabaseAddress;
import hypergate.server.store.JournalRow;
import hypergate.server.store.PostgresServer;
import hypergate.server.store.Store;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Two nodes over one database: whatever is done at one is so at the other.
final class NodesTest {
  private static final long PATIENCE = 20_000_000_000L;

  private static @Nullable PostgresServer postgres;

  @BeforeAll
  static void start(@TempDir Path folder) throws Exception {
    postgres = PostgresServer.start(folder);
  }

  @AfterAll
  static void stop() throws Exception {
    Objects.requireNonNull(postgres).close();
  }

  private final DatabaseAddress address = Objects.requireNonNull(postgres).database();
  private final List<Node> nodes = new ArrayList<>();

  /// What nodes play that are made from now on.
  private String release = "old";

  private final Node one = node(1);
  private final Node two = node(2);
  private int keys;

  @AfterEach
  void close() {
    nodes.forEach(Node::close);
  }

  private record Node(Store store, House house) {
    void close() {
      house.close();
      store.close();
    }
  }

  /// A node with other machines, whose own clock is so many milliseconds ahead.
  private Node node(Machines machines, long ahead) {
    Store store = Store.open(address, release, _ -> {});
    House house =
        new House(
            store,
            () -> System.currentTimeMillis() + ahead,
            System::nanoTime,
            Executors.newVirtualThreadPerTaskExecutor(),
            new Secrets(new Random(7 + nodes.size())),
            machines,
            20);
    house.alarms().start();
    Node node = new Node(store, house);
    nodes.add(node);
    return node;
  }

  private Node node(long dice) {
    Store store = Store.open(address, release, _ -> {});
    Node node = new Node(store, House.open(store, 20, new Random(dice)));
    nodes.add(node);
    return node;
  }

  /// What a stream has shown.
  private static final class Looking implements Subscriber {
    final Map<String, JsonNode> view = new ConcurrentHashMap<>();

    // A part of the view as text, `null` where there is none.
    String text(String part) {
      return String.valueOf(view.get(part));
    }

    volatile @Nullable Reason bye;

    @Override
    public void message(String json, long n) {
      JsonNode message = Json.MAPPER.readTree(json);
      JsonNode sections =
          message.path("kind").asString().equals("view")
              ? message.path("view")
              : message.path("changes");
      sections.properties().forEach(e -> view.put(e.getKey(), e.getValue()));
    }

    @Override
    public void bye(Reason reason) {
      bye = reason;
    }
  }

  private record Made(String table, List<String> secrets) {}

  /// Makes a table at the first node, at which all have sat down; the game has begun.
  private Made playing(NewTable wish) {
    return playing(one, wish);
  }

  private Made playing(Node one, NewTable wish) {
    if (!(one.house.create(wish, "") instanceof Outcome.Seated(String json, var table, var host)))
      throw new AssertionError("refused");
    List<String> secrets = new ArrayList<>(List.of(host));
    for (JsonNode link : Json.MAPPER.readTree(json).path("links")) {
      Enter enter = new Enter(link.path("secret").asString(), null);
      if (!(one.house.enter(Viewer.spectator(table), enter, "")
          instanceof Outcome.Seated(var _, var _, String secret))) throw new AssertionError("no");
      secrets.add(secret);
    }
    Made made = new Made(table, secrets);
    for (int i = 1; i < secrets.size(); i++)
      Bench.done(command(one, made, i, "ready", Map.of("ready", true)));
    Bench.done(command(one, made, 0, "start", Map.of()));
    return made;
  }

  private static Viewer viewer(Node node, Made made, int person) {
    return node.house.viewer(made.table, Optional.of(made.secrets.get(person)));
  }

  private synchronized String key() {
    return "k" + ++keys;
  }

  private Outcome command(Node node, Made made, int person, String what, Map<String, Object> more) {
    return node.house.command(viewer(node, made, person), Bench.command(what, key(), more));
  }

  private static Looking look(Node node, Made made, int person) {
    Looking looking = new Looking();
    assertThat(
            node.house.subscribe(
                viewer(node, made, person), OptionalLong.empty(), Optional.empty(), looking))
        .isInstanceOf(Subscription.Open.class);
    return looking;
  }

  private static void until(String what, Callable<Boolean> wanted) throws Exception {
    long end = System.nanoTime() + PATIENCE;
    while (!wanted.call()) {
      assertThat(System.nanoTime()).as(what).isLessThan(end);
      Thread.sleep(20);
    }
  }

  /// What a machine would answer.
  private Map<String, Object> answer(Made made, JsonNode prompt) {
    return answer(one, made, prompt);
  }

  private static Map<String, Object> answer(Node one, Made made, JsonNode prompt) {
    Seat seat = Seat.named(prompt.path("seat").asString());
    String answer = one.house.at(made.table, t -> StandIn.answer(Bench.session(t), seat));
    return Map.of("seat", seat.letter(), "n", prompt.path("n").asLong(), "answer", answer);
  }

  private static JsonNode prompt(Node node, Made made, int person) {
    return Bench.done(node.house.view(viewer(node, made, person))).path("prompts").path(0);
  }

  private long rows(Made made, String kind) {
    return one.store.journal(made.table, 1).stream()
        .map(JournalRow::body)
        .filter(body -> body.contains(kind))
        .count();
  }

  private Connection connection() throws SQLException {
    return DriverManager.getConnection(
        "jdbc:postgresql://127.0.0.1:" + address.port() + "/" + address.database(), "postgres", "");
  }

  private void sql(String line) throws Exception {
    try (Connection connection = connection();
        Statement statement = connection.createStatement()) {
      statement.execute(line);
    }
  }

  @Test
  void what_is_done_at_one_is_seen_at_the_other() throws Exception {
    Made made = playing(Wishes.people(1).wish());
    Looking there = look(two, made, 0);
    Looking here = look(one, made, 0);
    for (int i = 0; i < 6; i++) {
      Node doing = i % 2 == 0 ? one : two;
      JsonNode prompt = prompt(doing, made, 0);
      if (prompt.isMissingNode()) break;
      Bench.done(command(doing, made, 0, "answer", answer(made, prompt)));
      Bench.done(command(doing, made, 0, "chat", Map.of("text", "line " + i)));
      int lines = i + 1;
      until(
          "the chat at both",
          () ->
              there.text("chat").contains("line " + (lines - 1))
                  && here.text("chat").contains("line " + (lines - 1)));
      assertThat(there.text("prompts")).isEqualTo(here.text("prompts"));
    }
    assertThat(two.house.open()).isEqualTo(1);
    assertThat(two.house.isOpen(made.table)).isTrue();
    assertThat(rows(made, "line ")).isGreaterThan(1);
  }

  @Test
  void of_two_answers_to_one_question_one_counts_and_nobody_is_told_to_try_again()
      throws Exception {
    Made made = playing(Wishes.people(1).wish());
    look(two, made, 0);
    try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
      for (int round = 0; round < 15; round++) {
        JsonNode prompt = prompt(one, made, 0);
        if (prompt.isMissingNode()) break;
        long before = rows(made, "chat " + round);
        Map<String, Object> answer = answer(made, prompt);
        CyclicBarrier at = new CyclicBarrier(2);
        List<Future<List<Outcome>>> both = new ArrayList<>();
        for (Node node : List.of(one, two)) {
          Viewer viewer = viewer(node, made, 0);
          String text = "chat " + round + (node == one ? " one" : " two");
          both.add(
              threads.submit(
                  () -> {
                    at.await();
                    return List.of(
                        node.house.command(viewer, Bench.command("answer", key(), answer)),
                        node.house.command(
                            viewer, Bench.command("chat", key(), Map.of("text", text))));
                  }));
        }
        int accepted = 0;
        for (Future<List<Outcome>> each : both) {
          List<Outcome> outcomes = each.get();
          if (outcomes.getFirst() instanceof Outcome.Done) accepted++;
          else assertThat(Bench.refused(outcomes.getFirst())).contains("has been answered");
          if (outcomes.getLast() instanceof Outcome.Refused)
            assertThat(Bench.refused(outcomes.getLast())).contains("a lot of talk");
        }
        assertThat(accepted).isEqualTo(1);
        assertThat(rows(made, "chat " + round) - before).isBetween(0L, 2L);
        until("both stand alike", () -> prompt(one, made, 0).equals(prompt(two, made, 0)));
      }
    }
    List<JournalRow> journal = one.store.journal(made.table, 1);
    for (int i = 0; i < journal.size(); i++) assertThat(journal.get(i).seq()).isEqualTo(i + 1);
  }

  @Test
  void whoever_sits_down_or_goes_at_one_does_so_at_the_other() throws Exception {
    Made made = playing(Wishes.people(2).wish());
    Looking there = look(two, made, 1);
    // Both ask for what the other node has just made.
    assertThat(two.house.view(viewer(two, made, 0))).isInstanceOf(Outcome.Done.class);
    JsonNode mine = Bench.done(one.house.sessions(viewer(one, made, 1)));
    String session = mine.path(0).path("id").asString();
    assertThat(one.house.endSession(viewer(one, made, 1), session))
        .isInstanceOf(Outcome.Left.class);
    until("a goodbye", () -> there.bye == Subscriber.Reason.REMOVED);
    assertThat(command(two, made, 1, "chat", Map.of("text", "me")))
        .isInstanceOf(Outcome.Refused.class);
    assertThat(rows(made, "\"me\"")).isZero();
  }

  @Test
  void a_clock_runs_out_once() throws Exception {
    Made made = playing(Wishes.people(2).clock("live", 0, 5).wish());
    Looking here = look(one, made, 0);
    Looking there = look(two, made, 0);
    look(one, made, 1);
    until("a clock has run out", () -> rows(made, "clock-ran-out") > 0);
    until("both know", () -> here.text("prompts").equals(there.text("prompts")));
    List<JournalRow> journal = one.store.journal(made.table, 1);
    for (int i = 0; i < journal.size(); i++) assertThat(journal.get(i).seq()).isEqualTo(i + 1);
  }

  @Test
  void a_clock_of_a_table_that_nobody_has_in_memory_runs_out_all_the_same() throws Exception {
    Made made = playing(Wishes.people(2).clock("live", 0, 5).wish());
    one.house.close();
    until("a clock has run out", () -> rows(made, "clock-ran-out") > 0);
    List<JournalRow> journal = one.store.journal(made.table, 1);
    for (int i = 0; i < journal.size(); i++) assertThat(journal.get(i).seq()).isEqualTo(i + 1);
    assertThat(two.house.inMemory()).isEqualTo(1);
  }

  @Test
  void a_node_whose_clock_is_wrong_changes_nobodys_time() throws Exception {
    for (long ahead : List.of(3_600_000L, -3_600_000L)) {
      Node wrong = node(Machines.USUAL, ahead);
      Made made = playing(wrong, Wishes.people(2).clock("live", 60, 30).wish());
      Looking here = look(one, made, 0);
      Looking there = look(wrong, made, 0);
      Bench.done(command(wrong, made, 0, "chat", Map.of("text", "what time is it?")));
      until("the chat at the other", () -> here.text("chat").contains("time"));
      assertThat(Math.abs(one.house.now() - wrong.house.now())).isLessThan(1_000);
      for (JournalRow row : one.store.journal(made.table, 1))
        assertThat(Math.abs(row.atMillis() - System.currentTimeMillis())).isLessThan(60_000);
      assertThat(here.text("seats")).isEqualTo(there.text("seats"));
      assertThat(rows(made, "clock-ran-out")).isZero();
    }
  }

  @Test
  void where_a_node_has_stopped_thinking_another_thinks_for_it() throws Exception {
    try (Thinkers never = new Thinkers();
        Thinkers quick = new Thinkers()) {
      quick.free();
      Node silent = node(never.machines(), 0);
      one.house.close();
      two.house.close();
      Made made = playing(silent, Wishes.people(1).against("strong").wish());
      for (int i = 0; i < 40 && !waits(silent, made); i++) {
        JsonNode prompt = prompt(silent, made, 0);
        Bench.done(command(silent, made, 0, "answer", answer(silent, made, prompt)));
      }
      assertThat(waits(silent, made)).as("a machine is waited for").isTrue();
      Node other = node(quick.machines(), 0);
      long before = one.store.last(made.table);
      until("another has thought", () -> one.store.last(made.table) > before);
      assertThat(other.house.inMemory()).isEqualTo(1);
      // Nobody thinks any more where their thread has gone.
      close();
      nodes.clear();
    }
  }

  // Whether the person is asked nothing, but somebody who thinks.
  private static boolean waits(Node node, Made made) {
    return prompt(node, made, 0).isMissingNode();
  }

  @Test
  void whoever_has_heard_nothing_for_a_while_asks() throws Exception {
    Made made = playing(Wishes.people(1).wish());
    Looking there = look(two, made, 0);
    sql(
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and"
            + " application_name = 'hypergate'");
    Bench.done(command(one, made, 0, "chat", Map.of("text", "unheard")));
    until("it is seen", () -> there.text("chat").contains("unheard"));
    Bench.done(command(one, made, 0, "chat", Map.of("text", "heard")));
    until("so is the next", () -> there.text("chat").contains("heard"));
  }

  @Test
  void a_table_that_is_gone_or_over_is_so_everywhere() throws Exception {
    Made made = playing(Wishes.people(1).wish());
    Looking there = look(two, made, 0);
    one.store.remove(made.table);
    until("a goodbye", () -> there.bye == Subscriber.Reason.REMOVED);
    until("it is counted no longer", () -> two.house.open() == 0);
    assertThat(Bench.refused(two.house.view(Viewer.spectator(made.table)))).startsWith("404");
  }

  @Test
  void nobody_was_there_only_when_no_node_was() throws Exception {
    long before = one.store.setting("downtimes").map(String::length).orElse(0);
    Thread.sleep(2_500);
    assertThat(one.store.setting("downtimes").map(String::length).orElse(0))
        .isEqualTo((int) before);
    assertThat(Math.abs(one.house.now() - two.house.now())).isLessThan(1_000);
    nodes.forEach(Node::close);
    nodes.clear();
    sql("update hypergate.setting set value = value::bigint - 60000 where name = 'alive'");
    Node three = node(3);
    Node four = node(4);
    assertThat(three.store.setting("downtimes").orElseThrow().trim().split(" ")).hasSize(1);
    long now = three.house.now();
    assertThat(three.house.downtimes().up(now - 60_000, now)).isLessThan(10_000);
    until("the other knows", () -> four.house.downtimes().up(now - 60_000, now) < 10_000);
  }

  // ---- releases side by side

  private Node other() {
    release = "new";
    return node(9);
  }

  private static void isElsewhere(Outcome outcome) {
    assertThat(Bench.refused(outcome)).startsWith("503").contains("another version");
  }

  /// What the database knows of a table.
  private String all(Made made) throws Exception {
    StringBuilder all = new StringBuilder();
    for (String query :
        List.of(
            "select * from hypergate.game_table where id = '%s'",
            "select * from hypergate.journal where table_id = '%s' order by seq",
            "select * from hypergate.set_aside where table_id = '%s'",
            "select * from hypergate.seat_session where table_id = '%s' order by id",
            "select * from hypergate.seat_secret where table_id = '%s' order by hash"))
      try (Connection connection = connection();
          Statement statement = connection.createStatement();
          ResultSet rows = statement.executeQuery(query.formatted(made.table))) {
        while (rows.next())
          for (int i = 1; i <= rows.getMetaData().getColumnCount(); i++)
            all.append(rows.getString(i)).append('\n');
      }
    return all.toString();
  }

  /// What the rules of another release would do to a journal: it does not replay.
  private void misfit(Made made) throws Exception {
    JournalRow row =
        one.store.journal(made.table, 1).stream()
            .filter(each -> each.body().contains("\"lines\":[\""))
            .toList()
            .getLast();
    sql(
        "update hypergate.journal set body = '"
            + row.body()
                .replaceFirst("\"lines\":\\[\"(.)[^\"]*", "\"lines\":[\"$1 aim Z9")
                .replace("'", "''")
            + "' where table_id = '"
            + made.table
            + "' and seq = "
            + row.seq());
  }

  @Test
  void a_node_of_another_release_does_not_touch_what_others_play() throws Exception {
    Made made = playing(Wishes.people(1).wish());
    Looking here = look(one, made, 0);
    for (int i = 0; i < 3; i++)
      Bench.done(command(one, made, 0, "answer", answer(made, prompt(one, made, 0))));
    Node other = other();
    // What it made of this it would set aside.
    misfit(made);
    String before = all(made);
    isElsewhere(other.house.view(viewer(other, made, 0)));
    isElsewhere(other.house.summary(viewer(other, made, 0)));
    isElsewhere(command(other, made, 0, "chat", Map.of("text", "here?")));
    isElsewhere(other.house.sessions(viewer(other, made, 0)));
    assertThat(other.house.elsewhere(made.table)).isPresent();
    assertThat(two.house.elsewhere(made.table)).isEmpty();
    assertThat(other.house.elsewhere("nothing")).isEmpty();
    assertThat(
            other.house.subscribe(
                viewer(other, made, 0), OptionalLong.empty(), Optional.empty(), new Looking()))
        .isInstanceOf(Subscription.Refused.class);
    assertThat(other.house.quietly(made.table, Table::forget)).isFalse();
    assertThat(other.house.list()).isEqualTo(one.house.list());
    assertThat(all(made)).isEqualTo(before);
    assertThat(other.house.inMemory()).isZero();
    Bench.done(command(one, made, 0, "chat", Map.of("text", "goes on")));
    until("it goes on where it is", () -> here.text("chat").contains("goes on"));
    // The other has tables of its own, which are none of theirs.
    Made own = playing(other, Wishes.people(1).wish());
    isElsewhere(one.house.view(viewer(one, own, 0)));
  }

  @Test
  void a_lobby_is_played_by_the_release_that_made_it_too() throws Exception {
    if (!(one.house.create(Wishes.people(2).wish(), "")
        instanceof Outcome.Seated(String _, var table, var host)))
      throw new AssertionError("refused");
    Made made = new Made(table, List.of(host));
    Node other = other();
    isElsewhere(other.house.view(viewer(other, made, 0)));
    assertThat(two.house.view(viewer(two, made, 0))).isInstanceOf(Outcome.Done.class);
  }

  @Test
  void when_no_node_of_a_release_is_left_another_takes_its_tables_over() throws Exception {
    Made made = playing(Wishes.people(1).wish());
    Looking here = look(one, made, 0);
    Node other = other();
    two.house.leave();
    isElsewhere(other.house.view(viewer(other, made, 0)));
    // It goes on serving until somebody asks at the other.
    one.house.leave();
    Bench.done(command(one, made, 0, "chat", Map.of("text", "last words")));
    JsonNode prompt = prompt(other, made, 0);
    assertThat(prompt).isEqualTo(prompt(other, made, 0));
    isElsewhere(command(one, made, 0, "chat", Map.of("text", "lost words")));
    until("whoever looks is sent away", () -> here.bye == Subscriber.Reason.RESTART);
    Bench.done(command(other, made, 0, "answer", answer(other, made, prompt)));
    assertThat(rows(made, "last words")).isOne();
    assertThat(rows(made, "lost words")).isZero();
    // Who comes back finds the table taken.
    release = "old";
    Node late = node(11);
    isElsewhere(late.house.view(viewer(late, made, 0)));
  }

  @Test
  void what_another_release_cannot_play_on_waits_until_its_own_is_back() throws Exception {
    Made made = playing(Wishes.people(1).wish());
    for (int i = 0; i < 3; i++)
      Bench.done(command(one, made, 0, "answer", answer(made, prompt(one, made, 0))));
    Node other = other();
    String body = all(made);
    one.house.leave();
    two.house.leave();
    misfit(made);
    assertThat(Bench.done(other.house.view(viewer(other, made, 0))).path("table").path("aside"))
        .isNotEmpty();
    assertThat(all(made)).isNotEqualTo(body);
    assertThat(other.store.aside(made.table).orElseThrow().reason()).isEqualTo("frozen");
  }

  @Test
  void a_node_that_says_nothing_is_there_no_longer_and_writes_nothing_when_it_is_back()
      throws Exception {
    Made made = playing(Wishes.people(1).wish());
    two.house.leave();
    Node other = other();
    // It stood still, and nobody has heard of it for long.
    until(
        "it is taken over",
        () -> {
          sql("delete from hypergate.node where release = 'old'");
          return other.house.view(viewer(other, made, 0)) instanceof Outcome.Done;
        });
    String before = all(made);
    isElsewhere(command(one, made, 0, "chat", Map.of("text", "late")));
    isElsewhere(one.house.enter(viewer(one, made, 0), new Enter("none", null), ""));
    assertThat(all(made)).isEqualTo(before);
  }

  @Test
  void what_is_due_is_done_by_nodes_that_play_it() throws Exception {
    Node other = other();
    Made made = playing(Wishes.people(2).clock("live", 0, 5).wish());
    one.house.close();
    until("a clock has run out", () -> rows(made, "clock-ran-out") > 0);
    assertThat(other.house.inMemory()).isZero();
    Made next = playing(two, Wishes.people(2).clock("live", 0, 5).wish());
    two.house.close();
    until("a clock has run out at the other", () -> rows(next, "clock-ran-out") > 0);
    assertThat(other.house.inMemory()).isPositive();
  }
}
