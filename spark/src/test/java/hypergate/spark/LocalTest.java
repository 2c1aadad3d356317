package hypergate.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `lab run --spark local[N]` against `lab run`, and what cannot be.
final class LocalTest {
  private static final String LADDER =
      "kind: ladder\ngames: 12\nplayer: novice\nagainst: random\nseats: 3\nout: games.jsonl\n";
  private static final String COMPARE =
      """
      kind: compare
      a: player=random
      b: player=novice
      against: random
      player: random
      games: 400
      seats: 3
      out: games.jsonl
      """;

  @TempDir private Path folder;

  private Ran same(String name, String text, Ran plain, Path before, String... spark)
      throws IOException {
    Path config = Ran.config(folder, name, text);
    Ran ran =
        Ran.of(
            Stream.concat(Stream.of("lab", "run", config.toString(), "--json"), Stream.of(spark))
                .toArray(String[]::new));
    assertThat(ran.err()).as(name).isEmpty();
    assertThat(ran).as(name).isEqualTo(plain);
    assertThat(Ran.games(config)).as(name).isEqualTo(Ran.games(before));
    assertThat(config.resolveSibling("results.parquet/_SUCCESS")).exists();
    return ran;
  }

  @Test
  void any_number_of_partitions_and_threads_comes_to_the_bytes_of_one_machine() throws IOException {
    Path config = Ran.config(folder, "plain", Ran.BALANCE);
    Ran plain = Ran.of("lab", "run", config.toString(), "--json");
    assertThat(plain.err()).isEmpty();
    assertThat(plain.status()).isZero();
    String page = page(config);
    for (String master : List.of("local[1]", "local[2]"))
      for (String parts : List.of("1", "3", "7")) {
        String name = "a % " + master.replaceAll("\\W", "") + " " + parts;
        same(name, Ran.BALANCE, plain, config, "--spark", master, "--partitions", parts);
        assertThat(page(folder.resolve(name).resolve("config.yaml"))).isEqualTo(page);
      }
    rows(folder.resolve("a % local2 7/results.parquet"));
  }

  // The day on which it was made may have gone by.
  private static String page(Path config) throws IOException {
    return Files.readString(config.resolveSibling("page.html"))
        .replaceAll("20\\d\\d-\\d\\d-\\d\\d", "");
  }

  private static void rows(Path table) throws IOException {
    try (SparkSession spark =
        SparkSession.builder()
            .master("local[1]")
            .config("spark.ui.enabled", "false")
            .config("spark.driver.host", "127.0.0.1")
            .getOrCreate()) {
      Dataset<Row> rows = spark.read().parquet("file:" + table);
      assertThat(rows.count()).isEqualTo(36);
      assertThat(rows.columns()).contains("game", "level", "winners", "aliens", "has");
      assertThat(rows.filter("level = 'novice'").count()).isEqualTo(12);
    }
  }

  @Test
  void ladders_and_comparisons_too_and_these_stop_at_the_same_pair() throws IOException {
    for (String text : List.of(LADDER, COMPARE)) {
      String kind = text.substring(6, 12);
      Path config = Ran.config(folder, kind, text);
      Ran plain = Ran.of("lab", "run", config.toString(), "--json");
      assertThat(plain.status()).isZero();
      same(kind + "-spark", text, plain, config, "--spark", "local[2]");
      // Cut off, it is gone on with.
      Path again = Ran.config(folder, kind + "-again", text);
      String games = Ran.games(config);
      Files.writeString(
          again.resolveSibling("games.jsonl"), games.substring(0, games.length() * 2 / 3));
      same(kind + "-again", text, plain, config, "--spark", "local[2]", "--resume");
    }
  }

  @Test
  void what_cannot_be_is_one_line_and_leaves_nothing() throws IOException {
    wrong(LADDER, "spark://127.0.0.1:1", "no master of Spark answers there");
    wrong(LADDER, "spark://no.such.host.invalid:7077", "no master of Spark answers there");
    wrong(LADDER, "spark://127.0.0.1:99999", "a port is 1 to 65535, not 99999");
    wrong(LADDER, "spark:7077", "--spark cannot be 'spark:7077'; allowed: local, local[N]");
    wrong(LADDER, "local[0]", "--spark cannot be 'local[0]'");
    wrong(LADDER.replace("novice", "novise"), "local[1]", "did you mean novice?");
    wrong("kind: tune\ngames: 20\n", "local[1]", "a tune is not played on Spark; ladder,");
    wrong(
        "kind: balance\ngames: [8, 8]\nplayers: [novice]\nout: games.jsonl\n",
        "spark://127.0.0.1:1",
        "games are given for 2 levels");
  }

  private void wrong(String text, String master, String why) throws IOException {
    Path config = Ran.config(folder, "wrong", text);
    Ran ran = Ran.of("lab", "run", config.toString(), "--spark", master);
    assertThat(ran.status()).as(master).isEqualTo(2);
    assertThat(ran.err().strip().lines()).as(master).singleElement().asString().contains(why);
    try (Stream<Path> there = Files.list(config.resolveSibling(""))) {
      assertThat(there).containsExactly(config);
    }
  }
}
