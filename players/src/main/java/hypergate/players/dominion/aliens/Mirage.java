package hypergate.players.dominion.aliens;

import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Mirage: the largest colony of its side, the smallest of the other.
public final class Mirage {
  public static final Judgement MIRAGE =
      Judgement.of("mirage")
          .answers("planet", (outlook, question) -> Find.best(question, p -> own(outlook, p)))
          .answers("planet-2", (outlook, question) -> Find.best(question, p -> foe(outlook, p)));

  private Mirage() {}

  private static double own(Outlook outlook, int planet) {
    Seat main = outlook.encounter.sideOf(outlook.me).main();
    return outlook.ships.on(Planet.of(planet), main);
  }

  private static double foe(Outlook outlook, int planet) {
    Seat main = outlook.encounter.sideOf(outlook.me).other().main();
    return -outlook.ships.on(Planet.of(planet), main);
  }
}
