package hypergate.catalogue;

import java.util.List;

/// The text by which an entry is found, besides its name.
final class SearchedText {
  private static final List<Field> FIELDS =
      List.of(
          Field.NAME,
          Field.POWER,
          Field.EFFECT,
          Field.TEXT,
          Field.SETUP,
          Field.WILD,
          Field.SUPER,
          Field.WILD1,
          Field.SUPER1,
          Field.CON,
          Field.PRO,
          Field.HISTORY,
          Field.NOTES,
          Field.THEME,
          Field.TYPE,
          Field.AUTHOR,
          Field.KIND,
          Field.SET,
          Field.NEEDS);

  private static final List<String> HOMEBREW =
      List.of("reda", "oliviera", "hlavacek", "warp", "fan");

  private SearchedText() {}

  static String of(Entry entry) {
    StringBuilder text = new StringBuilder();
    for (Field field : FIELDS) for (String value : entry.all(field)) text.append(value).append(' ');
    // What people call it besides.
    if (entry.has(Field.TECH)) text.append("tech technology technological ");
    if (Vocabulary.isPublished(entry.first(Field.SET)))
      text.append("cosmic").append(entry.first(Field.SET)).append(' ');
    if (HOMEBREW.contains(entry.first(Field.SET))) text.append("homebrew ");
    text.append(
        switch (entry.first(Field.EXPERIENCE)) {
          case "Novice" -> "novice green beginner easy simple ";
          case "Advanced" -> "advanced yellow intermediate ";
          case "Expert" -> "expert red hard difficult ";
          default -> "";
        });
    text.append(entry.kind().searched());
    return text.toString();
  }
}
