package hypergate.server.protocol.ask;

import hypergate.game.card.Option;
import hypergate.game.card.Rules;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Prompt;
import hypergate.game.view.Question;
import hypergate.server.variants.ServerVariants;

/// What kind of question it is: by its prompt, and by what can be answered.
final class Asked {
  private final Question question;
  private final String prompt;

  Asked(Question question) {
    this.question = question;
    this.prompt = question.prompt().id();
  }

  /// What an effect's own question is about, `seat` or `ships`; empty for other questions.
  String what() {
    int slash = prompt.lastIndexOf('/');
    return slash < 0 ? "" : prompt.substring(slash + 1).replaceFirst("-\\d$", "");
  }

  /// The effect whose own question it is; empty for other questions.
  String effect() {
    int slash = prompt.lastIndexOf('/');
    return slash < 0 ? "" : prompt.substring(0, slash);
  }

  boolean is(Prompt known) {
    return question.prompt().equals(known);
  }

  /// Whether ships are picked, or planets for ships: an answer is like `A1x2 A3`.
  boolean isOfShips() {
    int kind = firstKind();
    return kind == Choice.SHIP_OF && what().equals("ships")
        || kind == Choice.PLACE && (takesShips() || isPlacing());
  }

  /// Whether own ships are taken from where they stand.
  boolean takesShips() {
    return is(Prompt.LAUNCH)
        || is(Prompt.JOIN)
        || is(Prompt.SEND)
        || prompt.equals("join-second")
        || is(Prompt.LOSE)
        || is(Prompt.LEAVE_WARP)
        || what().equals("ships")
        || is(Prompt.PLACE) && !isPlacing();
  }

  /// Whether ships are put down: all of them, each on any of the planets.
  boolean isPlacing() {
    if (!is(Prompt.PLACE)) return false;
    if (question.least() != question.most()) return false;
    for (int i = 0; i < question.count(); i++)
      if (question.available(i) != question.most()) return false;
    return true;
  }

  /// The kind of the first option that is no word, [Choice#WORD] when all are.
  int firstKind() {
    for (int i = 0; i < question.count(); i++) {
      int kind = Choice.kind(question.option(i));
      if (kind != Choice.WORD) return kind;
    }
    return Choice.WORD;
  }

  /// Whether everybody sees who is asked, only that this seat thinks, or whether several answer at
  /// the same time.
  String secrecy() {
    Rules rules = question.rules();
    boolean together =
        switch (prompt) {
          case "keep-alien", "select", "select-second" -> true;
          case "join" -> rules.options().is(Option.ALLIANCES) && question.gestureStep() == 0;
          default -> ServerVariants.ALL.stream().anyMatch(one -> one.isSealed(question));
        };
    if (together) return "sealed";
    return is(Prompt.USE) ? "private" : "public";
  }
}
