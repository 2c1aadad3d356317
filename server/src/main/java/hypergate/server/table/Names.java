package hypergate.server.table;

/// Which texts of people we take: scripts and markup are just text, but nothing that cannot be seen
/// or that turns other text around.
final class Names {
  /// The longest name of a person.
  static final int NAME = 24;

  /// The longest name of a table.
  static final int TABLE = 40;

  /// The longest line of chat.
  static final int CHAT = 500;

  /// The longest promise in free words.
  static final int PROMISE = 200;

  private Names() {}

  /// A text without blanks around it.
  ///
  /// @throws Refusal when it is empty, too long, or holds what cannot be seen
  static String checked(String text, int most) {
    String stripped = text.strip();
    if (stripped.isEmpty()) throw Refusal.notLegal("Nothing stands there yet: write something.");
    if (stripped.codePointCount(0, stripped.length()) > most)
      throw Refusal.notLegal("There is room for {most} characters; this is longer.", "most", most);
    if (!stripped.codePoints().allMatch(Names::isVisible))
      throw Refusal.notLegal("There are characters in it that cannot be seen.");
    return stripped;
  }

  private static boolean isVisible(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      // The joiner holds some emoji together.
      case Character.FORMAT -> c == 0x200d;
      default -> true;
    };
  }
}
