package hypergate.lab.balance;

import hypergate.content.AllContent;
import hypergate.game.card.Card;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A report as one HTML page that needs nothing else: figures, style, script and the library that
/// draws (Observable Plot with D3) stand in it.
public final class BalancePage {
  private BalancePage() {}

  /// The page.
  ///
  /// @param study what was found, as [Study] makes it
  public static String of(JsonNode study) {
    Map<String, String> parts = new LinkedHashMap<>();
    parts.put("title", "Which cards are too strong?");
    parts.put("subtitle", escaped(subtitle(study)));
    parts.put("style", resource("report.css"));
    parts.put("d3", resource("d3-7.9.0.min.js"));
    parts.put("plot", resource("plot-0.6.17.min.js"));
    parts.put("figures", json(study));
    parts.put("names", json(names(study)));
    parts.put("script", resource("report.js"));
    return filled(resource("report.html"), parts);
  }

  /// What a study is of, in a line: `24,400 games of novices and regulars at tables of 4, …`.
  ///
  /// @param study as [Study] makes it
  public static String subtitle(JsonNode study) {
    long played = 0;
    List<String> seats = new ArrayList<>();
    Set<String> levels = new LinkedHashSet<>();
    for (JsonNode table : study.path("tables")) {
      played += table.path("played").asLong(0);
      seats.add(table.path("seats").asString(""));
      for (JsonNode level : table.path("levels")) levels.add(level.asString(""));
    }
    return String.format(Locale.ROOT, "%,d games of ", played)
        + together(List.copyOf(levels))
        + " players at tables of "
        + together(seats)
        + ", "
        + study.path("made").asString("")
        + ", Hypergate "
        + study.path("versions").path(0).asString("");
  }

  private static String together(List<String> words) {
    if (words.size() < 2) return String.join("", words);
    return String.join(", ", words.subList(0, words.size() - 1)) + " and " + words.getLast();
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

  // Of what stands in the study only.
  private static Map<String, String> names(JsonNode study) {
    Set<String> ids = new HashSet<>();
    for (JsonNode id : study.findValues("id")) ids.add(id.asString(""));
    Map<String, String> names = new TreeMap<>();
    for (Card card : AllContent.ALL.all())
      if (ids.contains(card.id())) names.put(card.id(), card.name());
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
