package hypergate.server.protocol;

import hypergate.game.card.Misfit;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// A sentence for people: English, and what the page needs to say it in another language. Its key
/// follows from its first English words, so whoever changes them is reminded of the translations.
///
/// @param template the sentence, with the names of arguments in braces
/// @param args what stands in their place: numbers, texts, sentences
public record Sentence(String template, Map<String, Object> args) {
  private static final int WORDS = 10;

  /// A sentence of this program.
  ///
  /// @param args the arguments, name and value by turns
  public static Sentence of(String template, Object... args) {
    if (args.length % 2 != 0)
      throw new IllegalArgumentException("a name without its value: " + Arrays.toString(args));
    Map<String, Object> named = new TreeMap<>();
    for (int i = 0; i < args.length; i += 2) named.put((String) args[i], args[i + 1]);
    return new Sentence(template, Map.copyOf(named));
  }

  /// What the engine says.
  public static Sentence of(Misfit misfit) {
    Map<String, Object> args = new TreeMap<>();
    misfit
        .args()
        .forEach((name, value) -> args.put(name, value instanceof Misfit part ? of(part) : value));
    return new Sentence(misfit.template(), Map.copyOf(args));
  }

  /// The English text.
  public String text() {
    return Misfit.filled(template, args);
  }

  @Override
  public String toString() {
    return text();
  }

  /// The same by its key, as the page has the words.
  public Words words() {
    Map<String, Object> said = new TreeMap<>();
    args.forEach(
        (name, value) -> said.put(name, value instanceof Sentence part ? part.words() : value));
    return new Words(key(template), said);
  }

  /// The key of a sentence: `refused.` and its first words.
  public static String key(String template) {
    List<String> words =
        Arrays.stream(template.toLowerCase(Locale.ROOT).replace("'", "").split("[^a-z0-9]+"))
            .filter(word -> !word.isEmpty())
            .toList();
    return words.stream().limit(WORDS).collect(Collectors.joining("-", "refused.", ""));
  }
}
