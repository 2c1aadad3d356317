package hypergate.catalogue;

import java.util.List;
import java.util.Locale;

/// In which form entries are written.
public enum Format implements Chosen {
  /// A line an entry.
  TABLE,
  /// All of each entry, to be read.
  CARD,
  JSON,
  CSV,
  /// The text format of the old archives; [Raw#parse] reads it again.
  RAW;

  /// The word on the command line and in addresses: `table`.
  @Override
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  @Override
  public List<String> oldWords() {
    return switch (this) {
      case CARD -> List.of("normal", "ffgames");
      case RAW -> List.of("ceconvert");
      case TABLE, JSON, CSV -> List.of();
    };
  }

  /// The sides of flares that it shows unless told otherwise: all of them where a record is to read
  /// back whole, else those of the edition that is played.
  public FlareStyle usualFlares() {
    return this == RAW ? FlareStyle.ALL : FlareStyle.RETAINED;
  }

  /// Writes entries. The last three write everything that is known, whatever the display hides; but
  /// the last leaves out the sides of flares that are not to be shown.
  ///
  /// @param total how many there are altogether
  public String write(List<Entry> entries, int total, Display display) {
    return switch (this) {
      case TABLE ->
          TableText.of(entries, display) + footer(entries, total) + note(entries, display);
      case CARD -> CardText.of(entries, display) + footer(entries, total) + note(entries, display);
      case JSON -> JsonText.of(entries);
      case CSV -> CsvText.of(entries);
      case RAW -> Raw.of(entries, display);
    };
  }

  private static String footer(List<Entry> entries, int total) {
    boolean powers = entries.stream().allMatch(entry -> entry.kind() == Kind.ALIEN);
    String noun =
        powers ? "power" : entries.stream().allMatch(Format::isDocument) ? "rule" : "entry";
    String several = noun.equals("entry") ? "entries" : noun + "s";
    int count = entries.size();
    String of = total > count ? count + " of " + total : Integer.toString(count);
    return "Displayed " + of + " " + (total == 1 ? noun : several) + "\n";
  }

  // The reference has no text of a flare that is played once.
  private static String note(List<Entry> entries, Display display) {
    List<Field> sides = display.flares().sides();
    boolean wanted = display.flares() != FlareStyle.ALL && sides.contains(Field.WILD1);
    boolean known = entries.stream().anyMatch(e -> e.has(Field.WILD1) || e.has(Field.SUPER1));
    return wanted && !known && !entries.isEmpty()
        ? "There are no texts of the one-shot flares of the Mayfair edition yet.\n"
        : "";
  }

  private static boolean isDocument(Entry entry) {
    return entry.kind() == Kind.RULE || entry.kind() == Kind.RULING;
  }
}
