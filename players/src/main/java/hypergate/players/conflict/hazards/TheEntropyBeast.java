package hypergate.players.conflict.hazards;

import hypergate.game.piece.Planet;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Entropy Beast eats a planet; with a home system of three planets less one everybody loses.
public final class TheEntropyBeast {
  public static final Judgement THE_ENTROPY_BEAST =
      Judgement.of("the-entropy-beast")
          .answers(
              "planet",
              (outlook, question) ->
                  Find.best(question, place -> worth(outlook, Planet.of(place))));

  private TheEntropyBeast() {}

  private static double worth(Outlook outlook, Planet planet) {
    boolean ends = Long.bitCount(outlook.ships.planetsOf(outlook.ships.systemOf(planet))) <= 3;
    return outlook.destruction(planet) - (ends ? 1000 : 0);
  }
}
