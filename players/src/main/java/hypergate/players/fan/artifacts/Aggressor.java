package hypergate.players.fan.artifacts;

import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.players.novice.Values;

/// Aggressor: a colony of a player close to winning, or one that hardly anybody defends.
public final class Aggressor {
  public static final Judgement AGGRESSOR =
      Judgement.of("aggressor")
          .worth(outlook -> abroad(outlook) - Values.ARTIFACT)
          .answers("planet", Aggressor::weakest);

  private Aggressor() {}

  private static double abroad(Outlook outlook) {
    Seat defense = outlook.encounter.defense();
    int fewest = Integer.MAX_VALUE;
    for (long rest = outlook.ships.foreignColonies(defense); rest != 0; rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      fewest = Math.min(fewest, outlook.ships.on(planet, defense));
    }
    return (outlook.colonies(defense) >= 3 ? 2 : 0) + (fewest <= 1 ? 2 : 0);
  }

  private static int weakest(Outlook outlook, Question question) {
    return Find.best(
        question, place -> -outlook.ships.on(Planet.of(place), outlook.encounter.defense()));
  }
}
