package hypergate.cli.play;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import java.util.ArrayList;
import java.util.List;

/// All that can be given and asked for in an offer.
final class DealTerms {
  private DealTerms() {}

  static List<String> of(Game game, Seat seat) {
    Trial trial = new Trial(game, seat);
    int offer = Trial.position(trial.question(), Word.OFFER);
    if (offer < 0) return List.of();
    trial.take(offer);
    String give = "You can give: " + terms(trial.question(), "");
    trial.take(Trial.position(trial.question(), Word.FOR));
    return List.of(
        give, "You can ask for: " + terms(trial.question(), "card ") + ", any card by name");
  }

  private static String terms(Question question, String without) {
    List<String> terms = new ArrayList<>();
    for (int i = 0; i < question.count(); i++)
      if (Choice.kind(question.option(i)) == Choice.TERM
          && (without.isEmpty() || !question.notation(i).startsWith(without)))
        terms.add(question.notation(i));
    return terms.isEmpty() ? "nothing" : String.join(", ", terms);
  }
}
