package hypergate.players.incursion.aliens;

import hypergate.game.table.Encounter;
import hypergate.players.novice.Forecast;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Chronos travels back from a battle that it is about to lose.
public final class Chronos {
  public static final Judgement CHRONOS = Judgement.of("chronos").worth(Chronos::travel);

  private Chronos() {}

  /// What it is worth to have planning begin anew.
  public static double travel(Outlook outlook) {
    Encounter encounter = outlook.encounter;
    Forecast forecast = outlook.forecast.read();
    int outcome =
        forecast.outcome(
            encounter.kind(encounter.offense()),
            encounter.value(encounter.offense()),
            encounter.kind(encounter.defense()),
            encounter.value(encounter.defense()));
    boolean offense = outlook.me == encounter.offense();
    if (outcome != (offense ? Forecast.DEFENSE : Forecast.OFFENSE)) return -1;
    double chance = forecast.offenseChance();
    return (offense ? chance : 1 - chance) * Math.abs(outlook.stake()) - 0.3;
  }
}
