package hypergate.players.odyssey.hazards;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.Planet;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Real Estate Swindle: a rival's colony is struck out while ours stands; a deal without ours
/// would fail.
public final class RealEstateSwindle {
  public static final Judgement REAL_ESTATE_SWINDLE =
      Judgement.of("real-estate-swindle").answers("planet", RealEstateSwindle::swindle);

  private RealEstateSwindle() {}

  private static int swindle(Outlook outlook, Question question) {
    int none = Math.max(0, Find.word(question, Word.NONE));
    int rival = -1;
    boolean ours = false;
    for (int i = 0; i < question.count(); i++) {
      if (Choice.kind(question.option(i)) == Choice.WORD) continue;
      Planet planet = Planet.of(Choice.value(question.option(i)));
      if (outlook.ships.on(planet, outlook.me) == 0) ours = true;
      else if (outlook.ships.systemOf(planet) != outlook.opponent()) rival = i;
    }
    return ours && rival >= 0 ? rival : none;
  }
}
