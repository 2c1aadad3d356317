package hypergate.browser;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.RequestOptions;
import java.util.Map;

/// Tables made by a page's own browser over the protocol, to have one in a known form; and a look
/// at what the server says, to compare the page with.
final class Tables {
  private Tables() {}

  /// A table of four planets for one person and three machines, begun. The page is not moved.
  ///
  /// @param technology `off`, `warp` or `odyssey`
  static String alone(Page page, String address, String technology, int seats) {
    StringBuilder chairs = new StringBuilder("{\"kind\":\"person\"}");
    for (int i = 1; i < seats; i++) chairs.append(",{\"kind\":\"machine\",\"machine\":\"novice\"}");
    String wish =
        """
        {"name":"Test","me":"Ana","preset":"first-game",
         "options":{"technology":"%s","planets":"4","seats":"%d"},
         "seats":[%s],"clock":{"mode":"none"},"secrecy":"relaxed","watch":"anyone"}
        """
            .formatted(technology, seats, chairs);
    String table = post(page, address + "api/v1/tables", wish).get("table").getAsString();
    command(page, address, table, "{\"do\":\"start\",\"key\":\"begin\",\"numbers\":\"1\"}");
    return table;
  }

  /// Posts a body as the page's own browser does; fails unless it is accepted.
  static JsonObject post(Page page, String address, String body) {
    APIResponse answer = send(page, address, body);
    if (!answer.ok()) throw new AssertionError(answer.status() + " " + answer.text());
    return JsonParser.parseString(answer.text()).getAsJsonObject();
  }

  /// Posts a body and gives the answer as it is.
  static APIResponse send(Page page, String address, String body) {
    return page.request()
        .post(
            address,
            RequestOptions.create()
                .setHeader("Content-Type", "application/json")
                .setHeader("Origin", address.replaceFirst("(https?://[^/]+).*", "$1"))
                .setData(body));
  }

  /// Sends a command; fails unless it is accepted.
  static JsonObject command(Page page, String address, String table, String command) {
    return post(page, address + "api/v1/tables/" + table + "/commands", command);
  }

  /// The whole view of the page's own seat.
  static JsonObject view(Page page, String address, String table) {
    APIResponse answer = page.request().get(address + "api/v1/tables/" + table + "/view");
    if (!answer.ok()) throw new AssertionError(answer.status() + " " + answer.text());
    return JsonParser.parseString(answer.text()).getAsJsonObject();
  }

  /// Whether the game is over.
  static boolean isOver(JsonObject view) {
    return view.get("table").getAsJsonObject().get("state").getAsString().equals("over");
  }

  /// The sections that must not change by looking, reloading or a restart.
  static Map<String, String> lasting(JsonObject view) {
    return Map.of(
        "game", view.get("game").toString(),
        "systems", view.get("systems").toString(),
        "hand", view.get("hand").toString(),
        "techs", view.get("techs").toString(),
        "prompts", view.get("prompts").toString());
  }
}
