package hypergate.players.base.aliens;

import hypergate.players.novice.Forecast;
import hypergate.players.novice.Judgement;

/// The Mirror, which swaps the digits of both attacks.
public final class Mirror {
  private static final int BOTH = Forecast.OFFENSE_REVERSED | Forecast.DEFENSE_REVERSED;

  public static final Judgement MIRROR =
      Judgement.of("mirror").worth(outlook -> outlook.selecting.twistGain(BOTH) - 0.3);

  private Mirror() {}
}
