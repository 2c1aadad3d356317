package hypergate.players.odyssey.aliens;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.Planet;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The alternate Locust: whoever has won with it lands where that is a new foreign colony.
public final class LocustAlternate {
  public static final Judgement LOCUST_ALTERNATE =
      Judgement.of("locust-alternate").answers("planet", LocustAlternate::where);

  private LocustAlternate() {}

  private static int where(Outlook outlook, Question question) {
    for (int i = 0; i < question.count(); i++) {
      if (Choice.kind(question.option(i)) == Choice.WORD) continue;
      Planet planet = Planet.of(Choice.value(question.option(i)));
      boolean isNew = (outlook.ships.colonies(outlook.me) & planet.bit()) == 0;
      if (isNew && outlook.ships.systemOf(planet) != outlook.me) return i;
    }
    return Math.max(0, Find.word(question, Word.NONE));
  }
}
