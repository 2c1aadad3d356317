package hypergate.server;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.server.protocol.Json;
import hypergate.server.store.DatabaseAddress;
import hypergate.server.store.PostgresServer;
import hypergate.server.store.Relay;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// Files as older releases left them move into a PostgreSQL, however often that is broken off.
final class MoveTest {
  private static final Path GOLDEN = Path.of("src", "test", "resources", "golden");
  private static final int COPIES = 40;

  private static PostgresServer server;

  @TempDir Path folder;

  @BeforeAll
  static void start(@TempDir Path place) throws IOException {
    server = PostgresServer.start(place);
  }

  @AfterAll
  static void stop() throws IOException {
    server.close();
  }

  private Path file() {
    return folder.resolve("tables.db");
  }

  // ---- files of older releases

  private static List<List<JsonNode>> tables() throws IOException {
    List<List<JsonNode>> all = new ArrayList<>();
    try (Stream<Path> files = Files.walk(GOLDEN)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".gz")).sorted().toList())
        try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
          all.add(
              new String(in.readAllBytes(), StandardCharsets.UTF_8)
                  .lines()
                  .map(Json.MAPPER::readTree)
                  .toList());
        }
    }
    return all;
  }

  /// A file with a schema of long ago, and in it the golden tables, some times over.
  private void write(String schema, int copies) throws IOException, SQLException {
    String url = "jdbc:sqlite:" + file() + "?journal_mode=WAL&foreign_keys=true";
    Flyway.configure()
        .dataSource(url, null, null)
        .locations("classpath:hypergate/server/store")
        .target(schema)
        .load()
        .migrate();
    try (Connection connection = DriverManager.getConnection(url)) {
      connection.setAutoCommit(false);
      try (PreparedStatement table =
              connection.prepareStatement(
                  "insert into game_table values (?, ?, ?, ?, 0, null, '{}')");
          PreparedStatement row =
              connection.prepareStatement("insert into journal values (?, ?, ?, ?, ?)");
          PreparedStatement link =
              connection.prepareStatement("insert into seat_secret values (?, ?, 'B')")) {
        int number = 0;
        for (int copy = 0; copy < copies; copy++)
          for (List<JsonNode> golden : tables()) {
            JsonNode first = golden.getFirst();
            // The first keep their address, by which their game has its seed.
            String id = copy == 0 ? first.path("table").asString() : "copy" + ++number;
            set(table, id, first, "created", "header", "state");
            for (JsonNode each : golden.subList(1, golden.size()))
              set(row, id, each, "seq", "at", "kind", "body");
            link.setString(1, "hash of " + id);
            link.setString(2, id);
            link.executeUpdate();
          }
      }
      connection.commit();
    }
  }

  private static void set(PreparedStatement to, String id, JsonNode from, String... members)
      throws SQLException {
    to.setString(1, id);
    for (int i = 0; i < members.length; i++) {
      JsonNode value = from.path(members[i]);
      to.setObject(i + 2, value.isNumber() ? (Object) value.asLong() : value.asString());
    }
    to.executeUpdate();
  }

  // ---- what is there

  private static List<String> rows(Connection connection, String schema) throws SQLException {
    List<String> all = new ArrayList<>();
    try (Statement statement = connection.createStatement()) {
      for (String query :
          List.of(
              "select id, created, header, state from " + schema + "game_table",
              "select table_id, seq, at_millis, kind, body from " + schema + "journal",
              "select hash, table_id, seat from " + schema + "seat_secret",
              "select hash, id, table_id, seat, begun from " + schema + "seat_session"))
        try (ResultSet rows = statement.executeQuery(query)) {
          int columns = rows.getMetaData().getColumnCount();
          while (rows.next()) {
            StringBuilder row = new StringBuilder();
            for (int i = 1; i <= columns; i++) row.append(rows.getString(i)).append('\t');
            all.add(row.toString());
          }
        }
    }
    return all;
  }

  private List<String> inFile() throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file())) {
      return rows(connection, "");
    }
  }

  private static List<String> inDatabase(DatabaseAddress database) throws SQLException {
    try (Connection connection = server.connect(database)) {
      return rows(connection, "hypergate.");
    }
  }

  private static long tablesIn(DatabaseAddress database) throws SQLException {
    try (Connection connection = server.connect(database);
        Statement statement = connection.createStatement()) {
      try (ResultSet there =
          statement.executeQuery("select to_regclass('hypergate.game_table') is not null")) {
        there.next();
        if (!there.getBoolean(1)) return 0;
      }
      try (ResultSet count = statement.executeQuery("select count(*) from hypergate.game_table")) {
        count.next();
        return count.getLong(1);
      }
    }
  }

  // ---- moving

  @ParameterizedTest
  @ValueSource(strings = {"1", "2", "3"})
  void a_file_of_an_older_schema_is_moved_whole_and_its_games_go_on(String schema)
      throws Exception {
    write(schema, 1);
    DatabaseAddress database = server.database();
    Keeper keeper = new Keeper(file());
    assertThat(keeper.move(database.toString()).tables()).isEqualTo(tables().size());
    assertThat(inDatabase(database)).containsExactlyInAnyOrderElementsOf(inFile());
    // Whoever sat by a link before there were sessions sits there still.
    if (schema.equals("1"))
      assertThat(inDatabase(database)).filteredOn(row -> row.startsWith("hash of ")).hasSize(14);
    assertThat(keeper.check().faults()).isEmpty();
    try (Server node = Server.start(ServerConfig.local(file()).withDatabase(database.toString()))) {
      assertThat(node.port()).isPositive();
      assertThat(tablesIn(database)).isEqualTo(tables().size());
    }
  }

  /// Moves a file until it is done or killed.
  public static void main(String[] args) {
    new Keeper(Path.of(args[0])).move(args[1]);
  }

  private Process mover(DatabaseAddress database) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "--enable-native-access=ALL-UNNAMED",
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            MoveTest.class.getName(),
            file().toString(),
            database.toString())
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  @Test
  void a_move_that_is_killed_leaves_the_file_as_it_was_and_can_be_made_again() throws Exception {
    write("2", COPIES);
    DatabaseAddress database = server.database();
    // The schema, the tables, half of the journals.
    for (long bytes : List.of(10_000L, 300_000L, 2_000_000L))
      try (Relay relay = server.relay()) {
        Process mover = mover(server.through(relay, database));
        while (mover.isAlive() && relay.bytes() < bytes) Thread.sleep(1);
        assertThat(mover.isAlive()).as("it was in the middle").isTrue();
        mover.destroyForcibly().waitFor();
        assertThat(tablesIn(database)).as("nothing is half there").isZero();
      }
    Keeper keeper = new Keeper(file());
    assertThat(again(keeper, database).tables()).isEqualTo((long) COPIES * tables().size());
    assertThat(inDatabase(database)).containsExactlyInAnyOrderElementsOf(inFile());
  }

  // The database notices a little later that the other end is gone.
  private static Keeper.Moved again(Keeper keeper, DatabaseAddress database) throws Exception {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    while (true)
      try {
        return keeper.move(database.toString());
      } catch (ServerError e) {
        assertThat(e).hasMessageContaining("in use");
        if (System.nanoTime() > end) throw e;
        Thread.sleep(50);
      }
  }
}
