package hypergate.game.card;

import java.util.List;
import java.util.Locale;

/// The values that one option can have: a range of numbers, one of some words, or several of them.
/// Inside a game every value is a number: itself, the position of the word, or a mask of words.
///
/// @param notation the option's name, for what is said of a wrong value
/// @param words the words, empty for numbers
/// @param lowest the lowest number that a value can be
/// @param highest the highest one
/// @param several whether several words may be chosen
record OptionValues(String notation, List<String> words, int lowest, int highest, boolean several) {

  static OptionValues numbers(String notation, int lowest, int highest) {
    return new OptionValues(notation, List.of(), lowest, highest, false);
  }

  static OptionValues oneOf(String notation, String words) {
    List<String> list = List.of(words.split(" "));
    return new OptionValues(notation, list, 0, list.size() - 1, false);
  }

  static OptionValues someOf(String notation, String words) {
    List<String> list = List.of(words.split(" "));
    return new OptionValues(notation, list, 1, (1 << list.size()) - 1, true);
  }

  /// The values as people read them: `off, on` or `3 to 8`.
  String allowed() {
    if (words.isEmpty()) return lowest + " to " + highest;
    String joined = String.join(", ", words);
    return several ? "one or more of " + joined + ", joined by '+'" : joined;
  }

  /// A value's text.
  String text(int value) {
    if (several) return joined(value);
    return words.isEmpty() ? Integer.toString(value) : words.get(value);
  }

  /// The value written as this text.
  ///
  /// @throws IllegalArgumentException naming the option, the text and what is allowed
  int parse(String text) {
    String word = text.strip();
    int value = several ? mask(word) : words.isEmpty() ? number(word) : words.indexOf(word);
    if (value < 0 && !several && words.contains("on")) value = truth(word);
    if (value < lowest || value > highest)
      throw new IllegalArgumentException(
          "option '" + notation + "' cannot be '" + text + "'; allowed: " + allowed());
    return value;
  }

  private String joined(int mask) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < words.size(); i++)
      if ((mask >> i & 1) != 0) text.append(text.isEmpty() ? "" : "+").append(words.get(i));
    return text.toString();
  }

  // The words of a text as a mask; -1 when one of them is unknown.
  private int mask(String text) {
    int mask = 0;
    for (String word : text.split("[+, ]+")) {
      if (!words.contains(word)) return -1;
      mask |= 1 << words.indexOf(word);
    }
    return mask;
  }

  private static int truth(String word) {
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "true", "yes" -> 1;
      case "false", "no" -> 0;
      default -> -1;
    };
  }

  private static int number(String word) {
    return word.matches("\\d{1,6}") ? Integer.parseInt(word) : -1;
  }
}
