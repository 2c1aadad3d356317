package hypergate.workshop.words;

import hypergate.game.explain.Moment;
import hypergate.game.word.Query;
import hypergate.game.word.Role;
import hypergate.game.word.Window;
import hypergate.lab.house.WorkshopWord;
import java.util.ArrayList;
import java.util.List;

/// The vocabulary word by word, for whoever completes words while a card is written.
public final class WordList {
  /// The keys that begin a card, an effect or a step.
  private static final List<String> KEYS =
      List.of(
          "tech",
          "alien",
          "artifact",
          "text",
          "author",
          "set",
          "role",
          "phases",
          "effects",
          "research",
          "pays",
          "stays",
          "secret",
          "draws-another",
          "reinforces",
          "until-the-end",
          "complete-when",
          "keeps-ships",
          "when-completed",
          "when-given",
          "when-leaving",
          "when-used-up",
          "copies",
          "hazard",
          "stay",
          "rivalry",
          "hand-held",
          "redrawn-when",
          "when-drawn",
          "for-offense",
          "for-others",
          "moon",
          "group",
          "number",
          "new-back",
          "immediate",
          "ends-game",
          "colony",
          "when-revealed",
          "in-deal",
          "revealed-at",
          "never-revealed",
          "power",
          "level",
          "mandatory",
          "has-victory",
          "never-with",
          "seldom-with",
          "counter",
          "setup",
          "flare",
          "wild",
          "super",
          "with-power",
          "as-played",
          "may",
          "must",
          "always",
          "free",
          "bends",
          "value",
          "when",
          "naming",
          "do",
          "if-zapped",
          "last",
          "order",
          "even-if-zapped",
          "even-if-lost",
          "use-power",
          "ask",
          "if",
          "then",
          "else",
          "each",
          "as",
          "let",
          "be",
          "from",
          "least",
          "most",
          "or-none",
          "by-card",
          "unasked-if-one",
          "who",
          "prompt",
          "namesake");

  private WordList() {}

  /// All words.
  public static List<WorkshopWord> all() {
    List<WorkshopWord> all = new ArrayList<>();
    for (String key : KEYS) all.add(new WorkshopWord("key", key, key, "", ""));
    for (Window window : Window.ALL)
      all.add(word("moment", Constant.notation(window), Moment.words(window)));
    for (Role role : Role.values()) all.add(word("role", Constant.notation(role), ""));
    for (Query query : Query.values()) all.add(word("number", Constant.notation(query), ""));
    for (Verb verb : Verbs.all().values())
      all.add(new WorkshopWord("verb", verb.name(), Glossary.form(verb), verb.text(), verb.kind()));
    for (Value value : Vocabulary.values().values())
      all.add(
          new WorkshopWord(
              "value",
              value.name(),
              value.name() + ", " + value.type().words(),
              value.text(),
              value.kind()));
    for (Call call : Vocabulary.calls())
      all.add(new WorkshopWord("call", call.name(), Glossary.form(call), call.text(), ""));
    return List.copyOf(all);
  }

  private static WorkshopWord word(String kind, String word, String text) {
    return new WorkshopWord(kind, word, word, text, "");
  }
}
