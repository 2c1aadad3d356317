package hypergate.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hypergate.server.Keeper;
import hypergate.server.ServerError;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A data file is copied, checked, emptied of what shall be forgotten, and written out.
final class KeeperTest {
  @TempDir Path folder;
  private Bench bench;
  private Keeper keeper;
  private List<Bench.Person> finished = List.of();
  private List<Bench.Person> playing = List.of();

  @BeforeEach
  void play() {
    bench = new Bench(folder);
    keeper = new Keeper(bench.file());
    finished = bench.playing(Wishes.people(2).set("planets", "4").wish());
    talk(finished);
    boolean any = true;
    while (any) {
      any = false;
      for (Bench.Person person : finished) any |= person.answer();
    }
    playing = bench.playing(Wishes.people(2).wish());
    talk(playing);
    for (int i = 0; i < 8; i++) for (Bench.Person person : playing) person.answer();
  }

  private static void talk(List<Bench.Person> people) {
    people.getLast().done("name", Map.of("text", "Benedikta"));
    people.getLast().done("chat", Map.of("text", "I, Benedikta, live in Mill Lane"));
    people.getFirst().done("chat", Map.of("text", "good evening"));
  }

  @AfterEach
  void close() {
    bench.close();
  }

  private String game() {
    return finished.getFirst().look().path("table").path("game").asString();
  }

  private void with(Path file, String... statements) throws Exception {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      for (String each : statements) statement.execute(each);
    }
  }

  @Test
  void a_backup_beside_a_server_is_whole_and_goes_on_as_the_file_would() throws Exception {
    Path copy = folder.resolve("copies/copy.db");
    Files.createDirectory(copy.getParent());
    assertThat(keeper.backup(copy, false)).isEqualTo(Files.size(copy));
    try (var files = Files.list(copy.getParent())) {
      assertThat(files).containsExactly(copy);
    }
    Keeper.Report report = new Keeper(copy).check();
    assertThat(report.faults()).isEmpty();
    assertThat(report.tables()).isEqualTo(2);
    assertThat(report.games()).isEqualTo(1);
    JsonNode before = playing.getFirst().look();
    bench.dies(0);
    bench.restore(copy);
    for (String section : List.of("prompts", "hand", "systems", "seats", "chat", "log"))
      assertThat(playing.getFirst().look().path(section)).isEqualTo(before.path(section));
  }

  @Test
  void a_backup_writes_over_nothing_unless_it_is_told() throws Exception {
    Path copy = Files.writeString(folder.resolve("copy.db"), "precious");
    assertThatThrownBy(() -> keeper.backup(copy, false)).hasMessageContaining("--replace");
    assertThatThrownBy(() -> keeper.backup(folder, true)).hasMessageContaining("is a folder");
    assertThatThrownBy(() -> keeper.backup(bench.file(), true))
        .hasMessageContaining("is the data file itself");
    assertThatThrownBy(() -> keeper.backup(folder.resolve("no/copy.db"), false))
        .isInstanceOf(ServerError.class);
    assertThat(Files.readString(copy)).isEqualTo("precious");
    keeper.backup(copy, true);
    assertThat(new Keeper(copy).check().faults()).isEmpty();
  }

  @Test
  void a_check_changes_nothing() throws Exception {
    assertThat(keeper.check().faults()).as("beside a server").isEmpty();
    bench.close();
    byte[] before = Files.readAllBytes(bench.file());
    Keeper.Report report = keeper.check();
    assertThat(report.faults()).isEmpty();
    assertThat(report.rows()).isGreaterThan(20);
    assertThat(Files.readAllBytes(bench.file())).isEqualTo(before);
    try (var files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString())).containsOnly("tables.db");
    }
    assertThatThrownBy(() -> new Keeper(folder.resolve("no.db")).check())
        .isInstanceOf(ServerError.class)
        .hasMessageContaining("no.db");
  }

  @Test
  void a_check_says_what_is_wrong_and_where() throws Exception {
    String table = playing.getFirst().table;
    String over = finished.getFirst().table;
    String game = game();
    bench.close();
    with(
        bench.file(),
        "delete from journal where table_id = '" + table + "' and seq = 3",
        "update journal set body = '{' where table_id = '" + over + "' and seq = 5",
        "update finished_game set record = replace(record, ' aim ', ' miss ')",
        "pragma foreign_keys = off",
        "insert into seat_secret (hash, table_id, seat) values ('x', 'nowhere', 'A')");
    assertThat(keeper.check().faults())
        .hasSize(4)
        .anyMatch(fault -> fault.equals("table " + table + ": its journal has no row 3"))
        .anyMatch(fault -> fault.startsWith("table " + over + ": row 5 of its journal"))
        .anyMatch(
            fault ->
                fault.startsWith("game " + game + ": ") && fault.contains("not as it was written"))
        .anyMatch(fault -> fault.contains("seat_secret belongs to no table"));
  }

  @Test
  void a_check_of_a_damaged_file_tells_of_the_rest() throws Exception {
    bench.close();
    long page;
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + bench.file());
        Statement statement = connection.createStatement();
        var rows =
            statement.executeQuery(
                "select max(pageno) from dbstat where name = 'journal' and pagetype = 'leaf'")) {
      page = rows.getLong(1);
    }
    try (RandomAccessFile bytes = new RandomAccessFile(bench.file().toFile(), "rw")) {
      bytes.seek((page - 1) * 4096 + 3);
      bytes.write(new byte[] {0x7f, 0x7f});
    }
    Keeper.Report report = keeper.check();
    assertThat(report.faults()).anyMatch(fault -> fault.startsWith("the file: "));
    assertThat(report.tables()).isEqualTo(2);
  }

  @Test
  void what_cp_makes_of_a_file_in_use_is_told() throws Exception {
    Path copy = folder.resolve("cp.db");
    Files.copy(bench.file(), copy);
    bench.close();
    assertThat(new Keeper(copy).check().faults())
        .anyMatch(fault -> fault.contains("without its log"));
  }

  @Test
  void a_person_is_forgotten_and_everything_still_stands() throws Exception {
    String answers = keeper.exportGame(game(), folder.resolve("before")).toString();
    JsonNode before = playing.getFirst().look();
    assertThatThrownBy(() -> keeper.removePerson("Nobody", true)).hasMessageContaining("Nobody");
    Keeper.Removed planned = keeper.removePerson("benedikta", false);
    assertThat(planned).isEqualTo(new Keeper.Removed(2, 1, 2));
    assertThat(playing.getFirst().look().path("seats").toString()).contains("Benedikta");
    bench.close();
    assertThat(keeper.removePerson("benedikta", true)).isEqualTo(planned);
    assertThat(new String(Files.readAllBytes(bench.file()), StandardCharsets.UTF_8))
        .as("nor in pages that are free")
        .doesNotContain("Benedikta", "Mill Lane")
        .contains("good evening", "Player B");
    assertThat(browsers("A")).isPositive();
    assertThat(browsers("B")).as("browsers of who is forgotten").isZero();
    assertThat(keeper.check().faults()).isEmpty();
    bench.dies(0);
    JsonNode after = playing.getFirst().look();
    for (String section : List.of("prompts", "hand", "systems", "log"))
      assertThat(after.path(section)).isEqualTo(before.path(section));
    assertThat(after.path("seats").path(1).path("name").asString()).isEqualTo("Player B");
    assertThat(after.path("chat").toString()).contains(Oblivion.SAID).contains("good evening");
    String same = keeper.exportGame(game(), folder.resolve("after")).toString();
    assertThat(Path.of(same)).hasSameTextualContentAs(Path.of(answers));
  }

  private int browsers(String seat) throws Exception {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + bench.file());
        PreparedStatement asked =
            connection.prepareStatement("select count(*) from seat_session where seat = ?")) {
      asked.setString(1, seat);
      try (ResultSet found = asked.executeQuery()) {
        return found.getInt(1);
      }
    }
  }

  @Test
  void a_table_is_removed_with_its_games() throws Exception {
    String table = finished.getFirst().table;
    bench.close();
    assertThat(keeper.removeTable(table, false)).isEqualTo(new Keeper.Removed(1, 1, 0));
    assertThat(keeper.check().tables()).isEqualTo(2);
    keeper.removeTable(table, true);
    assertThat(keeper.check()).matches(report -> report.tables() == 1 && report.games() == 0);
    assertThat(new String(Files.readAllBytes(bench.file()), StandardCharsets.UTF_8))
        .doesNotContain(table);
    assertThatThrownBy(() -> keeper.removeTable(table, true))
        .hasMessageContaining("There is no table " + table);
  }

  @Test
  void games_are_written_out() throws Exception {
    Path to = folder.resolve("games");
    assertThat(keeper.exportGames(to))
        .containsExactly(to.resolve("hypergate-" + game() + ".jsonl"));
    assertThatThrownBy(() -> keeper.exportGames(to)).hasMessageContaining("is there already");
    List<Path> files = new ArrayList<>();
    files.addAll(keeper.exportTable(playing.getFirst().table, folder.resolve("open")));
    files.addAll(keeper.exportTable(finished.getFirst().table, folder.resolve("over")));
    assertThat(files).hasSize(2);
    for (Path file : files) hypergate.lab.record.Replay.of(file).verifyTrust();
    assertThatThrownBy(() -> keeper.exportGame("0000000000", to))
        .hasMessageContaining("There is no finished game 0000000000");
    assertThatThrownBy(() -> keeper.exportTable("0000000000", to))
        .hasMessageContaining("There is no table 0000000000");
  }
}
