package hypergate.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// A line an entry. Columns that can be hidden are left out when they are, or when nothing stands
/// in them.
final class TableText {
  private static final int WIDEST = 24;
  private static final int LEAST = 36;

  // What is left out first where a line would have no room for what an entry does.
  private static final List<String> FIRST_TO_GO = List.of("Author", "Theme", "Type", "Experience");

  private record Column(String head, List<String> cells) {
    int width() {
      int width = head.length();
      for (String cell : cells) width = Math.max(width, cell.length());
      return Math.min(WIDEST, width);
    }
  }

  private TableText() {}

  static String of(List<Entry> entries, Display display) {
    if (entries.isEmpty()) return "";
    List<Column> columns = new ArrayList<>();
    add(columns, "Name", entries, Entry::name);
    boolean mixed = entries.stream().map(Entry::kind).distinct().count() > 1;
    if (mixed) add(columns, "Kind", entries, e -> e.first(Field.KIND));
    add(columns, "Code", entries, TableText::code);
    add(columns, "Cost", entries, e -> e.first(Field.COST));
    for (Switch one : List.of(Switch.AUTHOR, Switch.THEME, Switch.TYPE, Switch.EXPERIENCE))
      if (display.shown().contains(one))
        add(columns, one.field().label(), entries, e -> e.first(one.field()));
    add(columns, "Timing", entries, e -> timing(e, display.timing()));
    add(columns, "Wins", entries, e -> e.first(Field.WIN));
    for (String head : FIRST_TO_GO)
      if (display.width() - used(columns) < LEAST) columns.removeIf(c -> c.head.equals(head));
    int rest = Math.max(LEAST / 2, display.width() - used(columns));
    StringBuilder out = new StringBuilder();
    out.append(row(columns, -1)).append("What it does\n");
    for (int i = 0; i < entries.size(); i++)
      out.append(row(columns, i)).append(Lines.cut(what(entries.get(i)), rest)).append('\n');
    if (entries.stream().anyMatch(e -> e.first(Field.STATUS).equals(Entry.DESCRIBED)))
      out.append("* not enforced yet\n");
    return out.toString();
  }

  private static int used(List<Column> columns) {
    return columns.stream().mapToInt(c -> c.width() + 2).sum();
  }

  private static void add(
      List<Column> columns, String head, List<Entry> entries, Function<Entry, String> cell) {
    List<String> cells = entries.stream().map(cell).toList();
    if (cells.stream().anyMatch(c -> !c.isEmpty())) columns.add(new Column(head, cells));
  }

  private static String row(List<Column> columns, int row) {
    StringBuilder line = new StringBuilder();
    for (Column column : columns) {
      String cell = row < 0 ? column.head : column.cells.get(row);
      line.append(Lines.pad(Lines.cut(cell, column.width()), column.width() + 2));
    }
    return line.toString();
  }

  private static String code(Entry entry) {
    String code = entry.code();
    return code.isEmpty() ? "" : "[" + code + "]";
  }

  private static String timing(Entry entry, TimingStyle style) {
    return switch (style) {
      case STRIP -> StripText.small(entry);
      case CLASSIC -> String.join(",", entry.all(Field.CLASSIC));
      case WORDS ->
          StripText.lit(entry).size() == Phase.values().length
              ? "any phase"
              : String.join(", ", StripText.lit(entry).stream().map(Phase::words).toList());
    };
  }

  /// What an entry does, in as few words as there are.
  static String what(Entry entry) {
    String mark = entry.first(Field.STATUS).equals(Entry.DESCRIBED) ? "* " : "";
    for (Field field : List.of(Field.EFFECT, Field.TEXT, Field.WILD, Field.PRO, Field.CON))
      if (entry.has(field)) return mark + entry.first(field);
    return mark.strip();
  }
}
