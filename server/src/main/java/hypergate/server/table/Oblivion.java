package hypergate.server.table;

import hypergate.game.piece.Seat;
import hypergate.server.protocol.Json;
import hypergate.server.store.JournalRow;
import hypergate.server.store.Rewrite;
import hypergate.server.store.TableRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Forgets a person: wherever somebody of a name sat, the seat has another name, and what was said
/// or promised in words from there is gone. The game stays: it needs neither.
public final class Oblivion {
  /// What stands where somebody said something.
  static final String SAID = "(removed)";

  private final String name;
  private int tables;
  private int lines;

  /// @param name of the person; capitals do not matter
  public Oblivion(String name) {
    this.name = name.strip().toLowerCase(Locale.ROOT);
  }

  /// At how many tables the person sat, of those that were looked at.
  public int tables() {
    return tables;
  }

  /// How many lines of chat and promises in words are gone.
  public int lines() {
    return lines;
  }

  private boolean is(JsonNode text) {
    return text.asString("").strip().toLowerCase(Locale.ROOT).equals(name);
  }

  /// What a seat is called then.
  private static String other(int chair) {
    return "Player " + Seat.of(chair);
  }

  /// A table as it is to be kept: its header, its summary and its journal; null when the person
  /// never sat there.
  ///
  /// @param header JSON
  /// @param summary JSON
  /// @param seats where the person sat: the browsers that came in there are forgotten too
  public record Forgotten(
      String header, String summary, List<JournalRow> journal, List<String> seats) {}

  /// Forgets the person at one table.
  public @Nullable Forgotten at(TableRow row, List<JournalRow> journal) {
    ObjectNode header = (ObjectNode) Json.MAPPER.readTree(row.header());
    List<JsonNode> bodies = new ArrayList<>();
    for (JournalRow each : journal) bodies.add(Json.MAPPER.readTree(each.body()));
    SortedSet<Integer> chairs = chairs(header, bodies);
    if (chairs.isEmpty()) return null;
    tables++;
    for (int chair : chairs) {
      JsonNode seat = header.path("chairs").path(chair);
      if (is(seat.path("name"))) ((ObjectNode) seat).put("name", other(chair));
    }
    rename(header, chairs.first());
    List<JournalRow> rows = new ArrayList<>();
    for (int i = 0; i < journal.size(); i++) {
      for (JsonNode entry : bodies.get(i).path("entries")) forget((ObjectNode) entry, chairs);
      JournalRow old = journal.get(i);
      rows.add(new JournalRow(old.seq(), old.atMillis(), old.kind(), Json.text(bodies.get(i))));
    }
    List<String> seats = chairs.stream().map(chair -> Seat.of(chair).toString()).toList();
    return new Forgotten(Json.text(header), summary(row.status().summary()), rows, seats);
  }

  // Everywhere that somebody of this name has sat.
  private SortedSet<Integer> chairs(JsonNode header, List<JsonNode> bodies) {
    SortedSet<Integer> chairs = new TreeSet<>();
    JsonNode first = header.path("chairs");
    for (int i = 0; i < first.size(); i++)
      if (isPerson(first.path(i)) && is(first.path(i).path("name"))) chairs.add(i);
    for (JsonNode body : bodies)
      for (JsonNode entry : body.path("entries"))
        if (entry.path("is").asString("").equals("sat")
            && isPerson(entry)
            && is(entry.path("name"))) chairs.add(entry.path("chair").asInt());
    return chairs;
  }

  private static boolean isPerson(JsonNode seat) {
    return !seat.path("kind").asString("").equalsIgnoreCase("machine");
  }

  private void forget(ObjectNode entry, SortedSet<Integer> chairs) {
    switch (entry.path("is").asString("")) {
      case "sat" -> {
        int chair = entry.path("chair").asInt();
        // Whoever was called otherwise before or after is the same person, for all we know.
        if (chairs.contains(chair) && isPerson(entry)) entry.put("name", other(chair));
      }
      case "said" -> {
        if (!chairs.contains(entry.path("from").asInt(-1))) return;
        entry.put("text", SAID).putNull("phrase");
        lines++;
      }
      // Who made the offer does not stand there; what somebody at this table promised in words
      // goes.
      case "proposed" -> words(entry.path("promises"));
      case "drafted" -> {
        if (chairs.contains(entry.path("chair").asInt(-1)))
          words(entry.path("draft").path("promises"));
      }
      default -> {}
    }
  }

  private void words(JsonNode promises) {
    for (JsonNode promise : promises)
      if (!promise.path("text").asString("").isEmpty()) {
        ((ObjectNode) promise).put("text", SAID);
        lines++;
      }
  }

  /// A summary as lists show it, of a table or of a finished game, without the name.
  public String summary(String summary) {
    JsonNode tree = Json.MAPPER.readTree(summary);
    if (!(tree instanceof ObjectNode shown)) return summary;
    int found = -1;
    for (String list : List.of("seats", "players"))
      for (JsonNode seat : shown.path(list)) {
        int chair = Seat.named(seat.path("seat").asString("A")).index();
        if (!isPerson(seat) || !is(seat.path("name"))) continue;
        ((ObjectNode) seat).put("name", other(chair));
        if (found < 0) found = chair;
      }
    rename(shown, Math.max(0, found));
    String text = Json.text(shown);
    return Json.MAPPER.readTree(summary).equals(shown) ? summary : text;
  }

  // A table that is called after its host.
  private void rename(ObjectNode shown, int chair) {
    String title = shown.path("name").asString("");
    int flags = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.UNICODE_CHARACTER_CLASS;
    String less =
        Pattern.compile("(?<!\\w)" + Pattern.quote(name) + "(?!\\w)", flags)
            .matcher(title)
            .replaceAll(Matcher.quoteReplacement(other(chair)));
    if (!less.equals(title)) shown.put("name", less);
  }

  /// Writes what is to be kept of a table.
  public static void write(Rewrite rewrite, String table, Forgotten forgotten) {
    rewrite.table(table, forgotten.header(), forgotten.summary());
    for (JournalRow row : forgotten.journal()) rewrite.row(table, row.seq(), row.body());
    for (String seat : forgotten.seats()) rewrite.signOut(table, seat);
  }
}
