package hypergate.lab.balance;

import hypergate.content.AllContent;
import hypergate.game.card.Sheet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/// A report as a page of Markdown, to be kept beside other documents: which aliens take surely more
/// than twice their share or less than half of it, and a row for each.
public final class BalanceMarkdown {
  private BalanceMarkdown() {}

  /// The page.
  ///
  /// @param study what was found, as [Study] makes it
  public static String of(JsonNode study) {
    StringBuilder page = new StringBuilder();
    page.append("# How strong the aliens are\n\n")
        .append(BalancePage.subtitle(study))
        .append(".\n");
    for (JsonNode table : study.path("tables")) table(page, table);
    return page.toString();
  }

  private static void table(StringBuilder page, JsonNode table) {
    line(page, "%n## Tables of %d%n", table.path("seats").asInt(0));
    line(page, "The same again: `%s`", table.path("command").asString(""));
    for (JsonNode level : table.path("byLevel")) {
      double par = level.path("par").asDouble(0);
      line(
          page,
          "%n### Among %s players%n%n%,d games; an equal share is %.1f %%. In brackets: the 95 %%"
              + " interval.%n",
          level.path("level").asString(""),
          level.path("games").asLong(0),
          100 * par);
      line(
          page,
          "- **Surely more than twice their share:** %s",
          some(level, row -> row.path("low").asDouble(0) > 2 * par));
      line(
          page,
          "- **Surely less than half of it:** %s",
          some(level, row -> row.path("high").asDouble(1) < par / 2));
    }
    rows(page, table);
  }

  private static String some(JsonNode level, Predicate<JsonNode> fits) {
    List<String> names = new ArrayList<>();
    for (JsonNode row : level.path("aliens"))
      if (fits.test(row)) names.add(name(row.path("id").asString("")) + " " + share(row));
    return names.isEmpty() ? "none that these games show" : String.join(", ", names);
  }

  // A row an alien, in the order of the first level; a column a level.
  private static void rows(StringBuilder page, JsonNode table) {
    Map<String, Map<Integer, JsonNode>> rows = new LinkedHashMap<>();
    StringBuilder head = new StringBuilder("\n| alien |");
    StringBuilder rule = new StringBuilder("| --- |");
    int levels = 0;
    for (JsonNode level : table.path("byLevel")) {
      head.append(" seats, ").append(level.path("level").asString("")).append(" | share |");
      rule.append(" ---: | --- |");
      for (JsonNode row : level.path("aliens"))
        rows.computeIfAbsent(row.path("id").asString(""), id -> new HashMap<>()).put(levels, row);
      levels++;
    }
    page.append(head).append('\n').append(rule).append('\n');
    for (Map.Entry<String, Map<Integer, JsonNode>> one : rows.entrySet()) {
      page.append("| ").append(name(one.getKey())).append(" |");
      for (int i = 0; i < levels; i++) {
        JsonNode row = one.getValue().get(i);
        if (row == null) page.append(" | |");
        else
          page.append(' ')
              .append(String.format(Locale.ROOT, "%,d", row.path("games").asLong(0)))
              .append(" | ")
              .append(share(row))
              .append(verdict(row))
              .append(" |");
      }
      page.append('\n');
    }
  }

  private static String share(JsonNode row) {
    return String.format(
        Locale.ROOT,
        "%.0f %% (%.0f to %.0f)",
        100 * row.path("share").asDouble(0),
        100 * row.path("low").asDouble(0),
        100 * row.path("high").asDouble(0));
  }

  // In the sense of the report: no more than about one in twenty is named by chance.
  private static String verdict(JsonNode row) {
    if (!row.path("sure").asBoolean(false)) return "";
    return row.path("above").asDouble(0) > 0 ? ", too strong" : ", too weak";
  }

  private static String name(String id) {
    for (Sheet alien : AllContent.ALL.aliens()) if (alien.id().equals(id)) return alien.name();
    return id;
  }

  @SuppressWarnings("AnnotateFormatMethod")
  private static void line(StringBuilder page, String form, Object... values) {
    page.append(String.format(Locale.ROOT, form, values)).append('\n');
  }
}
