package hypergate.players.base.aliens;

import hypergate.players.novice.Forecast;
import hypergate.players.novice.Judgement;

/// The Calculator, which takes the lower attack off the higher one.
public final class Calculator {
  public static final Judgement CALCULATOR =
      Judgement.of("calculator")
          .worth(outlook -> outlook.selecting.twistGain(Forecast.EQUALIZED) - 0.3);

  private Calculator() {}
}
