package hypergate.players.eons.flares;

import hypergate.players.eons.aliens.Coward;
import hypergate.players.novice.Judgement;

/// The Coward's flare, which saves who has selected a low attack.
public final class CowardFlare {
  private static final int LOW = 7;

  public static final Judgement COWARD_FLARE =
      Judgement.of("flare-coward").worth("wild", outlook -> Coward.isWeak(outlook, LOW) ? 1 : -1);

  private CowardFlare() {}
}
