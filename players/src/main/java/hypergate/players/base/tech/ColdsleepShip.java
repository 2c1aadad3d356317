package hypergate.players.base.tech;

import hypergate.players.novice.Judgement;

/// The Coldsleep Ship, which one ship boards.
public final class ColdsleepShip {
  public static final Judgement COLDSLEEP_SHIP =
      Judgement.of("coldsleep-ship")
          .answers(
              "ships",
              (outlook, question) -> outlook.shipping.send(question, question.gestureStep(), 1));

  private ColdsleepShip() {}
}
