package hypergate.lab.balance;

import hypergate.content.AllContent;
import hypergate.game.card.Card;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.json.JsonMapper;

/// A report as one HTML page that needs nothing else: figures, style, script and the library that
/// draws (Observable Plot with D3) stand in it.
public final class BalancePage {
  private BalancePage() {}

  /// The page.
  ///
  /// @param result what was played
  /// @param report what is said of it
  /// @param command how to have the same again
  public static String of(BalanceResult result, BalanceReport report, String command) {
    Balance balance = result.balance();
    Map<String, String> parts = new LinkedHashMap<>();
    parts.put("title", "Which cards are too strong?");
    parts.put("subtitle", escaped(subtitle(result, balance)));
    parts.put("style", resource("report.css"));
    parts.put("d3", resource("d3-7.9.0.min.js"));
    parts.put("plot", resource("plot-0.6.17.min.js"));
    parts.put("figures", json(report.figures()));
    parts.put("names", json(names()));
    parts.put("command", json(command));
    parts.put("script", resource("report.js"));
    return filled(resource("report.html"), parts);
  }

  private static String subtitle(BalanceResult result, Balance balance) {
    StringBuilder words = new StringBuilder();
    words.append(String.format(Locale.ROOT, "%,d games, ", result.played()));
    words.append(balance.seats()).append(" seats, ");
    words.append(String.join("s against each other, ", balance.levels()));
    words.append("s against each other");
    balance
        .options()
        .given()
        .forEach((name, value) -> words.append(", ").append(name + "=" + value));
    return words + ", seed " + balance.seed();
  }

  // Nothing that is put in is looked at again.
  private static String filled(String page, Map<String, String> parts) {
    StringBuilder out = new StringBuilder();
    int at = 0;
    for (int open = page.indexOf("{{"); open >= 0; open = page.indexOf("{{", at)) {
      int close = page.indexOf("}}", open);
      out.append(page, at, open).append(parts.getOrDefault(page.substring(open + 2, close), ""));
      at = close + 2;
    }
    return out.append(page, at, page.length()).toString();
  }

  private static Map<String, String> names() {
    Map<String, String> names = new TreeMap<>();
    for (Card card : AllContent.ALL.all()) names.put(card.id(), card.name());
    return names;
  }

  // A text in it cannot end the script.
  private static String json(Object value) {
    return JsonMapper.shared().writeValueAsString(value).replace("<", "\\u003c");
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;");
  }

  private static String resource(String name) {
    try (InputStream in = BalancePage.class.getResourceAsStream(name)) {
      if (in == null) throw new IllegalStateException("there is no " + name);
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
