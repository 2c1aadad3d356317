package hypergate.server;

import hypergate.server.protocol.Json;
import hypergate.server.table.Simple;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/// Somebody who plays at a table of a [Cluster] after another until told to stop, and sends again
/// under the same key what may have been lost, as a page does.
final class ClusterPlayer {
  /// What a command may be answered with, whatever happens to nodes and database.
  private static final Set<Integer> USUAL = Set.of(409, 422, 429);

  /// What a node, or the load balancer for it, says that cannot do it now.
  private static final Set<Integer> LATER = Set.of(502, 503, 504);

  /// As long as a page waits at most.
  private static final Duration PATIENCE = Duration.ofSeconds(4);

  /// An acknowledged command.
  record Done(String table, String key) {}

  private final Cluster cluster;
  private final HttpClient http;
  private final int number;
  private final long pace;
  private final List<Done> confirmed = new ArrayList<>();
  private final List<String> odd = new ArrayList<>();
  private volatile boolean stopped;
  private volatile long sent;
  private String table = "";
  private String cookie = "";
  private @Nullable String pending;
  private int keys;
  private int turn;

  /// @param pace how many milliseconds this person thinks about each answer
  ClusterPlayer(Cluster cluster, HttpClient http, int number, long pace) {
    this.pace = pace;
    this.cluster = cluster;
    this.http = http;
    this.number = number;
    this.turn = number;
  }

  /// Whether something has been acknowledged that was sent after a moment.
  ///
  /// @param moment in nanoseconds, see [System#nanoTime]
  boolean hasSince(long moment) {
    return sent - moment > 0;
  }

  /// All that was acknowledged; when it has stopped.
  List<Done> confirmed() {
    return confirmed;
  }

  /// Answers that nobody should get; when it has stopped.
  List<String> odd() {
    return odd;
  }

  /// How many commands were acknowledged.
  synchronized long count() {
    return confirmed.size();
  }

  void stop() {
    stopped = true;
  }

  void play() {
    try {
      while (!stopped) {
        try {
          if (table.isEmpty()) sit();
          else if (pending != null) send(pending);
          else {
            Thread.sleep(pace);
            next();
          }
        } catch (IOException | JacksonException e) {
          elsewhere();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void elsewhere() throws InterruptedException {
    turn++;
    Thread.sleep(50);
  }

  private void sit() throws IOException, InterruptedException {
    HttpResponse<String> made = post("/api/v1/tables", "{\"me\":\"Ana\",\"preset\":\"odyssey\"}");
    if (made.statusCode() != 201) {
      notDone("a table", made);
      return;
    }
    cookie = made.headers().firstValue("Set-Cookie").orElseThrow().split(";")[0];
    table = Json.MAPPER.readTree(made.body()).path("table").asString();
    send(written(Map.of("do", "start")));
  }

  private void next() throws IOException, InterruptedException {
    HttpResponse<String> shown = view(cluster.address(turn));
    if (shown.statusCode() != 200) {
      notDone("a view", shown);
      return;
    }
    JsonNode view = Json.MAPPER.readTree(shown.body());
    JsonNode prompt = view.path("prompts").path(0);
    String answer = Simple.answer(prompt);
    if (view.path("table").path("state").asString().equals("over")) leave();
    else if (answer.isEmpty()) Thread.sleep(20);
    else
      send(
          written(
              Map.of(
                  "do",
                  "answer",
                  "n",
                  prompt.path("n").asLong(),
                  "prompt",
                  prompt.path("prompt").asString(),
                  "answer",
                  answer)));
  }

  private void leave() {
    table = "";
    cookie = "";
  }

  private String written(Map<String, Object> command) {
    Map<String, Object> all = new HashMap<>(command);
    all.put("key", "c" + number + "-" + ++keys);
    return Json.text(all);
  }

  private void send(String command) throws IOException, InterruptedException {
    pending = command;
    long begin = System.nanoTime();
    HttpResponse<String> answer = post("/api/v1/tables/" + table + "/commands", command);
    if (answer.statusCode() != 200) {
      notDone(command, answer);
      if (!LATER.contains(answer.statusCode())) pending = null;
      return;
    }
    pending = null;
    synchronized (this) {
      confirmed.add(new Done(table, Json.MAPPER.readTree(command).path("key").asString()));
    }
    sent = begin;
  }

  private void notDone(String what, HttpResponse<String> answer) throws InterruptedException {
    int status = answer.statusCode();
    if (!LATER.contains(status) && !USUAL.contains(status))
      odd.add(table + " " + what + ": " + status + " " + answer.body());
    elsewhere();
  }

  private HttpResponse<String> view(URI at) throws IOException, InterruptedException {
    return http.send(
        request(at, "/api/v1/tables/" + table + "/view").build(), BodyHandlers.ofString());
  }

  /// What the table shows this person, asked for at an address, however long that takes.
  HttpResponse<String> look(URI at) throws IOException, InterruptedException {
    return http.send(
        request(at, "/api/v1/tables/" + table + "/view").timeout(Duration.ofMinutes(2)).build(),
        BodyHandlers.ofString());
  }

  /// Whether this person sits at a table.
  boolean sits() {
    return !table.isEmpty();
  }

  private HttpResponse<String> post(String path, String body)
      throws IOException, InterruptedException {
    return http.send(
        request(cluster.address(turn), path)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body))
            .build(),
        BodyHandlers.ofString());
  }

  private HttpRequest.Builder request(URI at, String path) {
    HttpRequest.Builder request = HttpRequest.newBuilder(at.resolve(path)).timeout(PATIENCE);
    if (!cookie.isEmpty()) request.header("Cookie", cookie);
    return request;
  }
}
