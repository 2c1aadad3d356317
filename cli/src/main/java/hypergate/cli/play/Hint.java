package hypergate.cli.play;

import hypergate.game.view.Question;
import hypergate.players.Advice;
import hypergate.players.Players;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// What `hint` answers: the options that a strong machine would look at in the person's place, with
/// what each would come to. It knows what the person knows.
final class Hint {
  private Hint() {}

  /// Lines to print.
  ///
  /// @param question what the person is asked now, within a gesture the next small decision
  /// @param seed what the advice follows from
  static List<String> lines(Question question, long seed) {
    Advice advice = Players.adviser(seed).advise(question);
    List<String> lines = new ArrayList<>();
    lines.add(" " + advice.words());
    if (advice.best().size() < 2) return lines;
    for (Advice.Opinion opinion : advice.best())
      lines.add(
          String.format(
              Locale.ROOT,
              "   %-20s %3.0f %% of the points, give or take %.0f",
              opinion.answer(),
              100 * opinion.share(),
              100 * opinion.margin()));
    return lines;
  }
}
