package hypergate.players.fan.artifacts;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Values;

/// Abort, for our ships where our side is likely to lose.
public final class Abort {
  public static final Judgement ABORT =
      Judgement.of("abort").worth(outlook -> outlook.alliances.flight() - Values.ARTIFACT);

  private Abort() {}
}
