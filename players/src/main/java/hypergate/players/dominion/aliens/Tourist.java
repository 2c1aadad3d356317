package hypergate.players.dominion.aliens;

import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Tourist boards what it can spare and stays aboard until there is somewhere to land.
public final class Tourist {
  private static final int FULL = 2;

  public static final Judgement TOURIST =
      Judgement.of("tourist")
          .worth(_ -> 3)
          .answers(
              "ships",
              (outlook, question) -> outlook.shipping.send(question, question.gestureStep(), FULL))
          .answers("number", (_, question) -> Find.best(question, number -> -number))
          .answers("planet", (_, question) -> Math.max(0, question.count() - 1));

  private Tourist() {}
}
