package hypergate.catalogue;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// What cards ask, each question in a sentence of its own and in every language that the page
/// speaks. The sentences stand in `questions.tsv`, a row for each prompt that a card declares. They
/// speak to the seat that is asked and leave out the name of the card, which whoever shows them
/// sets before them.
public final class CardQuestions {
  /// The languages, in the order in which they are told.
  public static final List<String> LANGUAGES = List.of("en", "de", "fr");

  static final String PROMPT = "prompt";

  static final String TABLE = "questions.tsv";

  private static final Map<String, SequencedMap<String, String>> ALL = read();

  private CardQuestions() {}

  /// The sentence of a prompt by language, in the order of [#LANGUAGES]; empty where there is none,
  /// as of cards that people have written.
  ///
  /// @param prompt the prompt as in a record, `plague/seat`
  public static SequencedMap<String, String> of(String prompt) {
    return ALL.getOrDefault(prompt, Collections.emptyNavigableMap());
  }

  /// The sentence of a prompt in one language; empty where there is none.
  public static Optional<String> of(String prompt, String language) {
    return Optional.ofNullable(of(prompt).get(language));
  }

  private static Map<String, SequencedMap<String, String>> read() {
    Map<String, SequencedMap<String, String>> all = new LinkedHashMap<>();
    for (Map<String, String> row : Resources.table(TABLE)) {
      SequencedMap<String, String> sentence = new LinkedHashMap<>();
      for (String language : LANGUAGES) sentence.put(language, row.getOrDefault(language, ""));
      all.put(row.getOrDefault(PROMPT, ""), Collections.unmodifiableSequencedMap(sentence));
    }
    return Collections.unmodifiableMap(all);
  }
}
