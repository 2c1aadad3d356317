package hypergate.players.conflict.hazards;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Galactic Council: a colony for everybody, if no rival wins by it; others will not accept
/// less.
public final class GalacticCouncil {
  public static final Judgement GALACTIC_COUNCIL =
      Judgement.of("galactic-council")
          .answers("ships", GalacticCouncil::propose)
          .answers(
              "choice",
              (outlook, question) ->
                  Math.max(0, Find.word(question, isGood(outlook) ? Word.ACCEPT : Word.REJECT)));

  private GalacticCouncil() {}

  private static int propose(Outlook outlook, Question question) {
    if (question.gestureStep() == 0 && !isSafeForAll(outlook))
      return Math.max(0, Find.word(question, Word.NONE));
    int best = -1;
    for (int i = 0; i < question.count(); i++) {
      int option = question.option(i);
      if (Choice.kind(option) != Choice.SHIP_OF) continue;
      if (best < 0 || isBetter(outlook, Choice.value(option), Choice.value(question.option(best))))
        best = i;
    }
    return best >= 0 ? best : Math.max(0, Find.word(question, Word.DONE));
  }

  // The next seat first; of its planets rather not one of ours.
  private static boolean isBetter(Outlook outlook, int one, int other) {
    if (one >> 8 != other >> 8) return one >> 8 < other >> 8;
    return outlook.ships.systemOf(Planet.of(one & 0xff)) != outlook.me
        && outlook.ships.systemOf(Planet.of(other & 0xff)) == outlook.me;
  }

  private static boolean isSafeForAll(Outlook outlook) {
    if (outlook.lacks(outlook.me) <= 1) return true;
    for (int i = 0; i < outlook.seats; i++) if (outlook.lacks(Seat.of(i)) <= 1) return false;
    return true;
  }

  // It gives us a colony, and nobody wins by it without us.
  private static boolean isGood(Outlook outlook) {
    if (!outlook.encounter.proposed(outlook.me).exists()) return false;
    if (outlook.lacks(outlook.me) <= 1) return true;
    for (int i = 0; i < outlook.seats; i++)
      if (outlook.encounter.proposed(Seat.of(i)).exists() && outlook.lacks(Seat.of(i)) <= 1)
        return false;
    return true;
  }
}
