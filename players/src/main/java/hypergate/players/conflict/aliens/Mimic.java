package hypergate.players.conflict.aliens;

import hypergate.players.novice.Judgement;

/// The Mimic is glad of the larger hand.
public final class Mimic {
  public static final Judgement MIMIC =
      Judgement.of("mimic").answers("number", (_, question) -> question.count() - 1);

  private Mimic() {}
}
