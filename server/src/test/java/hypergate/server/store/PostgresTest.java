package hypergate.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.zaxxer.hikari.HikariDataSource;
import hypergate.server.store.StoreError.Reason;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A store in a real PostgreSQL, a process of its own on this machine.
final class PostgresTest extends StoreContract {
  private static final String WATCHES = "application_name like 'hypergate%'";

  private static PostgresServer server;

  @BeforeAll
  static void start(@TempDir Path folder) throws Exception {
    server = PostgresServer.start(folder);
  }

  @AfterAll
  static void stop() throws Exception {
    server.close();
  }

  private final DatabaseAddress address = fresh();

  private static DatabaseAddress fresh() {
    return server.database();
  }

  @Override
  Store opened() {
    return Store.open(address, "one", _ -> {});
  }

  private void sql(String... lines) throws SQLException {
    try (Connection connection = server.connect(address);
        Statement statement = connection.createStatement()) {
      for (String line : lines) statement.execute(line);
    }
  }

  private static StoreError failure(DatabaseAddress at) {
    return catchThrowableOfType(StoreError.class, () -> Store.open(at, "one", _ -> {}).close());
  }

  @Test
  void of_two_writers_of_a_number_one_succeeds() throws Exception {
    store.write(table("a").withRows(List.of(row(1))));
    sql("insert into hypergate.journal values ('a', 2, 1002, 'answer', '{\"n\":2}')");
    assertThatThrownBy(() -> store.write(Change.appends("a", List.of(row(2), row(3)))))
        .isInstanceOf(Conflict.class);
    assertThat(store.journal("a", 1)).containsExactly(row(1), row(2));
  }

  @Test
  void nodes_have_it_together_and_whoever_moves_tables_in_has_it_alone() throws Exception {
    store.write(table("a"));
    try (Store next = Store.open(address, "one", _ -> {})) {
      store.write(table("b"));
      assertThat(next.unfinished()).hasSize(2);
    }
    store.close();
    try (Connection mover = server.connect(address);
        Statement statement = mover.createStatement()) {
      statement.execute("select pg_advisory_lock(1213812807)");
      StoreError moving = failure(address);
      assertThat(moving.reason()).isEqualTo(Reason.DATABASE_MOVING);
      assertThat(moving).hasMessageContaining("hypergate move");
    }
    open();
    assertThat(store.unfinished()).hasSize(2);
  }

  @Test
  void what_one_node_writes_the_others_hear_and_nothing_of_what_it_says() throws Exception {
    BlockingQueue<News> heard = new LinkedBlockingQueue<>();
    BlockingQueue<String> missed = new LinkedBlockingQueue<>();
    try (Store other = Store.open(address, "one", _ -> {});
        Store.Service _ = other.listen(heard::add, () -> missed.add("missed"));
        Store.Service _ = store.listen(heard::add, () -> missed.add("missed"))) {
      missed.take();
      missed.take();
      store.write(table("a").withRows(List.of(row(1), row(2))).withSecret("B", "secret"));
      assertThat(heard.poll(5, TimeUnit.SECONDS))
          .isEqualTo(new News("a", 2, Set.of(News.What.JOURNAL, News.What.KEYS, News.What.MADE)));
      sql(
          "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()"
              + " and "
              + WATCHES);
      missed.take();
      missed.take();
      other.write(Change.appends("a", List.of(row(3))));
      assertThat(heard.poll(5, TimeUnit.SECONDS))
          .isEqualTo(new News("a", 3, Set.of(News.What.JOURNAL)));
      store.remove("a");
      assertThat(heard.poll(5, TimeUnit.SECONDS)).isEqualTo(News.of("a", News.What.GONE));
      assertThat(heard).isEmpty();
    }
  }

  @Test
  void a_node_that_is_cut_off_while_it_writes_holds_up_nobody_and_comes_back() throws Exception {
    assertThat(store.beat(5_000, 30_000)).isEmpty();
    try (Relay cable = server.relay();
        Store cutOff = Store.open(server.through(cable, address), "one", _ -> {})) {
      CompletableFuture<StoreError> writes =
          CompletableFuture.supplyAsync(
              () ->
                  catchThrowableOfType(
                      StoreError.class,
                      () ->
                          cutOff.onWriter(
                              "update setting set value = value where name = 'alive';"
                                  + " select pg_sleep(0.5)")));
      waits("pg_sleep");
      cable.cut();
      // It has what every node wants, and will never say what becomes of it.
      long begin = System.nanoTime();
      store.beat(5_000, 30_000);
      assertThat(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin))
          .as("milliseconds that another node waited")
          .isBetween(300L, 8_000L);
      cable.mend();
      // Those that were open never say anything again: it notices by itself.
      assertThat(writes.join().reason()).isEqualTo(Reason.DATABASE_UNREACHABLE);
      cutOff.beat(5_000, 30_000);
      cutOff.write(table("a"));
      assertThat(store.unfinished()).hasSize(1);
      assertThat(cable.trips()).isPositive();
      assertThat(cable.bytes()).isGreaterThan(100);
    }
  }

  // Until somebody is at something.
  private void waits(String what) throws SQLException, InterruptedException {
    try (Connection connection = server.connect(address);
        Statement statement = connection.createStatement()) {
      for (int tries = 0; tries < 500; tries++) {
        try (ResultSet rows =
            statement.executeQuery(
                "select count(*) from pg_stat_activity where wait_event = 'PgSleep' and query like"
                    + " '%"
                    + what
                    + "%'")) {
          rows.next();
          if (rows.getInt(1) > 0) return;
        }
        Thread.sleep(5);
      }
    }
    throw new AssertionError("nobody is at " + what);
  }

  @Test
  void nobody_was_there_only_when_no_node_was() throws Exception {
    assertThat(store.beat(5_000, 30_000)).isEmpty();
    sql("update hypergate.setting set value = value::bigint - 20000 where name = 'alive'");
    try (Store other = Store.open(address, "one", _ -> {})) {
      Downtime nobody = other.beat(5_000, 30_000).orElseThrow();
      assertThat(nobody.to() - nobody.from()).isBetween(20_000L, 25_000L);
      assertThat(store.beat(5_000, 30_000)).isEmpty();
      assertThat(store.setting("downtimes")).contains(nobody.from() + "-" + nobody.to());
      assertThat(Math.abs(store.wall() - other.wall())).isLessThan(1_000);
    }
  }

  @Test
  void an_older_schema_is_brought_up_to_date_and_its_tables_are_anybodys() throws Exception {
    store.write(table("a").withRows(List.of(row(1))));
    store.close();
    sql(
        "alter table hypergate.game_table drop column plays",
        "drop table hypergate.node",
        "delete from hypergate.flyway_schema_history where version = '5'");
    open();
    assertThat(store.journal("a", 1)).containsExactly(row(1));
    assertThat(store.plays("a")).isTrue();
    store.write(Change.appends("a", List.of(row(2))));
  }

  @Test
  void two_databases_of_one_server_know_nothing_of_each_other() throws Exception {
    Queue<News> heard = new ConcurrentLinkedQueue<>();
    CountDownLatch listens = new CountDownLatch(1);
    CountDownLatch own = new CountDownLatch(1);
    DatabaseAddress second = server.database();
    try (Store other = Store.open(second, "other", _ -> {});
        Store.Service ears =
            other.listen(
                news -> {
                  heard.add(news);
                  if (news.table().equals("b")) own.countDown();
                },
                listens::countDown)) {
      listens.await();
      store.beat(5_000, 30_000);
      other.beat(5_000, 0);
      store.write(table("a").withRows(List.of(row(1))));
      assertThat(other.table("a")).isEmpty();
      assertThat(store.plays("a")).isTrue();
      // What is told here is heard, and would have come after what was told there.
      try (Store same = Store.open(second, "other", _ -> {})) {
        same.write(table("b").withRows(List.of(row(1))));
      }
      assertThat(own.await(60, TimeUnit.SECONDS)).isTrue();
      assertThat(heard).extracting(News::table).containsOnly("b");
      assertThat(ears).isNotNull();
    }
  }

  @Test
  void a_node_that_has_said_nothing_for_long_is_there_no_longer() throws Exception {
    store.write(table("a").withRows(List.of(row(1))));
    store.beat(5_000, 30_000);
    try (Store other = Store.open(address, "other", _ -> {})) {
      other.beat(5_000, 30_000);
      assertThat(other.plays("a")).isFalse();
      assertThat(other.plays("nothing")).isTrue();
      assertThatThrownBy(() -> other.write(Change.appends("a", List.of(row(2)))))
          .isInstanceOf(Conflict.class);
      other.goesOn("a", new TableStatus("over", false, null, "{}"));
      assertThat(store.table("a").orElseThrow().status().state()).isNotEqualTo("over");
      sql("update hypergate.node set seen = seen - 7200000 where release = 'one'");
      // Perhaps it could not, as we could not: both were cut off until just now.
      other.beat(5_000, 3_600_000);
      assertThat(other.plays("a")).isFalse();
      other.beat(5_000, 0);
      assertThat(other.plays("a")).isTrue();
      assertThat(store.plays("a")).isFalse();
      // What stood still there comes too late.
      assertThatThrownBy(() -> store.write(Change.appends("a", List.of(row(2)))))
          .isInstanceOf(Conflict.class);
      other.leave();
      assertThat(store.plays("a")).isTrue();
    }
  }

  @Test
  void lost_connections_are_made_again_and_nobody_notices() throws Exception {
    store.write(table("a").withRows(List.of(row(1))));
    assertThat(store.journal("a", 1)).hasSize(1);
    sql(
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and "
            + WATCHES);
    assertThat(store.journal("a", 1)).hasSize(1);
    store.write(Change.appends("a", List.of(row(2))));
    assertThat(store.journal("a", 1)).containsExactly(row(1), row(2));
  }

  @Test
  void while_it_is_away_nothing_is_confirmed_and_then_all_goes_on() throws Exception {
    store.write(table("a").withRows(List.of(row(1))));
    server.away();
    StoreError gone =
        catchThrowableOfType(
            StoreError.class, () -> store.write(Change.appends("a", List.of(row(2)))));
    assertThat(gone.reason()).isEqualTo(Reason.DATABASE_UNREACHABLE);
    assertThat(catchThrowableOfType(StoreError.class, store::check)).isNotNull();
    assertThat(catchThrowableOfType(StoreError.class, () -> store.journal("a", 1)).reason())
        .isEqualTo(Reason.DATABASE_UNREACHABLE);
    server.back();
    assertThat(store.journal("a", 1)).containsExactly(row(1));
    store.write(Change.appends("a", List.of(row(2))));
    store.check();
    assertThat(store.journal("a", 1)).containsExactly(row(1), row(2));
  }

  @Test
  void connections_of_jobs_are_used_again_and_nothing_stays_begun() throws Exception {
    try (HikariDataSource pool = Jobs.connections(new Postgres(address, false, "one"))) {
      String first = backend(pool);
      assertThat(backend(pool)).isEqualTo(first);
      try (Connection held = pool.getConnection()) {
        held.setAutoCommit(false);
        try (Statement statement = held.createStatement()) {
          statement.execute("insert into setting (name, value) values ('begun', '1')");
        }
        assertThat(backend(pool)).as("two at once").isNotEqualTo(first);
      }
      assertThat(store.setting("begun")).isEmpty();
      try (Connection next = pool.getConnection()) {
        assertThat(next.getAutoCommit()).isTrue();
      }
    }
  }

  private static String backend(DataSource pool) throws SQLException {
    try (Connection one = pool.getConnection();
        Statement statement = one.createStatement();
        ResultSet rows = statement.executeQuery("select pg_backend_pid()")) {
      rows.next();
      return rows.getString(1);
    }
  }

  @Test
  void what_is_wrong_is_said_without_the_password() throws Exception {
    sql("create role guest login password 'right'", "create role stranger login");
    DatabaseAddress guest = server.as(address, "guest", "s3cret");
    StoreError closed = failure(guest);
    assertThat(closed.reason()).isEqualTo(Reason.DATABASE_CLOSED);
    assertThat(closed).hasMessageContaining("guest@127.0.0.1").hasMessageNotContaining("s3cret");
    assertThat(failure(server.as(address, "stranger", null)).reason())
        .isEqualTo(Reason.DATABASE_FORBIDDEN);
    DatabaseAddress missing =
        new DatabaseAddress(address.host(), address.port(), "nowhere", "postgres", null, "");
    assertThat(failure(missing).reason()).isEqualTo(Reason.DATABASE_MISSING);
    DatabaseAddress nobody = new DatabaseAddress("127.0.0.1", 1, "x", "postgres", null, "");
    assertThat(failure(nobody).reason()).isEqualTo(Reason.DATABASE_UNREACHABLE);
    for (String wrong : List.of("sslmode=require", "sslmode=sometimes"))
      assertThat(
              failure(
                  new DatabaseAddress(
                      address.host(), address.port(), address.database(), "postgres", null, wrong)))
          .hasMessageContaining("after the question mark")
          .extracting(StoreError::reason)
          .isEqualTo(Reason.DATABASE_PARAMETERS);
    store.close();
    sql("update hypergate.flyway_schema_history set version = '99' where version = '5'");
    assertThat(failure(address).reason()).isEqualTo(Reason.DATABASE_NEWER);
    sql("drop schema hypergate cascade", "create schema hypergate", "create table hypergate.x ()");
    assertThat(failure(address).reason()).isEqualTo(Reason.DATABASE_NOT_OURS);
    sql("drop schema hypergate cascade");
    open();
  }

  @Test
  void a_file_is_moved_whole_or_not_at_all(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("tables.db");
    FinishedGame game = new FinishedGame("g", "b", 9, "{}", "{}\n");
    SeatSession session = new SeatSession("h1", "i1", "a", "B", 5, 6, "");
    try (Store from = Store.open(file, false)) {
      from.write(
          table("a")
              .withRows(List.of(row(1), row(2)))
              .withSecret("B", SeatSecret.hash("link"))
              .withSession(session));
      from.write(table("b").withStatus(new TableStatus("over", false, null, "{}")).withGame(game));
      from.setAside(
          new SetAside("a", SetAside.BROKEN, 1, "1", "b", "d", true),
          new TableStatus("playing", true, 5L, "{}"));
      from.set("port", "80");
    }
    assertThatThrownBy(() -> Move.all(file, address))
        .isInstanceOf(StoreError.class)
        .hasMessageContaining("in use");
    store.close();
    assertThat(Move.all(file, address)).isEqualTo(new Move.Moved(2, 2, 1));
    assertThatThrownBy(() -> Move.all(file, address)).isInstanceOf(Move.NotEmpty.class);
    open();
    try (Store from = Store.open(file, false)) {
      assertThat(store.table("a")).isEqualTo(from.table("a"));
      assertThat(store.table("b")).isEqualTo(from.table("b"));
      assertThat(store.unfinished()).isEqualTo(from.unfinished());
      assertThat(store.journal("a", 1)).isEqualTo(from.journal("a", 1));
      assertThat(store.secrets("a")).isEqualTo(from.secrets("a"));
      assertThat(store.sessions("a")).containsExactly(session);
      assertThat(store.aside("a")).isEqualTo(from.aside("a"));
      assertThat(store.gamesOf("b")).containsExactly(game);
      assertThat(store.setting("port")).contains("80");
    }
  }

  @Test
  void what_cannot_be_moved_leaves_nothing_behind(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("tables.db");
    try (Store from = Store.open(file, false)) {
      from.write(table("a").withRows(List.of(row(1))));
      // A letter that no text of theirs can hold.
      from.write(table("b").withRows(List.of(new JournalRow(1, 5, "answer", "\u0000"))));
    }
    for (boolean owns : List.of(true, false)) {
      DatabaseAddress empty = fresh();
      if (!owns)
        try (Connection connection = server.connect(empty);
            Statement statement = connection.createStatement()) {
          statement.execute("create schema hypergate");
        }
      assertThatThrownBy(() -> Move.all(file, empty))
          .isInstanceOf(StoreError.class)
          .hasMessageContaining(
              "NUL character (U+0000) in the column body of journal, table_id b, seq 1,")
          .hasMessageContaining("Nothing was moved");
      try (Connection connection = server.connect(empty);
          Statement statement = connection.createStatement();
          ResultSet left =
              statement.executeQuery(
                  "select count(distinct n.oid), count(c.oid) from pg_namespace n left join"
                      + " pg_class c on c.relnamespace = n.oid where nspname = 'hypergate'")) {
        left.next();
        assertThat(left.getInt(1)).as("schema").isEqualTo(owns ? 0 : 1);
        assertThat(left.getInt(2)).as("tables").isZero();
      }
    }
    try (Store from = Store.open(file, false)) {
      assertThat(from.journal("a", 1)).containsExactly(row(1));
      assertThat(from.journal("b", 1)).extracting(JournalRow::body).containsExactly("\u0000");
    }
    // What was there stays, and what is damaged is seen before anything is made.
    assertThatThrownBy(() -> Move.all(file, address)).isInstanceOf(StoreError.class);
    store.write(table("a").withRows(List.of(row(1))));
    Files.write(file, new byte[5_000]);
    DatabaseAddress empty = fresh();
    assertThatThrownBy(() -> Move.all(file, empty)).isInstanceOf(StoreError.class);
    assertThat(new Postgres(empty, true, "").hasSchema()).isFalse();
  }

  @Test
  void what_an_address_may_set_of_the_driver_is_how_the_connection_is_secured() {
    String good = "postgresql://db/games?sslmode=verify-full&sslrootcert=/etc/ca.pem";
    assertThat(DatabaseAddress.of(good).url()).endsWith("&sslrootcert=/etc/ca.pem");
    for (String wrong :
        List.of(
            "socketFactory=org.evil.Factory",
            "sslmode=require&sslfactory=org.evil.Factory",
            "authenticationPluginClassName=org.evil.Plugin",
            "loggerFile=/etc/passwd",
            "password=s3cret",
            "socketFactor%79=x",
            "SSLMODE=require",
            "sslmod=require",
            "currentSchema=public"))
      assertThatThrownBy(() -> DatabaseAddress.of("postgresql://ana:p4ss@db/games?" + wrong))
          .as(wrong)
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining(wrong.replaceAll("sslmode=require&|=.*", ""))
          .hasMessageContaining("may stand sslmode")
          .hasMessageNotContaining("p4ss")
          .hasMessageNotContaining("s3cret");
    assertThat(DatabaseAddress.of("postgresql://db/a%3FsocketFactory=x%26b").url())
        .isEqualTo("jdbc:postgresql://db:5432/a%3FsocketFactory%3Dx%26b");
    for (String port : List.of("0", "65536", "99999"))
      assertThatThrownBy(() -> DatabaseAddress.of("postgresql://db:" + port + "/games"))
          .hasMessageContaining("names port " + port);
    assertThatThrownBy(() -> DatabaseAddress.of("postgresql://ana:p4#ss@db/games"))
        .hasMessageContaining("postgresql://name:password@host")
        .hasMessageNotContaining("p4");
  }

  @Test
  void addresses_are_read_and_never_written_with_their_password() {
    DatabaseAddress at = DatabaseAddress.of("postgresql://ana:p%40ss@db.example/games?ssl=true");
    assertThat(at)
        .isEqualTo(new DatabaseAddress("db.example", 5432, "games", "ana", "p@ss", "ssl=true"));
    assertThat(at.url()).isEqualTo("jdbc:postgresql://db.example:5432/games?ssl=true");
    assertThat(at.toString()).isEqualTo("postgresql://ana@db.example:5432/games");
    for (String wrong :
        List.of(
            "mysql://ana:p4ss@db/games",
            "postgresql:///games",
            "postgresql://ana:p4ss@db",
            "postgresql://ana:p4ss@db/",
            "postgresql://ana:p4ss@db/a/b",
            "postgresql://ana:p4ss@@db/games",
            "tables.db"))
      assertThatThrownBy(() -> DatabaseAddress.of(wrong))
          .as(wrong)
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("postgresql://name:password@host")
          .hasMessageNotContaining("p4ss");
  }
}
