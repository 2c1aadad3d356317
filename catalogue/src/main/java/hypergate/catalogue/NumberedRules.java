package hypergate.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Reads one document of `docs/rules`. A number stands at the beginning of a heading, which is then
/// a section (`## R-21 Timing and conflicts`); of an item, with all its lines (`- **R-21.1** …`);
/// or in the first cell of a row, whose other cells are told by the heads of their columns. What
/// else stands in a section, tables left aside, belongs to the section.
final class NumberedRules {
  /// What a number looks like: `R-21.1`, `E-07`, `TC-4.5`, `L-A1`, `M-1.2-3`, `P7.1`.
  static final String NUMBER =
      "(?:(?:[REHT]|TC|HZ|ED|ES)-\\d+(?:\\.\\d+)?"
          + "|L-(?:A\\d?|W\\d|S\\d*[a-d]?|\\d+)"
          + "|M-\\d(?:\\.\\d)?(?:-\\d+)?"
          + "|P[1-9]\\d*(?:\\.\\d+)?)";

  private static final Pattern ALONE = Pattern.compile(NUMBER, Pattern.CASE_INSENSITIVE);
  private static final Pattern HEADING = Pattern.compile("#+ (?:(" + NUMBER + ") )?(.*)");
  private static final Pattern ITEM = Pattern.compile("- \\*\\*(" + NUMBER + ")\\*\\* (.*)");
  private static final Pattern ROW = Pattern.compile("\\| (" + NUMBER + ") \\|.*");

  /// A rule, or a section of rules.
  ///
  /// @param number its number
  /// @param title of a section; empty for a rule
  /// @param text what it says; of a section what stands there without a number
  /// @param whose whose rule it is, where its row says so
  /// @param section the number of the section that it stands in; empty: none
  record Rule(String number, String title, String text, String whose, String section) {
    boolean isSection() {
      return !title.isEmpty();
    }
  }

  private final List<Rule> rules = new ArrayList<>();
  private List<String> heads = List.of();
  private @Nullable Rule section;
  private final List<String> ofSection = new ArrayList<>();
  private String item = "";
  private final List<String> ofItem = new ArrayList<>();

  private NumberedRules() {}

  /// Whether this is the number of a rule or ruling, in capitals or not.
  static boolean isNumber(String text) {
    return ALONE.matcher(text).matches();
  }

  /// The rules of a document in their order; a section stands before its rules.
  static List<Rule> of(List<String> lines) {
    NumberedRules reader = new NumberedRules();
    for (String line : lines) reader.read(line);
    reader.endSection();
    return List.copyOf(reader.rules);
  }

  private void read(String line) {
    Matcher heading = HEADING.matcher(line);
    Matcher numbered = ITEM.matcher(line);
    if (heading.matches()) {
      endSection();
      begin(heading.group(1), heading.group(2));
    } else if (numbered.matches()) {
      endItem();
      item = numbered.group(1);
      ofItem.add(numbered.group(2));
    } else if (!item.isEmpty() && line.startsWith("  ") && !line.isBlank()) {
      if (!line.strip().startsWith("|--")) ofItem.add(line.strip());
    } else {
      endItem();
      if (line.startsWith("|")) row(line);
      else if (section != null && !line.isBlank()) ofSection.add(line.strip());
    }
  }

  private void begin(@Nullable String number, String title) {
    if (number == null) return;
    section = new Rule(number, title, "", "", "");
    rules.add(section);
  }

  private void endSection() {
    endItem();
    Rule ended = section;
    if (ended != null) {
      Rule told = new Rule(ended.number(), ended.title(), String.join(" ", ofSection), "", "");
      rules.replaceAll(
          rule -> rule.isSection() && rule.number().equals(told.number()) ? told : rule);
    }
    ofSection.clear();
    section = null;
    heads = List.of();
  }

  private void endItem() {
    if (!item.isEmpty()) add(item, String.join(" ", ofItem), "");
    item = "";
    ofItem.clear();
  }

  private void row(String line) {
    List<String> cells = Stream.of(line.split("\\|", -1)).map(String::strip).toList();
    cells = cells.subList(1, Math.max(1, cells.size() - 1));
    if (!ROW.matcher(line).matches()) {
      if (!line.matches("\\|[-| ]+")) heads = cells;
      return;
    }
    if (heads.size() == 3 && heads.get(1).equals("rule")) {
      add(cells.get(0), cells.get(1), cells.get(2));
      return;
    }
    List<String> told = new ArrayList<>();
    for (int i = 1; i < cells.size(); i++)
      if (!cells.get(i).isEmpty() && !cells.get(i).equals("-")) told.add(told(i, cells.get(i)));
    add(cells.getFirst(), String.join(" ", told), "");
  }

  // The first column is what the row is about.
  private String told(int column, String cell) {
    String end = cell.endsWith(".") ? "" : ".";
    if (column == 1 || column >= heads.size()) return cell + end;
    String head = heads.get(column);
    return Character.toUpperCase(head.charAt(0)) + head.substring(1) + ": " + cell + end;
  }

  private void add(String number, String text, String whose) {
    Rule in = section;
    rules.add(new Rule(number, "", text, whose, in == null ? "" : in.number()));
  }
}
