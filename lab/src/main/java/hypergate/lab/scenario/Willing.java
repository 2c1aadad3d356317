package hypergate.lab.scenario;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.view.Question;

/// Whoever tries a card out: what is wished is answered where it is open and forgotten where it is
/// not; the card's own questions are answered as by somebody who wants it to do something.
///
/// @param card the id of the card that is tried
record Willing(String card) {
  /// The answer to a question that nobody has said anything about; -1 for the usual one.
  int answer(Question question) {
    if (!question.prompt().id().startsWith(card + "/")) return -1;
    if (question.gestureStep() > 0)
      for (int i = 0; i < question.count(); i++)
        if (Choice.is(question.option(i), Word.DONE)) return i;
    int first = -1;
    for (int i = 0; i < question.count(); i++) {
      if (Choice.kind(question.option(i)) == Choice.NUMBER) return -1;
      boolean says = i != question.declining() && !Choice.is(question.option(i), Word.DONE);
      if (says && first < 0) first = i;
    }
    return first;
  }
}
