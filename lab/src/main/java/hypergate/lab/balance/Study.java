package hypergate.lab.balance;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What was found out about cards, at tables of one size or of several, as one object of JSON: all
/// that a report shows and the catalogue tells. One of them ships with the program.
public final class Study {
  /// What its first key, `hypergate`, says.
  public static final String KIND = "study";

  private static final String SHIPPED = "study.json.gz";

  /// A share that is known within this is good enough to be told as the share.
  private static final double CLOSE = 0.06;

  private Study() {}

  /// The study that ships with the program.
  private static final class Shipped {
    static final JsonNode STUDY = read();

    private static JsonNode read() {
      try (InputStream in = Study.class.getResourceAsStream(SHIPPED)) {
        if (in == null) throw new IllegalStateException("there is no " + SHIPPED);
        return JsonMapper.shared().readTree(new GZIPInputStream(in));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /// The study that ships with the program.
  public static JsonNode shipped() {
    return Shipped.STUDY;
  }

  /// Makes one.
  ///
  /// @param results what was played, at tables of different sizes
  /// @param versions the versions of the program that played it
  /// @param made when
  public static JsonNode of(List<BalanceResult> results, List<String> versions, LocalDate made) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("hypergate", KIND);
    all.put("format", 1);
    all.put("versions", versions);
    all.put("made", made.toString());
    List<Object> tables = new ArrayList<>();
    for (BalanceResult result : results) {
      Map<String, Object> table = new LinkedHashMap<>(new BalanceReport(result).figures());
      table.put("command", result.balance().command());
      tables.add(table);
    }
    all.put("tables", tables);
    return JsonMapper.shared().valueToTree(rounded(all));
  }

  // Four digits are more than anything here is known to, and half as long.
  private static Object rounded(Object value) {
    return switch (value) {
      case Map<?, ?> map -> {
        Map<Object, Object> all = new LinkedHashMap<>();
        map.forEach((key, of) -> all.put(key, rounded(of)));
        yield all;
      }
      case List<?> list -> list.stream().map(Study::rounded).toList();
      case Double number -> {
        double short4 = Math.rint(number * 1e4) / 1e4;
        yield short4 == Math.rint(short4) ? (Object) (long) short4 : (Object) short4;
      }
      default -> value;
    };
  }

  /// Reads one.
  ///
  /// @throws IllegalArgumentException when the text is none
  public static JsonNode read(String text) {
    try {
      JsonNode study = JsonMapper.shared().readTree(text);
      if (study.path("hypergate").asString("").equals(KIND) && !study.path("tables").isEmpty())
        return study;
    } catch (JacksonException e) {
      // Said below.
    }
    throw new IllegalArgumentException("this is no study");
  }

  /// The share of one thing, as the catalogue tells it.
  ///
  /// @param id what it is
  /// @param games seats that had it
  /// @param share of the points
  /// @param low lower end of the 95 % interval
  /// @param high upper end
  /// @param players the machines that played
  /// @param seats at a table
  /// @param made when, as in `2026-11-24`
  /// @param version of the program
  public record Share(
      String id,
      long games,
      double share,
      double low,
      double high,
      String players,
      int seats,
      String made,
      String version) {}

  /// The shares of aliens, and of what chance alone deals: by the strongest players of whom enough
  /// games are there to know them to about six points of a hundred, or else by those of whom most
  /// is known.
  ///
  /// @param study as [#of] makes it
  public static List<Share> shares(JsonNode study) {
    JsonNode table = usual(study);
    JsonNode level = told(table);
    List<Share> all = new ArrayList<>();
    add(all, study, table, level, level.path("aliens"));
    for (JsonNode things : level.path("things"))
      if (things.path("luck").asBoolean(false)) add(all, study, table, level, things.path("rows"));
    return all;
  }

  /// The tables that are told of first: those of four, as most people sit, or else the smallest.
  static JsonNode usual(JsonNode study) {
    for (JsonNode table : study.path("tables")) if (table.path("seats").asInt(0) == 4) return table;
    return study.path("tables").path(0);
  }

  private static JsonNode told(JsonNode table) {
    JsonNode told = table.path("byLevel").path(0);
    for (JsonNode level : table.path("byLevel"))
      if (off(level) <= Math.max(CLOSE, off(told))) told = level;
    return told;
  }

  // By how much half of the shares may be off.
  private static double off(JsonNode level) {
    List<Double> widths = new ArrayList<>();
    for (JsonNode row : level.path("aliens"))
      widths.add((row.path("high").asDouble(1) - row.path("low").asDouble(0)) / 2);
    widths.sort(Comparator.naturalOrder());
    return widths.isEmpty() ? 1 : widths.get(widths.size() / 2);
  }

  private static void add(
      List<Share> all, JsonNode study, JsonNode table, JsonNode level, JsonNode rows) {
    for (JsonNode row : rows)
      all.add(
          new Share(
              row.path("id").asString(""),
              row.path("games").asLong(0),
              row.path("share").asDouble(0),
              row.path("low").asDouble(0),
              row.path("high").asDouble(0),
              level.path("level").asString(""),
              table.path("seats").asInt(0),
              study.path("made").asString(""),
              study.path("versions").path(0).asString("")));
  }
}
