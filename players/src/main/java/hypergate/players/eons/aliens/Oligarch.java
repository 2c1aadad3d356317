package hypergate.players.eons.aliens;

import hypergate.game.decide.Choice;
import hypergate.game.view.Question;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Oligarch takes the privilege that shortens its way to victory first, then strength.
public final class Oligarch {
  private static final double[] WORTH = {1, 4, 2, 5, 3};

  public static final Judgement OLIGARCH =
      Judgement.of("oligarch").answers("number", Oligarch::best);

  private Oligarch() {}

  private static int best(Outlook outlook, Question question) {
    int best = 0;
    for (int i = 1; i < question.count(); i++)
      if (worth(question, i) > worth(question, best)) best = i;
    return best;
  }

  private static double worth(Question question, int position) {
    return WORTH[Choice.asNumber(question.option(position)) - 1];
  }
}
