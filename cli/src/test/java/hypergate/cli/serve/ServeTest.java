package hypergate.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.cli.Main;
import hypergate.cli.Run;
import java.io.BufferedReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ServeTest {
  private static final Pattern ADDRESS = Pattern.compile("http://[^ ,]+/");

  @TempDir Path folder;
  private String data = "";
  private final List<Process> started = new ArrayList<>();

  @BeforeEach
  void choose() {
    data = folder.resolve("tables.db").toString();
  }

  @AfterEach
  void stop() {
    started.forEach(Process::destroyForcibly);
  }

  private Process hypergate(String... args) throws Exception {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
    command.addAll(List.of(args));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    started.add(process);
    return process;
  }

  private static URI address(BufferedReader out) throws Exception {
    return address(out, "Hypergate");
  }

  private static URI address(BufferedReader out, String begin) throws Exception {
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      Matcher matcher = ADDRESS.matcher(line);
      if (line.startsWith(begin) && matcher.find()) return URI.create(matcher.group());
    }
    throw new AssertionError("no address was printed");
  }

  private static int status(URI address) throws Exception {
    try (HttpClient client = HttpClient.newHttpClient()) {
      return client
          .send(HttpRequest.newBuilder(address).build(), BodyHandlers.discarding())
          .statusCode();
    }
  }

  @Test
  void play_opens_a_page_a_second_one_finds_it_and_it_stops_cleanly() throws Exception {
    Process first = hypergate("play", "--no-browser", "--data", data);
    URI page = address(first.inputReader());
    assertThat(page.getHost()).isEqualTo("127.0.0.1");
    assertThat(status(page)).isEqualTo(200);
    assertThat(status(page.resolve("/ready"))).isEqualTo(404);

    Process second = hypergate("play", "--no-browser", "--data", data);
    assertThat(address(second.inputReader())).isEqualTo(page);
    assertThat(second.waitFor()).isZero();

    first.toHandle().destroy();
    assertThat(first.waitFor(10, TimeUnit.SECONDS)).isTrue();
    assertThat(first.inputReader().lines().toList()).isEmpty();

    // A page that is still open finds the next one at the same address.
    Process third = hypergate("play", "--no-browser", "--data", data);
    assertThat(address(third.inputReader())).isEqualTo(page);
  }

  @Test
  void a_server_that_was_killed_does_not_stand_in_the_way() throws Exception {
    Process first = hypergate("serve", "--host", "127.0.0.1", "--port", "0", "--data", data);
    address(first.inputReader());
    first.destroyForcibly().waitFor();
    Process second =
        hypergate("serve", "--host", "127.0.0.1", "--port", "0", "--data", data, "--log", "json");
    BufferedReader out = second.inputReader();
    URI page = address(out);
    assertThat(status(page)).isEqualTo(200);
    URI asked = address(out, "How it is");
    assertThat(asked.getPort()).isNotEqualTo(page.getPort());
    for (String path : List.of("/health", "/ready", "/metrics")) {
      assertThat(status(asked.resolve(path))).isEqualTo(200);
      assertThat(status(page.resolve(path))).isEqualTo(404);
    }
  }

  @Test
  void what_is_in_the_way_is_said_in_a_sentence() throws Exception {
    Process running = hypergate("serve", "--host", "127.0.0.1", "--port", "0", "--data", data);
    URI there = address(running.inputReader());
    Run same = Run.of("serve", "--host", "127.0.0.1", "--port", "0", "--data", data);
    isSentence(same, "is in use by a Hypergate that runs already, at " + there);

    String other = folder.resolve("other.db").toString();
    String port = Integer.toString(there.getPort());
    isSentence(
        Run.of("serve", "--host", "127.0.0.1", "--port", port, "--data", other),
        "port " + port + ": another program is there");
    isSentence(
        Run.of(
            "serve", "--host", "127.0.0.1", "--port", "0", "--admin-port", port, "--data", other),
        "another with --admin-port.");
    isSentence(
        Run.of("serve", "--port", "0", "--trust-proxy", "10.0.0.0/40", "--data", other),
        "A proxy cannot be '10.0.0.0/40'");

    Path diary = Files.writeString(folder.resolve("diary"), "Dear diary,\n".repeat(500));
    isSentence(
        Run.of("play", "--no-browser", "--data", diary.toString()),
        "is not a data file of Hypergate");
    isSentence(Run.of("play", "--no-browser", "--data", folder.toString()), "cannot be opened");
  }

  private static void isSentence(Run run, String words) {
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains(words);
    assertThat(run.err().strip().lines()).hasSize(1);
    assertThat(run.err().strip()).endsWith(".");
  }
}
