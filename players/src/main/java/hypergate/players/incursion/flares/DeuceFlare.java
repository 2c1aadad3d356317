package hypergate.players.incursion.flares;

import hypergate.game.decide.Choice;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Deuce's flare, for our side and against the other.
public final class DeuceFlare {
  public static final Judgement DEUCE_FLARE =
      Judgement.of("flare-deuce").answers("wild/number", DeuceFlare::change);

  private DeuceFlare() {}

  // A double of the opponent's card is taken from its total, of our own side's added.
  private static int change(Outlook outlook, Question question) {
    boolean offensive = outlook.sideOf(outlook.me) > 0;
    Seat own = offensive ? outlook.encounter.offense() : outlook.encounter.defense();
    int card = outlook.encounter.card(own);
    int printed = card < 0 ? -1 : outlook.view.face(card).value();
    return Find.number(question, hasNumber(question, printed) ? printed : lowest(question));
  }

  private static boolean hasNumber(Question question, int number) {
    for (int i = 0; i < question.count(); i++)
      if (Choice.asNumber(question.option(i)) == number) return true;
    return false;
  }

  private static int lowest(Question question) {
    int lowest = Choice.asNumber(question.option(0));
    for (int i = 1; i < question.count(); i++)
      lowest = Math.min(lowest, Choice.asNumber(question.option(i)));
    return lowest;
  }
}
