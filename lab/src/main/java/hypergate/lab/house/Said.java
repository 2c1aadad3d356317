package hypergate.lab.house;

import hypergate.game.card.Misfit;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// A sentence for the author of a card, or a part of one: English, and what a page needs to say it
/// in another language.
///
/// @param key by which a page knows it
/// @param template the English words, with the names of arguments in braces
/// @param args what stands in their place: numbers, words of the file, others of these
public record Said(String key, String template, Map<String, Object> args) {
  private static final String PREFIX = "read.";
  private static final int WORDS = 12;

  /// A sentence whose key follows from its first English words.
  ///
  /// @param args the arguments, name and value by turns
  public static Said of(String template, Object... args) {
    return named(key(template), template, args);
  }

  /// A sentence that a page knows by a name of its own.
  ///
  /// @param args the arguments, name and value by turns
  public static Said named(String key, String template, Object... args) {
    Map<String, Object> named = new TreeMap<>();
    for (int i = 0; i < args.length; i += 2) named.put((String) args[i], args[i + 1]);
    return new Said(key, template, Map.copyOf(named));
  }

  /// Parts of a sentence, one beside the other: `a and b`.
  public static Object and(List<?> parts) {
    Object all = "";
    for (int i = 0; i < parts.size(); i++)
      all = i == 0 ? parts.get(i) : Said.of("{one} and {other}", "one", all, "other", parts.get(i));
    return all;
  }

  /// The words that may stand somewhere: `a, b or c`.
  public static Object or(List<String> words) {
    return words.size() < 2
        ? String.join("", words)
        : Said.of(
            "{some} or {last}",
            "some",
            String.join(", ", words.subList(0, words.size() - 1)),
            "last",
            words.getLast());
  }

  /// The key of a sentence: its first words.
  public static String key(String template) {
    return Arrays.stream(template.toLowerCase(Locale.ROOT).replace("'", "").split("[^a-z0-9]+"))
        .filter(word -> !word.isEmpty())
        .limit(WORDS)
        .collect(Collectors.joining("-", PREFIX, ""));
  }

  /// The English text.
  public String text() {
    return Misfit.filled(template, args);
  }

  @Override
  public String toString() {
    return text();
  }
}
