package hypergate.server;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.server.protocol.Json;
import hypergate.server.store.PostgresServer;
import hypergate.testing.Figures;
import hypergate.testing.Seeds;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Three nodes over one database while people play: nodes are killed, stand still, are cut off from
/// the database and go, the database is started anew, and whatever was acknowledged is there once,
/// everybody can go on within seconds, and all nodes show the same. At the end the nodes that are
/// left are upgraded, one after the other.
///
/// `./hypergate soak --cluster` does it with many tables, counts what one, two and three nodes do,
/// and does not forgive a table that takes longer than it may.
final class ClusterTest {
  /// How many tables there are; few where this is one of many tests.
  static final String TABLES = "hypergate.cluster.tables";

  private static final int NODES = 3;

  /// Tables where this is one of many tests, and for how many milliseconds people think there.
  private static final int FEW = 4;

  private static final long SHORT_THOUGHT = 100;

  /// For how many milliseconds people think where there are as many tables as one wishes.
  private static final long THOUGHT = 2_000;

  /// After how many milliseconds the next of them comes.
  private static final long ARRIVAL = 40;

  /// How many people play without a thought where it is counted what nodes do.
  private static final int EAGER = 24;

  /// In milliseconds: how long a table may be without an answer after something happened.
  private static final long SOON = 5_000;

  /// The same where other tests keep this machine busy.
  private static final long PATIENCE = 60_000;

  @TempDir Path folder;

  /// What may happen.
  private enum Fault {
    KILLED,
    STANDS_STILL,
    CUT_OFF,
    GOES,
    DATABASE_RESTARTS
  }

  @Seeds(upTo = 1, fresh = 0, run = "cluster")
  void whatever_happens_to_nodes_and_database_nothing_is_lost_and_everybody_goes_on(long seed)
      throws Exception {
    int tables = Integer.getInteger(TABLES, 0);
    boolean alone = tables > 0;
    try (Cluster cluster = new Cluster(NODES, folder);
        HttpClient http = HttpClient.newHttpClient()) {
      if (!cluster.isBalanced()) {
        System.err.println("ClusterTest: there is no HAProxy; players go from node to node.");
        Figures.add("runs without HAProxy", 1);
      }
      Crowd eager = new Crowd(cluster, http, 0, alone ? EAGER : 0, 0);
      if (alone) grow(cluster, eager);
      else for (int node = 0; node < NODES; node++) cluster.start(node);
      eager.stop();
      Crowd crowd =
          alone
              ? new Crowd(cluster, http, EAGER, tables, THOUGHT)
              : new Crowd(cluster, http, 0, FEW, SHORT_THOUGHT);
      crowd.begin();
      crowd.answers(System.nanoTime(), PATIENCE);
      List<Integer> nodes = new ArrayList<>(List.of(0, 1, 2));
      Collections.shuffle(nodes, new Random(seed));
      List<String> late = new ArrayList<>();
      int next = 0;
      for (Fault fault : Fault.values()) {
        int node = nodes.get(next);
        long took = happens(cluster, crowd, fault, node);
        Figures.add("milliseconds until all tables went on: " + fault, took);
        if (alone && took > SOON) late.add(fault + " took " + took + " ms");
        // Where other tests wait, those that are gone stay so.
        if (cluster.runs(node)) continue;
        if (alone) cluster.start(node);
        else next++;
      }
      upgrade(cluster, crowd, alone);
      crowd.stop();
      alike(cluster, crowd);
      if (alone) eager.verify(cluster);
      crowd.verify(cluster);
      // Not before all figures are there.
      assertThat(late).isEmpty();
    }
  }

  // One node after the other: tables stay with those that began them until none of these is left.
  // Where other tests wait, one node comes and the rest go.
  private static void upgrade(Cluster cluster, Crowd crowd, boolean alone) throws Exception {
    cluster.upgrade();
    boolean one = false;
    for (int node = 0; node < NODES; node++) {
      if (!alone && (one || cluster.runs(node))) continue;
      if (cluster.runs(node)) cluster.leave(node);
      cluster.start(node);
      one = true;
      long took = crowd.answers(System.nanoTime(), PATIENCE);
      Figures.add("milliseconds until all tables went on while nodes were upgraded", took);
      if (alone) continue;
      for (int other = 0; other < NODES; other++)
        if (other != node && cluster.runs(other)) cluster.leave(other);
      crowd.answers(System.nanoTime(), PATIENCE);
    }
    assertThat(number(cluster, "select count(*) from hypergate.set_aside")).isZero();
    assertThat(
            number(
                cluster,
                "select count(distinct release) from hypergate.node where release <> 'the next"
                    + " one'"))
        .isZero();
  }

  // What one, two and three nodes do, and what an answer costs the database.
  private static void grow(Cluster cluster, Crowd crowd) throws Exception {
    for (int node = 0; node < NODES; node++) {
      cluster.start(node);
      if (node == 0) crowd.begin();
      crowd.answers(System.nanoTime(), PATIENCE);
      long before = crowd.count();
      long log = log(cluster);
      long transactions = transactions(cluster);
      long trips = cluster.trips();
      long bytes = cluster.bytes();
      Thread.sleep(10_000);
      long answers = crowd.count() - before;
      String nodes = " with " + (node + 1) + (node == 0 ? " node" : " nodes");
      Figures.add("answers in 10 s" + nodes, answers);
      Figures.add("bytes of the database's log" + nodes, log(cluster) - log);
      Figures.add("transactions" + nodes, transactions(cluster) - transactions);
      Figures.add("round trips to the database" + nodes, cluster.trips() - trips);
      Figures.add("bytes to and from the database" + nodes, cluster.bytes() - bytes);
    }
  }

  private static long log(Cluster cluster) throws SQLException {
    return number(cluster, "select pg_current_wal_lsn() - '0/0'");
  }

  private static long transactions(Cluster cluster) throws SQLException {
    return number(
        cluster,
        "select xact_commit from pg_stat_database where datname = '"
            + cluster.database().database()
            + "'");
  }

  private static long number(Cluster cluster, String query) throws SQLException {
    try (var connection = cluster.postgres().connect(cluster.database());
        var statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(query)) {
      rows.next();
      return rows.getLong(1);
    }
  }

  /// @return in how many milliseconds everybody went on
  private static long happens(Cluster cluster, Crowd crowd, Fault fault, int node)
      throws Exception {
    long begin = System.nanoTime();
    return switch (fault) {
      case KILLED -> {
        cluster.kill(node);
        yield crowd.answers(begin, PATIENCE);
      }
      case STANDS_STILL -> {
        cluster.halt(node);
        long took = crowd.answers(begin, PATIENCE);
        cluster.goOn(node);
        yield Math.max(took, crowd.answers(System.nanoTime(), PATIENCE));
      }
      case CUT_OFF -> {
        cluster.cutOff(node);
        long took = crowd.answers(System.nanoTime(), PATIENCE);
        cluster.reconnect(node);
        yield Math.max(took, crowd.answers(System.nanoTime(), PATIENCE));
      }
      case GOES -> {
        cluster.leave(node);
        yield crowd.answers(System.nanoTime(), PATIENCE);
      }
      case DATABASE_RESTARTS -> {
        PostgresServer postgres = cluster.postgres();
        postgres.away();
        Thread.sleep(500);
        postgres.back();
        yield crowd.answers(System.nanoTime(), PATIENCE);
      }
    };
  }

  // Every table, asked for at each node, once its machines have moved and it waits for its person.
  private static void alike(Cluster cluster, Crowd crowd) throws Exception {
    int compared = 0;
    for (ClusterPlayer player : crowd.players)
      if (player.sits()) {
        List<JsonNode> shown = shown(cluster, player);
        for (long begin = System.nanoTime(); !isOneMoment(shown); shown = shown(cluster, player)) {
          assertThat((System.nanoTime() - begin) / 1_000_000)
              .as("milliseconds in which the nodes show one moment of the same table")
              .isLessThan(PATIENCE);
          Thread.sleep(50);
        }
        for (JsonNode view : shown)
          assertThat(view.path("systems")).isEqualTo(shown.getFirst().path("systems"));
        compared++;
      }
    Figures.add("tables that all nodes showed alike", compared);
  }

  private static List<JsonNode> shown(Cluster cluster, ClusterPlayer player) throws Exception {
    List<JsonNode> shown = new ArrayList<>();
    for (int node = 0; node < NODES; node++) {
      if (!cluster.runs(node)) continue;
      HttpResponse<String> view = player.look(cluster.nodeAddress(node));
      assertThat(view.statusCode()).as(view.body()).isEqualTo(200);
      shown.add(Json.MAPPER.readTree(view.body()));
    }
    return shown;
  }

  // The same events have happened in all, and the same is asked.
  private static boolean isOneMoment(List<JsonNode> shown) {
    return shown.stream().map(view -> List.of(view.path("log"), asked(view))).distinct().count()
        == 1;
  }

  private static List<String> asked(JsonNode view) {
    return view.path("prompts").valueStream().map(prompt -> prompt.path("n").asString()).toList();
  }

  /// Those who play.
  private static final class Crowd {
    final List<ClusterPlayer> players = new ArrayList<>();
    final List<Thread> threads = new ArrayList<>();

    /// @param first the number of the first of them, so that no two crowds have the same
    /// @param pace for how many milliseconds each thinks about an answer
    Crowd(Cluster cluster, HttpClient http, int first, int size, long pace) {
      for (int i = 0; i < size; i++) players.add(new ClusterPlayer(cluster, http, first + i, pace));
    }

    /// They come one after the other, as people do.
    void begin() throws InterruptedException {
      for (ClusterPlayer player : players) {
        threads.add(Thread.ofVirtual().start(player::play));
        Thread.sleep(ARRIVAL);
      }
    }

    long count() {
      return players.stream().mapToLong(ClusterPlayer::count).sum();
    }

    /// Waits until everybody has been answered something that they sent after a moment.
    ///
    /// @param limit for how many milliseconds at most
    /// @return after how many milliseconds the last of them was
    long answers(long moment, long limit) throws InterruptedException {
      while (true) {
        long waits = players.stream().filter(player -> !player.hasSince(moment)).count();
        long took = (System.nanoTime() - moment) / 1_000_000;
        if (waits == 0) return took;
        assertThat(took).as("milliseconds that " + waits + " tables have waited").isLessThan(limit);
        Thread.sleep(10);
      }
    }

    void stop() throws InterruptedException {
      players.forEach(ClusterPlayer::stop);
      for (Thread thread : threads) thread.join();
    }

    void verify(Cluster cluster) throws SQLException {
      Map<ClusterPlayer.Done, Integer> times = new HashMap<>();
      try (var connection = cluster.postgres().connect(cluster.database());
          var statement = connection.createStatement()) {
        try (ResultSet rows =
            statement.executeQuery("select table_id, body from hypergate.journal")) {
          while (rows.next()) {
            String key = Json.MAPPER.readTree(rows.getString(2)).path("key").asString("");
            if (!key.isEmpty())
              times.merge(new ClusterPlayer.Done(rows.getString(1), key), 1, Integer::sum);
          }
        }
        try (ResultSet rows =
            statement.executeQuery(
                "select table_id from hypergate.journal group by table_id"
                    + " having count(*) <> max(seq)")) {
          assertThat(rows.next()).as("a journal with a gap").isFalse();
        }
      }
      List<ClusterPlayer.Done> confirmed =
          players.stream().flatMap(player -> player.confirmed().stream()).toList();
      assertThat(players.stream().flatMap(player -> player.odd().stream())).isEmpty();
      assertThat(confirmed).isNotEmpty();
      assertThat(confirmed.stream().filter(done -> !times.containsKey(done))).as("lost").isEmpty();
      assertThat(times.entrySet().stream().filter(each -> each.getValue() > 1))
          .as("doubled")
          .isEmpty();
      Figures.add("acknowledged", confirmed.size());
    }
  }
}
