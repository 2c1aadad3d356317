package hypergate.players.conflict.aliens;

import hypergate.players.novice.Judgement;

/// The Relic: two ships for each colony.
public final class Relic {
  public static final Judgement RELIC =
      Judgement.of("relic")
          .answers(
              "ships",
              (outlook, question) -> outlook.shipping.send(question, question.gestureStep(), 2));

  private Relic() {}
}
