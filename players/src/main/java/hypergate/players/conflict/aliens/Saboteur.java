package hypergate.players.conflict.aliens;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.Planet;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Saboteur lays its tokens beside home planets of others, and what comes back to its sheet
/// once more.
public final class Saboteur {
  public static final Judgement SABOTEUR =
      Judgement.of("saboteur")
          .worth(Saboteur::worth)
          .answers("planet", (outlook, q) -> Find.best(q, planet -> away(outlook, planet)))
          .answers("planet-2", (outlook, q) -> Find.best(q, planet -> away(outlook, planet)))
          .answers("planet-3", (outlook, q) -> Find.best(q, planet -> away(outlook, planet)))
          .answers("number", (_, q) -> Math.max(0, Find.option(q, Choice.NUMBER, 1)))
          .answers("choice", (_, q) -> Math.max(0, Find.word(q, Word.NO)));

  private Saboteur() {}

  private static double worth(Outlook outlook) {
    int sheet = outlook.instance(outlook.me, "saboteur");
    boolean any =
        sheet >= 0
            && outlook.view.powers().counter(sheet, 0) + outlook.view.powers().counter(sheet, 1)
                > 0;
    return any ? 0.5 : -1;
  }

  // In systems of others, one planet of each before the next.
  private static double away(Outlook outlook, int planet) {
    Planet there = Planet.of(planet);
    double worth = -there.number();
    return outlook.ships.systemOf(there) == outlook.me ? worth - 100 : worth;
  }
}
