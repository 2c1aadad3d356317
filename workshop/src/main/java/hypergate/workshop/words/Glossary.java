package hypergate.workshop.words;

import hypergate.game.explain.Moment;
import hypergate.game.word.Query;
import hypergate.game.word.Role;
import hypergate.game.word.Window;
import hypergate.workshop.file.Problems;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Collectors;

/// The vocabulary as a page for authors, made from the words themselves.
public final class Glossary {
  private Glossary() {}

  /// The whole page, as Markdown.
  public static String markdown() {
    StringBuilder page =
        new StringBuilder(
            """
            # The words of cards

            What a card that you write may say ([workshop.md](workshop.md) says how). This page is made from the
            program: `hypergate workshop words` prints it. What stands before the dot and in brackets is what a word
            wants; a word in brackets behind it is what is meant when nothing is said.

            """);
    page.append("## Moments\n\n| word | when |\n| --- | --- |\n");
    for (Window window : Window.ALL) row(page, Constant.notation(window), Moment.words(window));
    page.append("\n## Roles\n\n");
    for (Role role : Role.values())
      page.append("- `").append(Constant.notation(role)).append("`\n");
    page.append("\n## Numbers of the rules that can be bent\n\n");
    for (Query query : Query.values())
      page.append("- `").append(Constant.notation(query)).append("`\n");
    page.append("\n## Verbs\n\n| step | what it does |\n| --- | --- |\n");
    for (Verb verb : Verbs.all().values())
      row(page, form(verb), verb.text() + only(verb.kind()) + moments(verb));
    page.append("\n## Values\n\n| word | is | |\n| --- | --- | --- |\n");
    for (Value value : Vocabulary.values().values())
      row(page, value.name(), value.type().words(), value.text() + only(value.kind()));
    page.append("\n## What can be said of things\n\n| word | is | |\n| --- | --- | --- |\n");
    for (Call call : Vocabulary.calls()) row(page, form(call), call.type().words(), call.text());
    return page.toString();
  }

  private static String moments(Verb verb) {
    if (verb.moments().isEmpty()) return "";
    return " Only at "
        + Problems.list(
            verb.momentWords().stream()
                .map(word -> "`" + word + "`")
                .collect(Collectors.toCollection(LinkedHashSet::new)))
        + ".";
  }

  private static String only(String kind) {
    return kind.isEmpty() ? "" : " Only on cards of the kind `" + kind + "`.";
  }

  // `take-random: a number, from: a player, who: a player (me)`
  static String form(Verb verb) {
    StringBuilder form = new StringBuilder(verb.name());
    for (Verb.Arg arg : verb.args()) {
      String what = arg.words().isEmpty() ? arg.type().words() : String.join(" or ", arg.words());
      String usual = arg.usual().isEmpty() ? "" : " (" + arg.usual() + ")";
      form.append(arg.name().isEmpty() ? ": " : ", " + arg.name() + ": ")
          .append(what)
          .append(usual);
    }
    return form.toString();
  }

  static String form(Call call) {
    List<String> with = call.with().stream().map(Type::words).toList();
    return "(" + call.of().words() + ")." + call.name() + "(" + String.join(", ", with) + ")";
  }

  private static void row(StringBuilder page, String word, String... rest) {
    page.append("| `").append(word).append("` |");
    for (String cell : rest) page.append(' ').append(cell).append(" |");
    page.append('\n');
  }
}
