package hypergate.server;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.server.protocol.Json;
import hypergate.server.store.JournalRow;
import hypergate.server.store.Kept;
import hypergate.server.table.Simple;
import hypergate.testing.Figures;
import hypergate.testing.Seeds;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A server is killed again and again while people play and talk: whatever was answered with "done"
/// is in the file once, whatever is sent again is not done twice, and every table replays.
final class KilledTest {
  private static final int TABLES = 4;
  private static final int KILLS = 3;

  @TempDir Path folder;

  /// One table and the person at it, with all that the server has confirmed.
  private static final class Client {
    final HttpClient http;
    final int number;
    final List<String> confirmed = new ArrayList<>();
    String table = "";
    String cookie = "";
    @Nullable String pending;
    int keys;

    Client(HttpClient http, int number) {
      this.http = http;
      this.number = number;
    }

    HttpResponse<String> post(URI where, String body) throws IOException, InterruptedException {
      HttpRequest.Builder request =
          HttpRequest.newBuilder(where)
              .header("Content-Type", "application/json")
              .POST(BodyPublishers.ofString(body));
      if (!cookie.isEmpty()) request.header("Cookie", cookie);
      return http.send(request.build(), BodyHandlers.ofString());
    }

    JsonNode view(URI server) throws IOException, InterruptedException {
      URI where = server.resolve("/api/v1/tables/" + table + "/view");
      HttpRequest request = HttpRequest.newBuilder(where).header("Cookie", cookie).build();
      return Json.MAPPER.readTree(http.send(request, BodyHandlers.ofString()).body());
    }

    void sit(URI server) throws IOException, InterruptedException {
      HttpResponse<String> made =
          post(server.resolve("/api/v1/tables"), "{\"me\":\"Ana\",\"preset\":\"odyssey\"}");
      assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
      cookie = made.headers().firstValue("Set-Cookie").orElseThrow().split(";")[0];
      table = Json.MAPPER.readTree(made.body()).path("table").stringValue();
      command(server, Map.of("do", "start"));
      assertThat(confirmed).as("the game has begun").isNotEmpty();
    }

    /// Plays and talks until the server is gone.
    void play(URI server, Semaphore all) {
      try {
        if (pending != null) send(server, pending, all);
        while (true) {
          send(server, written(Map.of("do", "chat", "text", "line " + keys)), all);
          JsonNode prompt = view(server).path("prompts").path(0);
          String answer = Simple.answer(prompt);
          if (answer.isEmpty()) continue;
          send(
              server,
              written(
                  Map.of(
                      "do",
                      "answer",
                      "n",
                      prompt.path("n").longValue(),
                      "prompt",
                      prompt.path("prompt").stringValue(),
                      "answer",
                      answer)),
              all);
        }
      } catch (IOException | tools.jackson.core.JacksonException e) {
        // It was killed; what was sent last is sent again.
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }

    private String written(Map<String, Object> command) {
      Map<String, Object> all = new HashMap<>(command);
      all.put("key", "c" + number + "-" + ++keys);
      return Json.text(all);
    }

    private void command(URI server, Map<String, Object> command)
        throws IOException, InterruptedException {
      send(server, written(command), new Semaphore(0));
    }

    private void send(URI server, String command, Semaphore all)
        throws IOException, InterruptedException {
      pending = command;
      HttpResponse<String> done =
          post(server.resolve("/api/v1/tables/" + table + "/commands"), command);
      pending = null;
      if (done.statusCode() != 200) return;
      confirmed.add(Json.MAPPER.readTree(command).path("key").stringValue());
      all.release();
    }
  }

  private static Process start(Path data) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "--enable-native-access=ALL-UNNAMED",
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            KilledServer.class.getName(),
            data.toString())
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  private static URI address(Process server) throws IOException {
    BufferedReader out = server.inputReader();
    for (String line = out.readLine(); line != null; line = out.readLine())
      if (line.startsWith("http://")) return URI.create(line);
    throw new AssertionError("the server did not start");
  }

  @Seeds(upTo = 1, fresh = 0, run = "kill")
  void killed_under_load_nothing_is_lost_or_doubled(long seed) throws Exception {
    Random dice = new Random(seed);
    Path data = folder.resolve("tables.db");
    List<Client> clients = new ArrayList<>();
    try (HttpClient http = HttpClient.newHttpClient()) {
      for (int i = 0; i < TABLES; i++) clients.add(new Client(http, i));
      long confirmed = 0;
      for (int kill = 0; kill < KILLS; kill++) confirmed += liveAndDie(data, clients, dice);
      Figures.add("kills", KILLS);
      Figures.add("acknowledged", confirmed);
    }
  }

  private static long liveAndDie(Path data, List<Client> clients, Random dice) throws Exception {
    Semaphore confirmed = new Semaphore(0);
    int enough = 10 + dice.nextInt(60);
    Process server = start(data);
    try {
      URI address = address(server);
      for (Client client : clients) if (client.table.isEmpty()) client.sit(address);
      List<Thread> threads = new ArrayList<>();
      for (Client client : clients)
        threads.add(Thread.ofVirtual().start(() -> client.play(address, confirmed)));
      assertThat(confirmed.tryAcquire(enough, 10, TimeUnit.MINUTES)).isTrue();
      server.destroyForcibly().waitFor();
      for (Thread thread : threads) thread.join();
    } finally {
      server.destroyForcibly().waitFor();
    }
    verify(data, clients);
    return (long) enough + confirmed.availablePermits();
  }

  private static void verify(Path data, List<Client> clients) {
    List<String> lost = new ArrayList<>();
    List<String> doubled = new ArrayList<>();
    try (Kept kept = Kept.open(data)) {
      for (Client client : clients) {
        Map<String, Integer> times = new HashMap<>();
        for (JournalRow row : kept.journal(client.table)) {
          String key = Json.MAPPER.readTree(row.body()).path("key").asString("");
          if (!key.isEmpty()) times.merge(key, 1, Integer::sum);
        }
        for (String key : client.confirmed) if (!times.containsKey(key)) lost.add(key);
        times.forEach(
            (key, many) -> {
              if (many > 1) doubled.add(key);
            });
      }
    }
    Figures.add("lost", lost.size());
    Figures.add("doubled", doubled.size());
    assertThat(lost).as("lost").isEmpty();
    assertThat(doubled).as("doubled").isEmpty();
    assertThat(new Keeper(data).check().faults()).isEmpty();
  }
}
