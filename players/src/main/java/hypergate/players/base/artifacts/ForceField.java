package hypergate.players.base.artifacts;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.table.Side;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// Force Field: against allies of the side that we do not want to win, and against whoever would
/// win the game.
public final class ForceField {
  public static final Judgement FORCE_FIELD =
      Judgement.of("force-field")
          .worth(ForceField::worth)
          .harms((outlook, against) -> outlook.encounter.isMain(outlook.me) && against > 0 ? 3 : 0)
          .answers("seats", ForceField::foes);

  private ForceField() {}

  private static double worth(Outlook outlook) {
    int side = outlook.stake() > 0 ? 1 : -1;
    Side foes = side > 0 ? outlook.encounter.defensive() : outlook.encounter.offensive();
    double worth = 0.03 * foes.alliedShips() * Math.abs(outlook.stake());
    for (int i = 0; i < outlook.seats; i++) {
      Seat seat = Seat.of(i);
      boolean winner = seat.in(outlook.encounter.offensive().allies()) && outlook.wouldWin(seat);
      if (winner && seat != outlook.me) worth += 40;
    }
    return worth - 2;
  }

  private static int foes(Outlook outlook, Question question) {
    boolean wantsOffense = outlook.stake() > 0;
    for (int i = 0; i < question.count(); i++) {
      if (Choice.kind(question.option(i)) != Choice.SEAT) continue;
      Seat seat = Seat.of(Choice.value(question.option(i)));
      boolean foe = outlook.sideOf(seat) > 0 != wantsOffense;
      boolean danger = outlook.sideOf(seat) > 0 && outlook.wouldWin(seat);
      if (seat != outlook.me && (foe || danger)) return i;
    }
    return Find.either(Find.word(question, Word.NONE), Find.word(question, Word.DONE));
  }
}
