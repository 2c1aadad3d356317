package hypergate.players.dominion.aliens;

import hypergate.game.word.Window;
import hypergate.players.novice.Judgement;

/// The Mesmer keeps its artifacts for zaps that hurt, and for what they are.
public final class Mesmer {
  public static final Judgement MESMER =
      Judgement.of("mesmer")
          .worth(outlook -> outlook.question.window() == Window.REGROUP_START ? 0.5 : -1)
          .answers("card", (outlook, question) -> outlook.choosing.worst(question));

  private Mesmer() {}
}
