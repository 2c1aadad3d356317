package hypergate.server.workshop;

import hypergate.server.protocol.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/// A verdict as it travels with its card, in a file and in a link: after a line of three dashes,
/// the digest of the card that was measured, and each measurement on a line. The page of the
/// workshop writes and reads the same.
///
/// @param digest of the card that was measured: another text makes it old
/// @param rows the measurements
public record VerdictText(String digest, List<VerdictRow> rows) {
  /// The most measurements.
  public static final int MOST = 24;

  /// The most letters of a measurement.
  private static final int LONGEST = 3_000;

  private static final String MARK = "--- # verdict\n";
  private static final Pattern DIGEST = Pattern.compile("verdict: ([0-9a-f]{16})");
  private static final Pattern DOCUMENT = Pattern.compile("(?m)^---(?: .*)?$\n");

  /// The list can't be changed.
  public VerdictText {
    rows = List.copyOf(rows);
  }

  /// This verdict with what another one of the same card measured beside; as many of the last as a
  /// verdict has room for.
  public VerdictText after(@Nullable VerdictText before) {
    if (before == null || !before.digest.equals(digest)) return this;
    List<VerdictRow> all = new ArrayList<>();
    for (VerdictRow row : before.rows) if (rows.stream().noneMatch(row::isOf)) all.add(row);
    all.addAll(rows);
    return new VerdictText(digest, all.subList(Math.max(0, all.size() - MOST), all.size()));
  }

  /// The file of a card with this verdict in the place of another one.
  ///
  /// @param file all of it, with what belongs to the card
  public String in(String file) {
    StringBuilder text = new StringBuilder();
    for (String document : documents(file)) if (!isVerdict(document)) text.append(document);
    if (text.isEmpty() || text.charAt(text.length() - 1) != '\n') text.append('\n');
    return text.append(words()).toString();
  }

  /// It as JSON.
  public String json() {
    return Json.text(this);
  }

  private String words() {
    StringBuilder text = new StringBuilder(MARK).append("verdict: ").append(digest);
    text.append("\nrows:\n");
    for (VerdictRow row : rows.subList(0, Math.min(MOST, rows.size())))
      text.append("  - ").append(Json.text(row)).append('\n');
    return text.toString();
  }

  /// The verdict in the file of a card.
  ///
  /// @return null when there is none, or none that can be read
  public static @Nullable VerdictText of(String file) {
    for (String document : documents(file)) if (isVerdict(document)) return read(document);
    return null;
  }

  private static @Nullable VerdictText read(String document) {
    Matcher digest = DIGEST.matcher(document);
    if (!digest.find()) return null;
    List<VerdictRow> rows = new ArrayList<>();
    for (String line : document.split("\n")) {
      if (!line.startsWith("  - ") || line.length() > LONGEST || rows.size() == MOST) continue;
      try {
        rows.add(Json.MAPPER.readValue(line.substring("  - ".length()), VerdictRow.class));
      } catch (JacksonException e) {
        return null;
      }
    }
    return new VerdictText(digest.group(1), rows);
  }

  // Each with its line of dashes; the first is the card.
  private static List<String> documents(String file) {
    List<String> all = new ArrayList<>();
    Matcher next = DOCUMENT.matcher(file);
    int from = 0;
    while (next.find())
      if (next.start() > 0) {
        all.add(file.substring(from, next.start()));
        from = next.start();
      }
    all.add(file.substring(from));
    return all;
  }

  private static boolean isVerdict(String document) {
    return document.startsWith(MARK) || document.matches("(?s)---[^\n]*\nverdict: .*");
  }
}
