package hypergate.catalogue;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// The text format of the old archives: name, codes, short description, text, then labelled lines.
/// What it has no place for stands in lines that begin with a semicolon, which its other readers
/// skip as comments; with them a record reads back as the same entry.
public final class Raw {
  private static final List<Field> LABELLED =
      List.of(
          Field.HISTORY,
          Field.NOTES,
          Field.WILD,
          Field.SUPER,
          Field.WILD1,
          Field.SUPER1,
          Field.CON,
          Field.PRO);

  private static final int HEAD = 4;

  private Raw() {}

  /// Writes entries.
  static String of(List<Entry> entries, Display display) {
    StringBuilder out = new StringBuilder("; Hypergate catalogue\n");
    for (Entry entry : entries) write(out, entry, display.flares());
    return out.toString();
  }

  private static void write(StringBuilder out, Entry entry, FlareStyle flares) {
    out.append("\n;entry\n");
    entry
        .values()
        .forEach(
            (field, values) -> {
              if (field == Field.TEXT || LABELLED.contains(field)) return;
              for (String value : values)
                out.append(';').append(field.word()).append(": ").append(value).append('\n');
            });
    out.append(entry.name().toUpperCase(Locale.ROOT)).append('\n');
    // The old readers want the bracket in any case.
    String code = entry.code();
    out.append('[').append(code.isEmpty() ? "-:" : code).append("]\n");
    out.append(entry.first(Field.EFFECT).toUpperCase(Locale.ROOT)).append('\n');
    String text = PowerClause.before(entry) + entry.first(Field.TEXT);
    out.append(text.strip()).append('\n');
    String restriction = Restrictions.words(entry);
    if (!restriction.isEmpty()) out.append("Restriction: ").append(restriction).append('\n');
    for (Field field : LABELLED)
      if (entry.has(field) && isShown(field, entry, flares))
        out.append(field.label()).append(": ").append(entry.first(field)).append('\n');
  }

  // A flare or Pulsar is nothing but its sides.
  private static boolean isShown(Field field, Entry entry, FlareStyle flares) {
    boolean side = FlareStyle.ALL.sides().contains(field);
    boolean own = entry.kind().ofAlien();
    return !side || own || flares.sides(entry).contains(field);
  }

  /// Reads what [Format#RAW] has written.
  ///
  /// @throws IllegalArgumentException when it is something else, with the line
  public static List<Entry> parse(String text) {
    List<Entry> entries = new ArrayList<>();
    List<String> record = new ArrayList<>();
    for (String line : text.split("\n", -1)) {
      if (line.equals(";entry") && !record.isEmpty()) {
        if (record.getFirst().equals(";entry")) entries.add(entry(record));
        record.clear();
      }
      record.add(line);
    }
    if (!record.isEmpty() && record.getFirst().equals(";entry")) entries.add(entry(record));
    return entries;
  }

  private static Entry entry(List<String> record) {
    Map<Field, List<String>> values = new EnumMap<>(Field.class);
    int head = 0;
    for (String line : record.subList(1, record.size())) {
      if (head == 0 && line.startsWith(";")) labelled(values, line.substring(1));
      else if (head < HEAD) {
        if (++head == HEAD) values.put(Field.TEXT, List.of(line));
      } else if (!line.isBlank() && !line.startsWith("Restriction: ")) labelled(values, line);
    }
    Entry read = new Entry(values);
    String clause = PowerClause.before(read).strip();
    String text = read.first(Field.TEXT);
    boolean begins = !clause.isEmpty() && text.startsWith(clause);
    return begins ? read.with(Field.TEXT, List.of(text.substring(clause.length()).strip())) : read;
  }

  private static void labelled(Map<Field, List<String>> values, String line) {
    int colon = line.indexOf(": ");
    Field field =
        Field.named(line.substring(0, Math.max(0, colon)))
            .orElseThrow(() -> new IllegalArgumentException("no line of a record: " + line));
    List<String> all = new ArrayList<>(values.getOrDefault(field, List.of()));
    all.add(line.substring(colon + 2));
    values.put(field, all);
  }
}
