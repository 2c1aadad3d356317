package hypergate.players.base.aliens;

import hypergate.players.novice.Judgement;

/// The Loser, which declares an upset before cards are chosen.
public final class Loser {
  public static final Judgement LOSER =
      Judgement.of("loser").worth(outlook -> outlook.selecting.upsetGain() - 0.5);

  private Loser() {}
}
