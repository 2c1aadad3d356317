package hypergate.catalogue;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// The words of texts and queries as they are compared: without case, accents, apostrophes and
/// plural.
final class Tokens {
  // What people write around the words that they look for.
  private static final Set<String> FILLERS =
      Set.of(
          ("a about all an and any anything are at be by can could did do does done every"
               + " everything find for from get gets give has have having here how i in into is it"
               + " its list made make makes me my of on or please related relating show some"
               + " something that the their them there these they this those to use used uses using"
               + " want was were what when where which who whose why with work works would you"
               + " your")
              .split(" "));

  private Tokens() {}

  /// The words of a text.
  static List<String> of(String text) {
    String plain = Normalizer.normalize(text, Normalizer.Form.NFD).toLowerCase(Locale.ROOT);
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    for (int i = 0; i < plain.length(); i++) {
      char c = plain.charAt(i);
      if (Character.isLetterOrDigit(c)) word.append(c);
      else if (c != '\'' && c != '’' && Character.getType(c) != Character.NON_SPACING_MARK)
        end(words, word);
    }
    end(words, word);
    return words;
  }

  /// Whether a word of a query says nothing of what is looked for, as long as others do.
  static boolean isFiller(String word) {
    return FILLERS.contains(word.toLowerCase(Locale.ROOT));
  }

  private static void end(List<String> words, StringBuilder word) {
    if (!word.isEmpty()) words.add(stem(word.toString()));
    word.setLength(0);
  }

  // One form for `zombie` and `zombies`, `colony` and `colonies`, `loss` and `losses`.
  private static String stem(String word) {
    String stem = singular(word);
    boolean y = stem.length() > 3 && stem.endsWith("y");
    return y ? stem.substring(0, stem.length() - 1) + "ie" : stem;
  }

  private static String singular(String word) {
    int length = word.length();
    if (length < 4 || word.charAt(length - 1) != 's') return word;
    for (String end : List.of("ches", "shes", "sses", "xes", "ruses"))
      if (word.endsWith(end)) return word.substring(0, length - 2);
    if ("sui".indexOf(word.charAt(length - 2)) >= 0) return word;
    return word.substring(0, length - 1);
  }
}
