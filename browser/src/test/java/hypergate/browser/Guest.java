package hypergate.browser;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.RequestOptions;
import java.util.Map;
import java.util.UUID;

/// Somebody at a table: their page, and what the server tells their seat over the protocol, to
/// compare the page with or to get on with the game.
///
/// @param page their browser's page, which has their seat's cookie
/// @param address where the server is, with a slash at its end
/// @param table the table's address
record Guest(Page page, String address, String table) {
  /// Makes a table as the page's own browser, which then sits at its first seat.
  static Guest host(Page page, String address, String wish) {
    JsonObject made = accepted(post(page, address + "api/v1/tables", wish));
    return new Guest(page, address, made.get("table").getAsString());
  }

  /// A table for one person and machines, begun. The page is not moved.
  ///
  /// @param technology `off`, `warp` or `odyssey`
  static Guest alone(Page page, String address, String technology, int seats) {
    return alone(page, address, technology, seats, "{\"mode\":\"none\"}");
  }

  /// The same with a clock.
  static Guest alone(Page page, String address, String technology, int seats, String clock) {
    String machines = ",{\"kind\":\"machine\",\"machine\":\"novice\"}".repeat(seats - 1);
    String wish =
        """
        {"name":"Test","me":"Ana","preset":"first-game",
         "options":{"technology":"%s","planets":"4","seats":"%d"},
         "seats":[{"kind":"person"}%s],"clock":%s,"secrecy":"relaxed","watch":"anyone"}
        """
            .formatted(technology, seats, machines, clock);
    Guest host = host(page, address, wish);
    host.command("start", "\"numbers\":\"1\"");
    return host;
  }

  /// Another person at the same table, on their own page; a spectator until they follow a link.
  Guest other(Page other) {
    return new Guest(other, address, table);
  }

  /// Sits down at the table by a seat link's secret, without moving the page.
  Guest enter(String secret, String name) {
    String body = "{\"secret\":\"%s\",\"name\":\"%s\"}".formatted(secret, name);
    accepted(post(page, address + "api/v1/tables/" + table + "/enter", body));
    return this;
  }

  /// The secret of the first open seat's link, as the host sees it.
  String secret() {
    return view()
        .getAsJsonObject("me")
        .getAsJsonArray("links")
        .get(0)
        .getAsJsonObject()
        .get("secret")
        .getAsString();
  }

  /// Goes to the table and waits until it is drawn.
  Guest open() {
    page.navigate(address + "t/" + table);
    page.locator("#table-prompt, :not([aria-busy]) > h1").first().waitFor();
    return this;
  }

  /// Sends a command, `rest` being what it has besides; fails unless it is accepted.
  JsonObject command(String what, String rest) {
    return accepted(send(what, rest));
  }

  /// Sends a command under a new key and gives the reply as it is.
  APIResponse send(String what, String rest) {
    return send(what, rest, UUID.randomUUID().toString());
  }

  /// Sends a command under a key and gives the reply as it is.
  APIResponse send(String what, String rest, String key) {
    String more = rest.isBlank() ? "" : "," + rest;
    return post(
        page,
        address + "api/v1/tables/" + table + "/commands",
        "{\"do\":\"%s\",\"key\":\"%s\"%s}".formatted(what, key, more));
  }

  /// Answers a question under a key and gives the status of the reply.
  int answer(String answer, String key) {
    return send("answer", answer, key).status();
  }

  /// The whole view of this seat.
  JsonObject view() {
    return accepted(page.request().get(address + "api/v1/tables/" + table + "/view"));
  }

  /// The form in which the table asks for the decision, on the board's page or in the text view:
  /// other pages have forms too.
  Locator form() {
    return page.locator(":is(#table-prompt, main.text) form:has(> fieldset > legend)").first();
  }

  /// Whether the game is over.
  static boolean isOver(JsonObject view) {
    return view.getAsJsonObject("table").get("state").getAsString().equals("over");
  }

  /// The phase that the game is in.
  static String phase(JsonObject view) {
    return view.getAsJsonObject("game").get("phase").getAsString();
  }

  /// The number of the encounter that a game is in; none before the first.
  static int encounter(JsonObject view) {
    return view.get("game").isJsonObject()
        ? view.getAsJsonObject("game").get("encounter").getAsInt()
        : 0;
  }

  /// The sections that must not change by looking, reloading or a restart.
  static Map<String, String> lasting(JsonObject view) {
    return Map.of(
        "game", view.get("game").toString(),
        "systems", view.get("systems").toString(),
        "warp", view.get("warp").toString(),
        "encounter", view.get("encounter").toString(),
        "hand", view.get("hand").toString(),
        "techs", view.get("techs").toString(),
        "piles", view.get("piles").toString(),
        "log", view.get("log").toString(),
        "prompts", view.get("prompts").toString());
  }

  private static APIResponse post(Page page, String address, String body) {
    return page.request()
        .post(
            address,
            RequestOptions.create()
                .setHeader("Content-Type", "application/json")
                .setHeader("Origin", address.replaceFirst("(https?://[^/]+).*", "$1"))
                .setTimeout(60_000)
                .setData(body));
  }

  private static JsonObject accepted(APIResponse answer) {
    if (!answer.ok())
      throw new AssertionError(answer.url() + ": " + answer.status() + " " + answer.text());
    return JsonParser.parseString(answer.text()).getAsJsonObject();
  }
}
