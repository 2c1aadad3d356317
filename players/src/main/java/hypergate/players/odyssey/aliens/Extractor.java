package hypergate.players.odyssey.aliens;

import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Extractor: its own victory stays as it is, so only a colony that pays is brought about; a
/// planet abroad that makes nobody win.
public final class Extractor {
  public static final Judgement EXTRACTOR =
      Judgement.of("extractor").worth(Extractor::worth).answers("planet", Extractor::where);

  private Extractor() {}

  // It gives the defense a colony for two cards a ship.
  private static double worth(Outlook outlook) {
    return outlook.lacks(outlook.encounter.defense()) <= 2 ? -1 : 2;
  }

  private static int where(Outlook outlook, Question question) {
    Seat owner = outlook.encounter.defense();
    return Find.best(
        question,
        place -> {
          Planet planet = Planet.of(place);
          boolean isNew = (outlook.ships.colonies(owner) & planet.bit()) == 0;
          if (!isNew) return 0;
          return outlook.ships.systemOf(planet) == owner
              ? 2
              : outlook.ships.systemOf(planet) == outlook.me ? 1 : 6;
        });
  }
}
