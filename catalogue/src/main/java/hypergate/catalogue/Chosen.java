package hypergate.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A way to show entries that is chosen by a word. The words and numbers of the old database do as
/// well.
public interface Chosen {
  /// Its word: `one-shot`.
  String word();

  /// What the old database called it: `mayfair`, `2`; may be empty.
  List<String> oldWords();

  /// The one that a word names, in whatever case; empty when none is called so.
  ///
  /// @param all those to choose from
  static <T extends Chosen> Optional<T> named(List<T> all, String word) {
    String wanted = word.toLowerCase(Locale.ROOT);
    for (T one : all)
      if (one.word().equals(wanted) || one.oldWords().contains(wanted)) return Optional.of(one);
    return Optional.empty();
  }

  /// All words that name one of these, its own before the old ones.
  static List<String> words(List<? extends Chosen> all) {
    List<String> words = new ArrayList<>();
    for (Chosen one : all) words.add(one.word());
    for (Chosen one : all) words.addAll(one.oldWords());
    return words;
  }
}
