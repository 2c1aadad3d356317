package hypergate.bench.load;

import hypergate.lab.record.Trust;
import hypergate.server.protocol.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/// Makes tables, seats everybody, and starts the games.
final class Opening {
  private static final int CREATED = 201;
  private static final int OK = 200;
  private static final int SLOW_DOWN = 429;
  private static final int PEOPLE = 4;

  private final HttpClient client = HttpClient.newHttpClient();
  private final URI server;
  private final String secrecy;
  private final Tally tally;
  private final Pace pace;

  Opening(URI server, String secrecy, Tally tally, Pace pace) {
    this.server = server;
    this.secrecy = secrecy;
    this.tally = tally;
    this.pace = pace;
  }

  /// A table of four whose game has begun.
  TableDriver table() throws IOException, InterruptedException {
    HttpResponse<String> made = create();
    JsonNode table = Json.MAPPER.readTree(made.body());
    TableDriver driver = new TableDriver(table.path("table").asString(), tally, pace);
    SeatDriver host = driver.add(table.path("seat").asString(), session(made));
    List<SeatDriver> others = new ArrayList<>();
    for (JsonNode link : table.path("links"))
      others.add(
          driver.add(
              link.path("seat").asString(), enter(driver.id, link.path("secret").asString())));
    for (SeatDriver seat : driver.seats()) connect(seat);
    for (SeatDriver seat : others) {
      seat.ask("name", Map.of("text", "Seat " + seat.letter));
      seat.ask("ready", Map.of("ready", true, "commitment", Trust.commitment(part(seat))));
    }
    host.ask("start", Map.of("commitment", Trust.commitment(part(host))));
    for (SeatDriver seat : driver.seats()) seat.ask("open", Map.of("numbers", part(seat)));
    return driver;
  }

  private static String part(SeatDriver seat) {
    return part(seat.letter);
  }

  /// A seat's part of the seed.
  static String part(String letter) {
    return "number-" + letter;
  }

  private HttpResponse<String> create() throws IOException, InterruptedException {
    Map<String, Object> wish = new LinkedHashMap<>();
    wish.put("preset", "odyssey");
    wish.put("me", "Host");
    wish.put("seats", Collections.nCopies(PEOPLE, Map.of("kind", "person")));
    wish.put("clock", Map.of("mode", "none"));
    wish.put("secrecy", secrecy);
    return post("/api/v1/tables", wish, CREATED);
  }

  // Trades a seat's link for a session.
  private String enter(String table, String secret) throws IOException, InterruptedException {
    return session(post("/api/v1/tables/" + table + "/enter", Map.of("secret", secret), OK));
  }

  private static String session(HttpResponse<String> answer) {
    String cookie = answer.headers().firstValue("Set-Cookie").orElseThrow();
    return cookie.substring(cookie.indexOf('=') + 1, cookie.indexOf(';'));
  }

  private HttpResponse<String> post(String address, Object body, int wanted)
      throws IOException, InterruptedException {
    while (true) {
      HttpResponse<String> answer =
          client.send(
              HttpRequest.newBuilder(server.resolve(address))
                  .header("Content-Type", "application/json")
                  .POST(BodyPublishers.ofString(Json.text(body)))
                  .build(),
              BodyHandlers.ofString());
      if (answer.statusCode() == wanted) return answer;
      if (answer.statusCode() != SLOW_DOWN)
        throw new IOException("refused at " + address + ": " + answer.body());
      Thread.sleep(500);
    }
  }

  /// Lets a seat sit down, as soon as the server wants it to.
  void connect(SeatDriver seat) throws IOException, InterruptedException {
    while (true) {
      try {
        seat.connect(server);
        return;
      } catch (Wire.Refused e) {
        if (!e.isForNow()) throw new IOException("no stream for " + seat.letter, e);
        Thread.sleep(500);
      }
    }
  }
}
