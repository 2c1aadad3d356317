package hypergate.server;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.server.protocol.Json;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// The dashboard for Grafana asks for figures that a node has, by labels that these figures carry.
final class DashboardTest {
  private static final Path DASHBOARD = Path.of("../deploy/grafana.json");

  /// A figure, and what stands between its braces.
  private static final Pattern FIGURE =
      Pattern.compile("\\b((?:hypergate|jvm|process)_[a-z_]+)(?:\\{([^}]*)})?");

  private static final Pattern LABEL = Pattern.compile("([a-z_]+)(?:=~|!=|!~|=)\"");

  /// What Prometheus adds to every figure that it fetches.
  private static final String FETCHED = "instance";

  /// What a JVM has only after its collector has held it up once.
  private static final Set<String> LATER = Set.of("jvm_gc_pause_seconds_sum");

  @Test
  void every_figure_it_asks_for_exists_with_its_labels(@TempDir Path folder) throws Exception {
    JsonNode dashboard = Json.MAPPER.readTree(Files.readString(DASHBOARD));
    String shown = afterACommand(folder);
    Set<String> missing = new TreeSet<>();
    int figures = 0;
    for (JsonNode panel : dashboard.path("panels")) {
      assertThat(panel.path("title").asString()).isNotBlank();
      assertThat(panel.path("description").asString()).endsWith(".");
      assertThat(panel.path("targets").isEmpty()).isFalse();
      for (JsonNode target : panel.path("targets")) {
        Matcher figure = FIGURE.matcher(target.path("expr").asString());
        while (figure.find()) {
          figures++;
          if (!LATER.contains(figure.group(1)) && !has(shown, figure)) missing.add(figure.group());
        }
      }
    }
    assertThat(missing).isEmpty();
    assertThat(figures).isGreaterThan(12);
    for (JsonNode variable : dashboard.path("templating").path("list")) {
      Matcher figure = FIGURE.matcher(variable.path("query").asString());
      while (figure.find()) assertThat(has(shown, figure)).as(figure.group()).isTrue();
    }
  }

  // Whether a line of what a node shows is of this figure and carries these labels.
  private static boolean has(String shown, Matcher figure) {
    String inside = figure.group(2) == null ? "" : figure.group(2);
    Set<String> labels =
        LABEL.matcher(inside).results().map(found -> found.group(1)).collect(Collectors.toSet());
    labels.remove(FETCHED);
    return shown
        .lines()
        .filter(line -> line.matches(figure.group(1) + "[{ ].*"))
        .anyMatch(line -> labels.stream().allMatch(label -> line.contains(label + "=\"")));
  }

  private static String afterACommand(Path folder) throws Exception {
    ServerConfig config =
        ServerConfig.local(folder.resolve("tables.db"))
            .withHousehold(new ServerConfig.Household("127.0.0.1", 0));
    try (Server server = Server.start(config);
        HttpClient http = HttpClient.newHttpClient()) {
      HttpResponse<String> made =
          post(http, server, "api/v1/tables", "{\"me\":\"Ana\",\"preset\":\"odyssey\"}", "");
      assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
      String cookie = made.headers().firstValue("Set-Cookie").orElseThrow().split(";")[0];
      String table = Json.MAPPER.readTree(made.body()).path("table").asString();
      String start = "{\"do\":\"start\",\"key\":\"k\"}";
      assertThat(
              post(http, server, "api/v1/tables/" + table + "/commands", start, cookie)
                  .statusCode())
          .isEqualTo(200);
      URI figures = server.household().orElseThrow().resolve("metrics");
      return http.send(HttpRequest.newBuilder(figures).build(), BodyHandlers.ofString()).body();
    }
  }

  private static HttpResponse<String> post(
      HttpClient http, Server server, String path, String body, String cookie) throws Exception {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(server.address().resolve(path))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body));
    if (!cookie.isEmpty()) request.header("Cookie", cookie);
    return http.send(request.build(), BodyHandlers.ofString());
  }
}
