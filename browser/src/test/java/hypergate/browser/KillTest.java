package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The server is killed without warning in every phase and started again: the page comes back to
/// the same prompt by itself, and nothing is lost (acceptance check 5).
@Tag("long")
final class KillTest {
  private static final Set<String> PHASES =
      Set.of("setup", "regroup", "launch", "alliance", "planning", "reveal", "resolution");
  @TempDir Path folder;
  private @Nullable Process process;

  private void start(int port) throws IOException, InterruptedException {
    process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                "hypergate.cli.Main",
                "play",
                "--no-browser",
                "--port",
                Integer.toString(port),
                "--data",
                folder.resolve("tables.db").toString())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("server.log").toFile())
            .start();
    try (HttpClient client = HttpClient.newHttpClient()) {
      URI ready = URI.create("http://127.0.0.1:" + port + "/ready");
      for (int i = 0; i < 300; i++) {
        try {
          var answer = client.send(HttpRequest.newBuilder(ready).build(), BodyHandlers.ofString());
          if (answer.statusCode() == 200) return;
        } catch (IOException e) {
          // Not there yet.
        }
        Thread.sleep(100);
      }
    }
    throw new AssertionError("the server did not start; see " + folder.resolve("server.log"));
  }

  private void kill() throws InterruptedException {
    Process running = process;
    if (running == null) return;
    running.destroyForcibly();
    assertThat(running.waitFor(10, TimeUnit.SECONDS)).isTrue();
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  @Test
  void killed_in_every_phase_nothing_is_lost() throws Exception {
    int port = freePort();
    String address = "http://127.0.0.1:" + port + "/";
    List<BrowserContext> visitors = new ArrayList<>();
    start(port);
    try (Chrome chrome = new Chrome()) {
      Page page =
          Site.visit(
              chrome,
              new Browser.NewContextOptions().setViewportSize(1280, 800),
              visitors,
              new ArrayList<>());
      page.navigate(address);
      Set<String> left = new HashSet<>(PHASES);
      for (int game = 0; game < 4 && !left.isEmpty(); game++) {
        String table = Tables.alone(page, address, game % 2 == 0 ? "odyssey" : "off", 3);
        page.navigate(address + "t/" + table);
        Answering answering = new Answering(game + 1L);
        JsonObject view = Tables.view(page, address, table);
        for (int n = 0; n < 400 && !Tables.isOver(view) && !left.isEmpty(); n++) {
          String phase = view.getAsJsonObject("game").get("phase").getAsString();
          if (left.remove(phase)) {
            Map<String, String> before = Tables.lasting(view);
            kill();
            start(port);
            assertThat(Tables.lasting(Tables.view(page, address, table)))
                .as("after a kill in phase " + phase)
                .isEqualTo(before);
            page.reload();
            page.locator("form").first().waitFor();
            assertThat(page.locator("form").first().innerText()).isNotBlank();
          }
          Tables.command(page, address, table, answering.command(view, "k" + game + "-" + n));
          view = Tables.view(page, address, table);
        }
      }
      assertThat(left).as("phases in which nobody was asked").isSubsetOf("reveal", "resolution");
    } finally {
      visitors.forEach(BrowserContext::close);
      kill();
    }
  }
}
