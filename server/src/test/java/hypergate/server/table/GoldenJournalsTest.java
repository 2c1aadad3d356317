package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.lab.record.Program;
import hypergate.server.protocol.Json;
import hypergate.server.store.Change;
import hypergate.server.store.JournalRow;
import hypergate.server.store.TableRow;
import hypergate.server.store.TableStatus;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Journals of tables of every release: a server of today reads them, and stands where theirs did.
/// `./hypergate golden` writes those of this version anew.
final class GoldenJournalsTest {
  private static final Path GOLDEN = Path.of("src", "test", "resources", "golden");
  private static final int STEPS = 60;

  private static final Map<String, Wishes> TABLES =
      new java.util.TreeMap<>(
          Map.of(
              "alone", Wishes.people(1),
              "relaxed", Wishes.people(2).clock("live", 600, 30),
              "strict", Wishes.people(3).strict(),
              "odyssey", Wishes.people(2).preset("odyssey"),
              "two", Wishes.people(2).set("seats", "2"),
              "levels", Wishes.people(1).set("levels", "true").set("technology", "odyssey"),
              "moons", Wishes.people(1).set("moons", "all").set("pulsars", "true")));

  @TempDir Path folder;

  // ---- making them

  @Test
  @EnabledIfSystemProperty(named = "golden", matches = "write")
  void write() throws IOException {
    Path release = GOLDEN.resolve(Program.version().replaceFirst("[-+].*", ""));
    Files.createDirectories(release);
    try (Stream<Path> old = Files.list(release)) {
      for (Path file : old.toList()) Files.delete(file);
    }
    for (var table : TABLES.entrySet()) {
      Path place = Files.createDirectories(folder.resolve(table.getKey()));
      try (Bench bench = new Bench(place, table.getKey().hashCode());
          var out =
              new GZIPOutputStream(
                  Files.newOutputStream(release.resolve(table.getKey() + ".jsonl.gz")))) {
        out.write(text(bench, played(bench, table.getValue())).getBytes(StandardCharsets.UTF_8));
      }
    }
  }

  private static Bench.Person played(Bench bench, Wishes wishes) {
    List<Bench.Person> people = bench.playing(wishes.wish());
    Bench.Person host = people.getFirst();
    host.done("chat", Map.of("text", "hello"));
    for (int step = 0; step < STEPS; step++) {
      boolean any = false;
      for (Bench.Person person : people) any |= person.answer();
      if (step == STEPS / 2 && people.size() > 1) {
        people.getLast().send("away", Map.of());
        people.getFirst().send("undo", Map.of());
        people.getLast().send("back", Map.of());
      }
      if (!any) bench.pass(4_000);
    }
    return host;
  }

  private static String text(Bench bench, Bench.Person host) {
    TableRow row = bench.store().table(host.table).orElseThrow();
    StringBuilder text = new StringBuilder();
    Map<String, Object> first = new LinkedHashMap<>();
    first.put("table", row.id());
    first.put("created", row.created());
    first.put("header", row.header());
    first.put("state", row.status().state());
    first.put("stands", stands(bench, host.table));
    text.append(Json.text(first)).append('\n');
    for (JournalRow kept : bench.store().journal(host.table, 1)) {
      Map<String, Object> line = new LinkedHashMap<>();
      line.put("seq", kept.seq());
      line.put("at", kept.atMillis());
      line.put("kind", kept.kind());
      line.put("body", kept.body());
      text.append(Json.text(line)).append('\n');
    }
    return text.toString();
  }

  // How a table stands: the board as everybody sees it, and what is open.
  private static String stands(Bench bench, String table) {
    return bench.at(
        table,
        t -> {
          Position position = t.position();
          Play play = position.begun();
          return position.state()
              + " after "
              + play.session().lines().size()
              + " answers, "
              + play.session().events().size()
              + " events; asked "
              + play.open()
              + "; board "
              + t.screen().digest(-1);
        });
  }

  // ---- reading them

  private static List<Path> files() throws IOException {
    try (Stream<Path> all = Files.walk(GOLDEN)) {
      return all.filter(file -> file.toString().endsWith(".jsonl.gz")).sorted().toList();
    }
  }

  private static List<JsonNode> read(Path file) throws IOException {
    try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(Json.MAPPER::readTree)
          .toList();
    }
  }

  @TestFactory
  Stream<DynamicTest> every_table_of_every_release_goes_on() throws IOException {
    List<Path> files = files();
    assertThat(files).hasSizeGreaterThanOrEqualTo(TABLES.size());
    return files.stream()
        .map(
            file ->
                DynamicTest.dynamicTest(
                    GOLDEN.relativize(file).toString(), () -> goesOn(read(file), file)));
  }

  private void goesOn(List<JsonNode> lines, Path file) throws Exception {
    JsonNode first = lines.getFirst();
    String id = first.path("table").asString();
    List<JournalRow> rows = new ArrayList<>();
    for (JsonNode line : lines.subList(1, lines.size()))
      rows.add(
          new JournalRow(
              line.path("seq").asLong(),
              line.path("at").asLong(),
              line.path("kind").asString(),
              line.path("body").asString()));
    try (Bench bench =
        new Bench(Files.createDirectories(folder.resolve(file.getFileName() + ".d")))) {
      TableStatus status = new TableStatus(first.path("state").asString(), false, null, "{}");
      bench
          .store()
          .write(
              Change.creates(
                      new TableRow(
                          id,
                          first.path("created").asLong(),
                          first.path("header").asString(),
                          status))
                  .withRows(rows));
      String because =
          bench.at(
              id,
              t -> {
                Aside aside = t.position().aside();
                return aside == null ? "" : aside.kept().because() + " " + aside.kept().detail();
              });
      assertThat(because).as("why it is set aside").isEmpty();
      assertThat(stands(bench, id)).isEqualTo(first.path("stands").asString());
    }
  }
}
