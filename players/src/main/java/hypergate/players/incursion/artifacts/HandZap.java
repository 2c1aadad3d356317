package hypergate.players.incursion.artifacts;

import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// Hand Zap: eight unknown cards for those that we hold.
public final class HandZap {
  public static final Judgement HAND_ZAP =
      Judgement.of("hand-zap")
          .worth(outlook -> 5 - outlook.choosing.held())
          .answers("seat", (outlook, question) -> Find.seat(question, outlook.me));

  private HandZap() {}
}
