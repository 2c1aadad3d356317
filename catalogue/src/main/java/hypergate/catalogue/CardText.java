package hypergate.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// All of an entry, laid out as the old database did: head, text, history, restriction, timing,
/// notes, flares; then what it never had.
final class CardText {
  private final StringBuilder out = new StringBuilder();
  private final Display display;

  private CardText(Display display) {
    this.display = display;
  }

  static String of(List<Entry> entries, Display display) {
    CardText text = new CardText(display);
    for (Entry entry : entries) {
      text.entry(entry);
      text.out.append('\n');
    }
    return text.out.toString();
  }

  private void entry(Entry entry) {
    if (entry.has(Field.ART) && display.shows(Field.ART)) line("Art", entry.first(Field.ART));
    wrap(head(entry));
    wrap(under(entry));
    String text = PowerClause.before(entry) + entry.first(Field.TEXT);
    if (!text.isBlank()) {
      out.append('\n');
      wrap(text.strip());
    }
    line("Setup", entry.first(Field.SETUP));
    shown(entry, Field.HISTORY);
    line("Restriction", Restrictions.words(entry));
    timing(entry);
    line("Notes", notes(entry));
    for (Field side : display.flares().sides(entry)) line(side.label(), entry.first(side));
    if (entry.kind().ofAlien()) own(entry);
    line("Conflicts", String.join(", ", entry.all(Field.CONFLICT)));
    line("Rulings", String.join(", ", entry.all(Field.RULING)));
    line("Rules", String.join(", ", entry.all(Field.RULE)));
    line("See", String.join(", ", entry.all(Field.SEE)));
    line("Scenarios", String.join(", ", entry.all(Field.SCENARIO)));
    line("Wins", wins(entry));
  }

  // A flare is its sides: they are shown whatever the style says about aliens.
  private void own(Entry entry) {
    for (Field side : FlareStyle.ALL.sides())
      if (!display.flares().sides(entry).contains(side)) line(side.label(), entry.first(side));
  }

  // NAME [omb:origin:restrictions] short, author (theme)
  private String head(Entry entry) {
    List<String> parts = new ArrayList<>();
    parts.add(entry.name().toUpperCase(Locale.ROOT));
    if (!entry.code().isEmpty()) parts.add("[" + entry.code() + "]");
    parts.add(entry.first(Field.EFFECT));
    if (display.shows(Field.AUTHOR)) parts.add(entry.first(Field.AUTHOR));
    if (display.shows(Field.THEME) && entry.has(Field.THEME))
      parts.add("(" + entry.first(Field.THEME) + ")");
    parts.removeIf(String::isEmpty);
    return String.join(" ", parts);
  }

  private static String under(Entry entry) {
    List<String> parts = new ArrayList<>();
    parts.add(entry.kind().word());
    parts.add(entry.first(Field.SET));
    if (entry.has(Field.COST)) parts.add("cost " + entry.first(Field.COST));
    if (entry.has(Field.COPIES)) parts.add("copies " + entry.first(Field.COPIES));
    if (entry.first(Field.STATUS).equals(Entry.DESCRIBED)) parts.add("not enforced yet");
    if (entry.first(Field.STATUS).equals(Entry.EXCLUDED)) parts.add("not enforced");
    parts.removeIf(String::isEmpty);
    return String.join(" · ", parts);
  }

  private void timing(Entry entry) {
    List<String> lines = StripText.lines(entry, display.timing());
    if (lines.isEmpty()) return;
    List<String> head = new ArrayList<>();
    if (StripText.lit(entry).size() == Phase.values().length) head.add("any phase");
    List<String> roles = entry.all(Field.ROLE);
    if (!roles.isEmpty() && roles.size() < Timing.POSITIONS.size()) head.addAll(roles);
    wrap(("Timing: " + String.join(", ", head)).strip());
    for (String line : lines)
      for (String part :
          display.timing() == TimingStyle.STRIP
              ? List.of(line)
              : Lines.wrap(line, display.width() - 2)) out.append("  ").append(part).append('\n');
  }

  private String notes(Entry entry) {
    List<String> parts = new ArrayList<>();
    for (Field field : List.of(Field.EXPERIENCE, Field.TYPE))
      if (display.shows(field) && entry.has(field))
        parts.add(field.word() + " " + entry.first(field));
    if (display.shows(Field.NOTES) && entry.has(Field.NOTES)) parts.add(entry.first(Field.NOTES));
    return String.join("; ", parts);
  }

  private static String wins(Entry entry) {
    if (!entry.has(Field.WIN)) return "";
    return entry.first(Field.WIN)
        + " of "
        + entry.first(Field.GAMES)
        + " games ("
        + entry.first(Field.LOW)
        + " to "
        + entry.first(Field.HIGH)
        + ")"
        + (entry.has(Field.MEASURED) ? ", " + entry.first(Field.MEASURED) : "");
  }

  private void shown(Entry entry, Field field) {
    if (display.shows(field)) line(field.label(), entry.first(field));
  }

  // An empty label is not printed.
  private void line(String label, String text) {
    if (!text.isEmpty()) wrap(label + ": " + text);
  }

  private void wrap(String text) {
    for (String line : Lines.wrap(text, display.width())) out.append(line).append('\n');
  }
}
