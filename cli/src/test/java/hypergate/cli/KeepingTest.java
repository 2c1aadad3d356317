package hypergate.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import hypergate.server.Server;
import hypergate.server.ServerConfig;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/// The commands of whoever looks after the data file.
final class KeepingTest {
  @TempDir Path folder;
  private Path data = Path.of("");

  @BeforeEach
  void choose() {
    data = folder.resolve("tables.db");
  }

  private static String table(Server server) throws Exception {
    try (HttpClient client = HttpClient.newHttpClient()) {
      URI tables = server.address().resolve("/api/v1/tables");
      HttpResponse<String> made = post(client, tables, "{\"me\":\"Ana\"}", "");
      assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
      String cookie = made.headers().firstValue("Set-Cookie").orElseThrow().split(";")[0];
      String table = JsonMapper.shared().readTree(made.body()).path("table").stringValue();
      URI commands = server.address().resolve("/api/v1/tables/" + table + "/commands");
      for (String command :
          new String[] {
            "{\"do\":\"chat\",\"key\":\"c\",\"text\":\"hello\"}", "{\"do\":\"start\",\"key\":\"s\"}"
          }) assertThat(post(client, commands, command, cookie).statusCode()).isEqualTo(200);
      return table;
    }
  }

  private static HttpResponse<String> post(HttpClient client, URI where, String body, String cookie)
      throws Exception {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(where)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body));
    if (!cookie.isEmpty()) request.header("Cookie", cookie);
    return client.send(request.build(), BodyHandlers.ofString());
  }

  private Run run(String command, String... more) {
    String[] args = new String[more.length + 3];
    args[0] = command;
    System.arraycopy(more, 0, args, 1, more.length);
    args[more.length + 1] = "--data";
    args[more.length + 2] = data.toString();
    return Run.of(args);
  }

  private static void fails(Run run, String words) {
    assertThat(run.status()).as(run.out() + run.err()).isEqualTo(2);
    assertThat(run.err()).contains(words);
    assertThat(run.err().strip().lines()).hasSize(1);
  }

  @Test
  void all_goes_beside_a_server_but_removing() throws Exception {
    Path copy = folder.resolve("copy.db");
    Path games = folder.resolve("games");
    try (Server server = Server.start(ServerConfig.local(data))) {
      String table = table(server);
      Run backup = run("backup", copy.toString());
      assertThat(backup.status()).as(backup.err()).isZero();
      assertThat(backup.out()).contains(copy.toString(), "verified");
      fails(run("backup", copy.toString()), "is there already");
      assertThat(run("backup", copy.toString(), "--replace").status()).isZero();
      for (Run check : new Run[] {run("check"), Run.of("check", copy.toString())}) {
        assertThat(check.status()).as(check.out()).isZero();
        assertThat(check.out()).contains("1 table with", "nothing is wrong");
      }
      Run export = run("export", games.toString(), "--table", table);
      assertThat(export.out()).as(export.err()).contains("1 game written");
      Path file = games.resolve("hypergate-table-" + table + ".jsonl");
      assertThat(Run.of("replay", file.toString(), "--verify").status()).isZero();
      assertThat(run("export", games.toString()).out()).contains("0 games written");
      fails(run("export", games.toString(), "--game", "0000000000"), "There is no finished game");
      for (String yes : new String[] {"--yes", "--table=" + table})
        fails(
            run("remove", yes.equals("--yes") ? "--person=Ana" : yes, "--yes"),
            "is in use by a Hypergate that runs already, at " + server.address());
      assertThat(run("check").status()).isZero();
    }
  }

  @Test
  void removing_asks_first() throws Exception {
    String table;
    try (Server server = Server.start(ServerConfig.local(data))) {
      table = table(server);
    }
    Run asked = run("remove", "--person", "ana");
    assertThat(asked.out()).contains("This would be removed: the name ana at 1 table");
    fails(asked, "add --yes");
    assertThat(Files.readString(data, ISO_8859_1)).contains("hello");
    Run done = run("remove", "--person", "ana", "--yes");
    assertThat(done.status()).as(done.err()).isZero();
    assertThat(done.out()).contains("Removed: the name ana at 1 table", "1 line of words");
    assertThat(run("check").out()).contains("nothing is wrong");
    fails(run("remove", "--person", "ana", "--yes"), "Nobody called ana");
    assertThat(run("remove", "--table", table, "--yes").out()).contains("Removed: table " + table);
    assertThat(run("check").out()).contains("0 tables");
    fails(run("remove", "--yes"), "--table");
  }

  @Test
  void what_is_wrong_is_status_1_and_what_is_no_data_file_2() throws Exception {
    fails(run("check"), "cannot be opened");
    fails(run("backup", folder.resolve("copy.db").toString()), "cannot be opened");
    fails(run("remove", "--table", "0000000000", "--yes"), "cannot be opened");
    assertThat(data).doesNotExist();
    Path diary = Files.writeString(folder.resolve("diary"), "Dear diary,\n".repeat(500));
    fails(Run.of("check", diary.toString()), "is not a data file of Hypergate");
    fails(run("check", diary.toString()), "leave one out");
    Server.start(ServerConfig.local(data)).close();
    byte[] bytes = Files.readAllBytes(data);
    Files.write(data, java.util.Arrays.copyOf(bytes, bytes.length / 2));
    Run cut = run("check");
    assertThat(cut.status()).as(cut.out() + cut.err()).isEqualTo(1);
    assertThat(cut.out()).contains("the file: ");
    fails(run("serve", "--port", "0"), "is damaged");
  }

  @Test
  void what_is_wrong_with_a_database_is_said_without_its_password() {
    String nobody = "postgresql://ana:s3cret@127.0.0.1:1/games";
    for (String[] line :
        new String[][] {
          {"serve", "--port", "0", "--database", nobody, "postgresql://ana@127.0.0.1:1/games does"},
          {"serve", "--database", nobody, "--data", "x.db", "exclude each other"},
          {"serve", "--database", "mysql://ana:s3cret@db/games", "only databases of PostgreSQL"},
          {"serve", "--database", nobody + "?socketFactory=x", "may not set 'socketFactory'"},
          {"serve", "--database", "postgresql://ana:s3cret@db", "names no database"},
          {"serve", "--database", "tables.db", "only databases of PostgreSQL"},
          {"move", data.toString(), nobody, "There is no file"},
          {"move", folder.toString(), nobody, "cannot be opened"},
          {"move", data.toString(), "games", "only databases of PostgreSQL"},
        }) {
      Run run = Run.of(Arrays.copyOf(line, line.length - 1));
      assertThat(run.status()).as(run.out() + run.err()).isEqualTo(2);
      assertThat(run.out() + run.err())
          .contains(line[line.length - 1])
          .hasLineCount(1)
          .doesNotContain("s3cret")
          .doesNotContain("Exception");
    }
  }

  @Test
  void a_file_of_another_program_is_not_moved() throws Exception {
    Path others = folder.resolve("others.db");
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + others);
        Statement statement = connection.createStatement()) {
      statement.execute("create table flyway_schema_history (version text, success integer)");
      statement.execute("insert into flyway_schema_history values ('1', 1)");
      statement.execute("create table letters (text text)");
    }
    Path diary = Files.writeString(folder.resolve("diary"), "Dear diary,\n".repeat(500));
    for (Path file : new Path[] {others, diary}) {
      String before = Files.readString(file, ISO_8859_1);
      fails(
          Run.of("move", file.toString(), "postgresql://ana@127.0.0.1:1/games"),
          "is not a data file of Hypergate. Choose another file.");
      fails(
          Run.of("serve", "--port", "0", "--data", file.toString()),
          "is not a data file of Hypergate");
      assertThat(Files.readString(file, ISO_8859_1).equals(before)).isTrue();
    }
  }

  @Test
  void a_file_that_cannot_be_moved_stays() throws Exception {
    Server.start(ServerConfig.local(data)).close();
    byte[] before = Files.readAllBytes(data);
    Run run = Run.of("move", data.toString(), "postgresql://ana:s3cret@127.0.0.1:1/games");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("does not answer").doesNotContain("s3cret");
    assertThat(Files.readAllBytes(data)).isEqualTo(before);
  }
}
