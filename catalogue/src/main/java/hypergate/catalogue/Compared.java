package hypergate.catalogue;

import java.util.ArrayList;
import java.util.List;

/// Up to four entries side by side.
///
/// @param entries those compared
/// @param rows what is known of any of them
public record Compared(List<Entry> entries, List<Row> rows) {
  /// The most that can be compared.
  public static final int MOST = 4;

  /// One field.
  ///
  /// @param values of each entry
  /// @param differs whether they are not all the same
  public record Row(Field field, List<String> values, boolean differs) {}

  /// Compares entries.
  ///
  /// @throws IllegalArgumentException when there are not two to four
  public static Compared of(List<Entry> entries, Display display) {
    if (entries.size() < 2 || entries.size() > MOST)
      throw new IllegalArgumentException(
          "2 to " + MOST + " entries can be compared, not " + entries.size());
    List<Row> rows = new ArrayList<>();
    for (Field field : Field.values()) {
      if (field == Field.ID || field == Field.NAME || field == Field.CLASSIC) continue;
      if (!display.shows(field) || entries.stream().noneMatch(e -> e.has(field))) continue;
      List<String> values = entries.stream().map(e -> value(e, field)).toList();
      rows.add(new Row(field, values, values.stream().distinct().count() > 1));
    }
    return new Compared(List.copyOf(entries), rows);
  }

  private static String value(Entry entry, Field field) {
    if (field == Field.PHASE) return StripText.small(entry);
    return String.join(", ", entry.all(field));
  }

  /// Side by side in columns; `*` marks what differs.
  public String words(int width) {
    int label = 14;
    int column = (width - label) / entries.size() - 2;
    StringBuilder out = new StringBuilder();
    line(out, "", entries.stream().map(Entry::name).toList(), label, column);
    for (Row row : rows)
      line(out, (row.differs ? "* " : "  ") + row.field.label(), row.values, label, column);
    return out.toString();
  }

  private static void line(
      StringBuilder out, String head, List<String> values, int label, int column) {
    List<List<String>> cells = values.stream().map(v -> Lines.fill(v, column)).toList();
    int height = cells.stream().mapToInt(List::size).max().orElse(0);
    for (int i = 0; i < height; i++) {
      int at = i;
      StringBuilder line =
          new StringBuilder(Lines.pad(i == 0 ? Lines.cut(head, label - 1) : "", label));
      for (List<String> cell : cells)
        line.append(Lines.pad(at < cell.size() ? cell.get(at) : "", column + 2));
      out.append(line.toString().stripTrailing()).append('\n');
    }
  }
}
